import { describe, expect, it, vi } from 'vitest';
import { createTestStores } from './testing/test-stores.ts';

function createFakeStore() {
  const stop = vi.fn();
  const connect = vi.fn(() => stop);
  return { create: vi.fn(() => ({ connect })), connect, stop };
}

describe('getOrCreateStore', () => {
  it('creates each lazy store only once per element', () => {
    const firstElement = createTestStores();
    const { create } = createFakeStore();
    expect(firstElement.getOrCreateStore(create)).toBe(firstElement.getOrCreateStore(create));
    expect(createTestStores().getOrCreateStore(create)).not.toBe(firstElement.getOrCreateStore(create));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('connects lazy stores that are created before or after the element enters a document', () => {
    const stores = createTestStores();
    const [earlyStore, laterStore] = [createFakeStore(), createFakeStore()];
    stores.getOrCreateStore(earlyStore.create);
    expect(earlyStore.connect).not.toHaveBeenCalled();
    stores.start();
    stores.getOrCreateStore(laterStore.create);
    expect([earlyStore.connect, laterStore.connect].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
    stores.stop();
    expect([earlyStore.stop, laterStore.stop].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
    stores.start();
    expect(laterStore.connect).toHaveBeenCalledTimes(2);
    stores.stop();
  });
});
