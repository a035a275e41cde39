import { describe, expect, it } from 'vitest';
import type { Destination, Zone } from './delivery-types.ts';
import { isSameArea, mergeGeocodedFields } from './geocoded-fields.ts';

const typedFields = { street: 'Gulf Road', floor: '2', city: ' ' };
const foundFields = { street: 'Salem Street', city: 'Salmiya' };

describe('an address found on the map', () => {
  it('prefers typed address fields in the selected area, and found fields in other areas', () => {
    expect(mergeGeocodedFields(typedFields, foundFields, true)).toEqual({
      street: 'Gulf Road',
      floor: '2',
      city: 'Salmiya',
    });
    expect(mergeGeocodedFields(typedFields, foundFields, false)).toEqual({ ...foundFields, floor: '2' });
  });

  it('distinguishes the selected area from other areas and zones', () => {
    const zone = { id: 'east' } as Zone;
    const area = { id: 'salmiya' } as Zone['areas'][number];
    const destination: Destination = { kind: 'zone', zone, area, place: null };
    expect(isSameArea(destination, { zone, area })).toBe(true);
    expect(isSameArea(destination, { zone, area: null }), 'an area without an outline').toBe(true);
    expect(isSameArea(destination, { zone, area: { ...area, id: 'rumaithiya' } })).toBe(false);
    expect(isSameArea(destination, { zone: { ...zone, id: 'west' }, area })).toBe(false);
    expect(isSameArea({ kind: 'none' }, { zone, area }), 'nothing chosen yet').toBe(true);
  });
});
