import { isDeep, mix, parseColor, type Rgb } from './color.ts';
import { type BrandColors, getPageColor, type Mode } from './palette.ts';

/** The brand colours with an optional gradient or picture behind the page. */
export interface BackedColors extends BrandColors {
  readonly background?: { readonly option: string; readonly gradient: readonly string[] } | null | undefined;
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** Opacity of a background picture under the page colour. */
export const SHOWN = { light: 0.16, dark: 0.12 };

/**
 * The colours besides the page colour that text may be painted on: the gradient's colours, or the lightest and darkest
 * possible colours of the picture. Empty when no text colour is readable on all of them; then the background is omitted.
 */
export const listBackgroundStops = (brandColors: BackedColors, mode: Mode): readonly Rgb[] => {
  const { option, gradient = [] } = brandColors.background ?? {};
  const ground = getPageColor(brandColors, mode);
  const colors =
    option === 'image'
      ? [BLACK, WHITE].map((end) => mix(ground, end, SHOWN[mode]))
      : option === 'gradient' && mode === 'light'
        ? gradient.map((stop) => parseColor(stop)).filter((color) => color !== null)
        : [];
  const isOneSided = colors.every((color) => isDeep(color) === isDeep(ground));
  return colors.length > 1 && isOneSided ? colors : [];
};
