//! Swedish, the list of kept games.

use crate::i18n::{Shelf, plural::counted};

pub(in crate::i18n::languages) const SHELF: Shelf = Shelf {
    heading: "Sparade spel",
    search: "Sök på namn eller regler",
    none: "Inga spel är sparade ännu.",
    none_found: "Inget sparat spel stämmer med sökningen.",
    more: "Visa fler spel",
    players: |black, second| format!("{black} – {second}"),
    on_board: "På brädet",
    date: |date| {
        let (month, minute) = (date.month_in(&MONTHS), date.minute);
        format!("{}\u{a0}{month} {} kl.\u{a0}{:02}.{minute:02}", date.day, date.year, date.hour)
    },
    no_date: "Okänt datum",
    change: |title| format!("Ändra eller ta bort ”{title}”"),
    rename: "Byt namn",
    name: "Spelets namn",
    save_name: "Spara namnet",
    copy: "Kopiera",
    copy_of: |title| format!("{title} (kopia)"),
    delete: "Ta bort",
    take_back: "Ångra borttagningen",
    deleted: |title| format!("”{title}” är borttaget."),
    taken_back: "Spelet är tillbaka.",
    renamed: "Spelet har fått ett nytt namn.",
    copied: "Spelet är kopierat.",
    full: "Det finns inget utrymme kvar för det. Ingenting har ändrats.",
    elsewhere: "Spelet ändrades just i en annan flik. Ingenting har ändrats här.",
    gone: "Spelet finns inte kvar.",
    would_be_lost: "Spelet på brädet kunde inte sparas och skulle gå förlorat. Spara först alla spel i en fil.",
    unreadable: "Oläsligt spel",
    corrupt: "Programmet kan inte läsa det.",
    newer: "Det kommer från en nyare version av programmet.",
    text: "Spara spelets text i en fil",
    export: "Spara alla spel i en fil",
    exported: |games| match games {
        1 => "1\u{a0}spel är sparat i en fil.".to_owned(),
        _ => format!("{games}\u{a0}spel är sparade i en fil."),
    },
    import: "Lägg till spel från en fil",
    added: |games| match games {
        1 => "1\u{a0}spel har lagts till.".to_owned(),
        _ => format!("{games}\u{a0}spel har lagts till."),
    },
    known: |games| format!("{games} fanns här redan."),
    flawed: |games| format!("{games} gick inte att läsa."),
    left_out: |games| format!("Det fanns inget utrymme för {games}."),
    adding: |done, all| format!("Spel läggs till: {done} av {all}."),
    not_reached: |games| format!("{games} har inte lagts till."),
    foreign_file: "Filen innehåller inga spel som det här programmet har sparat.",
    newer_file: "Filen kommer från en nyare version av programmet.",
    too_large: "Filen är för stor.",
    file_failed: "Webbläsaren kunde inte läsa filen.",
    plenty: "Det finns gott om utrymme för fler spel.",
    room: |games| format!("Det finns utrymme för ungefär {}.", counted(games, "spel till", "spel till")),
    no_room: "Det finns inget utrymme för fler spel.",
    may_go: "Spelen finns bara i den här webbläsaren. Den kan ta bort dem när den behöver utrymmet, och Safari gör \
             det när sidan inte har öppnats på sju dagar. Det du sparar i en fil har du kvar.",
    promised: "Webbläsaren har lovat att behålla spelen tills du själv tar bort dem.",
    refused: "Webbläsaren lovar inte att behålla spelen. Det du sparar i en fil har du kvar.",
    ask: "Be webbläsaren behålla spelen",
    momentary: "Ingenting kan sparas i den här webbläsaren. Spelen försvinner när sidan stängs, om du inte sparar dem \
                i en fil.",
    save_this: "Spara det här spelet i en fil",
    reload: "Ladda om sidan",
};

const MONTHS: [&str; 12] = [
    "januari",
    "februari",
    "mars",
    "april",
    "maj",
    "juni",
    "juli",
    "augusti",
    "september",
    "oktober",
    "november",
    "december",
];
