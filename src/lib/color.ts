/** Opaque sRGB, each channel 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const NAMED_COLORS: Readonly<Record<string, string>> = { white: '#fff', black: '#000' };

const parseChannel = (text: string): number => {
  const value = Number.parseFloat(text);
  return Math.max(0, Math.min(255, text.endsWith('%') ? (value * 255) / 100 : value));
};

const blendOverWhite = (parts: readonly number[], alpha: number): Rgb | null => {
  const [r, g, b] = parts.map((value) => Math.round(value * alpha + 255 * (1 - alpha)));
  return r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b) ? null : [r, g, b];
};

const parseHex = (digits: string): Rgb | null => {
  const expandedDigits = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits;
  const parts = expandedDigits.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return blendOverWhite(parts.slice(0, 3), (parts[3] ?? 255) / 255);
};

/** Any other CSS colour (a name, hsl, ...) as hex or rgb, converted by the browser; null if that is impossible. */
const convertWithCanvas = (text: string): string | null => {
  const context = globalThis.document?.createElement('canvas').getContext?.('2d');
  if (!context) return null;
  // The canvas ignores a text that is not a colour and keeps the earlier one.
  context.fillStyle = '#010203';
  context.fillStyle = text;
  return context.fillStyle === '#010203' ? null : context.fillStyle;
};

/**
 * Parses a CSS colour from the business's settings. Translucent colours are blended with white. Null for invalid text.
 * The text itself never reaches the style sheet.
 */
export function parseColor(
  text: string,
  computeColor: (text: string) => string | null = convertWithCanvas,
): Rgb | null {
  const normalizedText = text.trim().toLowerCase();
  const value = NAMED_COLORS[normalizedText] ?? normalizedText;
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value)?.[1];
  if (hex) return parseHex(hex);
  const channels = /^rgba?\(([^)]*)\)$/.exec(value)?.[1];
  if (channels) {
    const [r = '', g = '', b = '', alpha = '1'] = channels.split(/[\s,/]+/).filter(Boolean);
    const opacity = Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1);
    return blendOverWhite([r, g, b].map(parseChannel), Math.max(0, Math.min(1, opacity)));
  }
  const computedColor = /^[a-z]/.test(value) ? computeColor(value) : null;
  return computedColor && computedColor !== value ? parseColor(computedColor, () => null) : null;
}

/** The colour as `#rrggbb`. */
export const toCss = (color: Rgb): string =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/**
 * Mixes `share` (0 to 1) of `b` into `a`. Channels are rounded, so that the contrast is computed for the colour that is
 * painted.
 */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

/** The mean of one or more colours. */
export const getMeanColor = (colors: readonly Rgb[]): Rgb =>
  colors.reduce((mean, color, index) => mix(mean, color, 1 / (index + 1)));

/** WCAG 2 relative luminance, 0 to 1. */
export function getLuminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Whether white text has more contrast on the colour than black text. At a luminance of about 0.18, both have the same
 * contrast.
 */
export const isDarkColor = (color: Rgb): boolean => getLuminance(color) < 0.18;

/** WCAG 2 contrast ratio, 1 to 21. */
export function getContrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Black or white, whichever has the higher minimum contrast on the backgrounds. */
const pickBlackOrWhite = (backgrounds: readonly Rgb[]): Rgb =>
  Math.min(...backgrounds.map((background) => getContrast(WHITE, background))) >
  Math.min(...backgrounds.map((background) => getContrast(BLACK, background)))
    ? WHITE
    : BLACK;

/** Returns `color`, mixed with as little black or white as needed to reach `ratio` on every background. */
export function makeReadable(color: Rgb, backgrounds: readonly Rgb[], ratio = 4.5): Rgb {
  const blackOrWhite = pickBlackOrWhite(backgrounds);
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, blackOrWhite, share);
    if (backgrounds.every((background) => getContrast(candidate, background) >= ratio)) return candidate;
  }
  return blackOrWhite;
}

/** Whether the same text colour is readable on all colours, because all of them are dark or all are light. */
export const areAllDarkOrAllLight = ([first, ...others]: readonly Rgb[]): boolean =>
  !first || others.every((color) => isDarkColor(color) === isDarkColor(first));
