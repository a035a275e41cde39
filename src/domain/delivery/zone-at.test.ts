import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GeometryError } from '../geo/geo.ts';
import { isInside } from '../geo/inside.ts';
import type { Zone } from './delivery-types.ts';
import { areaOf, dinar, square, zoneOf } from './testing/build-delivery.ts';
import { zoneFinder, zoneHolds } from './zone-at.ts';

const HERE = { lng: 48, lat: 29 };
const around = square([48, 29], 0.1);
const elsewhere = square([40, 20], 0.1);
const find = (...zones: Zone[]) => zoneFinder({ zones })(HERE);

describe('zoneFinder', () => {
  // @spec validation/location-inside-area-if-within
  it('finds a zone whose outline, or whose area’s outline, contains the location', () => {
    const outlined = zoneOf('drawn', { shape: around });
    expect(find(zoneOf('far', { shape: elsewhere }), outlined)).toEqual({ zone: outlined, area: null });
    const area = areaOf('salmiya', 'parts', { shape: around });
    const parts = zoneOf('parts', { areas: [areaOf('hawalli', 'parts', { shape: elsewhere }), area] });
    expect(find(parts)).toEqual({ zone: parts, area });
  });

  it('returns the area of the zone that contains the location', () => {
    const area = areaOf('salmiya', 'whole', { shape: square([48, 29], 0.01) });
    const whole = zoneOf('whole', { shape: around, areas: [area] });
    expect(find(whole)).toEqual({ zone: whole, area });
  });

  // @spec validation/only-visible-zones-used
  it('finds no zone that is invisible, has no shape or has only points', () => {
    expect(find(zoneOf('hidden', { shape: around, visible: false }))).toBeNull();
    expect(find(zoneOf('plain', { areas: [areaOf('a', 'plain')] }))).toBeNull();
    const point = areaOf('a', 'points', { shape: { type: 'Point', coordinates: [48, 29] } });
    expect(find(zoneOf('points', { areas: [point] }))).toBeNull();
  });

  it('finds the cheapest, then fastest, then first zone, like a linear search', () => {
    const zone = fc.record({
      fee: fc.integer({ min: 0, max: 2 }).map(dinar),
      minutes: fc.integer({ min: 1, max: 2 }),
      visible: fc.boolean(),
      shape: fc.constantFrom(around, elsewhere, null),
    });
    fc.assert(
      fc.property(fc.array(zone, { maxLength: 6 }), (parts) => {
        const zones = parts.map((part, at) => zoneOf(`z${at}`, part));
        let best: Zone | null = null;
        for (const one of zones) {
          if (!one.visible || !one.shape || !isInside(HERE, one.shape)) continue;
          const isBetter =
            !best ||
            one.fee.minor < best.fee.minor ||
            (one.fee.minor === best.fee.minor && one.minutes < best.minutes);
          if (isBetter) best = one;
        }
        expect(zoneFinder({ zones })(HERE)?.zone ?? null).toBe(best);
      }),
      { numRuns: 2_000 },
    );
  });

  it('throws for invalid coordinates, even without zones', () => {
    expect(() => zoneFinder({ zones: [] })({ lat: 91, lng: 0 })).toThrow(GeometryError);
  });
});

describe('zoneHolds', () => {
  it('returns null for a zone without an outline', () => {
    const point = areaOf('a', 'z', { shape: { type: 'Point', coordinates: [48, 29] } });
    expect(zoneHolds(zoneOf('z', { areas: [point, areaOf('b', 'z')] }), HERE)).toBeNull();
    expect(zoneHolds({}, HERE)).toBeNull();
  });

  it('returns whether the zone’s outline or one of its areas contains the location', () => {
    expect(zoneHolds(zoneOf('z', { shape: around }), HERE)).toBe(true);
    expect(zoneHolds(zoneOf('z', { shape: elsewhere }), HERE)).toBe(false);
    expect(
      zoneHolds(zoneOf('z', { shape: elsewhere, areas: [areaOf('a', 'z', { shape: around })] }), HERE),
    ).toBe(true);
  });

  it('throws for invalid coordinates', () => {
    expect(() => zoneHolds({}, { lat: Number.NaN, lng: 0 })).toThrow(GeometryError);
  });
});
