//! The tools of the position editor: what presses put, who is to move, whole arrangements, rules, discs in hand, text.

use leptos::{ev, prelude::*};

use super::{
    choice::{Choice, choices},
    desk::{Desk, Flag},
    disc::lone_disc,
    editor::ruleset,
    field::labelled,
    own_rules::own_rules,
    redraw::{redraw, show},
    word_button::WordButton,
};
use crate::{
    browser::address,
    i18n::{Colour, Texts},
    rules::{Preset, SecondColour, Side, Supply},
    scene::ruleset_name,
    session::{Action, Brush, Copied, DraftChange, Editor, EditorAction, Rules, Session},
};

/// The tools, with the `verdict` of the rules among them.
pub(super) fn tools(verdict: AnyView) -> AnyView {
    let desk = Desk::here();
    let has_supply = desk.memo(|session| ruleset(session).supply == Supply::Own);
    let has_own_rules = desk.memo(|session| session.now.draft.rules == Rules::Custom);
    view! {
        <div class="editor-tools">
            {redraw(desk.memo(second_colour), brushes)}
            {verdict}
            {redraw(desk.memo(second_colour), sides)}
            {arrangements()}
            {show(has_supply, hands)}
            {rulesets()}
            {show(has_own_rules, own_rules)}
            {text()}
        </div>
    }
    .into_any()
}

fn second_colour(session: &Session) -> Colour {
    match ruleset(session).second {
        SecondColour::White => Colour::White,
        SecondColour::Red => Colour::Red,
    }
}

const fn colour_of(side: Side, second: Colour) -> Colour {
    match side {
        Side::Black => Colour::Black,
        Side::Second => second,
    }
}

fn edits(read: fn(&Editor) -> bool) -> Memo<bool> {
    Desk::here().memo(move |session| session.now.editor.as_ref().is_some_and(read))
}

fn brushes(second: Colour) -> AnyView {
    let brush = |brush: Brush| {
        let desk = Desk::here();
        let chosen =
            desk.memo(move |session| session.now.editor.as_ref().is_some_and(|editor| editor.brush == brush));
        let action = Action::Editor(EditorAction::Take(brush));
        let choice = Choice { group: "brush", value: brush.id(), chosen, action, look: "" };
        match brush {
            Brush::Disc(side) => with_disc(choice, colour_of(side, second)),
            Brush::Empty => choice.view(view! { <span>{desk.text(|texts| texts.set_up.none)}</span> }),
        }
    };
    choices(Desk::here().text(|texts| texts.set_up.place), "editor-choices", Brush::ALL.map(brush).into())
}

fn sides(second: Colour) -> AnyView {
    let side = |side: Side| {
        let (value, chosen): (_, fn(&Editor) -> bool) = match side {
            Side::Black => ("black", |editor| editor.setup.to_move == Side::Black),
            Side::Second => ("second", |editor| editor.setup.to_move == Side::Second),
        };
        let action = Action::Editor(EditorAction::ToMove(side));
        with_disc(
            Choice { group: "to-move", value, chosen: edits(chosen), action, look: "" },
            colour_of(side, second),
        )
    };
    choices(Desk::here().text(|texts| texts.set_up.to_move), "editor-choices", Side::BOTH.map(side).into())
}

/// A choice shown by a disc and the name of its colour.
fn with_disc(choice: Choice, colour: Colour) -> AnyView {
    choice.view(view! {
        {lone_disc("editor-disc", colour)}
        <span>{Desk::here().text_of(move |texts| texts.colours.of(colour))}</span>
    })
}

/// Whole arrangements, and the way back from each change.
fn arrangements() -> AnyView {
    let can_take_back = edits(Editor::can_take_back);
    let disabled = Memo::new(move |_| (!can_take_back.get()).then_some("true"));
    view! {
        <div class="ways">
            {button("take-back", |texts| texts.commands.undo, EditorAction::TakeBack, Some(disabled))}
            {button("clear", |texts| texts.set_up.clear, EditorAction::Clear, None)}
            {button("start-position", |texts| texts.starts.heading, EditorAction::Start, None)}
            {button("game-position", |texts| texts.set_up.from_game, EditorAction::FromGame, None)}
        </div>
    }
    .into_any()
}

