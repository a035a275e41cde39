import { describe, expect, it } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

describe('shared reads', () => {
  it('reads a key from the database once for all requests that arrive at the same time', async () => {
    const batches: (readonly string[])[] = [];
    const read = createSharedReads(async (keys: readonly string[]) => {
      batches.push(keys);
      return new Map(keys.map((key) => [key, key.toUpperCase()]));
    });
    const values = await Promise.all([read('tea'), read('tea'), read('cake'), read('tea')]);
    expect(values).toEqual(['TEA', 'TEA', 'CAKE', 'TEA']);
    expect(batches).toEqual([['tea', 'cake']]);
  });

  it('never returns data that was read before the request began', async () => {
    let stored = 1;
    const read = createSharedReads(async (keys: readonly string[]) => {
      const values = new Map(keys.map((key) => [key, stored]));
      await new Promise(setImmediate);
      return values;
    });
    const first = read('stock');
    await new Promise(setImmediate);
    stored = 2;
    const second = read('stock');
    expect([await first, await second]).toEqual([1, 2]);
  });

  it('reports a failed query only to the requests that share the query, and runs it again afterwards', async () => {
    let failure: Error | null = new Error('The database is down');
    const read = createSharedReads(async (keys: readonly string[]) => {
      if (failure) throw failure;
      return new Map(keys.map((key) => [key, 1]));
    });
    await expect(Promise.all([read('a'), read('a')])).rejects.toThrow('The database is down');
    failure = null;
    expect(await read('a')).toBe(1);
    expect(await createSharedReads(async () => new Map())('missing')).toBeUndefined();
  });
});
