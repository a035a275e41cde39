import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getContrast, parseColor, type Rgb, toCss } from '../lib/color.ts';
import { createPalette, type Mode } from './palette.ts';

const hex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((channels) => toCss(channels as unknown as Rgb));
const arbitraryColors = fc.record({ themeColor: hex, accentColor: hex, backgroundColor: hex });
const anyMode = fc.constantFrom<Mode>('light', 'dark');

const computeContrast = (a: string, b: string): number => {
  const [firstColor, secondColor] = [parseColor(a), parseColor(b)];
  return firstColor && secondColor ? getContrast(firstColor, secondColor) : 0;
};

describe('palette', () => {
  it('gives text on the brand colour, and coloured text on cards, a contrast of at least 4.5:1', () => {
    fc.assert(
      fc.property(arbitraryColors, anyMode, (brandColors, modeToTest) => {
        const { colors } = createPalette(brandColors, modeToTest);
        expect(computeContrast(colors.onBrand, colors.brand)).toBeGreaterThanOrEqual(4.5);
        for (const tone of ['sale', 'ok', 'warn', 'danger'] as const) {
          expect(computeContrast(colors[tone], colors.card)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('keeps text readable on pages, cards and tints for any background', () => {
    const anyBackground = fc.constantFrom('#ffffff', '#fbfaf8', '#fff3c4', '#101010', '#000000', '#f0e6ff');
    fc.assert(
      fc.property(arbitraryColors, anyBackground, anyMode, (brandColors, backgroundColor, modeToTest) => {
        const { colors } = createPalette({ ...brandColors, backgroundColor }, modeToTest);
        for (const surfaceColor of [colors.bg, colors.card, colors.tint]) {
          expect(computeContrast(colors.ink, surfaceColor)).toBeGreaterThanOrEqual(4.5);
          expect(computeContrast(colors.mute, surfaceColor)).toBeGreaterThanOrEqual(4.5);
          expect(computeContrast(colors.brandText, surfaceColor)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('keeps the business’s brand colour unchanged in light mode', () => {
    fc.assert(
      fc.property(hex, (themeColor) => {
        expect(createPalette({ themeColor }, 'light').colors.brand).toBe(themeColor);
      }),
    );
  });

  // @spec constants/default-colours
  it('falls back to the default colours for invalid theme colours', () => {
    expect(createPalette({ themeColor: '#url(x)', accentColor: '', backgroundColor: '}' }, 'light')).toEqual(
      createPalette({}, 'light'),
    );
  });

  it('keeps the business’s dark background in dark mode and replaces a light background', () => {
    expect(createPalette({ backgroundColor: '#1b2a3a' }, 'dark').colors.bg).toBe('#1b2a3a');
    expect(createPalette({ backgroundColor: '#fbfaf8' }, 'dark').colors.bg).toBe(
      createPalette({}, 'dark').colors.bg,
    );
  });

  it('makes the whole palette dark for a dark background', () => {
    expect(createPalette({ backgroundColor: '#111' }, 'light').isDark).toBe(true);
  });
});
