import { describe, expect, it } from 'vitest';
import type { BusinessFile } from '../business-file/business-file.ts';
import { findCurrentReferenceId } from './origins.ts';

const createBusiness = (referenceId: string, moved?: BusinessFile['moved']) => ({
  referenceId,
  file: { moved } as BusinessFile,
});

/** Creates a lookup over moved businesses. `moves` maps each reference id to the new reference id. */
const createLookup = (moves: Readonly<Record<string, string | null>>) => {
  const findBusiness = async (id: string) =>
    id in moves ? createBusiness(id, moves[id] ? { reference_id: moves[id] } : undefined) : null;
  return async (id: string) =>
    findCurrentReferenceId((await findBusiness(id)) ?? createBusiness(id), findBusiness);
};

describe('a business that has moved', () => {
  it('follows the moves of a business to its last reference id', async () => {
    const findCurrentId = createLookup({ old: 'newer', newer: 'newest', newest: null });
    expect([await findCurrentId('old'), await findCurrentId('newer'), await findCurrentId('newest')]).toEqual(
      ['newest', 'newest', null],
    );
  });

  it.each([
    ['to an unknown business', { old: 'nobody' }],
    ['to itself', { old: 'old' }],
    ['back and forth', { old: 'new', new: 'old' }],
    ['to a business that moves in a circle', { old: 'a', a: 'b', b: 'a' }],
  ])('keeps a business’s own reference id if the business moved %s', async (_how, moves) => {
    expect(await createLookup(moves)('old')).toBeNull();
  });

  it('keeps the reference id of a business that has moved to another website', async () => {
    const movedAway = createBusiness('old', { url: 'https://cafe.example/' });
    expect(await findCurrentReferenceId(movedAway, async () => null)).toBeNull();
  });
});
