import { makeReadable, mix, parseColor, type Rgb, toCss } from '../lib/color.ts';
import { type BrandColors, createPalette, type Mode } from './palette.ts';

/** Default opacity (spec, section 9). */
const DEFAULT_OPACITY = 0.43;
const FALLBACK_COLOR: Rgb = [109, 85, 124];

/**
 * Background and text colour of the menu button. The background blends the business's colour over the card colour
 * with the configured opacity. The result is opaque. The text has the business's colour, adjusted to a contrast of 4.5:1.
 */
export function getMenuButtonColors(
  settings: BrandColors & {
    readonly menuButton?:
      | { readonly color?: string | null | undefined; readonly opacity: number }
      | null
      | undefined;
  },
  mode: Mode,
): { readonly background: string; readonly color: string } {
  const buttonSettings = settings.menuButton;
  const baseColor =
    parseColor(buttonSettings?.color ?? '') ?? parseColor(settings.themeColor ?? '') ?? FALLBACK_COLOR;
  const card = parseColor(createPalette(settings, mode).colors.card) ?? FALLBACK_COLOR;
  const share = Math.min(1, Math.max(0, buttonSettings?.opacity ?? DEFAULT_OPACITY));
  const buttonColor = mix(card, baseColor, share);
  return { background: toCss(buttonColor), color: toCss(makeReadable(baseColor, [buttonColor])) };
}
