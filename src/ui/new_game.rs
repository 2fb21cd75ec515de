//! The dialog in which a game is chosen.

use leptos::{ev, prelude::*};

use super::{
    choice::{Choice, Choices},
    desk::Desk,
    dialog::DialogFrame,
    field::SmallBoard,
    icon::{Icon, Sign},
    own_rules::OwnRules,
    players::{Players, WhoBeginsChoice},
};
use crate::{
    browser::chance,
    rules::{Goal, Opening, Preset, Ruleset, SecondColour, Shape},
    scene::{Picture, ruleset_about, ruleset_name, start_name},
    session::{Action, Dialog, DraftChange, Rules, Start},
};

/// The new-game dialog.
#[component]
pub(super) fn NewGameDialog() -> impl IntoView {
    view! {
        <DialogFrame dialog=Dialog::NewGame id="new-game" title=|texts| texts.commands.new_game>
            <NewGameForm/>
        </DialogFrame>
    }
}

#[component]
fn NewGameForm() -> impl IntoView {
    let desk = Desk::here();
    let custom = desk.memo(|session| session.now.draft.rules == Rules::Custom);
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        desk.act(Action::Start(chance::draw()));
    };
    view! {
        <form class="dialog-form" method="dialog" on:submit=start>
            <div class="dialog-body">
                <RulesetCards/>
                {move || custom.get().then(|| view! { <OwnRules/> })}
                <Starts/>
                <Players/>
                <WhoBeginsChoice/>
            </div>
            <div class="dialog-foot">
                <button class="button" type="button" data-action="close" on:click=move |_| desk.act(Action::Close)>
                    {desk.text(|texts| texts.commands.cancel)}
                </button>
                <button class="button" type="submit" data-kind="main" data-action="start">
                    {desk.text(|texts| texts.commands.start)}
                </button>
            </div>
        </form>
    }
}

/// The presets and one's own rules, each with a picture and a sentence.
#[component]
fn RulesetCards() -> impl IntoView {
    let desk = Desk::here();
    let cards = Preset::ALL.into_iter().map(Some).chain([None]);
    view! {
        <Choices legend=desk.text(|texts| texts.rulesets.heading) look="rulesets">
            {cards.map(|preset| view! { <RulesetCard preset/> }).collect_view()}
        </Choices>
    }
}

/// A preset, or `None` for one's own rules.
#[component]
fn RulesetCard(preset: Option<Preset>) -> impl IntoView {
    let desk = Desk::here();
    let rules = preset.map_or(Rules::Custom, Rules::Preset);
    let chosen = desk.memo(move |session| session.now.draft.rules == rules);
    let name = desk.memo(move |session| ruleset_name(session.texts(), preset));
    let about = desk.memo(move |session| ruleset_about(session.texts(), preset));
    let octagon = Ruleset { shape: Shape::Octagon, ..Ruleset::default() };
    let ruleset = preset.map_or(octagon, Preset::ruleset);
    view! {
        <Choice
            group="ruleset"
            value=preset.map_or("custom", Preset::id)
            chosen
            choose=move || desk.act(Action::Draft(DraftChange::Rules(rules)))
            look="ruleset"
        >
            <span
                class="ruleset-house"
                data-goal=Goal::id(ruleset.goal)
                data-second=SecondColour::id(ruleset.second)
            >
                <SmallBoard picture=Picture::of_ruleset(ruleset) class="ruleset-picture"/>
            </span>
            <span class="ruleset-words">
                <span class="ruleset-name">{name}</span>
                <span class="ruleset-sentence">{about}</span>
            </span>
        </Choice>
    }
}

/// The start positions, where there is a choice.
#[component]
fn Starts() -> impl IntoView {
    let desk = Desk::here();
    let starts = desk.memo(|session| session.now.draft.starts());
    move || {
        let starts = starts.get();
        (!starts.is_empty()).then(|| {
            view! {
                <Choices legend=desk.text(|texts| texts.starts.heading) look="starts">
                    {starts.into_iter().map(|start| view! { <StartChoice start/> }).collect_view()}
                </Choices>
            }
        })
    }
}

#[component]
fn StartChoice(start: Start) -> impl IntoView {
    let desk = Desk::here();
    let opening = match start {
        Start::Opening(opening) => Some(opening),
        Start::ByLot => None,
    };
    let chosen = desk.memo(move |session| session.now.draft.start == start);
    let second = desk.memo(|session| session.now.draft.second_colour());
    let picture = move || match opening {
        Some(opening) => {
            let picture = Picture::of_start(opening, second.get());
            view! { <SmallBoard picture class="start-picture" centre=true/> }.into_any()
        }
        None => view! { <Icon sign=Sign::Lot/> }.into_any(),
    };
    view! {
        <Choice
            group="start"
            value=opening.map_or("lot", Opening::id)
            chosen
            choose=move || desk.act(Action::Draft(DraftChange::Start(start)))
            look="start"
        >
            {picture}
            <span>{desk.memo(move |session| start_name(session.texts(), opening))}</span>
        </Choice>
    }
}
