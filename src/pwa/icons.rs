//! The app's icons: the operator's logo, or else the built-in house, on the color of the top bar.

use std::io::Cursor;

use image::codecs::png::PngEncoder;
use image::imageops::{FilterType, overlay};
use image::{DynamicImage, ImageFormat, Rgba, RgbaImage};

/// The built-in house: white with transparent gaps, 512 pixels square.
const HOUSE: &[u8] = include_bytes!("../../data/brand/house.png");

/// An icon.
#[derive(Clone, Copy, Debug)]
pub struct Icon {
    /// File name, the last part of its URL.
    pub name: &'static str,
    /// Width and height in pixels.
    pub side: u32,
    /// Share of the side that the mark takes, in percent. Smaller in a maskable icon: launchers may crop it.
    mark_percent: u32,
    /// `purpose` in the manifest; `None` for an icon that only pages link to.
    pub purpose: Option<&'static str>,
}

/// All icons.
pub const ICONS: [Icon; 4] = [
    Icon { name: "icon-192.png", side: 192, mark_percent: 76, purpose: Some("any") },
    Icon { name: "icon-512.png", side: 512, mark_percent: 76, purpose: Some("any") },
    Icon { name: "maskable-512.png", side: 512, mark_percent: 54, purpose: Some("maskable") },
    Icon { name: "apple-180.png", side: 180, mark_percent: 66, purpose: None },
];

/// Finds an icon by file name.
#[must_use]
pub fn by_name(name: &str) -> Option<Icon> {
    ICONS.into_iter().find(|icon| icon.name == name)
}

/// Draws an icon as PNG; `None` if the mark isn't a PNG image.
#[must_use]
pub fn draw(icon: Icon, logo: Option<&[u8]>, background: [u8; 3]) -> Option<Vec<u8>> {
    let mark = image::load_from_memory_with_format(logo.unwrap_or(HOUSE), ImageFormat::Png).ok()?;
    let [red, green, blue] = background;
    let mut canvas = RgbaImage::from_pixel(icon.side, icon.side, Rgba([red, green, blue, 255]));
    let inside = icon.side * icon.mark_percent / 100;
    let mark = mark.resize(inside, inside, FilterType::Lanczos3).to_rgba8();
    let middle = |length: u32| i64::from((icon.side - length) / 2);
    overlay(&mut canvas, &mark, middle(mark.width()), middle(mark.height()));
    let mut png = Cursor::new(Vec::new());
    DynamicImage::from(canvas).into_rgb8().write_with_encoder(PngEncoder::new(&mut png)).ok()?;
    Some(png.into_inner())
}

#[cfg(test)]
mod tests {
    use super::{ICONS, draw};

    #[test]
    fn icons_have_the_right_size_and_an_opaque_background() {
        for icon in ICONS {
            let png = draw(icon, None, [13, 61, 49]).unwrap();
            let drawn = image::load_from_memory(&png).unwrap().to_rgb8();
            assert_eq!(drawn.dimensions(), (icon.side, icon.side), "{}", icon.name);
            for corner in [(0, 0), (icon.side - 1, icon.side - 1)] {
                assert_eq!(drawn.get_pixel(corner.0, corner.1).0, [13, 61, 49], "{}", icon.name);
            }
            // This point is on the white roof, above the pin.
            assert!(drawn.get_pixel(icon.side / 2, icon.side * 52 / 100).0.iter().all(|c| *c > 240), "{}", icon.name);
        }
    }

    #[test]
    fn an_invalid_logo_yields_no_icon() {
        assert!(draw(ICONS[0], Some(b"<svg/>"), [0, 0, 0]).is_none());
    }
}
