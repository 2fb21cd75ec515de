//! Which languages are at hand. The program in one piece has them all. In parts each of them is a part of its own, which
//! is learnt when somebody wants to read it.

#[cfg(in_parts)]
pub(super) use learnt::texts;
#[cfg(not(in_parts))]
pub(super) use whole::texts;

#[cfg(not(in_parts))]
mod whole {
    use crate::i18n::{Language, Texts, languages};

    pub(in crate::i18n) fn texts(language: Language) -> &'static Texts {
        match language {
            Language::Sv => &languages::SV,
            Language::De => &languages::DE,
            Language::Da => &languages::DA,
            Language::Is => &languages::IS,
            Language::En => &languages::EN,
        }
    }
}

#[cfg(in_parts)]
mod learnt {
    use std::sync::OnceLock;

    use crate::i18n::{Language, Texts};

    static LEARNT: [OnceLock<&'static Texts>; Language::ALL.len()] = [const { OnceLock::new() }; _];

    /// Where a language is not at hand, another one is better than nothing.
    pub(in crate::i18n) fn texts(language: Language) -> &'static Texts {
        let at_hand = |language: Language| LEARNT[place(language)].get().copied();
        let some = at_hand(language).or_else(|| Language::ALL.into_iter().find_map(at_hand));
        some.expect("a language is learnt before the first word")
    }

    fn place(language: Language) -> usize {
        language as usize
    }

    impl Language {
        /// Can its sentences be said at once?
        #[must_use]
        pub fn is_at_hand(self) -> bool {
            LEARNT[place(self)].get().is_some()
        }

        /// Takes in all its sentences.
        pub fn learn(self, texts: &'static Texts) {
            // Who has learnt it before knows the same sentences.
            let _ = LEARNT[place(self)].set(texts);
        }
    }
}
