//! Collections of games: listed part by part, with names from files of their own, and searched.

use reversi::{
    clerk::{Answer, Brought, Clerk, Contents, Errand, Listing, Query, Row, Step},
    formats::transcript,
    i18n::Language,
    rules::{Position, Ruleset},
};

use super::{complete_games, done, done_in, names_file, played, wthor_file};

/// The squares of all complete games of the usual start.
fn all_games() -> Vec<&'static str> {
    complete_games().collect()
}

fn file(name: &str, bytes: Vec<u8>) -> Brought {
    Brought { name: name.to_owned(), contents: Contents::Bytes(bytes) }
}

fn opened(files: Vec<Brought>) -> (Clerk, Answer) {
    let mut clerk = Clerk::default();
    let answer = done_in(&mut clerk, Language::En, &Errand::ReadFiles, files);
    (clerk, answer)
}

fn listed(answer: Answer) -> Listing {
    match answer {
        Answer::Listed(listing) => listing,
        other => panic!("{other:?}"),
    }
}

fn find(clerk: &mut Clerk, query: Query) -> Listing {
    listed(done(clerk, Errand::Search(query)))
}

/// Two years of games with their players: those of 1999 are Anna's and Bo's, those of 2001 Cleo's and Ösp's.
fn two_years() -> Vec<Brought> {
    let games = all_games();
    let mut early = wthor_file(1999, &games);
    let mut late = wthor_file(2001, &games);
    for number in 0..games.len() {
        let game = 16 + 68 * number;
        early[game..game + 6].copy_from_slice(&[0, 0, 0, 0, 1, 0]);
        late[game..game + 6].copy_from_slice(&[1, 0, 2, 0, 3, 0]);
    }
    vec![
        file("1999.wtb", early),
        file("2001.wtb", late),
        file("w.jou", names_file(20, &["Anna", "Bo", "Cleo", "Ösp"])),
        file("w.trn", names_file(26, &["Spring", "Autumn"])),
    ]
}

