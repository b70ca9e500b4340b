//! Which hours show that someone came to which shift. Pure: no I/O.

use crate::ids::ShiftId;
use crate::shifts::model::{EARLY, Shift};

/// Hours that a timer recorded.
#[derive(Clone, Copy, Debug)]
pub struct Hours<'a> {
    /// The id that the device or the shift gave them.
    pub client_id: &'a str,
    /// When they began and ended, in milliseconds since the epoch.
    pub times: (i64, i64),
}

/// Returns the id of a shift's timer and entry, which is the same on every device.
#[must_use]
pub fn client_id(shift: ShiftId) -> String {
    format!("shift-{:04}", shift.0)
}

impl Hours<'_> {
    /// Whether they show that the worker came to a shift. Those of a shift's own timer prove that one only. Others, from a
    /// device without a signal, prove a shift during whose beginning they ran, and the one in which most of them lie; `all`
    /// are the shifts around.
    #[must_use]
    pub fn prove(&self, shift: &Shift, all: &[Shift]) -> bool {
        if self.client_id.strip_prefix("shift-").is_some_and(|rest| rest.parse::<i64>().is_ok()) {
            return self.client_id == client_id(shift.id);
        }
        let (from, to) = self.times;
        let spans_start = from <= shift.starts_at && shift.starts_at < to;
        let (time, _) = self.share(shift);
        time > 0 && (spans_start || all.iter().all(|other| self.share(other) <= self.share(shift)))
    }

    /// How much of them lies in a shift, and, between equals, how near they began to its start.
    fn share(&self, shift: &Shift) -> (i64, i64) {
        let (from, to) = self.times;
        let time = to.min(shift.ends_at) - from.max(shift.starts_at - EARLY);
        (time.max(0), -(from - shift.starts_at).abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{HOUR, MINUTE};
    use crate::shifts::model::test_shift;

    #[test]
    fn hours_of_one_shift_prove_that_one_only() {
        // Lunch from 11 to 5, dinner from 5 to 10.
        let lunch = test_shift(1, 11 * HOUR, 17 * HOUR);
        let dinner = test_shift(2, 17 * HOUR, 22 * HOUR);
        let all = [lunch.clone(), dinner.clone()];
        let proves = |client_id, from, to| {
            let hours = Hours { client_id, times: (from, to) };
            (hours.prove(&lunch, &all), hours.prove(&dinner, &all))
        };
        let early = 17 * HOUR - 19 * MINUTE;
        assert_eq!(proves("shift-0002", early, 22 * HOUR), (false, true));
        assert_eq!(proves("shift-0001", 11 * HOUR, 17 * HOUR), (true, false));
        assert_eq!(proves("device-1", early, 22 * HOUR), (false, true), "19 minutes early for dinner");
        assert_eq!(proves("device-1", early, 17 * HOUR - MINUTE), (false, true), "and gone before it began");
        assert_eq!(proves("device-1", 13 * HOUR, 17 * HOUR), (true, false), "two hours late for lunch");
        assert_eq!(proves("device-1", 11 * HOUR, 22 * HOUR), (true, true), "worked through");
        assert_eq!(proves("device-1", 6 * HOUR, 7 * HOUR), (false, false));
    }
}
