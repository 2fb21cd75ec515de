//! What is kept between visits, in a browser made of a map. The names `ST-01` and so on are those of
//! `data/cases.tsv`.

mod anything;
mod browser;
mod clock;
mod damaged;
mod early;
mod files;
mod interleaved;
mod links;
#[path = "../session_support/named.rs"]
mod named;
mod newer;
mod no_room;
mod renewed;
mod seats;
mod set_up;
mod shelf;
mod tabs;
mod visit;
mod visits;
