//! Other screens and other wishes than those of the machine that runs the tests. In Chromium only.

use crate::page::Page;
use serde_json::json;

/// A wish that a person has told the system, and that a page can ask for.
#[derive(Clone, Copy, Debug)]
pub enum Media {
    /// Dark colours.
    Dark,
    /// Light colours.
    Light,
    /// As little motion as possible.
    ReducedMotion,
    /// The system's own few colours.
    ForcedColours,
    /// More contrast.
    MoreContrast,
}

impl Media {
    fn feature(self) -> (&'static str, &'static str) {
        match self {
            Self::Dark => ("prefers-color-scheme", "dark"),
            Self::Light => ("prefers-color-scheme", "light"),
            Self::ReducedMotion => ("prefers-reduced-motion", "reduce"),
            Self::ForcedColours => ("forced-colors", "active"),
            Self::MoreContrast => ("prefers-contrast", "more"),
        }
    }
}

/// Eyes that see other colours, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vision {
    /// All colours.
    Usual,
    /// No red.
    Protanopia,
    /// No green.
    Deuteranopia,
    /// No blue.
    Tritanopia,
    /// No colour at all.
    Achromatopsia,
}

impl Vision {
    /// All but the usual one.
    pub const OTHERS: [Self; 4] =
        [Self::Protanopia, Self::Deuteranopia, Self::Tritanopia, Self::Achromatopsia];

    /// Its name, as the developer tools have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Usual => "none",
            Self::Protanopia => "protanopia",
            Self::Deuteranopia => "deuteranopia",
            Self::Tritanopia => "tritanopia",
            Self::Achromatopsia => "achromatopsia",
        }
    }
}

impl Page {
    /// The page as such eyes see it. It shows in pictures.
    pub fn seen_with(&self, vision: Vision) {
        let _ = self.devtools("Emulation.setEmulatedVisionDeficiency", &json!({ "type": vision.name() }));
    }

    /// A screen of this width and height in CSS pixels.
    pub fn size(&self, width: u32, height: u32) {
        self.screen(width, height, 1.0);
    }

    /// A screen of this size with this many of its own pixels to a CSS pixel.
    pub fn screen(&self, width: u32, height: u32, density: f64) {
        let parameters =
            json!({ "width": width, "height": height, "deviceScaleFactor": density, "mobile": false });
        let _ = self.devtools("Emulation.setDeviceMetricsOverride", &parameters);
    }

    /// A system that has been told these wishes and no others.
    pub fn wishes(&self, wishes: &[Media]) {
        let features: Vec<_> = wishes
            .iter()
            .map(|wish| wish.feature())
            .map(|(name, value)| json!({ "name": name, "value": value }))
            .collect();
        let _ = self.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }
}
