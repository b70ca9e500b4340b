//! Pictures from strangers: decoded with limits, turned upright, drawn anew (S49). Only pixels survive: no metadata,
//! no second file behind the first.

use std::io::Cursor;
use std::sync::atomic::{AtomicUsize, Ordering};

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder as _, ImageFormat, ImageReader, Limits, RgbImage};
use tokio::sync::Semaphore;

use crate::web::{Error, Result};

/// Bytes that decoding may take: 33 million pixels.
const MEMORY: u64 = 100 * 1024 * 1024;
/// Pixels of a side of what is read.
const LARGEST: u32 = 12_000;
/// Pixels of a side of a photo as it is kept.
const FULL: u32 = 1_600;
/// Pixels of a side of its small size.
const SMALL: u32 = 480;
/// Enough for a screen; a face looks the same at 95 and takes twice the room.
const QUALITY: u8 = 82;
/// Pictures decoded at once: each may take all of `MEMORY`.
static PERMIT: Semaphore = Semaphore::const_new(1);
/// Callers that wait for it; their bodies are in memory.
static WAITING: AtomicUsize = AtomicUsize::new(0);
const MOST_WAITING: usize = 8;

/// A photo as it is kept.
pub struct Photo {
    /// JPEG.
    pub full: Vec<u8>,
    /// JPEG.
    pub small: Vec<u8>,
    /// Pixels of the full size.
    pub width: u32,
    /// Pixels of the full size.
    pub height: u32,
}

/// The picture in the bytes, upright.
///
/// # Errors
/// 422 for what is no PNG or JPEG picture, or a larger one than the limits let in.
pub fn decode(bytes: &[u8], largest: u32) -> Result<DynamicImage> {
    let format = image::guess_format(bytes).map_err(|_| not_a_picture())?;
    if !matches!(format, ImageFormat::Png | ImageFormat::Jpeg) {
        return Err(not_a_picture());
    }
    let mut limits = Limits::default();
    limits.max_image_width = Some(largest.min(LARGEST));
    limits.max_image_height = Some(largest.min(LARGEST));
    limits.max_alloc = Some(MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| not_a_picture())?;
    if decoder.total_bytes() > MEMORY {
        return Err(not_a_picture());
    }
    let orientation = decoder.orientation().map_err(|_| not_a_picture())?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|_| not_a_picture())?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

/// The picture within a square of this side; a smaller one stays.
#[must_use]
pub fn within(picture: &DynamicImage, side: u32) -> DynamicImage {
    if picture.width().max(picture.height()) > side { picture.thumbnail(side, side) } else { picture.clone() }
}

fn not_a_picture() -> Error {
    Error::unprocessable("not_a_picture", "Choose a PNG or JPEG picture of at most 33 million pixels.")
}

/// Makes a photo of what came, off the threads that answer requests.
///
/// # Errors
/// 422 for what is no picture, 503 when too many wait.
pub async fn photo(bytes: axum::body::Bytes) -> Result<Photo> {
    let _place = Place::take()?;
    let _permit = PERMIT.acquire().await.map_err(|_| Error::busy())?;
    tokio::task::spawn_blocking(move || redraw(&bytes)).await.map_err(|_| Error::internal())?
}

/// One of the places in the queue; leaving gives it back, whatever the reason.
struct Place;

impl Place {
    fn take() -> Result<Self> {
        if WAITING.fetch_add(1, Ordering::SeqCst) >= MOST_WAITING {
            WAITING.fetch_sub(1, Ordering::SeqCst);
            return Err(Error::busy());
        }
        Ok(Self)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        WAITING.fetch_sub(1, Ordering::SeqCst);
    }
}

fn redraw(bytes: &[u8]) -> Result<Photo> {
    let full = within(&decode(bytes, LARGEST)?, FULL);
    let small = within(&full, SMALL);
    Ok(Photo { width: full.width(), height: full.height(), full: jpeg(full)?, small: jpeg(small)? })
}

fn jpeg(picture: DynamicImage) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let pixels = on_white(picture);
    pixels.write_with_encoder(JpegEncoder::new_with_quality(&mut out, QUALITY)).map_err(|_| not_a_picture())?;
    Ok(out)
}

/// What shines through a PNG is paper; JPEG would make it black.
fn on_white(picture: DynamicImage) -> RgbImage {
    if !picture.color().has_alpha() {
        return picture.into_rgb8();
    }
    let source = picture.into_rgba8();
    RgbImage::from_fn(source.width(), source.height(), |x, y| {
        let [red, green, blue, alpha] = source.get_pixel(x, y).0.map(u16::from);
        let mix = |colour: u16| u8::try_from((colour * alpha + 255 * (255 - alpha)) / 255).unwrap_or(u8::MAX);
        image::Rgb([mix(red), mix(green), mix(blue)])
    })
}
