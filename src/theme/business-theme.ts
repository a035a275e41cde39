import { isDeep, parseColor, type Rgb, toCss } from './color.ts';
import { type BrandColors, type Mode, palette } from './palette.ts';
import { createTheme, theme } from './stitches.ts';
import { SYSTEM_FONTS } from './tokens.ts';

/** The part of the business settings that says how it looks (spec, section 3). */
export interface BusinessLook extends BrandColors {
  readonly font_family?: string | null | undefined;
  readonly background?: { readonly option: string; readonly gradient: readonly string[] } | undefined;
}

/** Family names only: nothing that could end the declaration and begin another. */
const fontsOf = (families: string | null | undefined): string => {
  const names = (families ?? '')
    .split(',')
    .map((name) => name.replace(/[^\p{L}\p{N} -]|--/gu, '').trim())
    .filter(Boolean)
    .map((name) => `"${name}"`);
  return [...names, SYSTEM_FONTS].join(',');
};

const gradientOf = (look: BusinessLook, mode: Mode): readonly Rgb[] => {
  const stops = look.background?.option === 'gradient' && mode === 'light' ? look.background.gradient : [];
  const colors = stops.map((stop) => parseColor(stop)).filter((color) => color !== null);
  // Text cannot be read on light and dark ends alike.
  const ground = parseColor(look.theme_background_color ?? 'white');
  const isOneSided = colors.every((color) => isDeep(color) === (ground !== null && isDeep(ground)));
  return colors.length > 1 && isOneSided ? colors : [];
};

/**
 * The class that dresses an element in a business's colours and font: set it on the wrapper and every token below
 * follows. Rules are written into the shared sheet once per look.
 */
export function businessTheme(look: BusinessLook, mode: Mode): string {
  const stops = gradientOf(look, mode);
  const { colors, isDark } = palette(look, mode, stops);
  const own = createTheme({
    colors,
    fonts: { text: fontsOf(look.font_family) },
    look: {
      mode: isDark ? 'dark' : 'light',
      page: stops.length ? `linear-gradient(160deg,${stops.map(toCss).join(',')})` : 'none',
      tile: isDark ? 'multiply,multiply,normal' : 'normal',
    },
  });
  return `${theme.className} ${own.className}`;
}
