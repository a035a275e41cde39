import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../delivery/delivery-types.ts';
import { type LocationDraft, removeLocation, setDefaultLocation, upsertLocation } from './saved-locations.ts';
import type { SavedLocation } from './user-types.ts';

const buildDraft = (overrides: Partial<LocationDraft> = {}): LocationDraft => ({
  id: null,
  title: 'Home',
  areaId: 'salwa',
  formType: 'residency',
  address: { ...emptyAddress, fields: { block: '4', street: ' Sea ' } },
  ...overrides,
});

/** Changes that a customer makes to the list. `locationIndex` says which location is removed or becomes the default. */
const anyActions = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'remove', 'setDefault'),
    locationIndex: fc.nat(5),
    id: fc.uuid(),
  }),
);

function applyAction(
  list: readonly SavedLocation[],
  { kind, locationIndex, id }: { kind: string; locationIndex: number; id: string },
): readonly SavedLocation[] {
  const location = list[locationIndex % (list.length || 1)];
  if (kind === 'add' || !location) return upsertLocation(list, buildDraft(), id);
  return kind === 'remove' ? removeLocation(list, location.id) : setDefaultLocation(list, location.id);
}

describe('saved locations', () => {
  it('marks exactly one saved location as the default in a list that is not empty', () => {
    fc.assert(
      fc.property(anyActions, (customerActions) => {
        const list = customerActions.reduce<readonly SavedLocation[]>(applyAction, []);
        expect(list.filter((location) => location.isDefault)).toHaveLength(list.length ? 1 : 0);
      }),
    );
  });

  it('keeps the position and the default flag of an edited saved location', () => {
    const locationsBefore = upsertLocation(
      upsertLocation([], buildDraft(), 'a'),
      buildDraft({ title: 'Work' }),
      'b',
    );
    const locationsAfter = upsertLocation(locationsBefore, buildDraft({ id: 'a', title: ' Mother ' }), 'c');
    expect(locationsAfter.map(({ id, title, isDefault }) => [id, title, isDefault])).toEqual([
      ['a', 'Mother', true],
      ['b', 'Work', false],
    ]);
    expect(locationsAfter[0]).toMatchObject({ areaId: 'salwa', formType: 'residency' });
  });
});
