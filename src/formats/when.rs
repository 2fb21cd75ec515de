//! When a game was last changed, as it is kept: what the clock on the wall showed, and how far that is from the time in
//! Greenwich, `2026-11-30T15:04:05+01:00`. So one reads the date that one remembers, and games from two zones keep their order.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A moment between the years 1970 and 9999, to the second, and the zone in which it was noted. Earlier moments are less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct When {
    /// Seconds since 1970 began in Greenwich.
    seconds: i64,
    /// Minutes by which the clock on the wall is ahead.
    ahead: i16,
}

/// What calendar and clock on the wall show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// The year, 1969 to 10000.
    pub year: u32,
    /// The month, 1 to 12.
    pub month: u32,
    /// The day of the month, 1 to 31.
    pub day: u32,
    /// The hour, 0 to 23.
    pub hour: u32,
    /// The minute, 0 to 59.
    pub minute: u32,
    /// The second, 0 to 59.
    pub second: u32,
}

/// The year 10000 begins.
const END: i64 = 253_402_300_800;
/// No zone is farther from Greenwich, in minutes.
const FARTHEST: i16 = 14 * 60;
const DAY: i64 = 86_400;

impl When {
    /// The moment so many seconds after 1970 began in Greenwich, noted where clocks are so many minutes ahead.
    /// `None` where there is no such year or zone.
    ///
    /// ```
    /// use reversi::formats::when::When;
    /// let noted = When::at(1_796_047_445, 60).expect("a year and a zone");
    /// assert_eq!(noted.to_string(), "2026-11-30T15:04:05+01:00");
    /// ```
    #[must_use]
    pub fn at(seconds: i64, ahead: i16) -> Option<Self> {
        let fits = (0..END).contains(&seconds) && (-FARTHEST..=FARTHEST).contains(&ahead);
        fits.then_some(Self { seconds, ahead })
    }

    /// What calendar and clock showed there.
    #[must_use]
    pub fn wall(self) -> Wall {
        let shown = self.seconds + i64::from(self.ahead) * 60;
        let (year, month, day) = date(shown.div_euclid(DAY));
        let of_day = shown.rem_euclid(DAY) as u32;
        Wall { year, month, day, hour: of_day / 3600, minute: of_day / 60 % 60, second: of_day % 60 }
    }
}

/// The date of a day, counted from the first of 1970; after "chrono-Compatible Low-Level Date Algorithms" by Howard Hinnant,
/// where years begin in March, so that the day that is sometimes there comes last.
fn date(day: i64) -> (u32, u32, u32) {
    let since_march_of_0 = day + 719_468;
    let era = since_march_of_0.div_euclid(146_097);
    let of_era = since_march_of_0.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year as u32, month as u32, day as u32)
}

/// The day of a date, counted from the first of 1970; what is no date gives another day's number.
fn day_of(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wall { year, month, day, hour, minute, second } = self.wall();
        let sign = if self.ahead < 0 { '-' } else { '+' };
        let ahead = self.ahead.unsigned_abs();
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}")?;
        write!(f, "{sign}{:02}:{:02}", ahead / 60, ahead % 60)
    }
}

/// A text is not what this program writes for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMoment;

impl fmt::Display for NoMoment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no date and time such as 2026-11-30T15:04:05+01:00")
    }
}

impl Error for NoMoment {}

impl FromStr for When {
    type Err = NoMoment;

    fn from_str(text: &str) -> Result<Self, NoMoment> {
        // Whatever is not written back as it was read was no date.
        read(text).filter(|moment| moment.to_string() == text).ok_or(NoMoment)
    }
}

fn read(text: &str) -> Option<When> {
    let number = |from: usize, to: usize| text.get(from..to)?.parse::<u32>().ok().map(i64::from);
    let day = day_of(number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let of_day = number(11, 13)? * 3600 + number(14, 16)? * 60 + number(17, 19)?;
    let ahead = number(20, 22)? * 60 + number(23, 25)?;
    let ahead = if text.get(19..20)? == "-" { -ahead } else { ahead };
    When::at(day * DAY + of_day - ahead * 60, i16::try_from(ahead).ok()?)
}

impl Serialize for When {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Reads the date of a kept game. A text that is none leaves the game without a date: it is no reason to lose a game.
///
/// # Errors
/// When it is no text at all.
pub(super) fn or_none<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<When>, D::Error> {
    Ok(Option::<String>::deserialize(deserializer)?.and_then(|text| text.parse().ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_the_wall_shows_them_and_read_back() {
        let check = |seconds, ahead, text: &str| {
            let moment = When::at(seconds, ahead).expect("a moment");
            assert_eq!(moment.to_string(), text);
            assert_eq!(text.parse(), Ok(moment));
        };
        check(0, 0, "1970-01-01T00:00:00+00:00");
        check(0, -60, "1969-12-31T23:00:00-01:00");
        check(951_782_400, 0, "2000-02-29T00:00:00+00:00");
        check(951_868_799, 0, "2000-02-29T23:59:59+00:00");
        check(951_868_800, 330, "2000-03-01T05:30:00+05:30");
        check(1_709_164_800, 0, "2024-02-29T00:00:00+00:00");
        check(4_107_542_400, 0, "2100-03-01T00:00:00+00:00");
        check(END - 1, 0, "9999-12-31T23:59:59+00:00");
    }

    #[test]
    fn every_day_follows_the_one_before() {
        for day in 0..300_000 {
            let (year, month, of_month) = date(day);
            assert_eq!(day_of(year.into(), month.into(), of_month.into()), day);
        }
    }

    #[test]
    fn what_is_no_moment_is_refused() {
        assert_eq!((When::at(-1, 0), When::at(END, 0), When::at(0, 841)), (None, None, None));
        for text in [
            "",
            "2026",
            "2026-02-29T00:00:00+00:00",
            "2026-13-01T00:00:00+00:00",
            "2026-11-31T00:00:00+00:00",
            "2026-11-30T24:00:00+00:00",
            "2026-11-30T15:60:00+00:00",
            "2026-11-30 15:04:05+01:00",
            "2026-11-30T15:04:05Z",
            "2026-11-30T15:04:05+01:00 ",
            "2026-11-30T15:04:05-00:00",
            "+026-11-30T15:04:05+01:00",
            "2026-11-30T15:04:05+99:00",
            "þ026-11-30T15:04:05+01:00",
        ] {
            assert_eq!(text.parse::<When>(), Err(NoMoment), "{text}");
        }
    }

    #[test]
    fn the_earlier_moment_is_less_whatever_the_wall_shows() {
        let read = |text: &str| text.parse::<When>().expect("a moment");
        assert!(read("2026-11-30T15:00:00+01:00") < read("2026-11-30T14:30:00+00:00"));
    }
}
