//! Sealed ranges in the database, under a key that exists only in memory. They are only compared with each other, and deleted
//! when their round is over. What is stored has the same length whichever side sealed, and all of it changes each time.

use crate::contracts::model::Side;
use crate::db::vault::Vault;
use crate::db::{Result, Row, Tx, value};
use crate::disputes::model::Range;
use crate::ids::DisputeId;
use crate::{args, not_stuck, statements};

statements! {
    SEAL = "INSERT INTO sealed_ranges (dispute_id, vault, sealed) VALUES ($1, $2, $3) ON CONFLICT (dispute_id) DO UPDATE SET vault = excluded.vault, sealed = excluded.sealed";
    FIND = "SELECT vault, sealed FROM sealed_ranges WHERE dispute_id = $1";
    LOST = concat!("SELECT dispute_id FROM sealed_ranges WHERE vault <> $1", not_stuck!("ranges", "dispute_id"), " LIMIT 50");
    CLEAR = "DELETE FROM sealed_ranges WHERE dispute_id = $1";
}

/// Bytes of one side's range: whether there is one, and two numbers.
const BYTES: usize = 1 + 8 + 8;

/// What the two sides sealed in a round.
#[derive(Clone, Copy, Default)]
pub struct Sealed([Option<Range>; 2]);

impl Sealed {
    /// Returns a side's range.
    #[must_use]
    pub const fn of(&self, side: Side) -> Option<Range> {
        self.0[side as usize]
    }

    fn to_bytes(self) -> Vec<u8> {
        let bytes = |range: Option<Range>| {
            let Range { min, max } = range.unwrap_or(Range { min: 0, max: 0 });
            [&[u8::from(range.is_some())][..], &min.to_be_bytes(), &max.to_be_bytes()].concat()
        };
        self.0.map(bytes).concat()
    }

    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let number = |bytes: &[u8]| bytes.try_into().ok().map(i64::from_be_bytes);
        let mut sealed = Self::default();
        for (range, bytes) in sealed.0.iter_mut().zip(bytes.chunks_exact(BYTES)) {
            let (min, max) = (number(&bytes[1..9])?, number(&bytes[9..])?);
            *range = (bytes[0] == 1).then_some(Range { min, max });
        }
        Some(sealed)
    }
}

fn purpose(id: DisputeId) -> Vec<u8> {
    format!("ranges of dispute {id}").into_bytes()
}

/// Seals a side's range. It can't be changed in this round.
pub fn seal(tx: &mut Tx, id: DisputeId, side: Side, range: Range) -> Result<()> {
    let mut sealed = of_round(tx, id)?.unwrap_or_default();
    sealed.0[side as usize] = Some(range);
    let bytes = tx.vault().seal(&purpose(id), tx.now(), &sealed.to_bytes());
    tx.run(SEAL, args![id, &tx.vault().id(), bytes.as_slice()]).map(drop)
}

/// Returns what both sides sealed in this round; `None` if a restart lost it.
pub fn of_round(tx: &mut Tx, id: DisputeId) -> Result<Option<Sealed>> {
    let read = |row: &mut Row| Ok((row.take::<[u8; 8]>()?, row.take::<Vec<u8>>()?));
    let Some((vault, sealed)) = tx.find(FIND, args![id], read)? else { return Ok(Some(Sealed::default())) };
    Ok(open(tx.vault(), id, vault, &sealed))
}

fn open(keys: &Vault, id: DisputeId, vault: [u8; 8], sealed: &[u8]) -> Option<Sealed> {
    (vault == keys.id()).then(|| keys.open(&purpose(id), sealed)).flatten().and_then(|bytes| Sealed::from_bytes(&bytes))
}

/// Returns disputes whose ranges were sealed with the keys of an earlier start, so nobody can read them anymore; at most 50.
pub fn lost(tx: &mut Tx) -> Result<Vec<DisputeId>> {
    let vault = tx.vault().id();
    tx.all(LOST, args![&vault], value)
}

/// Deletes both ranges, because the round is over.
pub fn clear(tx: &mut Tx, id: DisputeId) -> Result<()> {
    tx.run(CLEAR, args![id]).map(drop)
}
