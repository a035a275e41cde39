import { describe, expect, it, vi } from 'vitest';
import { createTestStores } from './testing/test-stores.ts';

function fakeStore() {
  const stop = vi.fn();
  const connect = vi.fn(() => stop);
  return { create: vi.fn(() => ({ connect })), connect, stop };
}

describe('getOrCreateStore', () => {
  it('creates each lazy store only once per element', () => {
    const firstElement = createTestStores();
    const { create } = fakeStore();
    expect(firstElement.getOrCreateStore(create)).toBe(firstElement.getOrCreateStore(create));
    expect(createTestStores().getOrCreateStore(create)).not.toBe(firstElement.getOrCreateStore(create));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('connects lazy stores that are created before or after the element enters a document', () => {
    const stores = createTestStores();
    const [early, later] = [fakeStore(), fakeStore()];
    stores.getOrCreateStore(early.create);
    expect(early.connect).not.toHaveBeenCalled();
    stores.start();
    stores.getOrCreateStore(later.create);
    expect([early.connect, later.connect].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    stores.stop();
    expect([early.stop, later.stop].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    stores.start();
    expect(later.connect).toHaveBeenCalledTimes(2);
    stores.stop();
  });
});
