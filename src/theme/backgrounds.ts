import { isDeep, mix, parseColor, type Rgb } from './color.ts';
import { type BrandColors, groundOf, type Mode } from './palette.ts';

/** Colours, and what the page may have besides them. */
export interface BackedColors extends BrandColors {
  readonly background?: { readonly option: string; readonly gradient: readonly string[] } | null | undefined;
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** As much of a background picture as shows through the page's colour over it. */
export const SHOWN = { light: 0.16, dark: 0.12 };

/**
 * What text may lie on besides the page's colour: a gradient's colours; the lightest and the darkest that a veiled picture
 * can be. None when no one colour of text could be read on all of it: then the background is left out.
 */
export const stopsOf = (look: BackedColors, mode: Mode): readonly Rgb[] => {
  const { option, gradient = [] } = look.background ?? {};
  const ground = groundOf(look, mode);
  const colors =
    option === 'image'
      ? [BLACK, WHITE].map((end) => mix(ground, end, SHOWN[mode]))
      : option === 'gradient' && mode === 'light'
        ? gradient.map((stop) => parseColor(stop)).filter((color) => color !== null)
        : [];
  const isOneSided = colors.every((color) => isDeep(color) === isDeep(ground));
  return colors.length > 1 && isOneSided ? colors : [];
};
