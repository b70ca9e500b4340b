//! WebM: nested elements, each an id, a size and its content (RFC 8794, RFC 9559).

use super::number;

const HEADER: u64 = 0x1a45_dfa3;
const DOC_TYPE: u64 = 0x4282;
const SEGMENT: u64 = 0x1853_8067;
const INFO: u64 = 0x1549_a966;
const TIMESTAMP_SCALE: u64 = 0x2a_d7b1;
const TRACKS: u64 = 0x1654_ae6b;
const TRACK_ENTRY: u64 = 0xae;
const TRACK_TYPE: u64 = 0x83;
const CODEC_ID: u64 = 0x86;
const CLUSTER: u64 = 0x1f43_b675;
const CLUSTER_TIMESTAMP: u64 = 0xe7;
const SIMPLE_BLOCK: u64 = 0xa3;
const BLOCK_GROUP: u64 = 0xa0;
const BLOCK: u64 = 0xa1;
/// Elements that hold no media: seek index, cues, tags and padding.
const HARMLESS: [u64; 4] = [0x114d_9b74, 0x1c53_bb6b, 0x1254_c367, 0xec];
const SOUND: u64 = 2;
/// Nanoseconds per timestamp, unless the file says otherwise.
const DEFAULT_SCALE: u64 = 1_000_000;

/// Returns the length in milliseconds of a file with one Opus track and nothing else.
pub fn duration(bytes: &[u8]) -> Option<u64> {
    let mut top = Elements(bytes);
    let header = top.next().filter(|element| element.id == HEADER)?;
    let doc_type = Elements(header.content).find(|element| element.id == DOC_TYPE)?;
    let segment = top.next().filter(|element| element.id == SEGMENT && doc_type.content == b"webm")?;
    let (mut scale, mut tracks, mut last, mut cluster) = (DEFAULT_SCALE, 0, 0, 0);
    // A recording's clusters have no size, so their blocks may come on the level above.
    let mut level = vec![Elements(segment.content)];
    while let Some(elements) = level.last_mut() {
        let Some(element) = elements.next() else {
            level.pop();
            continue;
        };
        match element.id {
            INFO => {
                let found = Elements(element.content).find(|one| one.id == TIMESTAMP_SCALE);
                scale = found.map_or(scale, |one| number(one.content));
            }
            TRACKS => {
                for entry in Elements(element.content).filter(|one| one.id == TRACK_ENTRY) {
                    tracks += 1;
                    is_opus(entry.content).then_some(())?;
                }
            }
            CLUSTER | BLOCK_GROUP => level.push(Elements(element.content)),
            CLUSTER_TIMESTAMP => cluster = number(element.content),
            SIMPLE_BLOCK | BLOCK => last = last.max(cluster.checked_add(block_time(element.content)?)?),
            // Parts of a block group, and of a cluster.
            0x9b | 0xfb | 0x75a1 | 0x75a2 | 0xa7 | 0xab => {}
            id => HARMLESS.contains(&id).then_some(())?,
        }
    }
    (tracks == 1 && scale > 0).then_some(())?;
    Some(last.checked_mul(scale)? / 1_000_000)
}

fn is_opus(entry: &[u8]) -> bool {
    let field = |id| Elements(entry).find(|one| one.id == id).map(|one| one.content);
    field(TRACK_TYPE).map(number) == Some(SOUND) && field(CODEC_ID) == Some(b"A_OPUS")
}

/// Returns a block's time after its cluster's: a signed number of 16 bits that follows the track.
fn block_time(block: &[u8]) -> Option<u64> {
    let (_, track) = variable_number(block, false)?;
    let time = i16::from_be_bytes(block.get(track..track + 2)?.try_into().ok()?);
    u64::try_from(time.max(0)).ok()
}

struct Element<'a> {
    id: u64,
    content: &'a [u8],
}

/// The elements in a piece of a file. Stops at one that is damaged or cut off.
struct Elements<'a>(&'a [u8]);

impl<'a> Iterator for Elements<'a> {
    type Item = Element<'a>;

    fn next(&mut self) -> Option<Element<'a>> {
        let (id, id_length) = variable_number(self.0, true)?;
        let (size, size_length) = variable_number(&self.0[id_length..], false)?;
        let rest = &self.0[id_length + size_length..];
        // All bits set mean that the size is unknown: everything that follows.
        let is_unknown = size == (1 << (7 * size_length)) - 1;
        let size = if is_unknown { rest.len() } else { usize::try_from(size).ok()?.min(rest.len()) };
        let (content, after) = rest.split_at(size);
        self.0 = after;
        Some(Element { id, content })
    }
}

/// Reads a number whose leading zero bits say how long it is, and returns it with its length. An id keeps the marker bit.
fn variable_number(bytes: &[u8], keep_marker: bool) -> Option<(u64, usize)> {
    let first = *bytes.first()?;
    let length = first.leading_zeros() as usize + 1;
    if length > 8 {
        return None;
    }
    let value = number(bytes.get(..length)?);
    let marker = 1 << (7 * length);
    Some((if keep_marker { value } else { value & (marker - 1) }, length))
}
