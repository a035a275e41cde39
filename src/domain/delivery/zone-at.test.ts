import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GeometryError } from '../geo/geo.ts';
import { isInside } from '../geo/inside.ts';
import type { Zone } from './delivery-types.ts';
import { buildArea, buildSquare, buildZone, dinar } from './testing/build-delivery.ts';
import { createZoneFinder, isInsideZone } from './zone-at.ts';

const HERE = { lng: 48, lat: 29 };
const outline = buildSquare([48, 29], 0.1);
const distantOutline = buildSquare([40, 20], 0.1);
const find = (...zones: Zone[]) => createZoneFinder({ zones })(HERE);

describe('createZoneFinder', () => {
  // @spec validation/location-inside-area-if-within
  it('finds a delivery zone when its outline or one of its areas contains the location', () => {
    const outlined = buildZone('drawn', { shape: outline });
    expect(find(buildZone('far', { shape: distantOutline }), outlined)).toEqual({
      zone: outlined,
      area: null,
    });
    const area = buildArea('salmiya', 'parts', { shape: outline });
    const parts = buildZone('parts', {
      areas: [buildArea('hawalli', 'parts', { shape: distantOutline }), area],
    });
    expect(find(parts)).toEqual({ zone: parts, area });
  });

  it('returns the delivery zone together with the area of that zone at the location', () => {
    const area = buildArea('salmiya', 'whole', { shape: buildSquare([48, 29], 0.01) });
    const outlinedZone = buildZone('whole', { shape: outline, areas: [area] });
    expect(find(outlinedZone)).toEqual({ zone: outlinedZone, area });
  });

  // @spec validation/only-visible-zones-used
  it('finds no delivery zone that is invisible, has no shape or has only points', () => {
    expect(find(buildZone('hidden', { shape: outline, visible: false }))).toBeNull();
    expect(find(buildZone('plain', { areas: [buildArea('a', 'plain')] }))).toBeNull();
    const point = buildArea('a', 'points', { shape: { type: 'Point', coordinates: [48, 29] } });
    expect(find(buildZone('points', { areas: [point] }))).toBeNull();
  });

  it('finds the cheapest delivery zone, then the fastest, then the first, exactly like a linear search', () => {
    const zone = fc.record({
      fee: fc.integer({ min: 0, max: 2 }).map(dinar),
      minutes: fc.integer({ min: 1, max: 2 }),
      visible: fc.boolean(),
      shape: fc.constantFrom(outline, distantOutline, null),
    });
    fc.assert(
      fc.property(fc.array(zone, { maxLength: 6 }), (parts) => {
        const zones = parts.map((part, index) => buildZone(`z${index}`, part));
        let best: Zone | null = null;
        for (const zone of zones) {
          if (!zone.visible || !zone.shape || !isInside(HERE, zone.shape)) continue;
          const isBetter =
            !best ||
            zone.fee.minor < best.fee.minor ||
            (zone.fee.minor === best.fee.minor && zone.minutes < best.minutes);
          if (isBetter) best = zone;
        }
        expect(createZoneFinder({ zones })(HERE)?.zone ?? null).toBe(best);
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses to look for a zone at invalid coordinates, even without zones', () => {
    expect(() => createZoneFinder({ zones: [] })({ lat: 91, lng: 0 })).toThrow(GeometryError);
  });
});

describe('isInsideZone', () => {
  it('returns null for a delivery zone without an outline', () => {
    const point = buildArea('a', 'z', { shape: { type: 'Point', coordinates: [48, 29] } });
    expect(isInsideZone(buildZone('z', { areas: [point, buildArea('b', 'z')] }), HERE)).toBeNull();
    expect(isInsideZone({}, HERE)).toBeNull();
  });

  it('returns whether the outline of a delivery zone or one of its areas contains the location', () => {
    expect(isInsideZone(buildZone('z', { shape: outline }), HERE)).toBe(true);
    expect(isInsideZone(buildZone('z', { shape: distantOutline }), HERE)).toBe(false);
    expect(
      isInsideZone(
        buildZone('z', { shape: distantOutline, areas: [buildArea('a', 'z', { shape: outline })] }),
        HERE,
      ),
    ).toBe(true);
  });

  it('refuses to check whether invalid coordinates are inside a zone', () => {
    expect(() => isInsideZone({}, { lat: Number.NaN, lng: 0 })).toThrow(GeometryError);
  });
});
