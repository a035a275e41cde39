import { mix, parseColor, type Rgb, readable, toCss } from './color.ts';
import { type BrandColors, type Mode, palette } from './palette.ts';

/** The spec's (section 9). */
const OPACITY = 0.43;
const FALLBACK: Rgb = [109, 85, 124];

/**
 * The menu button's ground and text. The business's colour at its opacity is laid over the card colour, so that what lies
 * under the button never shows through; the text is the same colour, moved as far as 4.5:1 takes.
 */
export function menuButtonColors(
  look: BrandColors & {
    readonly menuButton?:
      | { readonly color?: string | null | undefined; readonly opacity: number }
      | null
      | undefined;
  },
  mode: Mode,
): { readonly background: string; readonly color: string } {
  const own = look.menuButton;
  const given = parseColor(own?.color ?? '') ?? parseColor(look.themeColor ?? '') ?? FALLBACK;
  const card = parseColor(palette(look, mode).colors.card) ?? FALLBACK;
  const share = Math.min(1, Math.max(0, own?.opacity ?? OPACITY));
  const ground = mix(card, given, share);
  return { background: toCss(ground), color: toCss(readable(given, [ground])) };
}
