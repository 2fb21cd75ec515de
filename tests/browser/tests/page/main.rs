//! What only a browser can show. Each file is a subject; the names of the tests say what must be true.

mod games;
