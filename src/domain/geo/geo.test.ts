import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDistance } from './geo.ts';

const HALF_CIRCUMFERENCE_M = Math.PI * 6_371_008.8;

describe('the distance between two points', () => {
  it('computes the real distances between cities, and a distance across the 180th meridian', () => {
    const salmiya = { lat: 29.3391, lng: 48.0746 };
    expect(getDistance(salmiya, { lat: 29.3759, lng: 47.9774 })).toBeCloseTo(10_276, -2);
    expect(getDistance({ lat: 52.52, lng: 13.405 }, { lat: 48.8566, lng: 2.3522 })).toBeCloseTo(877_465, -3);
    expect(getDistance({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, 0);
  });

  const anyPoint = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('computes the same distance in both directions, at most half the circumference of the earth', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        expect(getDistance(a, a)).toBe(0);
        expect(getDistance(a, b)).toBeCloseTo(getDistance(b, a), 3);
        expect(getDistance(a, b)).toBeLessThanOrEqual(HALF_CIRCUMFERENCE_M * 1.000001);
      }),
    );
  });

  it('never computes a direct distance that is longer than a detour', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (a, b, c) => {
        expect(getDistance(a, c)).toBeLessThanOrEqual(getDistance(a, b) + getDistance(b, c) + 0.001);
      }),
      { numRuns: 5_000 },
    );
  });
});
