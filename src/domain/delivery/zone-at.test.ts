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
const findZoneHere = (...zones: Zone[]) => createZoneFinder({ zones })(HERE);

describe('createZoneFinder', () => {
  // @spec validation/location-inside-area-if-within
  it('finds a delivery zone when its outline or one of its areas contains the location', () => {
    const outlinedZone = buildZone('drawn', { shape: outline });
    expect(findZoneHere(buildZone('far', { shape: distantOutline }), outlinedZone)).toEqual({
      zone: outlinedZone,
      area: null,
    });
    const area = buildArea('salmiya', 'parts', { shape: outline });
    const zoneOfAreas = buildZone('parts', {
      areas: [buildArea('hawalli', 'parts', { shape: distantOutline }), area],
    });
    expect(findZoneHere(zoneOfAreas)).toEqual({ zone: zoneOfAreas, area });
  });

  it('returns the delivery zone together with the area of that zone at the location', () => {
    const area = buildArea('salmiya', 'whole', { shape: buildSquare([48, 29], 0.01) });
    const outlinedZone = buildZone('whole', { shape: outline, areas: [area] });
    expect(findZoneHere(outlinedZone)).toEqual({ zone: outlinedZone, area });
  });

  // @spec validation/only-visible-zones-used
  it('falls back to a delivery zone without outline and areas where no other zone delivers', () => {
    const boundlessZone = buildZone('everywhere');
    const nearZone = buildZone('near', { shape: outline, fee: dinar(9) });
    const distantZone = buildZone('distant', { shape: distantOutline });
    expect(findZoneHere(boundlessZone, nearZone)?.zone).toBe(nearZone);
    expect(findZoneHere(distantZone, boundlessZone)).toEqual({ zone: boundlessZone, area: null });
    expect(findZoneHere(buildZone('hidden', { visible: false }))).toBeNull();
  });

  it('finds no delivery zone that is invisible or has only areas without an outline', () => {
    expect(findZoneHere(buildZone('hidden', { shape: outline, visible: false }))).toBeNull();
    expect(findZoneHere(buildZone('plain', { areas: [buildArea('a', 'plain')] }))).toBeNull();
    const pointArea = buildArea('a', 'points', { shape: { type: 'Point', coordinates: [48, 29] } });
    expect(findZoneHere(buildZone('points', { areas: [pointArea] }))).toBeNull();
  });

  it('prefers the cheapest of overlapping delivery zones, then the fastest, then the first in the list', () => {
    const anyZoneOverrides = fc.record({
      fee: fc.integer({ min: 0, max: 2 }).map(dinar),
      minutes: fc.integer({ min: 1, max: 2 }),
      visible: fc.boolean(),
      shape: fc.constantFrom(outline, distantOutline),
    });
    fc.assert(
      fc.property(fc.array(anyZoneOverrides, { maxLength: 6 }), (zoneOverrides) => {
        const zones = zoneOverrides.map((overrides, index) => buildZone(`z${index}`, overrides));
        let bestZone: Zone | null = null;
        for (const zone of zones) {
          if (!zone.visible || !zone.shape || !isInside(HERE, zone.shape)) continue;
          const isBetter =
            !bestZone ||
            zone.fee.minor < bestZone.fee.minor ||
            (zone.fee.minor === bestZone.fee.minor && zone.minutes < bestZone.minutes);
          if (isBetter) bestZone = zone;
        }
        expect(createZoneFinder({ zones })(HERE)?.zone ?? null).toBe(bestZone);
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses to look for a zone at invalid coordinates, even if the branch has no zones', () => {
    expect(() => createZoneFinder({ zones: [] })({ lat: 91, lng: 0 })).toThrow(GeometryError);
  });
});

describe('isInsideZone', () => {
  it('returns null if neither the delivery zone nor its areas have an outline', () => {
    const pointArea = buildArea('a', 'z', { shape: { type: 'Point', coordinates: [48, 29] } });
    expect(isInsideZone(buildZone('z', { areas: [pointArea, buildArea('b', 'z')] }), HERE)).toBeNull();
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
