import { describe, expect, it, vi } from 'vitest';
import { createSharedMemory } from './shared-memory.ts';
import { createMemoryStorage, type KeyValueStorage } from './storage.ts';
import { createStoredValue } from './stored-value.ts';

const parseNumber = (value: unknown): number => {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new TypeError('not a number');
  return value;
};
const createNumberValue = (storage: KeyValueStorage, version = 2) =>
  createStoredValue({
    storage,
    key: 'k',
    version,
    schema: { parse: parseNumber },
    migrate: (oldValue) => Number(oldValue) * 10,
  });

describe('createStoredValue', () => {
  it('loads a stored value, and loads null after the value has been cleared', () => {
    const storage = createMemoryStorage();
    createNumberValue(storage).save(7);
    expect(createNumberValue(storage).load()).toBe(7);
    createNumberValue(storage).clear();
    expect(createNumberValue(storage).load()).toBeNull();
  });

  it.each([
    ['not JSON', '{'],
    ['foreign JSON', '"hello"'],
    ['null', 'null'],
    ['of the wrong shape', '{"v":2,"d":"x"}'],
    ['from a newer version', '{"v":3,"d":7}'],
    ['of an invalid version', '{"v":"1","d":7}'],
  ])('discards a stored value that is %s and keeps the values of other keys', (_, text) => {
    const storage = createMemoryStorage();
    storage.set('k', text);
    storage.set('other', 'kept');
    expect(createNumberValue(storage).load()).toBeNull();
    expect(storage.get('k')).toBeNull();
    expect(storage.get('other')).toBe('kept');
  });

  it('migrates a stored value from an older version', () => {
    const storage = createMemoryStorage();
    createNumberValue(storage, 1).save(7);
    expect(createNumberValue(storage, 2).load()).toBe(70);
  });

  it('discards a stored value from an older version if its migration fails', () => {
    const storage = createMemoryStorage();
    storage.set('k', '{"v":1,"d":"x"}');
    expect(createNumberValue(storage).load()).toBeNull();
  });

  it('notifies subscribers when another element or tab has stored a readable value', () => {
    let notifyChange: (key: string, value: string | null) => void = () => undefined;
    const stop = vi.fn();
    const storage: KeyValueStorage = {
      ...createMemoryStorage(),
      subscribe(listener) {
        notifyChange = listener;
        return stop;
      },
    };
    const emitChange = (key: string, value: string | null) => {
      if (value === null) storage.remove(key);
      else storage.set(key, value);
      notifyChange(key, value);
    };
    const listener = vi.fn();
    const unsubscribe = createNumberValue(storage).subscribe(listener);
    emitChange('k', '{"v":2,"d":5}');
    emitChange('k', 'rubbish');
    emitChange('other', '{"v":2,"d":6}');
    emitChange('k', null);
    expect(listener.mock.calls).toEqual([[5], [null]]);
    unsubscribe();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('a stored value that belongs to an API', () => {
  const openForApi = (storage: KeyValueStorage, apiOrigin: string) =>
    createStoredValue({ storage, key: 'k', version: 2, schema: { parse: parseNumber }, apiOrigin });
  const OWN_API = 'https://orders.example';
  const OTHER_API = 'https://other.example';

  it('hides a stored value from an element with another API, and does not let that element clear the value', () => {
    const storage = createMemoryStorage();
    openForApi(storage, OWN_API).save(7);
    const otherValue = openForApi(storage, OTHER_API);
    expect(otherValue.load()).toBeNull();
    expect(otherValue.readExternalChange()).toBeUndefined();
    otherValue.clear();
    expect(openForApi(storage, OWN_API).load()).toBe(7);
  });

  it('keeps a stored value when an element with another API saves, changes and clears its own value', () => {
    const storage = createMemoryStorage();
    const [ownValue, otherValue] = [openForApi(storage, OWN_API), openForApi(storage, OTHER_API)];
    ownValue.save(7);
    otherValue.save(8);
    expect([ownValue.load(), otherValue.load()]).toEqual([7, 8]);
    ownValue.clear();
    expect([ownValue.load(), otherValue.load()]).toEqual([null, 8]);
    ownValue.save(9);
    otherValue.save(10);
    expect([ownValue.load(), otherValue.load()]).toEqual([9, 10]);
    otherValue.clear();
    expect([ownValue.load(), otherValue.load()]).toEqual([9, null]);
  });

  it('notifies an element of a changed value only if an element with the same API origin made the change', () => {
    const openTab = createSharedMemory();
    const listeners = [OWN_API, OTHER_API].map((apiOrigin) => {
      const listener = vi.fn();
      openForApi(openTab(), apiOrigin).subscribe(listener);
      return listener;
    });
    const [ownValue, otherValue] = [openForApi(openTab(), OWN_API), openForApi(openTab(), OTHER_API)];
    ownValue.save(7);
    otherValue.save(8);
    ownValue.save(9);
    otherValue.clear();
    expect(listeners.map(({ mock }) => mock.calls)).toEqual([
      [[7], [9]],
      [[8], [null]],
    ]);
  });

  it('assigns a stored value without an API, from an older version, to the first API that reads the value', () => {
    const storage = createMemoryStorage();
    storage.set('k', '{"v":2,"d":5}');
    expect(openForApi(storage, OWN_API).load()).toBe(5);
    expect(openForApi(storage, OTHER_API).load()).toBeNull();
    expect(openForApi(storage, OWN_API).load()).toBe(5);
  });
});
