//! What the project's commands share with its browser tests: a server that answers as GitHub Pages does.

pub mod pages;
