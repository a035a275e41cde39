import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getContrast, parseColor, type Rgb, toCss } from '../lib/color.ts';
import { getMenuButtonColors } from './menu-button-colors.ts';
import type { Mode } from './palette.ts';

const anyByte = fc.integer({ min: 0, max: 255 });
const hex = fc.tuple(anyByte, anyByte, anyByte).map((channels) => toCss(channels as Rgb));
const anyMode = fc.constantFrom<Mode>('light', 'dark');
const parseRgb = (css: string): Rgb => parseColor(css) ?? [0, 0, 0];

describe('the menu button', () => {
  it('keeps the menu button readable in any colour and opacity', () => {
    fc.assert(
      fc.property(
        fc.record({ themeColor: hex, backgroundColor: hex }),
        hex,
        fc.double({ min: -1, max: 2, noNaN: true }),
        anyMode,
        (settings, color, opacity, testedMode) => {
          const paintedColors = getMenuButtonColors(
            { ...settings, menuButton: { color, opacity } },
            testedMode,
          );
          expect(
            getContrast(parseRgb(paintedColors.color), parseRgb(paintedColors.background)),
          ).toBeGreaterThanOrEqual(4.5);
        },
      ),
    );
  });

  // @spec constants/menu-button-opacity-0-43
  it('gives the menu button the theme colour at 43% opacity by default', () => {
    const settings = { themeColor: '#000000', backgroundColor: 'white' };
    expect(getMenuButtonColors(settings, 'light').background).toBe('#919191');
    expect(getMenuButtonColors({ ...settings, menuButton: { opacity: 1 } }, 'light')).toEqual({
      background: '#000000',
      color: expect.any(String),
    });
  });

  it('gives the menu button the default colour if its colour is invalid', () => {
    const colors = getMenuButtonColors({ menuButton: { color: 'url(//x)', opacity: 1 } }, 'light');
    expect(colors.background).toBe('#6d557c');
  });
});
