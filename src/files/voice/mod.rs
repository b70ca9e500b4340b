//! Voice notes as browsers record them: WebM with Opus, or MP4 with AAC or Opus. They are stored as they are, so this checks that
//! they hold one sound track and nothing else, and how long it is.

mod mp4;
mod webm;

use crate::web::{Error, Result};

/// Maximum size of a voice note, in bytes.
pub const MAX_BYTES: usize = 2 * 1024 * 1024;
/// Maximum length of a voice note, in milliseconds.
const MAX_DURATION: u64 = 3 * 60_000;
/// Recorders stop a moment late.
const TOLERANCE: u64 = 2_000;

/// A checked voice note.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Voice {
    /// `audio/webm` or `audio/mp4`.
    pub media_type: &'static str,
    /// Ending of the file name.
    pub ending: &'static str,
    /// Length in milliseconds.
    pub duration: u64,
}

/// Checks a voice note.
///
/// # Errors
/// 413 if it's too large, 422 if it's too long or anything but one track of Opus or AAC.
pub fn check(bytes: &[u8]) -> Result<Voice> {
    if bytes.len() > MAX_BYTES {
        return Err(Error::file_too_large("Voice notes can be up to 2 MB."));
    }
    let found = match bytes {
        [0x1a, 0x45, 0xdf, 0xa3, ..] => {
            webm::duration(bytes).map(|duration| Voice { media_type: "audio/webm", ending: ".webm", duration })
        }
        [_, _, _, _, b'f', b't', b'y', b'p', ..] => {
            mp4::duration(bytes).map(|duration| Voice { media_type: "audio/mp4", ending: ".m4a", duration })
        }
        _ => None,
    };
    let voice = found
        .ok_or_else(|| Error::unprocessable("not_a_voice_note", "This recording can’t be played. Record it again."))?;
    if voice.duration > MAX_DURATION + TOLERANCE {
        return Err(Error::unprocessable("too_long", "Voice notes can be up to 3 minutes."));
    }
    Ok(voice)
}

/// Reads a big-endian number of up to eight bytes.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
