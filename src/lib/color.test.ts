import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getContrast, getMeanColor, makeReadable, mix, parseColor, type Rgb, toCss } from './color.ts';

const anyByte = fc.integer({ min: 0, max: 255 });
const anyColor: fc.Arbitrary<Rgb> = fc.tuple(anyByte, anyByte, anyByte);

it('computes the mean of any number of colours', () => {
  expect(getMeanColor([[10, 20, 30]])).toEqual([10, 20, 30]);
  expect(
    getMeanColor([
      [0, 0, 0],
      [30, 60, 90],
      [60, 0, 0],
    ]),
  ).toEqual([30, 20, 30]);
});

describe('parseColor', () => {
  it.each([
    ['rgb(109,85,124)', '#6d557c'],
    ['rgba(180, 81, 76, 1)', '#b4514c'],
    ['rgb(100% 0% 50% / 100%)', '#ff0080'],
    ['rgba(0,0,0,0.5)', '#808080'],
    ['#abc', '#aabbcc'],
    ['#000000', '#000000'],
    ['#00000080', '#7f7f7f'],
    ['White', '#ffffff'],
    [' #ABCDEF ', '#abcdef'],
  ])('parses the colour %s', (text, hex) => {
    const color = parseColor(text);
    expect(color && toCss(color)).toBe(hex);
  });

  it.each(['', 'red;background:url(x)', '#12', '#12345', 'rgb(1,2)', 'rgb(a,b,c)', 'url(//x)'])(
    'rejects the colour %s',
    (text) => {
      expect(parseColor(text, () => null)).toBeNull();
    },
  );

  it('lets the browser convert an unknown colour, and rejects a colour that stays unknown', () => {
    expect(parseColor('rebeccapurple', () => '#663399')).toEqual([102, 51, 153]);
    expect(parseColor('nonsense', () => 'more nonsense')).toBeNull();
  });

  it('parses every formatted colour back to the same colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(parseColor(toCss(color))).toEqual(color);
      }),
    );
  });
});

describe('makeReadable', () => {
  it('changes a text colour until it reaches a contrast of 4.5:1 on any background', () => {
    fc.assert(
      fc.property(
        anyColor,
        anyColor,
        (color, background) => getContrast(makeReadable(color, [background]), background) >= 4.5,
      ),
    );
  });

  it('leaves a readable text colour unchanged', () => {
    expect(makeReadable([109, 85, 124], [[255, 255, 255]])).toEqual([109, 85, 124]);
  });
});

it('mixes two colours in a given proportion', () => {
  expect([mix([0, 0, 0], [200, 100, 50], 0), mix([0, 0, 0], [200, 100, 50], 1)]).toEqual([
    [0, 0, 0],
    [200, 100, 50],
  ]);
});
