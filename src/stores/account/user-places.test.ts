import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../../domain/delivery/delivery-types.ts';
import { type PlaceDraft, type UserPlaces, withoutPlace, withPlace, withUsual } from './user-places.ts';

const draft = (change: Partial<PlaceDraft> = {}): PlaceDraft => ({
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

function after(list: UserPlaces, { kind, at, id }: { kind: string; at: number; id: string }): UserPlaces {
  const meant = list[at % (list.length || 1)];
  if (kind === 'add' || !meant) return withPlace(list, draft(), id);
  return kind === 'remove' ? withoutPlace(list, meant.id) : withUsual(list, meant.id);
}

describe('saved places', () => {
  it('have exactly one usual one, as long as there are any', () => {
    fc.assert(
      fc.property(acts, (done) => {
        const list = done.reduce(after, []);
        expect(list.filter((one) => one.default)).toHaveLength(list.length ? 1 : 0);
      }),
    );
  });

  it('are changed in their place, and stay what they were to the account', () => {
    const before = withPlace(withPlace([], draft(), 'a'), draft({ title: 'Work' }), 'b');
    const after = withPlace(before, draft({ id: 'a', title: ' Mother ' }), 'c');
    expect(after.map(({ id, title, default: usual }) => [id, title, usual])).toEqual([
      ['a', 'Mother', true],
      ['b', 'Work', false],
    ]);
    expect(after[0]).toMatchObject({ area_id: 'salwa', block: '4', street: 'Sea' });
  });
});
