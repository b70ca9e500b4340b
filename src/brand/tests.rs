use super::color::{Oklch, contrast};
use super::{BrandError, Palette, dark_text_luminance};

/// Expected CSS, computed by the JavaScript prototype of the design.
const VECTORS: [(&str, &str); 18] = [
    (
        "#1f6b54",
        "--brand-h:168.8;--brand-c:0.0826;--solid-l:0.475;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    (
        "#ffff00",
        "--brand-h:109.8;--brand-c:0.135;--solid-l:0.86;--solid-l-dark:0.84;--on-solid:oklch(.2 .02 109.8);--solid-edge:var(--b-700)",
    ),
    (
        "#00ff00",
        "--brand-h:142.5;--brand-c:0.135;--solid-l:0.86;--solid-l-dark:0.84;--on-solid:oklch(.2 .02 142.5);--solid-edge:var(--b-700)",
    ),
    (
        "#ff0000",
        "--brand-h:29.2;--brand-c:0.135;--solid-l:0.5;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    (
        "#0000ff",
        "--brand-h:264.1;--brand-c:0.135;--solid-l:0.452;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    ("#777777", "--brand-h:90;--brand-c:0;--solid-l:0.5;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent"),
    ("#000000", "--brand-h:90;--brand-c:0;--solid-l:0.36;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent"),
    (
        "#ffffff",
        "--brand-h:90;--brand-c:0;--solid-l:0.86;--solid-l-dark:0.84;--on-solid:oklch(.2 .02 90);--solid-edge:var(--b-700)",
    ),
    (
        "#ffc0cb",
        "--brand-h:7.1;--brand-c:0.0735;--solid-l:0.86;--solid-l-dark:0.84;--on-solid:oklch(.2 .02 7.1);--solid-edge:var(--b-700)",
    ),
    (
        "#808000",
        "--brand-h:109.8;--brand-c:0.1266;--solid-l:0.5;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    (
        "#7f00ff",
        "--brand-h:293.6;--brand-c:0.135;--solid-l:0.5;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    (
        "#c2410c",
        "--brand-h:38.4;--brand-c:0.135;--solid-l:0.5;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    (
        "#0ea5e9",
        "--brand-h:237.3;--brand-c:0.135;--solid-l:0.5;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    (
        "#f59e0b",
        "--brand-h:70.1;--brand-c:0.135;--solid-l:0.769;--solid-l-dark:0.769;--on-solid:oklch(.2 .02 70.1);--solid-edge:var(--b-700)",
    ),
    (
        "#4b5563",
        "--brand-h:256.8;--brand-c:0.045;--solid-l:0.446;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    (
        "#be185d",
        "--brand-h:4;--brand-c:0.135;--solid-l:0.5;--solid-l-dark:0.7;--on-solid:#fff;--solid-edge:transparent",
    ),
    (
        "#abc",
        "--brand-h:248.2;--brand-c:0.045;--solid-l:0.784;--solid-l-dark:0.784;--on-solid:oklch(.2 .02 248.2);--solid-edge:var(--b-700)",
    ),
    (
        "#80ffff",
        "--brand-h:195.4;--brand-c:0.1133;--solid-l:0.86;--solid-l-dark:0.84;--on-solid:oklch(.2 .02 195.4);--solid-edge:var(--b-700)",
    ),
];

/// Steps of the theme's scale, as lightness and chroma factor.
const S100: (f64, f64) = (0.935, 0.3);
const S200: (f64, f64) = (0.885, 0.5);
const S300: (f64, f64) = (0.81, 0.7);
const S400: (f64, f64) = (0.72, 0.9);
const S600: (f64, f64) = (0.465, 1.0);
const S700: (f64, f64) = (0.40, 0.95);
const S800: (f64, f64) = (0.325, 0.8);
const S900: (f64, f64) = (0.265, 0.62);

/// Neutral colors of a theme, as lightness and chroma.
struct Neutrals {
    bg: (f64, f64),
    paper: (f64, f64),
    sunk: (f64, f64),
    ink: (f64, f64),
    ink2: (f64, f64),
    ink3: (f64, f64),
    line2: (f64, f64),
}

const LIGHT: Neutrals = Neutrals {
    bg: (0.955, 0.010),
    paper: (0.995, 0.003),
    sunk: (0.93, 0.011),
    ink: (0.235, 0.018),
    ink2: (0.43, 0.018),
    ink3: (0.49, 0.016),
    line2: (0.61, 0.018),
};
const DARK: Neutrals = Neutrals {
    bg: (0.185, 0.006),
    paper: (0.235, 0.008),
    sunk: (0.16, 0.006),
    ink: (0.945, 0.008),
    ink2: (0.80, 0.012),
    ink3: (0.73, 0.012),
    line2: (0.58, 0.012),
};

fn neutral((l, c): (f64, f64)) -> f64 {
    Oklch { l, c, h: 105.0 }.luminance()
}

/// Returns every pair of text and background: its name, both luminances and the required contrast ratio.
fn pairs(p: &Palette) -> [(&'static str, f64, f64, f64); 22] {
    let step = |(l, factor): (f64, f64)| Oklch { l, c: p.chroma * factor, h: p.hue }.luminance();
    let brand = |l: f64| Oklch { l, c: p.chroma, h: p.hue }.luminance();
    let (bg, dark_bg, paper) = (neutral(LIGHT.bg), neutral(DARK.bg), neutral(DARK.paper));
    let on_solid = if p.bright { dark_text_luminance(p.hue) } else { 1.0 };
    let outline = if p.bright { step(S700) } else { brand(p.solid) };
    [
        ("light ink", neutral(LIGHT.ink), bg, 7.0),
        ("light second ink", neutral(LIGHT.ink2), bg, 7.0),
        ("light third ink", neutral(LIGHT.ink3), bg, 4.5),
        ("light third ink on sunk", neutral(LIGHT.ink3), neutral(LIGHT.sunk), 4.5),
        ("light control line on paper", neutral(LIGHT.line2), neutral(LIGHT.paper), 3.0),
        ("light control line", neutral(LIGHT.line2), bg, 3.0),
        ("light brand text", step(S700), bg, 4.5),
        ("light brand text on wash", step(S700), step(S100), 4.5),
        ("light text on solid", on_solid, brand(p.solid), 4.5),
        ("light solid or its edge", outline, bg, 3.0),
        ("rail text", 1.0, step(S800), 7.0),
        ("rail muted", step(S200), step(S800), 4.5),
        ("light focus", step(S600), bg, 3.0),
        ("dark ink", neutral(DARK.ink), dark_bg, 7.0),
        ("dark second ink", neutral(DARK.ink2), paper, 7.0),
        ("dark third ink", neutral(DARK.ink3), paper, 4.5),
        ("dark control line", neutral(DARK.line2), paper, 3.0),
        ("dark brand text", step(S300), paper, 4.5),
        ("dark brand text on wash", step(S300), step(S900), 4.5),
        ("dark text on solid", dark_text_luminance(p.hue), brand(p.solid_dark), 4.5),
        ("dark solid", brand(p.solid_dark), dark_bg, 3.0),
        ("dark focus", step(S400), dark_bg, 3.0),
    ]
}

fn assert_readable(hex: &str) {
    for (pair, a, b, required) in pairs(&Palette::from_hex(hex).unwrap()) {
        let ratio = contrast(a, b);
        assert!(ratio >= required, "{hex}: the contrast of {pair} is {ratio:.2}, but must be at least {required}");
    }
}

#[test]
fn matches_the_reference_palettes() {
    for (hex, css) in VECTORS {
        assert_eq!(Palette::from_hex(hex).unwrap().css(), css, "{hex}");
    }
}

#[test]
fn every_brand_color_yields_readable_text() {
    let mut tried = 0;
    for hue in (0..360).step_by(3).map(f64::from) {
        for c in [0.0, 0.03, 0.06, 0.09, 0.12, 0.16, 0.2, 0.28] {
            for l in (0..16).map(|step| 0.05 + 0.06 * f64::from(step)) {
                assert_readable(&Oklch { l, c, h: hue }.to_rgb().to_string());
                tried += 1;
            }
        }
    }
    assert_eq!(tried, 15_360);
}

#[test]
fn extreme_brand_colors_yield_readable_text() {
    let extremes = "#ffff00 #00ff00 #ff0000 #0000ff #777777 #000000 #ffffff #ffc0cb #808000 #7f00ff";
    extremes.split(' ').for_each(assert_readable);
}

#[test]
fn reports_when_the_solid_differs_from_the_brand_color() {
    let differs = |hex| Palette::from_hex(hex).unwrap().differs_from_brand;
    assert!(!differs("#1f6b54"), "the default green is unchanged");
    for hex in ["#ffff00", "#ffffff", "#000000", "#ff0000"] {
        assert!(differs(hex), "{hex}");
    }
}

#[test]
fn rejects_anything_but_hex_colors() {
    for text in ["", "#", "red", "#12", "#1234", "#12345g", "##12345", "#1f6b54 ", "#１２３", "oklch(.5 .1 20)"] {
        assert_eq!(Palette::from_hex(text), Err(BrandError), "{text}");
    }
    assert_eq!(Palette::from_hex("1F6B54"), Palette::from_hex("#1f6b54"));
}
