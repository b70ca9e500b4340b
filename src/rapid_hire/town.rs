//! Where people live and work is. Pure: no I/O.

use crate::places::{self, Place};

/// A town. One that isn't in the list of towns is near only to itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Town {
    /// Its name for comparing.
    pub fold: String,
    /// State or region, as jobs store it.
    pub state: String,
    /// Latitude and longitude in degrees; `None` if it isn't in the list.
    pub point: Option<(f64, f64)>,
}

impl Town {
    /// Returns the town that a person typed; of several, the one around `here`.
    #[must_use]
    pub fn named(city: &str, state: &str, here: Option<&Place>) -> Self {
        let (mut city, mut state) = (city.to_owned(), state.to_owned());
        places::settle(&mut city, &mut state, here);
        let place = places::find(&city, &state);
        Self {
            fold: places::fold(place.as_ref().map_or(&city, |place| &place.name)),
            state: places::normalize_state(&state),
            point: place.map(|place| (place.lat, place.lon)),
        }
    }

    /// Returns the miles to another town; `None` if they aren't known.
    #[must_use]
    pub fn miles_to(&self, other: &Self) -> Option<f64> {
        match self.point.zip(other.point) {
            Some((here, there)) => Some(places::miles(here, there)),
            None => (self.fold == other.fold && self.state == other.state).then_some(0.0),
        }
    }

    /// Returns the miles to another town if someone who goes this far, in miles, goes there.
    #[must_use]
    pub fn within(&self, other: &Self, radius: i64) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "100 miles")]
        let radius = radius as f64;
        self.miles_to(other).filter(|miles| *miles <= radius)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_town_that_is_not_in_the_list_is_near_only_to_itself() {
        let (portland, salem) = (Town::named("Portland", "OR", None), Town::named("salem", "Oregon", None));
        let miles = portland.miles_to(&salem).unwrap_or_default();
        assert!((40.0..50.0).contains(&miles), "{miles}");
        assert_eq!(portland.within(&salem, 25), None);
        let (here, there) = (Town::named("Alder Creek", "OR", None), Town::named("alder creek", "Oregon", None));
        assert_eq!((here.point, here.within(&there, 1)), (None, Some(0.0)));
        assert_eq!(here.miles_to(&portland), None);
        assert_eq!(here.miles_to(&Town::named("Alder Creek", "NY", None)), None);
    }
}
