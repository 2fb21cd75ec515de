//! The five languages, and every sentence that the program says.
