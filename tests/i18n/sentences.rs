//! Every sentence of a language, said once with the arguments of an example.

use reversi::i18n::{
    Advice, Asks, Board, Clerk, Clocks, Colour, Commands, Computer, ComputerChoices, Errors, Facing, Feel,
    Flaws, Found, Guide, Hearing, Keys, Language, Lines, Links, Matches, MoveList, NewGame, Notices,
    Opponent, OwnRules, Page, PerColour, PositionText, Program, Reading, Records, Refusals, Results,
    Rulesets, Said, Senses, SetUp, Settings, Sharing, Starts, Storage, Strips, Texts, Thinking, Unwritables,
};
use reversi::i18n::{Day, Shelf};

/// One sentence or label of a language.
pub(crate) struct Sentence {
    /// Topic and field, such as `Notices.passes_no_move`: the same in every language.
    pub name: &'static str,
    /// What is said.
    pub text: String,
    /// The arguments that must stand in it as they are.
    pub arguments: Vec<String>,
}

/// What stands in the sentence for an argument, if it stands there as it is.
trait Argument {
    fn shown(&self) -> Option<String>;
}

impl Argument for &str {
    fn shown(&self) -> Option<String> {
        Some((*self).to_owned())
    }
}

impl Argument for u32 {
    fn shown(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Argument for Colour {
    fn shown(&self) -> Option<String> {
        None
    }
}

impl Argument for Day {
    fn shown(&self) -> Option<String> {
        Some(self.year.to_string())
    }
}

fn shown(arguments: &[&dyn Argument]) -> Vec<String> {
    arguments.iter().filter_map(|argument| argument.shown()).collect()
}

/// Takes a topic apart. There is no `..`, so a new sentence does not compile before it is listed.
macro_rules! say {
    ($all:ident, $topic:expr, $kind:ident { $($field:ident $(($($argument:expr),+))?),+ $(,)? }) => {
        let $kind { $($field),+ } = $topic;
        $($all.push(Sentence {
            name: concat!(stringify!($kind), ".", stringify!($field)),
            text: $field$(($($argument),+))?.to_string(),
            arguments: shown(&[$($(&$argument),+)?]),
        });)+
    };
}

/// Every sentence of `language`, in the catalogue's order.
pub(crate) fn sentences(language: Language) -> Vec<Sentence> {
    let Texts {
        page,
        colours,
        rulesets,
        starts,
        own_rules,
        new_game,
        settings,
        commands,
        strips,
        board,
        said,
        moves,
        notices,
        results,
        refusals,
        asks,
        storage,
        errors,
        guide,
        computer,
        reading,
        links,
        records,
        program,
        hearing,
        position,
        keys,
        senses,
        shelf,
        sharing,
        lines,
        clocks,
        matches,
        set_up,
        facing,
        feel,
    } = language.texts();
    let mut all = Vec::new();
    clerk_sentences(language.clerk(), &mut all);
    say!(all, page, Page {
        title, description, loading, no_script, skip_to_board, game, title_turn("Anna"), title_won("Anna"),
        title_drawn,
    });
    say!(all, colours, PerColour { black, white, red });
    say!(
        all,
        rulesets,
        Rulesets {
            heading,
            classic,
            classic_about,
            reverse,
            reverse_about,
            historic,
            historic_about,
            custom,
            custom_about,
        }
    );
    say!(
        all,
        starts,
        Starts {
            heading,
            usual,
            exchanged,
            parallel_top,
            parallel_bottom,
            parallel_left,
            parallel_right,
            free,
            lot,
        }
    );
    say!(all, own_rules, OwnRules {
        shape, square_shape(8), octagon, supply, shared, own, goal, most, fewest, second_colour,
    });
    say!(all, new_game, NewGame { player_1, player_2, who_begins, by_lot, in_turn });
    say!(
        all,
        settings,
        Settings {
            theme,
            theme_system,
            theme_light,
            theme_dark,
            legal_moves,
            coordinates,
            confirm_passes,
            animation,
        }
    );
    say!(
        all,
        commands,
        Commands {
            new_game,
            start,
            rematch,
            undo,
            redo,
            pass,
            turn_board,
            rules,
            settings,
            language,
            close,
            cancel,
            first_move,
            previous_move,
            next_move,
            last_move,
            back_to_game,
            play_from_here,
            restore_previous,
            show_other,
            keep_mine,
        }
    );
    say!(all, strips, Strips { named("Anna", Colour::Black), turn("Anna"), discs(12), in_hand(30) });
    say!(all, board, Board {
        label, empty, disc(Colour::White), legal, turns(2), last, disc_short(Colour::Red), legal_short,
        turns_short(2), last_short,
    });
    say!(all, said, Said {
        new_game("Anna"), played("Anna", "d3", 2), placed("Anna", "d4"), turn("Anna"), undone("d3"), redone("d3"),
        board_turned,
    });
    say!(all, moves, MoveList {
        heading, none, pass, entry(11, "Anna", "d3"), pass_entry(12, "Anna"), viewing(12, 30),
    });
    say!(all, notices, Notices {
        passes_no_move("Anna", "Kim"), passes_no_disc("Anna", "Kim"), must_pass_no_move("Anna"),
        must_pass_no_disc("Anna"), free_opening,
    });
    say!(all, results, Results {
        wins("Anna", 40, 24), wins_fewest("Anna", 13, 51), draw(32),
        empties_to_winner(3, 43, 21), empties_shared(4, 32), nobody_can_move,
        discs_used_up("Anna", "Kim"), wiped_out("Anna"),
    });
    say!(all, refusals, Refusals { turns_nothing("d3"), occupied("d3"), not_centre, no_disc("Anna"), over });
    say!(all, asks, Asks { play_from_here(18) });
    say!(
        all,
        storage,
        Storage {
            denied,
            full,
            full_settings,
            unreadable_game,
            unreadable_settings,
            newer_game,
            newer_settings,
            unusable_other,
            other_tab,
            previous_kept,
            previous_restored,
        }
    );
    say!(all, errors, Errors { failed, failed_saved });
    say!(all, guide, Guide {
        title, description, contents, play, in_words, empty_board, discs(2, Colour::Black, "e4, d5"),
        no_discs(Colour::White), turned("d4, e4"), legal("c5, e7"), marked("g1"),
    });
    computer_sentences(computer, &mut all);
    say!(
        all,
        reading,
        Reading { read_rule, these_rules, own_page, failed, previous_step, next_step, try_it }
    );
    say!(all, records, Records {
        heading, text, about, read, files, reading, searching, restarted, failed, which, moves(34), open_game,
        open_part(2), back_to_list, range(51, 100, 10_000), none, name, year, on_the_board, search, all_games, earlier,
        later,
    });
    say!(all, links, Links { apart, own_game, unknown_rules, no_square(3), illegal(3, "a1"), no_start, no_ply(9), too_long });
    say!(
        all,
        program,
        Program {
            offline_ready,
            offline_saving,
            offline_failed,
            offline_unavailable,
            new_version_waits,
            new_version_runs,
            update,
            later,
            fetch_again,
            part_missing,
            licences,
            licences_about,
        }
    );
    say!(all, hearing, Hearing {
        score("Anna", 7, "Kim", 5), in_hand("Anna", 28, "Kim", 29), shared, would_turn("d3", "d4, e5"),
        would_place("d4"), no_square("z9"), row(4, "d4, e4"), empty_row(1), lies("d4", Colour::Red),
    });
    say!(all, position, PositionText { heading, copy, copied, not_copied });
    say!(
        all,
        keys,
        Keys {
            heading,
            about,
            arrows,
            to_neighbour,
            ends,
            to_edge,
            enter,
            play,
            coordinate,
            to_coordinate,
            next,
            shift_n,
            previous,
            every,
            turned,
            last,
            score,
            in_hand,
            list,
        }
    );
    say!(
        all,
        senses,
        Senses { by_ear, order, square_first, disc_first, length, full, short, contrast, patterns, awake }
    );
    say!(all, shelf, Shelf {
        heading, search, none, none_found, more, players("Anna", "Kim"), on_board, date(SOME_DATE), no_date,
        change("Anna"), rename, name, save_name, copy, copy_of("Anna"), delete, take_back, deleted("Anna"),
        taken_back, renamed, copied, full, elsewhere, gone, would_be_lost, unreadable, corrupt, newer, text, export, exported(12),
        import, added(12), known(3), flawed(2), left_out(4), adding(12, 50), not_reached(38), foreign_file, newer_file, too_large, file_failed, plenty,
        room(120), no_room, may_go, promised, refused, ask, momentary, save_this, reload,
    });
    say!(all, sharing, Sharing { share, heading, about, link, send_link, copy_link, link_copied, link_refused, code, code_about, forms, transcript, board, picture, numbered_picture, text, writing, not_written, save, save_as("PNG"), not_saved, paper, print_game, print_sheet, print_empty, date, result, score(33, 31), longer_here(7, 6), keep_mine, take_link, send_answer });
    say!(all, lines, Lines {
        straight, along, slanting, along_slanting, around, up, up_right, right, down_right, down, down_left, left,
        up_left, line("Up", "d2, d1"), empty("d2"), all_empty("Up"), edge("Up"), no_disc("d3"),
    });
    say!(all, clocks, Clocks {
        heading, none, minutes(5), own, time_1, time_2, bonus, no_bonus, increments, increment(5), delays, delay(5),
        left, tenths(19, 4), spoken(4, 31), start, stop, stopped, both("Anna", "A", "Bo", "B"), no_clock,
        low("Anna", "T"), wins("Anna"), up("Anna"), play_on,
    });
    say!(all, matches, Matches {
        points("1½"), standing(3, "Anna", "2", "Bo", "1"), discs(120, 72), ended(3, "Anna", "2", "Bo", "1"), handicap,
        even, corners("Anna", 2),
    });
    say!(all, set_up, SetUp {
        heading, place, none, to_move, clear, from_game, copy_link, keys, unreadable, unplayable,
        off_board("a1, b1"), two_discs("d3"), no_discs, outside_centre("f5"), out_of_turn, hands_unequal(60, 58),
        hand_full("Anna", 32),
    });
    say!(all, facing, Facing { heading, same_side, face_to_face, far_language, follow });
    say!(all, feel, Feel { welcome, board, board_rules, board_walnut, board_slate, would_turn, sound });
    all
}

/// What only the clerk says.
fn clerk_sentences(clerk: &Clerk, all: &mut Vec<Sentence>) {
    let Clerk { flaws, records, unwritable } = clerk;
    say!(all, flaws, Flaws {
        place(2, 7), place_of_move(3, 2, 7), byte(17), empty, too_long(16), too_long_transcript(100_000),
        too_many(200), unknown_file, cut_off, missing(999), unknown_sign("%"), unknown_word("z9"), occupied("d4"),
        turns_nothing("d4"), no_such_square("d10"), not_in_the_centre("d3"), no_disc("d3"), game_over, must_place,
        out_of_turn, squares(63), size("12"), doubtful_sign("0"), no_side, impossible, no_discs, set_up_late,
        unclosed, other_game("Go"), json,
    });
    say!(all, records, Found {
        guessed, variations(2), score(33, 31), other_result(33, 31), names_alone, names_added, in_file("club.wtb"),
        unreadable("club.wtb"), too_many_files(100), gone,
    });
    say!(
        all,
        unwritable,
        Unwritables {
            shape,
            own_supply,
            free_opening,
            fewest_win,
            other_start,
            hands_of_a_setup,
            too_long_to_draw,
        }
    );
}

/// A date in a month that only English calls so.
const SOME_DATE: Day = Day { year: 2026, month: 3, day: 30, hour: 15, minute: 4 };

fn computer_sentences(computer: &Computer, all: &mut Vec<Sentence>) {
    let Computer { levels, choices, thinking, advice } = computer;
    for (number, Opponent { name, about }) in (1..).zip(levels) {
        for (what, text) in [("name", name), ("about", about)] {
            let name = format!("Opponent.{what}_{number}").leak();
            all.push(Sentence { name, text: (*text).to_owned(), arguments: Vec::new() });
        }
    }
    say!(
        all,
        choices,
        ComputerChoices {
            person,
            computer,
            name_1,
            name_2,
            balanced,
            hint,
            values,
            move_now,
            stop,
            go_on,
            take_over,
            pace,
            quick,
            calm,
            slow,
        }
    );
    say!(all, thinking, Thinking {
        thinking("Anna"), so_far("d3"), both, halted("Anna"), seeking_hint, seeking_values, restarted, failed,
        no_advice,
    });
    say!(all, advice, Advice {
        best("d3"), only, corner, no_reply("Anna"), few_replies("Anna", 2), no_corner, forces_corner("Anna"), last,
        few_discs, outlook, wins(12), draws, loses(4), best_square("d3"), exact("d3", "+4"), about("d3", "+4"),
        sure_win("d3"), sure_draw("d3"), sure_loss("d3"),
    });
}
