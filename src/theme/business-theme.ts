import { type BackedColors, SHOWN, stopsOf } from './backgrounds.ts';
import { toCss } from './color.ts';
import { SYSTEM_FONTS } from './design-tokens.ts';
import { type Mode, palette } from './palette.ts';
import { createTheme, theme } from './stitches.ts';

/** The part of the business settings that says how it looks (spec, section 3). */
export interface BusinessLook extends BackedColors {
  readonly fontFamily?: string | null | undefined;
}

/** Family names only: nothing that could end the declaration and begin another. */
const fontsOf = (families: string | null | undefined): string => {
  const names = (families ?? '')
    .split(',')
    .map((name) => name.replace(/[^\p{L}\p{N} -]|--/gu, '').trim())
    .filter(Boolean)
    .map((name) => `"${name}"`);
  // What the host's page says comes first.
  return [`var(--order-app-font, ${names.join(',') || 'system-ui'})`, SYSTEM_FONTS].join(',');
};

/**
 * The class that dresses an element in a business's colours and font: set it on the wrapper and every token below
 * follows. Rules are written into the shared sheet once per look.
 */
export function businessTheme(look: BusinessLook, mode: Mode): string {
  const stops = stopsOf(look, mode);
  const isPicture = look.background?.option === 'image';
  const { colors, isDark } = palette(look, mode, stops);
  const own = createTheme({
    colors,
    fonts: { text: fontsOf(look.fontFamily) },
    look: {
      mode: isDark ? 'dark' : 'light',
      page: stops.length && !isPicture ? `linear-gradient(160deg,${stops.map(toCss).join(',')})` : 'none',
      // What scrolls over nothing but a colour has it too: opaque, it is moved as it was painted, and not painted at each step.
      ground: stops.length ? 'none' : '$colors$bg',
      veil: stops.length && isPicture ? 1 - SHOWN[mode] : 1,
      tile: isDark ? 'multiply,multiply,normal' : 'normal',
      dark: isDark ? 1 : 0,
    },
  });
  return `${theme.className} ${own.className}`;
}
