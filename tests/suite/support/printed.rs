//! The text of a printed document, as a reader that knows only the file copies it.

use std::collections::BTreeMap;
use std::io::Read as _;

/// Returns a document's lines. A file doesn't say right away which font a line is in, so each is returned once for every
/// font that has all of its characters.
pub fn lines(file: &[u8]) -> Vec<String> {
    let streams: Vec<Vec<u8>> = file
        .windows(8)
        .enumerate()
        .filter(|(_, window)| *window == b"\nstream\n")
        .filter_map(|(at, _)| {
            let mut content = Vec::new();
            flate2::read::ZlibDecoder::new(&file[at + 8..]).read_to_end(&mut content).ok().map(|_| content)
        })
        .collect();
    let fonts: Vec<_> = streams.iter().filter_map(|stream| characters(std::str::from_utf8(stream).ok()?)).collect();
    let strings = streams.iter().flat_map(|stream| strings(stream));
    let pairs = strings.flat_map(|codes| fonts.iter().map(move |font| (font, codes.clone())));
    pairs.filter_map(|(font, codes)| codes.chunks(2).map(|code| font.get(code).map(String::as_str)).collect()).collect()
}

/// Reads what the codes of a font mean.
fn characters(stream: &str) -> Option<BTreeMap<Vec<u8>, String>> {
    let (_, list) = stream.split_once("beginbfchar")?;
    let pairs = list.lines().filter_map(|line| {
        let (code, meaning) = line.trim().strip_prefix('<')?.strip_suffix('>')?.split_once("> <")?;
        let units: Vec<u16> = bytes(meaning).chunks(2).map(|unit| u16::from_be_bytes([unit[0], unit[1]])).collect();
        Some((bytes(code), String::from_utf16(&units).ok()?))
    });
    Some(pairs.collect())
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).filter_map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok()).collect()
}

/// Returns the strings that a page shows: `<…> Tj` in hexadecimal, or `(…) Tj` with escapes.
fn strings(stream: &[u8]) -> Vec<Vec<u8>> {
    let (mut all, mut rest) = (Vec::new(), stream);
    while let Some(at) = rest.iter().position(|byte| matches!(byte, b'(' | b'<')) {
        let inside = &rest[at + 1..];
        let (string, length) = if rest[at] == b'<' { hexadecimal(inside) } else { literal(inside) };
        rest = &inside[length..];
        if rest.starts_with(b" Tj") {
            all.push(string);
        }
    }
    all
}

/// Reads a string up to its end; returns its length in the file, too.
fn hexadecimal(text: &[u8]) -> (Vec<u8>, usize) {
    let end = text.iter().position(|byte| *byte == b'>').unwrap_or(text.len());
    (bytes(&String::from_utf8_lossy(&text[..end])), (end + 1).min(text.len()))
}

fn literal(text: &[u8]) -> (Vec<u8>, usize) {
    let (mut string, mut at, mut depth) = (Vec::new(), 0, 0);
    while let Some(byte) = text.get(at) {
        at += 1;
        match byte {
            b')' if depth == 0 => break,
            b'(' => depth += 1,
            b')' => depth -= 1,
            b'\\' => {
                let octal: Vec<u8> = text[at..].iter().copied().take(3).take_while(u8::is_ascii_digit).collect();
                at += octal.len().max(1);
                string.push(match text.get(at - 1) {
                    _ if !octal.is_empty() => octal.iter().fold(0, |value, digit| value * 8 + (digit - b'0')),
                    Some(b'n') => b'\n',
                    Some(b'r') => b'\r',
                    Some(b't') => b'\t',
                    Some(b'b') => 8,
                    Some(b'f') => 12,
                    other => other.copied().unwrap_or_default(),
                });
                continue;
            }
            _ => {}
        }
        string.push(*byte);
    }
    (string, at)
}
