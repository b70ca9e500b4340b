//! Decoding and re-encoding of untrusted images, within limits. Only the pixels survive: no metadata, and no second
//! file hidden behind the first.

use std::io::Cursor;
use std::sync::atomic::{AtomicUsize, Ordering};

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder as _, ImageFormat, ImageReader, Limits, RgbImage};
use tokio::sync::Semaphore;

use crate::web::{Error, Result};

/// Memory limit for one decoded image, in bytes: enough for 33 million RGB pixels.
const MAX_DECODE_BYTES: u64 = 100 * 1024 * 1024;
/// Maximum width and height of an image to decode, in pixels.
const MAX_SIDE: u32 = 12_000;
/// Maximum width and height of the full size, in pixels.
const FULL_SIDE: u32 = 1_600;
/// Maximum width and height of the small size, in pixels.
const SMALL_SIDE: u32 = 480;
/// JPEG quality. Faces look the same as at 95, at half the file size.
const JPEG_QUALITY: u8 = 82;
/// Allows one image to be decoded at a time, since each may take all of `MAX_DECODE_BYTES`.
static DECODER: Semaphore = Semaphore::const_new(1);
/// Uploads queued or being decoded. Their bodies are in memory, so their number is limited.
static QUEUED: AtomicUsize = AtomicUsize::new(0);
const MAX_QUEUED: usize = 8;

/// A photo, ready to store.
pub struct Photo {
    /// Full size, as JPEG.
    pub full: Vec<u8>,
    /// Small size, as JPEG.
    pub small: Vec<u8>,
    /// Width of the full size, in pixels.
    pub width: u32,
    /// Height of the full size, in pixels.
    pub height: u32,
}

/// Decodes an image and rotates it upright.
///
/// # Errors
/// 422 for anything but a PNG or JPEG within the limits.
pub fn decode(bytes: &[u8], max_side: u32) -> Result<DynamicImage> {
    let format = image::guess_format(bytes).map_err(|_| not_a_picture())?;
    if !matches!(format, ImageFormat::Png | ImageFormat::Jpeg) {
        return Err(not_a_picture());
    }
    let mut limits = Limits::default();
    limits.max_image_width = Some(max_side.min(MAX_SIDE));
    limits.max_image_height = Some(max_side.min(MAX_SIDE));
    limits.max_alloc = Some(MAX_DECODE_BYTES);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| not_a_picture())?;
    if decoder.total_bytes() > MAX_DECODE_BYTES {
        return Err(not_a_picture());
    }
    let orientation = decoder.orientation().map_err(|_| not_a_picture())?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|_| not_a_picture())?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

/// Scales an image down to fit a square; a smaller image is unchanged.
#[must_use]
pub fn fit_within(picture: &DynamicImage, side: u32) -> DynamicImage {
    if picture.width().max(picture.height()) > side { picture.thumbnail(side, side) } else { picture.clone() }
}

fn not_a_picture() -> Error {
    Error::unprocessable("not_a_picture", "Choose a PNG or JPEG image of at most 25 megapixels.")
}

/// Decodes and re-encodes a photo on a blocking thread.
///
/// # Errors
/// 422 for an image that cannot be decoded, 503 when too many are queued.
pub async fn photo(bytes: axum::body::Bytes) -> Result<Photo> {
    let _slot = QueueSlot::acquire()?;
    let _permit = DECODER.acquire().await.map_err(|_| Error::busy())?;
    tokio::task::spawn_blocking(move || reencode(&bytes)).await.map_err(|_| Error::internal())?
}

/// A slot in the queue, released on drop.
struct QueueSlot;

impl QueueSlot {
    fn acquire() -> Result<Self> {
        if QUEUED.fetch_add(1, Ordering::SeqCst) >= MAX_QUEUED {
            QUEUED.fetch_sub(1, Ordering::SeqCst);
            return Err(Error::busy());
        }
        Ok(Self)
    }
}

impl Drop for QueueSlot {
    fn drop(&mut self) {
        QUEUED.fetch_sub(1, Ordering::SeqCst);
    }
}

fn reencode(bytes: &[u8]) -> Result<Photo> {
    let full = fit_within(&decode(bytes, MAX_SIDE)?, FULL_SIDE);
    let small = fit_within(&full, SMALL_SIDE);
    Ok(Photo { width: full.width(), height: full.height(), full: jpeg(full)?, small: jpeg(small)? })
}

fn jpeg(picture: DynamicImage) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let pixels = flatten_on_white(picture);
    pixels.write_with_encoder(JpegEncoder::new_with_quality(&mut out, JPEG_QUALITY)).map_err(|_| not_a_picture())?;
    Ok(out)
}

/// Puts transparent images on white; JPEG would make their background black.
fn flatten_on_white(picture: DynamicImage) -> RgbImage {
    if !picture.color().has_alpha() {
        return picture.into_rgb8();
    }
    let source = picture.into_rgba8();
    RgbImage::from_fn(source.width(), source.height(), |x, y| {
        let [red, green, blue, alpha] = source.get_pixel(x, y).0.map(u16::from);
        let mix = |channel: u16| u8::try_from((channel * alpha + 255 * (255 - alpha)) / 255).unwrap_or(u8::MAX);
        image::Rgb([mix(red), mix(green), mix(blue)])
    })
}