fn button(
    id: &'static str,
    label: fn(&'static Texts) -> &'static str,
    action: EditorAction,
    disabled: Option<Flag>,
) -> AnyView {
    let press = Desk::here().on_press(move || Action::Editor(action.clone()));
    WordButton::new(id, label).disabled(disabled).view(press)
}

/// The presets and one's own rules, by name.
fn rulesets() -> AnyView {
    let card = |preset: Option<Preset>| {
        let rules = preset.map_or(Rules::Custom, Rules::Preset);
        let desk = Desk::here();
        let choice = Choice {
            group: "ruleset",
            value: preset.map_or("custom", Preset::id),
            chosen: desk.memo(move |session| session.now.draft.rules == rules),
            action: Action::Draft(DraftChange::Rules(rules)),
            look: "",
        };
        choice.named(desk.memo(move |session| ruleset_name(session.texts(), preset).to_owned()))
    };
    let cards = Preset::ALL.into_iter().map(Some).chain([None]).map(card);
    choices(Desk::here().text(|texts| texts.rulesets.heading), "editor-rules", cards.collect())
}

/// The discs in hand. One side's number gives the other's.
fn hands() -> AnyView {
    let desk = Desk::here();
    view! {
        <fieldset class="field">
            <legend>{desk.text(|texts| texts.keys.in_hand)}</legend>
            <div class="choices editor-choices">{Side::BOTH.map(hand).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

fn hand(side: Side) -> AnyView {
    let desk = Desk::here();
    let take: Box<dyn FnMut(ev::Event)> = Box::new(move |event| {
        if let Ok(hand) = event_target_value(&event).parse::<u32>() {
            let hand = u8::try_from(hand).unwrap_or(u8::MAX);
            desk.act(Action::Editor(EditorAction::InHand(side, hand)));
        }
    });
    let name = desk.memo(move |session| session.texts().colours.of(colour_of(side, second_colour(session))));
    let held = desk.memo(move |session| {
        session.now.editor.as_ref().map(|editor| editor.setup.hands[side].to_string()).unwrap_or_default()
    });
    view! {
        <label class="field">
            <span>{name}</span>
            <input
                class="text-input"
                type="number"
                inputmode="numeric"
                min="0"
                max=desk.memo(|session| ruleset(session).supply_each().unwrap_or_default().to_string())
                name=if side == Side::Black { "black-hand" } else { "second-hand" }
                prop:value=held
                on:change=take
            />
        </label>
    }
    .into_any()
}

/// The board as text: to be typed, pasted, copied; and the link to the position.
fn text() -> AnyView {
    let desk = Desk::here();
    let text = desk.memo(|session| session.now.editor.as_ref().and_then(Editor::text).unwrap_or_default());
    let unreadable = edits(|editor| editor.unreadable);
    let take: Box<dyn FnMut(ev::Event)> = Box::new(move |event| {
        desk.act(Action::Editor(EditorAction::Read(event_target_value(&event))));
    });
    let input = view! {
        <input
            class="text-input"
            type="text"
            name="board-text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-invalid=Memo::new(move |_| unreadable.get().then_some("true"))
            prop:value=text
            on:change=take
        />
    };
    let copied = desk.memo(|session| match session.now.copied {
        None => "",
        Some(Copied::Done) => "done",
        Some(Copied::Refused) => "refused",
    });
    view! {
        {labelled(desk.text(|texts| texts.position.heading), input)}
        {show(unreadable, || {
            view! { <p class="editor-problem">{Desk::here().text(|texts| texts.set_up.unreadable)}</p> }.into_any()
        })}
        <div class="ways">
            {button("copy-board", |texts| texts.position.copy, EditorAction::CopyText, None)}
            <button
                class="button"
                type="button"
                data-action="copy-link"
                on:click=desk.on_press(|| Action::Editor(EditorAction::CopyLink(address::place())))
            >
                {desk.text(|texts| texts.set_up.copy_link)}
            </button>
            <span data-copied=copied>{desk.memo(Session::copied_text)}</span>
        </div>
        <p class="editor-keys">{desk.text(|texts| texts.set_up.keys)}</p>
    }
    .into_any()
}
