//! Sets of jobs as bytes.

use roaring::RoaringBitmap;

use crate::db::{Error, Result};

/// Up to this many jobs are stored as differences of a few bytes each; more, as a bitmap.
const MAX_LISTED: u64 = 64;
const LISTED: u8 = 0;
const BITMAP: u8 = 1;

/// A set of listing numbers.
pub type Jobs = RoaringBitmap;

/// Returns a set's bytes.
pub fn encode(jobs: &Jobs) -> Result<Vec<u8>> {
    if jobs.len() > MAX_LISTED {
        let mut bytes = Vec::with_capacity(jobs.serialized_size() + 1);
        bytes.push(BITMAP);
        jobs.serialize_into(&mut bytes)?;
        return Ok(bytes);
    }
    let mut bytes = vec![LISTED];
    let mut previous = 0;
    for job in jobs {
        push_varint(&mut bytes, job - previous);
        previous = job;
    }
    Ok(bytes)
}

/// Returns the set.
///
/// # Errors
/// [`Error::Invalid`] if these aren't the bytes of a set.
pub fn decode(bytes: &[u8]) -> Result<Jobs> {
    match bytes.split_first() {
        Some((&LISTED, rest)) => decode_listed(rest).ok_or_else(invalid),
        Some((&BITMAP, rest)) => Jobs::deserialize_from(rest).map_err(|_| invalid()),
        _ => Err(invalid()),
    }
}

fn invalid() -> Error {
    Error::Invalid("the search index is damaged".to_owned())
}

fn decode_listed(mut bytes: &[u8]) -> Option<Jobs> {
    let (mut jobs, mut previous) = (Jobs::new(), 0u32);
    while !bytes.is_empty() {
        let (difference, rest) = take_varint(bytes)?;
        previous = previous.checked_add(difference)?;
        jobs.insert(previous);
        bytes = rest;
    }
    Some(jobs)
}

/// Seven bits a byte, the lowest first; the highest bit says that more follow.
fn push_varint(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 0x7f {
        bytes.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    bytes.push(number.to_le_bytes()[0]);
}

fn take_varint(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let mut number = 0u32;
    for (n, byte) in bytes.iter().take(5).enumerate() {
        number |= u32::from(byte & 0x7f).checked_shl(7 * u32::try_from(n).ok()?)?;
        if byte & 0x80 == 0 {
            return Some((number, &bytes[n + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Jobs, decode, encode};

    proptest! {
        #[test]
        fn sets_of_any_size_survive(numbers in proptest::collection::vec(any::<u32>(), 0..300)) {
            let jobs: Jobs = numbers.into_iter().collect();
            prop_assert_eq!(decode(&encode(&jobs).unwrap()).unwrap(), jobs);
        }

        #[test]
        fn damaged_bytes_are_an_error_or_a_set(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
            let _ = decode(&bytes);
        }
    }

    #[test]
    fn small_sets_take_few_bytes() {
        let jobs: Jobs = [1_000_000, 1_000_001, 1_000_050].into_iter().collect();
        assert_eq!(encode(&jobs).unwrap().len(), 6);
        assert!(decode(&[]).is_err() && decode(&[7]).is_err() && decode(&[0, 0xff]).is_err());
    }
}
