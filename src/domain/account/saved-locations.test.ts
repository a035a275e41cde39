import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../delivery/delivery-types.ts';
import { type LocationDraft, withDefault, withLocation, withoutLocation } from './saved-locations.ts';
import type { SavedLocation } from './user-types.ts';

const draft = (change: Partial<LocationDraft> = {}): LocationDraft => ({
  id: null,
  title: 'Home',
  areaId: 'salwa',
  address: { ...emptyAddress, fields: { block: '4', street: ' Sea ' } },
  ...change,
});

/** What a customer may do to the list: of those there are, to the n-th one. */
const acts = fc.array(
  fc.record({ kind: fc.constantFrom('add', 'remove', 'usual'), at: fc.nat(5), id: fc.uuid() }),
);

function after(
  list: readonly SavedLocation[],
  { kind, at, id }: { kind: string; at: number; id: string },
): readonly SavedLocation[] {
  const location = list[at % (list.length || 1)];
  if (kind === 'add' || !location) return withLocation(list, draft(), id);
  return kind === 'remove' ? withoutLocation(list, location.id) : withDefault(list, location.id);
}

describe('saved locations', () => {
  it('keeps exactly one default location in a list that is not empty', () => {
    fc.assert(
      fc.property(acts, (done) => {
        const list = done.reduce<readonly SavedLocation[]>(after, []);
        expect(list.filter((one) => one.isDefault)).toHaveLength(list.length ? 1 : 0);
      }),
    );
  });

  it('keeps the position and the default flag of an edited location', () => {
    const before = withLocation(withLocation([], draft(), 'a'), draft({ title: 'Work' }), 'b');
    const after = withLocation(before, draft({ id: 'a', title: ' Mother ' }), 'c');
    expect(after.map(({ id, title, isDefault }) => [id, title, isDefault])).toEqual([
      ['a', 'Mother', true],
      ['b', 'Work', false],
    ]);
    expect(after[0]).toMatchObject({ areaId: 'salwa', formType: 'residency' });
  });
});
