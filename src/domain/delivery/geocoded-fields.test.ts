import { describe, expect, it } from 'vitest';
import type { Destination, Zone } from './delivery-types.ts';
import { isInChosenArea, mergeGeocodedFields } from './geocoded-fields.ts';

const typedFields = { street: 'Gulf Road', floor: '2', city: ' ' };
const foundFields = { street: 'Salem Street', city: 'Salmiya' };

describe('an address found on the map', () => {
  it('keeps typed address fields for a place in the chosen area, and overwrites them for any other place', () => {
    expect(mergeGeocodedFields(typedFields, foundFields, true)).toEqual({
      street: 'Gulf Road',
      floor: '2',
      city: 'Salmiya',
    });
    expect(mergeGeocodedFields(typedFields, foundFields, false)).toEqual({ ...foundFields, floor: '2' });
  });

  it('returns whether a place found on the map is in the chosen area', () => {
    const zone = { id: 'east' } as Zone;
    const area = { id: 'salmiya' } as Zone['areas'][number];
    const destination: Destination = { kind: 'zone', zone, area, place: null };
    expect(isInChosenArea(destination, { zone, area })).toBe(true);
    expect(isInChosenArea(destination, { zone, area: null }), 'a place in none of the areas').toBe(true);
    expect(isInChosenArea(destination, { zone, area: { ...area, id: 'rumaithiya' } })).toBe(false);
    expect(isInChosenArea(destination, { zone: { ...zone, id: 'west' }, area })).toBe(false);
    expect(isInChosenArea({ kind: 'none' }, { zone, area }), 'nothing chosen yet').toBe(true);
  });
});
