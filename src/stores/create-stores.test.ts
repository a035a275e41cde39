import { describe, expect, it, vi } from 'vitest';
import { createTestStores } from './testing/test-stores.ts';

function fakeStore() {
  const stop = vi.fn();
  const connect = vi.fn(() => stop);
  return { create: vi.fn(() => ({ connect })), connect, stop };
}

describe('lazyStore', () => {
  it('creates a lazy store once for each element', () => {
    const one = createTestStores();
    const { create } = fakeStore();
    expect(one.lazyStore(create)).toBe(one.lazyStore(create));
    expect(createTestStores().lazyStore(create)).not.toBe(one.lazyStore(create));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('connects lazy stores while the element is in a document, before or after the start', () => {
    const all = createTestStores();
    const [early, later] = [fakeStore(), fakeStore()];
    all.lazyStore(early.create);
    expect(early.connect).not.toHaveBeenCalled();
    all.start();
    all.lazyStore(later.create);
    expect([early.connect, later.connect].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    all.stop();
    expect([early.stop, later.stop].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    all.start();
    expect(later.connect).toHaveBeenCalledTimes(2);
    all.stop();
  });
});
