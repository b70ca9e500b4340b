//! What people agreed on, counted apart from the code that bills it. Amounts are whole cents: everybody earns a cent a second,
//! and a cent and a half beyond 40 hours of a week.

use std::collections::BTreeMap;

const FULL_WEEK: i64 = 40 * 3_600;

/// What something is billed as.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kind {
    /// Hours, and what a dispute adds.
    Work,
    /// A milestone of the fixed price.
    Milestone,
    /// A payment of the fixed price without milestones.
    Whole,
    /// Expenses, bonuses and tips, on which there's no commission.
    Extra,
}

/// Something that the employer owes.
#[derive(Clone, Debug)]
pub struct Bill {
    pub contract: usize,
    pub kind: Kind,
    pub total: i64,
    /// What is left of it after everything that came off.
    pub net: i64,
    /// What it uses up of the fixed price.
    pub of_price: i64,
    /// Percent of commission when it was billed.
    pub percent: i64,
    /// Hundredths of a percent of tax when it was billed.
    pub tax_rate: i64,
}

/// Hours: the week in which they were worked, and how long.
#[derive(Clone, Debug)]
pub struct Hours {
    pub id: i64,
    pub week: String,
    pub seconds: i64,
}

/// One worker and one employer with several contracts.
#[derive(Default)]
pub struct Model {
    pub bills: Vec<Bill>,
    /// What the employer has handed over, less what came back, by contract.
    pub cash: BTreeMap<usize, i64>,
    /// Regular seconds of a week that were counted, over all contracts.
    pub regular: BTreeMap<String, i64>,
    pub percent: i64,
    pub tax_rate: i64,
    /// The fixed price, by contract.
    pub prices: BTreeMap<usize, i64>,
    /// Contracts with a milestone that wasn't dropped.
    pub by_milestone: Vec<usize>,
}

impl Model {
    /// Returns what hours are worth in the order of the work, after what was counted before.
    pub fn worth(&self, hours: &[Hours]) -> Vec<i64> {
        let mut regular = self.regular.clone();
        hours.iter().map(|one| take(&mut regular, one)).collect()
    }

    /// Counts hours, and returns what each is worth.
    pub fn count(&mut self, hours: &[Hours], which: impl Fn(&Hours) -> bool) -> Vec<i64> {
        let mut regular = self.regular.clone();
        let mut all = Vec::new();
        for one in hours {
            let before = regular.get(&one.week).copied().unwrap_or_default();
            all.push(take(&mut regular, one));
            if which(one) {
                *self.regular.entry(one.week.clone()).or_default() += regular[&one.week] - before;
            }
        }
        all
    }

    /// Forgets hours that are to be approved again, which were worth this.
    pub fn uncount(&mut self, one: &Hours, worth: i64) {
        // A second of overtime is worth half a cent more.
        let overtime = (worth - one.seconds) * 2;
        *self.regular.entry(one.week.clone()).or_default() -= one.seconds - overtime;
    }

    pub fn bill(&mut self, contract: usize, kind: Kind, total: i64) {
        if total == 0 {
            return;
        }
        let (percent, tax_rate) = (self.percent, self.tax_rate);
        self.bills.push(Bill { contract, kind, total, net: total, of_price: total, percent, tax_rate });
        if kind == Kind::Milestone {
            self.make_room(contract);
        }
    }

    /// The price is paid once: what was paid of it as a whole makes room for milestones.
    fn make_room(&mut self, contract: usize) {
        let mut excess = self.of_price(contract) - self.prices[&contract];
        for bill in self.bills.iter_mut().rev() {
            if bill.contract == contract && bill.kind == Kind::Whole && excess > 0 {
                let off = excess.min(bill.net);
                bill.net -= off;
                bill.of_price -= off;
                excess -= off;
            }
        }
    }

    fn of_price(&self, contract: usize) -> i64 {
        let counts = |bill: &&Bill| bill.contract == contract && matches!(bill.kind, Kind::Milestone | Kind::Whole);
        self.bills.iter().filter(counts).map(|bill| bill.of_price).sum()
    }

    pub fn owed(&self, contract: usize) -> i64 {
        self.bills.iter().filter(|bill| bill.contract == contract).map(|bill| bill.net).sum()
    }

    pub fn ahead(&self, contract: usize) -> i64 {
        (self.cash.get(&contract).copied().unwrap_or_default() - self.owed(contract)).max(0)
    }

    pub fn open(&self, contract: usize) -> i64 {
        (self.owed(contract) - self.cash.get(&contract).copied().unwrap_or_default()).max(0)
    }

    /// The employer hands money over; `for_contract` if it's not for one invoice.
    pub fn pay(&mut self, contract: usize, amount: i64, for_contract: bool) {
        *self.cash.entry(contract).or_default() += amount;
        let Some(price) = self.prices.get(&contract).copied() else { return };
        if for_contract && !self.by_milestone.contains(&contract) {
            let whole = amount.min(self.ahead(contract)).min(price - self.of_price(contract));
            self.bill(contract, Kind::Whole, whole.max(0));
        }
    }

    /// A payment that was just made is contested. What it was billed as goes, as far as nothing else that was paid ahead pays it.
    pub fn contest(&mut self, contract: usize, amount: i64, bills_before: usize) {
        *self.cash.entry(contract).or_default() -= amount;
        if self.bills.len() == bills_before {
            return;
        }
        let (owed, cash) = (self.owed(contract), self.cash[&contract]);
        let bill = self.bills.last_mut().unwrap();
        let others = (cash - (owed - bill.net)).max(0);
        let off = bill.net - bill.net.min(others);
        bill.net -= off;
        bill.of_price -= off;
    }

    /// A refund of a bill that was just made is contested: the same is billed again, by the same rates.
    pub fn bill_again(&mut self, at: usize, amount: i64) {
        let bill = &mut self.bills[at];
        bill.net -= amount;
        let is_whole = bill.kind == Kind::Whole;
        let (kind, of_price) = if is_whole { (Kind::Whole, amount) } else { (Kind::Work, 0) };
        if is_whole {
            bill.of_price -= amount;
        }
        let again = Bill { kind, total: amount, net: amount, of_price, ..bill.clone() };
        self.bills.push(again);
    }

    /// The worker gives money back.
    pub fn give_back(&mut self, contract: usize, amount: i64) {
        *self.cash.entry(contract).or_default() -= amount;
    }

    /// What damage takes off, newest bills first.
    pub fn damage(&mut self, contract: usize, amount: i64) {
        let mut left = amount;
        for bill in self.bills.iter_mut().rev().filter(|bill| bill.contract == contract) {
            let off = left.min(bill.net);
            bill.net -= off;
            left -= off;
        }
    }

    /// The commission on everything that is left.
    pub fn commission(&self) -> i64 {
        let has = |bill: &&Bill| bill.kind != Kind::Extra;
        self.bills.iter().filter(has).map(|bill| (bill.net * bill.percent * 2 + 100) / 200).sum()
    }
}

fn take(regular: &mut BTreeMap<String, i64>, one: &Hours) -> i64 {
    let used = regular.entry(one.week.clone()).or_default();
    let at_rate = one.seconds.min((FULL_WEEK - *used).max(0));
    *used += at_rate;
    at_rate + (one.seconds - at_rate) * 3 / 2
}
