import {
  areAllDarkOrAllLight,
  getContrast,
  getLuminance,
  isDarkColor,
  makeReadable,
  mix,
  parseColor,
  type Rgb,
  toCss,
} from '../lib/color.ts';

export type Mode = 'light' | 'dark';

/** Colours as entered by the business (spec, section 3). Invalid colours fall back to the spec's defaults. */
export interface BrandColors {
  readonly themeColor?: string | undefined;
  readonly accentColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
  /** The gradient or picture behind the page. */
  readonly background?: { readonly option: string; readonly gradient: readonly string[] } | null | undefined;
}

const BRAND: Rgb = [109, 85, 124];
const ACCENT: Rgb = [180, 81, 76];
const WHITE: Rgb = [255, 255, 255];
const NIGHT: Rgb = [18, 17, 19];
const OK: Rgb = [36, 116, 82];
const WARN: Rgb = [154, 96, 16];
const DANGER: Rgb = [186, 46, 46];

/** Lightens a colour for dark pages until it has enough contrast on `background`. Keeps the hue. */
function lightenForDark(color: Rgb, background: Rgb): Rgb {
  if (getContrast(color, background) >= 5) return color;
  const grey = (color[0] + color[1] + color[2]) / 3;
  // Increases the saturation first, because mixing with white washes the colour out.
  const vivid = color.map((value) => Math.max(0, Math.min(255, grey + (value - grey) * 1.7)));
  return makeReadable([vivid[0] ?? 0, vivid[1] ?? 0, vivid[2] ?? 0], [background], 7);
}

const parseColorOr = (text: string | undefined, fallback: Rgb): Rgb => (text && parseColor(text)) || fallback;

/** The valid colours of the business's gradient. Empty without a gradient. */
export const parseGradient = ({ background }: BrandColors): readonly Rgb[] =>
  background?.option === 'gradient'
    ? background.gradient.map((stop) => parseColor(stop)).filter((color) => color !== null)
    : [];

/**
 * Returns the colour of the page, normally the business's background colour. If that colour is dark and all colours of
 * the gradient are light, or the other way round, returns the gradient's first colour. In dark mode, replaces a light
 * colour with a dark one.
 */
export function getPageColor(brandColors: BrandColors, mode: Mode): Rgb {
  const businessBackground = parseColorOr(brandColors.backgroundColor, WHITE);
  const gradient = parseGradient(brandColors);
  const [firstStop = businessBackground] = areAllDarkOrAllLight(gradient) ? gradient : [];
  const page = isDarkColor(firstStop) === isDarkColor(businessBackground) ? businessBackground : firstStop;
  return mode === 'dark' && !isDarkColor(page)
    ? mix(NIGHT, parseColorOr(brandColors.themeColor, BRAND), 0.03)
    : page;
}

/**
 * All colours of the interface, derived from the business's three colours. In light mode the brand colour is used
 * unchanged. Text colours are adjusted to a contrast of 4.5:1 on all their backgrounds, and control outlines to 3:1.
 * `stops` are additional background colours, such as a gradient's.
 */
export function createPalette(brandColors: BrandColors, mode: Mode, stops: readonly Rgb[] = []) {
  const bg = getPageColor(brandColors, mode);
  const isDark = isDarkColor(bg);
  const brand = parseColorOr(brandColors.themeColor, BRAND);
  const accent = parseColorOr(brandColors.accentColor, ACCENT);

  // Cards are usually lighter than a dark page. On a medium-dark page they are darker, so that light text on them stays
  // readable.
  const card = isDark ? (getLuminance(bg) > 0.03 ? mix(bg, NIGHT, 0.35) : mix(bg, WHITE, 0.055)) : WHITE;
  const fill = isDark ? lightenForDark(brand, card) : brand;
  const tint = mix(card, fill, isDark ? 0.12 : 0.09);
  const text: Rgb = isDark ? [244, 241, 246] : [29, 26, 31];
  const backgrounds = [bg, card, tint, ...stops];
  const ink = makeReadable(text, backgrounds, 7);
  const mixIntoCard = (color: Rgb) => mix(card, color, isDark ? 0.16 : 0.1);
  const createTone = (color: Rgb) => {
    const base = isDark ? lightenForDark(color, card) : color;
    const background = mixIntoCard(base);
    return { text: makeReadable(base, [...backgrounds, background]), background };
  };
  const [sale, ok, warn, danger] = [createTone(accent), createTone(OK), createTone(WARN), createTone(DANGER)];
  const rgbColors = {
    bg,
    card,
    tint,
    ink,
    mute: makeReadable(mix(ink, bg, 0.42), backgrounds),
    line: mix(card, ink, isDark ? 0.13 : 0.1),
    edge: makeReadable(mix(ink, card, 0.6), backgrounds, 3),
    brand: fill,
    onBrand: makeReadable(isDark || getLuminance(fill) > 0.4 ? mix(fill, NIGHT, 0.9) : WHITE, [fill]),
    brandText: makeReadable(fill, backgrounds),
    cover: isDark ? mix(brand, NIGHT, 0.35) : brand,
    coverGlow: mix(brand, WHITE, isDark ? 0.1 : 0.35),
    coverDeep: mix(brand, NIGHT, isDark ? 0.7 : 0.5),
    sale: sale.text,
    saleTint: sale.background,
    ok: ok.text,
    okTint: ok.background,
    warn: warn.text,
    warnTint: warn.background,
    danger: danger.text,
    dangerTint: danger.background,
    /** End colour of the gradient on a picture tile. It is mixed into the tile's own colour. */
    shade: isDark ? card : mix(WHITE, text, 0.25),
  };
  return {
    isDark,
    colors: Object.fromEntries(
      Object.entries(rgbColors).map(([name, color]) => [name, toCss(color)]),
    ) as Record<keyof typeof rgbColors, string>,
  };
}