#[test]
fn all_games_are_listed_with_their_names_fifty_at_a_time() {
    let games = all_games().len() as u32;
    let (mut clerk, answer) = opened(two_years());
    let listing = listed(answer);
    assert_eq!((listing.open, listing.listed, listing.rows.len()), (2 * games, 2 * games, 50));
    let Row { number, players, about, .. } = &listing.rows[0];
    assert_eq!((*number, players.black.as_str(), players.second.as_str()), (0, "Anna", "Bo"));
    assert_eq!(about, "Spring, 1999");
    let last = listed(done(&mut clerk, Errand::List(2 * games - 1)));
    assert_eq!((last.from, last.rows.len()), (2 * games - 1, 1));
    assert_eq!((last.rows[0].players.second.as_str(), last.rows[0].about.as_str()), ("Ösp", "Autumn, 2001"));
    let beyond = listed(done(&mut clerk, Errand::List(u32::MAX)));
    assert!(beyond.rows.is_empty());
    match done(&mut clerk, Errand::Show(games)) {
        Answer::Shown(shown) => {
            assert_eq!(transcript::write(shown.choices[0].game.squares()), all_games()[0]);
            assert_eq!((shown.header.names.black.as_str(), shown.header.date.as_str()), ("Cleo", "2001"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn games_are_found_by_player_tournament_and_year() {
    let games = all_games().len() as u32;
    let (mut clerk, _) = opened(two_years());
    let named = |name: &str| Query { name: name.to_owned(), ..Query::default() };
    let check = |clerk: &mut Clerk, query: Query, found: u32| {
        assert_eq!(find(clerk, query.clone()).listed, found, "{query:?}");
    };
    check(&mut clerk, named("anna"), games);
    check(&mut clerk, named(" ÖSP "), games);
    check(&mut clerk, named("autumn"), games);
    check(&mut clerk, named("n"), 2 * games);
    check(&mut clerk, named("nobody"), 0);
    check(&mut clerk, Query { year: Some(1999), ..Query::default() }, games);
    check(&mut clerk, Query { year: Some(2001), ..named("anna") }, 0);
    let found = find(&mut clerk, named("cleo"));
    assert_eq!(found.rows[0].number, games, "a row keeps its number");
    let next = listed(done(&mut clerk, Errand::List(50.min(games - 1))));
    assert_eq!(next.rows[0].number, games + next.from, "the list is of what was found");
    check(&mut clerk, Query::default(), 2 * games);
}

#[test]
fn games_are_found_by_a_position_whatever_the_order_of_moves() {
    let games = ["f5d6c3", "f5d6c5", "f5f6e6f4"];
    let (mut clerk, _) = opened(vec![file("x.wtb", wthor_file(2000, &games))]);
    let at =
        |squares: &str| Query { position: Some(*played("classic", squares).position()), ..Query::default() };
    let numbers = |listing: Listing| listing.rows.iter().map(|row| row.number).collect::<Vec<_>>();
    assert_eq!(numbers(find(&mut clerk, at("f5d6"))), [0, 1]);
    assert_eq!(numbers(find(&mut clerk, at("f5f6e6f4"))), [2]);
    assert_eq!(numbers(find(&mut clerk, at("d3"))), [0; 0]);
    let wide: Ruleset = "10x10.usual.shared.most.white".parse().expect("a ruleset");
    let wide = Query { position: Some(Position::start(wide)), ..Query::default() };
    assert_eq!(find(&mut clerk, wide).listed, 0);
}

#[test]
fn games_of_texts_are_searched_too() {
    let mut clerk = Clerk::default();
    let text = "(;GM[2]PB[Anna]DT[2003-04-05];B[f5];W[d6])(;GM[2]PC[Oslo]DT[5.4.2004];B[f5];W[f4])(;GM[2];B[d3];W[c5])";
    let _ = done(&mut clerk, Errand::Read(text.to_owned()));
    let numbers = |listing: Listing| listing.rows.iter().map(|row| row.number).collect::<Vec<_>>();
    assert_eq!(numbers(find(&mut clerk, Query { name: "oslo".into(), ..Query::default() })), [1]);
    assert_eq!(numbers(find(&mut clerk, Query { year: Some(2003), ..Query::default() })), [0]);
    let position = Some(*played("classic", "f5").position());
    assert_eq!(numbers(find(&mut clerk, Query { position, ..Query::default() })), [0, 1]);
}

#[test]
fn a_long_search_is_done_in_parts_that_tell_how_far_it_is() {
    let many: Vec<&str> = std::iter::repeat_n("f5d6c3", 60_000).collect();
    let (mut clerk, answer) = opened(vec![file("x.wtb", wthor_file(2000, &many))]);
    assert_eq!(listed(answer).listed, 60_000);
    let position = Some(*played("classic", "f5d6").position());
    let mut task =
        clerk.take(Language::En, Errand::Search(Query { position, ..Query::default() }), Vec::new());
    let mut parts = Vec::new();
    let found = loop {
        match clerk.work(&mut task) {
            Step::SoFar(hundredths) => parts.push(hundredths),
            Step::Done(answer) => break listed(answer),
        }
    };
    assert_eq!(found.listed, 60_000);
    assert!(parts.len() >= 3 && parts.is_sorted() && parts[0] < 100, "{parts:?}");
}

#[test]
fn names_alone_are_put_beside_games_that_are_open() {
    let names = || file("w.jou", names_file(20, &["Anna", "Bo"]));
    let (_, alone) = opened(vec![names()]);
    let told = "These are names of players or tournaments. Choose them together with their file of games.";
    assert_eq!(alone, Answer::Refused(told.into()));
    let (mut clerk, answer) = opened(vec![file("x.wtb", wthor_file(2000, &["f5", "f5"]))]);
    assert_eq!(listed(answer).rows[0].players.black, "");
    let answer = done_in(&mut clerk, Language::En, &Errand::ReadFiles, vec![names()]);
    let listing = listed(answer);
    assert_eq!(
        (listing.rows[0].players.black.as_str(), listing.told.as_slice()),
        ("Anna", &["The names have been added.".to_owned()][..])
    );
}

#[test]
fn a_file_that_is_too_short_says_how_many_games_are_missing() {
    let mut cut = wthor_file(2000, &["f5", "f5", "f5"]);
    cut.truncate(16 + 68 * 2 + 30);
    let (_, answer) = opened(vec![file("x.wtb", cut)]);
    let listing = listed(answer);
    assert_eq!(listing.open, 2);
    let told = "According to the file there should be 1\u{a0}game more. They are missing. That concerns the file “x.wtb”.";
    assert_eq!(listing.told.join(" "), told);
}
