// Derives a safe palette from one brand color, by the same rules as the server; used for the live preview.

export interface Palette {
  hue: number;
  chroma: number;
  solid: number;
  solidDark: number;
  /** Whether text on the button color is dark, because the brand color is bright. */
  darkText: boolean;
  /** Whether the button color had to differ from the chosen color. */
  adjusted: boolean;
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

interface Lch {
  l: number;
  c: number;
  h: number;
}

function hexToLch(hex: string): Lch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const h = ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(A, B), h };
}

/** Relative luminance, with out-of-gamut parts clipped as browsers do. */
function luminance({ l, c, h }: Lch): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const parts = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((part) => toLinear(Math.round(toGamma(clamp(part, 0, 1)) * 255) / 255));
  return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
}

function contrast(first: number, second: number): number {
  const [high, low] = first > second ? [first, second] : [second, first];
  return (high + 0.05) / (low + 0.05);
}

export const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export function palette(hex: string): Palette {
  const brand = hexToLch(hex);
  const grey = brand.c < 0.015;
  const hue = grey ? 90 : brand.h;
  const chroma = grey ? 0 : clamp(brand.c, 0.045, 0.135);
  const darkText = brand.l >= 0.7;
  const ink = darkText ? luminance({ l: 0.2, c: 0.02, h: hue }) : 1;
  let solid = darkText ? Math.min(0.86, brand.l) : clamp(brand.l, 0.36, 0.5);
  while (contrast(luminance({ l: solid, c: chroma, h: hue }), ink) < 5 && solid > 0.3 && solid < 0.95) solid += darkText ? 0.005 : -0.005;
  const adjusted = Math.abs(solid - brand.l) > 0.02 || (!grey && Math.abs(chroma - brand.c) > 0.02);
  return { hue, chroma, solid, solidDark: clamp(brand.l, 0.7, 0.84), darkText, adjusted };
}

/** The color of buttons, as CSS. */
export const solidCss = (p: Palette) => `oklch(${p.solid.toFixed(3)} ${p.chroma.toFixed(4)} ${p.hue.toFixed(1)})`;

/** Applies the palette to the page, for the preview and after saving; null removes it. */
export function applyPalette(p: Palette | null, root: HTMLElement = document.documentElement): void {
  const ink = p?.darkText ? `oklch(.2 .02 ${p.hue.toFixed(1)})` : '#fff';
  const values = {
    '--brand-h': p?.hue.toFixed(1),
    '--brand-c': p?.chroma.toFixed(4),
    '--solid-l': p?.solid.toFixed(3),
    '--solid-l-dark': p?.solidDark.toFixed(3),
    '--on-solid': p && ink,
    '--solid-edge': p && (p.darkText ? 'var(--b-700)' : 'transparent'),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) root.style.setProperty(name, value);
    else root.style.removeProperty(name);
  }
}
