//! The list of games in what is open: what is looked for, some rows, and the ways to the others.

use leptos::{ev, html, prelude::*};

use super::{
    desk::{Desk, Press},
    field::labelled,
    icon::Sign,
    records::{button, or, record},
    redraw::{redraw, show},
    sign_button::SignButton,
};
use crate::{
    clerk::{Listing, Row},
    i18n::Texts,
    session::{RecordAction, Session, Wanted, WantedPlace},
};

/// So many games stand on a page of the list.
const A_PAGE: u32 = 50;

/// The list with all that belongs to it.
pub(super) fn list() -> AnyView {
    let desk = Desk::here();
    let rows = desk.memo(|session| session.now.records.listing.as_ref().map(|listing| listing.rows.clone()));
    let filtered = desk.memo(|session| {
        let listing = session.now.records.listing.as_ref();
        listing.is_some_and(|listing| listing.listed < listing.open)
    });
    view! {
        {search()}
        {show(filtered, || button("all-games", |texts| texts.records.all_games, || RecordAction::ShowAll))}
        {redraw(rows, |rows| table(rows.unwrap_or_default()))}
    }
    .into_any()
}

fn search() -> AnyView {
    let desk = Desk::here();
    let [name, year, place] = [NodeRef::<html::Input>::new(), NodeRef::new(), NodeRef::new()];
    let search = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let value = |input: NodeRef<html::Input>| input.get_untracked().map(|input| input.value());
        let here = place.get_untracked().is_some_and(|place| place.checked());
        let wanted = Wanted {
            name: value(name).unwrap_or_default(),
            year: value(year).unwrap_or_default(),
            place: if here { WantedPlace::OnTheBoard } else { WantedPlace::Any },
        };
        record(desk, RecordAction::Search(wanted));
    };
    let was = desk.now(|session| session.now.records.wanted.clone());
    view! {
        <form class="record-search" role="search" on:submit=search>
            {field("record-name", |texts| texts.records.name, was.name, name)}
            {field("record-year", |texts| texts.records.year, was.year, year)}
            <label class="switch">
                <span>{desk.text(|texts| texts.records.on_the_board)}</span>
                <input
                    type="checkbox"
                    role="switch"
                    name="record-position"
                    node_ref=place
                    prop:checked=was.place == WantedPlace::OnTheBoard
                />
            </label>
            <button class="button" type="submit" data-action="search">
                {desk.text(|texts| texts.records.search)}
            </button>
        </form>
    }
    .into_any()
}

fn field(
    name: &'static str,
    label: fn(&'static Texts) -> &'static str,
    was: String,
    node: NodeRef<html::Input>,
) -> AnyView {
    let input = view! { <input class="text-input" type="text" name=name autocomplete="off" prop:value=was node_ref=node/> };
    labelled(Desk::here().text(label), input)
}

fn table(rows: Vec<Row>) -> AnyView {
    let rows: Vec<AnyView> = rows.into_iter().map(row).collect();
    view! { <ol class="record-rows">{rows}</ol> }.into_any()
}

fn row(row: Row) -> AnyView {
    let desk = Desk::here();
    let Row { number, players, about, result } = row;
    let show: Press = Box::new(move |_| record(desk, RecordAction::Show(number)));
    let texts = desk.now(Session::texts);
    let (black, white) = (texts.colours.black, texts.colours.white);
    view! {
        <li>
            <button class="record-row" type="button" data-record=number.to_string() on:click=show>
                <span class="record-players">
                    {(texts.shelf.players)(or(&players.black, black), or(&players.second, white))}
                </span>
                <span class="record-result">{result}</span>
                <span class="record-about">{about}</span>
            </button>
        </li>
    }
    .into_any()
}

/// Which part of the list is seen, and the ways to its neighbours.
pub(super) fn pages() -> AnyView {
    let desk = Desk::here();
    let range = desk.memo(Session::listed_range);
    view! {
        <div class="dialog-foot record-pages">
            {turn("earlier-games", Sign::Previous, |texts| texts.records.earlier, earlier)}
            <p>{range}</p>
            {turn("later-games", Sign::Next, |texts| texts.records.later, later)}
        </div>
    }
    .into_any()
}

/// Where the part before begins; `None` where there is none.
fn earlier(session: &Session) -> Option<u32> {
    let from = session.now.records.listing.as_ref()?.from;
    (from > 0).then(|| from.saturating_sub(A_PAGE))
}

fn later(session: &Session) -> Option<u32> {
    let Listing { from, listed, .. } = session.now.records.listing.as_ref()?;
    Some(from + A_PAGE).filter(|next| next < listed)
}

/// A button to another part. It keeps its place and the focus where there is none.
fn turn(
    id: &'static str,
    sign: Sign,
    label: fn(&'static Texts) -> &'static str,
    to: fn(&Session) -> Option<u32>,
) -> AnyView {
    let desk = Desk::here();
    let turn: Press = Box::new(move |_| {
        if let Some(from) = desk.now(to) {
            record(desk, RecordAction::List(from));
        }
    });
    let button = SignButton { action: Some(id), step: None, sign, label };
    button.view_where(move |session| to(session).is_some(), turn)
}
