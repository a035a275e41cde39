import { areAllDarkOrAllLight, mix, type Rgb } from '../lib/color.ts';
import { type BrandColors, getPageColor, type Mode, parseGradient } from './palette.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** How much of a background picture shows through the veil of page colour above it, 0 to 1. */
export const PICTURE_OPACITY = { light: 0.16, dark: 0.12 };

/**
 * The colours besides the page colour on which text may be painted: the gradient's colours, or the lightest and darkest
 * possible colours of the picture. If no text colour is readable on all of them, the list is empty and the background
 * is omitted.
 */
export const listBackgroundStops = (brandColors: BrandColors, mode: Mode): readonly Rgb[] => {
  const pageColor = getPageColor(brandColors, mode);
  const colors =
    brandColors.background?.option === 'image'
      ? [BLACK, WHITE].map((extreme) => mix(pageColor, extreme, PICTURE_OPACITY[mode]))
      : parseGradient(brandColors);
  return colors.length > 1 && areAllDarkOrAllLight([pageColor, ...colors]) ? colors : [];
};
