//! MP4: nested boxes, each a size, a name and its content (ISO 14496-12). Browsers record it in fragments.

use super::number;

/// Boxes at the top that hold no tracks.
const HARMLESS: [&[u8]; 8] = [b"ftyp", b"styp", b"mdat", b"free", b"skip", b"sidx", b"mfra", b"wide"];

/// Returns the length in milliseconds of a file with one track of AAC or Opus and nothing else.
pub fn duration(bytes: &[u8]) -> Option<u64> {
    let (mut timescale, mut length, mut default, mut fragments) = (0, 0, 0, 0u64);
    for part in Boxes(bytes) {
        match part.name {
            b"moov" => {
                let tracks: Vec<_> = Boxes(part.content).filter(|one| one.name == b"trak").collect();
                let [track] = tracks.as_slice() else { return None };
                (timescale, length) = media(track.content)?;
                default = default_duration(part.content).unwrap_or(0);
            }
            b"moof" => {
                for fragment in Boxes(part.content).filter(|one| one.name == b"traf") {
                    fragments = fragments.checked_add(fragment_length(fragment.content, default)?)?;
                }
            }
            name => HARMLESS.contains(&name).then_some(())?,
        }
    }
    (timescale > 0).then_some(())?;
    Some(length.max(fragments).checked_mul(1_000)? / timescale)
}

/// Returns the timescale and the length of a track's media, if it's AAC or Opus.
fn media(track: &[u8]) -> Option<(u64, u64)> {
    let media = child(track, b"mdia")?;
    (child(media, b"hdlr")?.get(8..12)? == b"soun").then_some(())?;
    let descriptions = child(child(child(media, b"minf")?, b"stbl")?, b"stsd")?;
    // Version, flags and the number of descriptions come first.
    let kinds: Vec<_> = Boxes(descriptions.get(8..)?).map(|one| one.name).collect();
    (kinds == [b"mp4a"] || kinds == [b"Opus"]).then_some(())?;
    let header = child(media, b"mdhd")?;
    if header.first() == Some(&1) {
        return Some((number(header.get(20..24)?), number(header.get(24..32)?)));
    }
    Some((number(header.get(12..16)?), number(header.get(16..20)?)))
}

/// Returns the length of a sample of fragments that don't say it themselves.
fn default_duration(movie: &[u8]) -> Option<u64> {
    Some(number(child(child(movie, b"mvex")?, b"trex")?.get(12..16)?))
}

/// Returns the length of a fragment: its samples' own lengths, or their number times the length of each.
fn fragment_length(fragment: &[u8], default: u64) -> Option<u64> {
    let header = child(fragment, b"tfhd")?;
    let flags = number(header.get(1..4)?);
    // The default length follows the track and the optional offset and description.
    let skipped = 8 + if flags & 0x1 == 0 { 0 } else { 8 } + if flags & 0x2 == 0 { 0 } else { 4 };
    let each = if flags & 0x8 == 0 { default } else { number(header.get(skipped..skipped + 4)?) };
    let mut total = 0u64;
    for run in Boxes(fragment).filter(|one| one.name == b"trun") {
        let (flags, count) = (number(run.content.get(1..4)?), number(run.content.get(4..8)?));
        if flags & 0x100 == 0 {
            total = total.checked_add(count.checked_mul(each)?)?;
            continue;
        }
        let first = 8 + [0x1, 0x4].iter().filter(|flag| flags & **flag != 0).count() * 4;
        let width = [0x100, 0x200, 0x400, 0x800].iter().filter(|flag| flags & **flag != 0).count() * 4;
        for sample in run.content.get(first..)?.chunks_exact(width).take(usize::try_from(count).ok()?) {
            total = total.checked_add(number(&sample[..4]))?;
        }
    }
    Some(total)
}

fn child<'a>(parent: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
    Boxes(parent).find(|one| one.name == name).map(|one| one.content)
}

struct Part<'a> {
    name: &'a [u8],
    content: &'a [u8],
}

/// The boxes in a piece of a file. Stops at one that is damaged or cut off.
struct Boxes<'a>(&'a [u8]);

impl<'a> Iterator for Boxes<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        let (size, name) = (number(self.0.get(..4)?), self.0.get(4..8)?);
        let (head, size) = match size {
            // The rest of the file.
            0 => (8, self.0.len()),
            1 => (16, usize::try_from(number(self.0.get(8..16)?)).ok()?),
            size => (8, usize::try_from(size).ok()?),
        };
        let content = self.0.get(head..size.min(self.0.len()))?;
        self.0 = &self.0[size.min(self.0.len())..];
        Some(Part { name, content })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boxed(name: [u8; 4], content: &[u8]) -> Vec<u8> {
        let size = u32::try_from(content.len() + 8).unwrap();
        [size.to_be_bytes().as_slice(), &name, content].concat()
    }

    /// A file with one sound track of two seconds, whose sound is of a kind.
    fn recording(kind: [u8; 4]) -> Vec<u8> {
        // Version and flags, two dates, 1,000 units a second, 2,000 units.
        let header =
            boxed(*b"mdhd", &[&[0; 12][..], &1_000_u32.to_be_bytes(), &2_000_u32.to_be_bytes(), &[0; 4]].concat());
        let handler = boxed(*b"hdlr", &[&[0; 8][..], b"soun", &[0; 12]].concat());
        let kinds = boxed(*b"stsd", &[&[0, 0, 0, 0, 0, 0, 0, 1][..], &boxed(kind, &[0; 28])].concat());
        let media = boxed(*b"mdia", &[header, handler, boxed(*b"minf", &boxed(*b"stbl", &kinds))].concat());
        [boxed(*b"ftyp", b"iso5"), boxed(*b"moov", &boxed(*b"trak", &media)), boxed(*b"mdat", &[1; 9])].concat()
    }

    #[test]
    fn aac_and_opus_are_taken_and_nothing_else() {
        assert_eq!(duration(&recording(*b"mp4a")), Some(2_000));
        assert_eq!(duration(&recording(*b"Opus")), Some(2_000), "Chromium and WebKit record it as audio/mp4");
        assert_eq!(duration(&recording(*b"avc1")), None);
    }
}
