import { describe, expect, it } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

describe('shared reads', () => {
  it('reads a key from the database once for all requests that arrive at the same time', async () => {
    const batches: (readonly string[])[] = [];
    const readShared = createSharedReads(async (keys: readonly string[]) => {
      batches.push(keys);
      return new Map(keys.map((key) => [key, key.toUpperCase()]));
    });
    const values = await Promise.all([
      readShared('tea'),
      readShared('tea'),
      readShared('cake'),
      readShared('tea'),
    ]);
    expect(values).toEqual(['TEA', 'TEA', 'CAKE', 'TEA']);
    expect(batches).toEqual([['tea', 'cake']]);
  });

  it('reads the data of a request only after the request has begun', async () => {
    let storedValue = 1;
    const readShared = createSharedReads(async (keys: readonly string[]) => {
      const values = new Map(keys.map((key) => [key, storedValue]));
      await new Promise(setImmediate);
      return values;
    });
    const firstRead = readShared('stock');
    await new Promise(setImmediate);
    storedValue = 2;
    const secondRead = readShared('stock');
    expect([await firstRead, await secondRead]).toEqual([1, 2]);
  });

  it('reports a failed query only to the requests that share it, and queries again afterwards', async () => {
    let failure: Error | null = new Error('The database is down');
    const readShared = createSharedReads(async (keys: readonly string[]) => {
      if (failure) throw failure;
      return new Map(keys.map((key) => [key, 1]));
    });
    await expect(Promise.all([readShared('a'), readShared('a')])).rejects.toThrow('The database is down');
    failure = null;
    expect(await readShared('a')).toBe(1);
    expect(await createSharedReads(async () => new Map())('missing')).toBeUndefined();
  });
});
