//! Decoding and re-encoding of untrusted images, within limits. Only the pixels survive: no metadata, and no second
//! file hidden behind the first.

use std::io::Cursor;
use std::num::NonZeroU32;
use std::sync::LazyLock;

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, RgbImage};

use crate::web::limits::{Limit, Limits};
use crate::web::turns::{Asker, Rule, Turns};
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
/// Memory limit for a small picture. A large one waits for its turn elsewhere, so it doesn't keep small ones waiting.
const SMALL_DECODE_BYTES: u64 = 8 * 1024 * 1024;
/// Turns for pictures that are opened, and decoded if they're small.
static SMALL: LazyLock<Turns> =
    LazyLock::new(|| Turns::new(Rule { at_once: 2, places: 16, per_address: 12, per_account: 4 }));
/// Turns for large pictures, one at a time, since each may take all of [`MAX_DECODE_BYTES`].
static LARGE: LazyLock<Turns> =
    LazyLock::new(|| Turns::new(Rule { at_once: 1, places: 8, per_address: 6, per_account: 4 }));

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
    let decoder = open(bytes, max_side, MAX_DECODE_BYTES)?;
    if decoder.total_bytes() > MAX_DECODE_BYTES {
        return Err(not_a_picture());
    }
    upright(decoder)
}

/// Reads what comes before the pixels.
fn open(bytes: &[u8], max_side: u32, max_bytes: u64) -> Result<impl ImageDecoder + '_> {
    let format = image::guess_format(bytes).map_err(|_| not_a_picture())?;
    if !matches!(format, ImageFormat::Png | ImageFormat::Jpeg) {
        return Err(not_a_picture());
    }
    let mut limits = image::Limits::default();
    limits.max_image_width = Some(max_side.min(MAX_SIDE));
    limits.max_image_height = Some(max_side.min(MAX_SIDE));
    limits.max_alloc = Some(max_bytes);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    reader.into_decoder().map_err(|_| not_a_picture())
}

fn upright(mut decoder: impl ImageDecoder) -> Result<DynamicImage> {
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

/// Decodes and re-encodes a photo on a blocking thread, when it's the asker's turn. Its pixels count, even if they turn out
/// to be broken.
///
/// # Errors
/// 422 for an image that cannot be decoded; 429 and 503 as in [`Turns::take`], and 429 when the asker's pixels are used up.
pub async fn photo(bytes: axum::body::Bytes, limits: &Limits, asker: Asker) -> Result<Photo> {
    spend(limits, asker, NonZeroU32::MIN)?;
    let opened = {
        let bytes = bytes.clone();
        SMALL.work(asker, move || open_small(&bytes)).await??
    };
    match opened {
        Opened::Done(photo) => Ok(photo),
        Opened::Large { megapixels } => {
            spend(limits, asker, megapixels)?;
            in_turn(asker, move || reencode(&decode(&bytes, MAX_SIDE)?)).await
        }
    }
}

fn spend(limits: &Limits, asker: Asker, megapixels: NonZeroU32) -> Result<()> {
    limits.spend(Limit::PixelsOfAccount, asker, megapixels)?;
    limits.spend(Limit::PixelsOfAddress, asker, megapixels)
}

/// Does work on a picture that may be large, when it's the asker's turn.
///
/// # Errors
/// Those of the work and of [`Turns::work`].
pub async fn in_turn<T: Send + 'static>(asker: Asker, work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    LARGE.work(asker, work).await?
}

/// A picture that was opened.
enum Opened {
    Done(Photo),
    Large { megapixels: NonZeroU32 },
}

fn open_small(bytes: &[u8]) -> Result<Opened> {
    let decoder = open(bytes, MAX_SIDE, SMALL_DECODE_BYTES * 2)?;
    if decoder.total_bytes() <= SMALL_DECODE_BYTES {
        return Ok(Opened::Done(reencode(&upright(decoder)?)?));
    }
    let (width, height) = decoder.dimensions();
    let megapixels = u64::from(width) * u64::from(height) / 1_000_000;
    let megapixels = u32::try_from(megapixels).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN);
    Ok(Opened::Large { megapixels })
}

fn reencode(picture: &DynamicImage) -> Result<Photo> {
    let full = fit_within(picture, FULL_SIDE);
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
