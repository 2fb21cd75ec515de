//! The dialog in which a game is chosen.

use leptos::{ev, prelude::*};

use super::{
    choice::{Choice, choices},
    clock_choice::clock_choice,
    desk::Desk,
    dialog::DialogFrame,
    handicap::handicap,
    icon::{Icon, Sign},
    own_rules::own_rules,
    players::{players, who_begins},
    records,
    redraw::{redraw, show},
    rules_link::rules_link,
    small_board::SmallBoard,
};
use crate::{
    browser::chance,
    guide,
    rules::{Preset, Ruleset, Shape},
    scene::{Picture, ruleset_about, ruleset_name, start_name},
    session::{Action, Dialog, DraftChange, Rules, Start},
};

/// The new-game dialog.
#[component]
pub(super) fn NewGameDialog() -> impl IntoView {
    view! {
        <DialogFrame dialog=Dialog::NewGame id="new-game" title=|texts| texts.commands.new_game/>
    }
}

/// What is in it.
pub(super) fn form() -> AnyView {
    let desk = Desk::here();
    let custom = desk.memo(|session| session.now.draft.rules == Rules::Custom);
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        desk.act(Action::Start(chance::draw()));
    };
    view! {
        <form class="dialog-form" method="dialog" on:submit=start>
            <div class="dialog-body">
                {ruleset_cards()}
                {rules_of_the_choice()}
                {show(custom, own_rules)}
                {redraw(desk.memo(|session| session.now.draft.starts()), starts)}
                {to_editor()}
                {players()}
                {who_begins()}
                {clock_choice()}
                {handicap()}
                <div class="ways">{records::opener()}</div>
            </div>
            <div class="dialog-foot">
                <button class="button" type="button" data-action="close" on:click=desk.on_press(|| Action::Close)>
                    {desk.text(|texts| texts.commands.cancel)}
                </button>
                <button class="button" type="submit" data-kind="main" data-action="start">
                    {desk.text(|texts| texts.commands.start)}
                </button>
            </div>
        </form>
    }
    .into_any()
}

/// The way to a start that one sets up oneself.
fn to_editor() -> AnyView {
    let desk = Desk::here();
    view! {
        <button
            class="button"
            type="button"
            data-action="edit"
            on:click=desk.on_press(move || desk.opening(Dialog::Editor))
        >
            {desk.text(|texts| texts.set_up.heading)}
        </button>
    }
    .into_any()
}

/// The presets and one's own rules, each with a picture and a sentence.
fn ruleset_cards() -> AnyView {
    let heading = Desk::here().text(|texts| texts.rulesets.heading);
    let cards = Preset::ALL.into_iter().map(Some).chain([None]).map(ruleset_card);
    choices(heading, "rulesets", cards.collect())
}

/// The way to the rules that are chosen.
fn rules_of_the_choice() -> AnyView {
    let label = Desk::here().text(|texts| texts.reading.these_rules);
    rules_link(|session| guide::of_rules(session.now.draft.plain_ruleset()), "text", None, label)
}

/// A preset, or `None` for one's own rules.
fn ruleset_card(preset: Option<Preset>) -> AnyView {
    let desk = Desk::here();
    let rules = preset.map_or(Rules::Custom, Rules::Preset);
    let octagon = Ruleset { shape: Shape::Octagon, ..Ruleset::default() };
    let ruleset = preset.map_or(octagon, Preset::ruleset);
    let choice = Choice {
        group: "ruleset",
        value: preset.map_or("custom", Preset::id),
        chosen: desk.memo(move |session| session.now.draft.rules == rules),
        action: Action::Draft(DraftChange::Rules(rules)),
        look: "ruleset",
    };
    choice.view(view! {
        <SmallBoard picture=Picture::of_ruleset(ruleset) class="ruleset-picture"/>
        <span class="ruleset-words">
            <span class="ruleset-name">
                {desk.memo(move |session| ruleset_name(session.texts(), preset))}
            </span>
            <span class="ruleset-sentence">
                {desk.memo(move |session| ruleset_about(session.texts(), preset))}
            </span>
        </span>
    })
}

/// The start positions, where there is a choice.
fn starts(starts: Vec<Start>) -> AnyView {
    if starts.is_empty() {
        return ().into_any();
    }
    let heading = Desk::here().text(|texts| texts.starts.heading);
    choices(heading, "starts", starts.into_iter().map(start).collect())
}

fn start(start: Start) -> AnyView {
    let desk = Desk::here();
    let choice = Choice {
        group: "start",
        value: start_id(start),
        chosen: desk.memo(move |session| session.now.draft.start == start),
        action: Action::Draft(DraftChange::Start(start)),
        look: "start",
    };
    let plain = desk.memo(|session| session.now.draft.plain_ruleset());
    let picture = redraw(plain, move |plain| match start {
        Start::Opening(opening) => {
            let picture = Picture::of_start(Ruleset { opening, ..plain });
            view! { <SmallBoard picture class="start-picture" centre=true/> }.into_any()
        }
        Start::ByLot => view! { <Icon sign=Sign::Lot/> }.into_any(),
        Start::Balanced => view! { <Icon sign=Sign::Balanced/> }.into_any(),
    });
    let name = desk.text_of(move |texts| match start {
        Start::Opening(opening) => start_name(texts, Some(opening)),
        Start::ByLot => start_name(texts, None),
        Start::Balanced => texts.computer.choices.balanced,
    });
    choice.view(view! { {picture} <span>{name}</span> })
}

const fn start_id(start: Start) -> &'static str {
    match start {
        Start::Opening(opening) => opening.id(),
        Start::ByLot => "lot",
        Start::Balanced => "balanced",
    }
}
