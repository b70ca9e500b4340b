//! What strangers may do from one network address in a day. In memory, so a restart begins a new day, and no address is stored.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use super::client::Client;
use crate::clock::{DAY, SECOND};

/// Maximum number of addresses to track. Beyond it, those of earlier days are forgotten, then all.
const MAX_TRACKED: usize = 20_000;

/// What is counted.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Budget {
    /// New accounts.
    SignUps,
    /// Bytes that strangers upload, counted when they're tried.
    StrangerBytes,
}

/// The day, and what was used on it.
type Used = (i64, i64);

/// The budgets of all addresses.
#[derive(Default)]
pub struct DayBudgets(Mutex<HashMap<(Budget, IpAddr), Used>>);

impl DayBudgets {
    /// Counts `amount`, unless the address would have used more than `most` today.
    ///
    /// # Errors
    /// The seconds until the next day.
    pub fn spend(&self, budget: Budget, client: Client, amount: i64, most: i64, now: i64) -> Result<(), i64> {
        let today = now.div_euclid(DAY);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_TRACKED {
            all.retain(|_, (day, _)| *day == today);
            if all.len() >= MAX_TRACKED {
                all.clear();
            }
        }
        let used = all.entry((budget, client.0)).or_insert((today, 0));
        if used.0 != today {
            *used = (today, 0);
        }
        if used.1.saturating_add(amount) > most {
            return Err(((today + 1) * DAY - now) / SECOND + 1);
        }
        used.1 += amount;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_budget_a_day_and_memory_is_bounded() {
        let budgets = DayBudgets::default();
        let client = |n: u32| Client(std::net::Ipv4Addr::from(n).into());
        let spend = |n, amount, now| budgets.spend(Budget::SignUps, client(n), amount, 10, now);
        assert_eq!((spend(1, 7, 0), spend(1, 4, 1_000), spend(1, 3, 2_000)), (Ok(()), Err(86_400), Ok(())));
        assert_eq!((spend(2, 10, 0), spend(1, 10, DAY)), (Ok(()), Ok(())), "another address, and another day");
        assert_eq!(budgets.spend(Budget::StrangerBytes, client(1), 10, 10, DAY), Ok(()), "another budget");
        for n in 0..50_000 {
            let _ = spend(n, 1, DAY);
        }
        assert!(budgets.0.lock().unwrap().len() <= MAX_TRACKED);
    }
}
