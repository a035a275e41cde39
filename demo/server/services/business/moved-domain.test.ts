import { describe, expect, it } from 'vitest';
import type { BusinessFile } from '../business-file/business-file.ts';
import { currentReferenceId } from './origins.ts';

const businessAt = (referenceId: string, moved?: BusinessFile['moved']) => ({
  referenceId,
  file: { moved } as BusinessFile,
});

/** Businesses by reference id, with where each has moved to. */
const among = (moves: Readonly<Record<string, string | null>>) => {
  const find = async (id: string) =>
    id in moves ? businessAt(id, moves[id] ? { reference_id: moves[id] } : undefined) : null;
  return async (id: string) => currentReferenceId((await find(id)) ?? businessAt(id), find);
};

describe('a business that has moved', () => {
  it('is found where its last move led', async () => {
    const found = among({ old: 'newer', newer: 'newest', newest: null });
    expect([await found('old'), await found('newer'), await found('newest')]).toEqual([
      'newest',
      'newest',
      null,
    ]);
  });

  it.each([
    ['to nobody', { old: 'nobody' }],
    ['to itself', { old: 'old' }],
    ['back and forth', { old: 'new', new: 'old' }],
    ['into a circle', { old: 'a', a: 'b', b: 'a' }],
  ])('stays where it is when it moved %s', async (_how, moves) => {
    expect(await among(moves)('old')).toBeNull();
  });

  it('to a site of its own tells so itself', async () => {
    const away = businessAt('old', { url: 'https://cafe.example/' });
    expect(await currentReferenceId(away, async () => null)).toBeNull();
  });
});
