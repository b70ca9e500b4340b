//! The system's fonts, for characters that the program's own don't have. They are only read. The search happens once, when the
//! first such character is printed, and is bounded, because anything may be in those folders.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use roaring::RoaringBitmap;
use subsetter::GlyphRemapper;
use ttf_parser::cmap::Subtable;
use ttf_parser::{Face, GlyphId, Permissions, fonts_in_collection};

use super::font::advance;

/// Where systems keep fonts.
const FOLDERS: [&str; 4] = ["/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts"];
/// The same, from the home folder.
const HOME_FOLDERS: [&str; 3] = [".local/share/fonts", ".fonts", "Library/Fonts"];
/// How deep folders are searched.
const MAX_DEPTH: usize = 5;
/// Maximum number of entries that are looked at.
const MAX_ENTRIES: usize = 5_000;
/// Maximum size of a font, and of all that are read in the search, in bytes.
const MAX_FILE: u64 = 48 * 1024 * 1024;
const MAX_READ: u64 = 400 * 1024 * 1024;
/// Maximum number of fonts of one file that are looked at.
const MAX_FACES: u32 = 4;

/// A font of the system.
struct Source {
    path: PathBuf,
    index: u32,
    /// The characters that no font before it has.
    characters: RoaringBitmap,
}

/// The system's fonts.
#[derive(Default)]
pub struct Shelf(Vec<Source>);

/// A font that a document uses.
pub struct Loaded {
    /// Its number on the shelf.
    pub source: usize,
    /// The file.
    pub file: Vec<u8>,
    /// Which of the file's fonts it is.
    pub index: u32,
}

impl Shelf {
    /// Returns the fonts of this system.
    pub fn system() -> &'static Self {
        static SYSTEM: OnceLock<Shelf> = OnceLock::new();
        SYSTEM.get_or_init(|| {
            let home = std::env::var_os("HOME").map(PathBuf::from);
            let own = HOME_FOLDERS.iter().filter_map(|folder| home.as_ref().map(|home| home.join(folder)));
            Self::of(&FOLDERS.iter().map(PathBuf::from).chain(own).collect::<Vec<_>>())
        })
    }

    /// Looks for fonts in folders and those in them. Regular fonts come before bold and slanted ones.
    pub fn of(folders: &[PathBuf]) -> Self {
        let (mut files, mut left) = (Vec::new(), MAX_ENTRIES);
        for folder in folders {
            search(folder, MAX_DEPTH, &mut left, &mut files);
        }
        files.sort_by_key(|(path, _)| (oddity(path), path.clone()));
        let (mut shelf, mut known, mut read) = (Self::default(), RoaringBitmap::new(), 0);
        for (path, size) in files {
            read += size;
            if read > MAX_READ {
                break;
            }
            if let Some(file) = load(&path) {
                shelf.add(&path, &file, &mut known);
            }
        }
        shelf
    }

    fn add(&mut self, path: &Path, file: &[u8], known: &mut RoaringBitmap) {
        for index in 0..fonts_in_collection(file).unwrap_or(1).min(MAX_FACES) {
            let Ok(face) = Face::parse(file, index) else { continue };
            if !is_allowed(&face) {
                continue;
            }
            let mut characters = characters(&face);
            characters -= &*known;
            let sample = characters.min().and_then(char::from_u32).and_then(|character| face.glyph_index(character));
            if sample.is_some_and(|glyph| is_embeddable(file, index, glyph)) {
                *known |= &characters;
                self.0.push(Source { path: path.to_owned(), index, characters });
            }
        }
    }

    /// Returns the number of the font that has a character; `None` if there's none.
    pub fn find(&self, character: char) -> Option<usize> {
        self.0.iter().position(|source| source.characters.contains(u32::from(character)))
    }

    /// Loads a font; `None` if it's gone.
    pub fn load(&self, source: usize) -> Option<Loaded> {
        let found = self.0.get(source)?;
        Some(Loaded { source, file: load(&found.path)?, index: found.index })
    }
}

impl Loaded {
    /// Returns the number and the width of a character's glyph; `None` if the font doesn't draw it.
    pub fn glyph(&self, character: char) -> Option<(u16, f32)> {
        let face = Face::parse(&self.file, self.index).ok()?;
        let id = face.glyph_index(character)?;
        (character.is_whitespace() || face.glyph_bounding_box(id).is_some()).then(|| (id.0, advance(&face, id)))
    }
}

/// Collects the font files of a folder, with their sizes.
fn search(folder: &Path, depth: usize, left: &mut usize, files: &mut Vec<(PathBuf, u64)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let Some(rest) = left.checked_sub(1) else { return };
        *left = rest;
        let (path, kind) = (entry.path(), entry.file_type());
        // A link to a folder may lead back here; one to a file is fine.
        if kind.is_ok_and(|kind| kind.is_dir()) {
            if depth > 0 {
                search(&path, depth - 1, left, files);
            }
        } else if is_font(&path)
            && let Ok(about) = fs::metadata(&path)
            && about.is_file()
            && about.len() <= MAX_FILE
        {
            files.push((path, about.len()));
        }
    }
}

fn is_font(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    ["ttf", "otf", "ttc", "otc"].iter().any(|known| ending == *known)
}

/// Returns a number that is higher the less a font looks like one for plain text.
fn oddity(path: &Path) -> usize {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let odd = ["bold", "black", "light", "thin", "medium", "italic", "oblique", "mono", "condensed", "serif", "emoji"];
    odd.iter().filter(|word| name.contains(**word)).count()
}

fn load(path: &Path) -> Option<Vec<u8>> {
    let mut file = Vec::new();
    // It may have grown since the search.
    File::open(path).ok()?.take(MAX_FILE).read_to_end(&mut file).ok()?;
    Some(file)
}

/// Whether a font has outlines that may be embedded.
fn is_allowed(face: &Face<'_>) -> bool {
    let tables = face.tables();
    (tables.glyf.is_some() || tables.cff.is_some())
        && face.permissions() != Some(Permissions::Restricted)
        && face.is_subsetting_allowed()
}

/// Whether a part of a font can be embedded. Some kinds of fonts can't.
fn is_embeddable(file: &[u8], index: u32, glyph: GlyphId) -> bool {
    let mut glyphs = GlyphRemapper::new();
    glyphs.remap(glyph.0);
    subsetter::subset(file, index, &glyphs).is_ok()
}

fn characters(face: &Face<'_>) -> RoaringBitmap {
    let mut found = RoaringBitmap::new();
    for table in face.tables().cmap.iter().flat_map(|cmap| cmap.subtables).filter(Subtable::is_unicode) {
        table.codepoints(|character| {
            // Some tables map characters to the glyph for missing ones.
            if table.glyph_index(character).is_some_and(|id| id.0 > 0) {
                found.insert(character);
            }
        });
    }
    found
}
