import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getContrast, mix, parseColor, type Rgb, toCss } from '../lib/color.ts';
import { listBackgroundStops, PICTURE_OPACITY } from './backgrounds.ts';
import { createPalette, type Mode } from './palette.ts';

const anyByte = fc.integer({ min: 0, max: 255 });
const rgb = fc.tuple(anyByte, anyByte, anyByte).map((channels) => channels as Rgb);
const hex = rgb.map(toCss);
const arbitraryColors = fc.record({ themeColor: hex, accentColor: hex, backgroundColor: hex });
const anyMode = fc.constantFrom<Mode>('light', 'dark');
const pictureBackground = { option: 'image', gradient: [] };
const parseRgb = (css: string): Rgb => parseColor(css) ?? [0, 0, 0];

describe('a background picture', () => {
  it('keeps all text readable, whatever the colours of the business and the picture', () => {
    let readableCaseCount = 0;
    fc.assert(
      fc.property(arbitraryColors, anyMode, rgb, (brandColors, testedMode, pixel) => {
        const stops = listBackgroundStops({ ...brandColors, background: pictureBackground }, testedMode);
        if (!stops.length) return;
        readableCaseCount += 1;
        const { colors } = createPalette(brandColors, testedMode, stops);
        const paintedColor = mix(parseRgb(colors.bg), pixel, PICTURE_OPACITY[testedMode]);
        for (const name of ['ink', 'mute', 'brandText', 'sale', 'ok', 'warn', 'danger'] as const)
          expect(getContrast(parseRgb(colors[name]), paintedColor), name).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000 },
    );
    expect(readableCaseCount).toBeGreaterThan(500);
  });

  it('omits the background picture when no text colour would be readable on the picture', () => {
    const greyPageWithPicture = { backgroundColor: '#777777', background: pictureBackground };
    expect(listBackgroundStops(greyPageWithPicture, 'light')).toEqual([]);
    expect(listBackgroundStops(greyPageWithPicture, 'dark')).toHaveLength(2);
  });

  it('makes the background picture fainter in dark mode', () => {
    expect(PICTURE_OPACITY.dark).toBeLessThan(PICTURE_OPACITY.light);
  });
});

it('returns no colour stops for a plain background', () => {
  expect(listBackgroundStops({ backgroundColor: 'white' }, 'light')).toEqual([]);
  expect(
    listBackgroundStops({ background: { option: 'color', gradient: ['#fff', '#eee'] } }, 'light'),
  ).toEqual([]);
});
