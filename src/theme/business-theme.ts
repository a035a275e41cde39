import { getMeanColor, toCss } from '../lib/color.ts';
import { isServer } from '../lib/is-server.ts';
import { listBackgroundStops, PICTURE_OPACITY } from './backgrounds.ts';
import { SYSTEM_FONTS } from './design-tokens.ts';
import { type BrandColors, createPalette, type Mode } from './palette.ts';
import { createTheme, theme } from './stitches.ts';
import { getWebFontFamily } from './web-font.ts';

export interface BusinessThemeSettings extends BrandColors {
  readonly fontFamily?: string | null | undefined;
  /** URL of a font file that the business provides. */
  readonly fontUrl?: string | null | undefined;
}

/** CSS keywords for kinds of fonts. With quotes, they would be names of fonts. */
const GENERIC_FAMILIES: readonly string[] = [
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'math',
];

const formatFamily = (name: string): string =>
  GENERIC_FAMILIES.includes(name.toLowerCase()) ? name.toLowerCase() : `"${name}"`;

/**
 * The fonts of the app, best first. Keeps only font family names, so that the value cannot inject other declarations.
 */
const formatFontFamily = ({ fontFamily, fontUrl }: BusinessThemeSettings): string => {
  const names = (fontFamily ?? '')
    .split(',')
    .map((name) => name.replace(/[^\p{L}\p{N} -]|--/gu, '').trim())
    .filter(Boolean)
    .map(formatFamily);
  const ownFonts = fontUrl ? [`"${getWebFontFamily(fontUrl)}"`, ...names] : names;
  // The host page's font comes first.
  return [`var(--order-app-font, ${ownFonts.join(',') || 'system-ui'})`, SYSTEM_FONTS].join(',');
};

/**
 * On a server, every theme has this class. Its rule is not part of the shared style sheet: with a rule for every
 * business, that sheet would keep growing.
 */
export const SERVER_THEME_CLASS = 'oa-t-business';

function createStitchesTheme(settings: BusinessThemeSettings, mode: Mode) {
  const stops = listBackgroundStops(settings, mode);
  const isPicture = settings.background?.option === 'image';
  const { colors, isDark } = createPalette(settings, mode, stops);
  return createTheme({
    colors,
    fonts: { text: formatFontFamily(settings) },
    surface: {
      mode: isDark ? 'dark' : 'light',
      page: stops.length && !isPicture ? `linear-gradient(160deg,${stops.map(toCss).join(',')})` : 'none',
      bar: stops.length && !isPicture ? toCss(getMeanColor(stops)) : '$colors$bg',
      // With an opaque background, the browser can scroll a layer without repainting it.
      ground: stops.length ? 'none' : '$colors$bg',
      veil: stops.length && isPicture ? 1 - PICTURE_OPACITY[mode] : 1,
      tileBlend: isDark ? 'multiply,multiply,normal' : 'normal',
      dark: isDark ? 1 : 0,
    },
  });
}

/**
 * The CSS class with a business's colours and font. Set it on the wrapper of an element. Its rules are written to the
 * shared style sheet once per theme.
 */
export const buildThemeClass = (settings: BusinessThemeSettings, mode: Mode): string =>
  `${theme.className} ${isServer ? SERVER_THEME_CLASS : createStitchesTheme(settings, mode).className}`;

/**
 * The CSS variables of a theme, as declarations. Does not access `className`, because that access writes a rule to the
 * style sheet.
 */
export function buildThemeDeclarations(settings: BusinessThemeSettings, mode: Mode): string {
  const { colors, fonts, surface } = createStitchesTheme(settings, mode);
  return [colors, fonts, surface]
    .flatMap((scale) => Object.values(scale))
    .map(({ variable, value }) => `${variable}:${value}`)
    .join(';');
}
