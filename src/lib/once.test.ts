import { describe, expect, it } from 'vitest';
import { once } from './once.ts';

describe('once', () => {
  it('creates a shared value only once, however often the value is requested', async () => {
    let calls = 0;
    const getShared = once(async () => ++calls);
    expect(await Promise.all([getShared(), getShared()])).toEqual([1, 1]);
    expect(await getShared()).toBe(1);
  });

  it('creates a shared value again after a failure', async () => {
    let tries = 0;
    const getShared = once(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no line');
      return tries;
    });
    await expect(getShared()).rejects.toThrow('no line');
    expect(await getShared()).toBe(2);
  });
});
