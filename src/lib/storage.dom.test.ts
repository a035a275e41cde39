// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStorage, createMemoryStorage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const blockLocalStorage = () => {
  const throwSecurityError = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwSecurityError);
};

describe('createBrowserStorage', () => {
  it('stores values in local storage', () => {
    const storage = createBrowserStorage(window);
    storage.set('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    expect(createBrowserStorage(window).get('a')).toBe('1');
    storage.remove('a');
    expect(localStorage.getItem('a')).toBeNull();
    expect(storage.get('a')).toBeNull();
  });

  it('stores values in memory shared by the elements of a page if local storage is blocked', () => {
    blockLocalStorage();
    const firstStorage = createBrowserStorage(window);
    const secondStorage = createBrowserStorage(window);
    const listener = vi.fn();
    const stop = secondStorage.subscribe(listener);
    firstStorage.set('a', '1');
    expect(firstStorage.get('a')).toBe('1');
    expect(secondStorage.get('a')).toBe('1');
    expect(listener).toHaveBeenCalledWith('a', '1');
    firstStorage.remove('a');
    expect(firstStorage.get('a')).toBeNull();
    expect(secondStorage.get('a')).toBeNull();
    stop();
  });

  it('stores values even if accessing localStorage throws', () => {
    const windowWithBlockedStorage = Object.create(window, {
      localStorage: {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      },
      dispatchEvent: { value: (event: Event) => window.dispatchEvent(event) },
    });
    const storage = createBrowserStorage(windowWithBlockedStorage);
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
  });

  it('stores values in memory while local storage is full', () => {
    const storage = createBrowserStorage(window);
    storage.set('a', 'old');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
    setItem.mockRestore();
    storage.set('a', 'newer');
    expect(localStorage.getItem('a')).toBe('newer');
  });

  it('notifies other elements of the page about a stored value, but not the element that stored the value', () => {
    const firstStorage = createBrowserStorage(window);
    const secondStorage = createBrowserStorage(window);
    const ownListener = vi.fn();
    const otherListener = vi.fn();
    const stops = [firstStorage.subscribe(ownListener), secondStorage.subscribe(otherListener)];
    firstStorage.set('a', '1');
    expect(ownListener).not.toHaveBeenCalled();
    expect(otherListener).toHaveBeenCalledExactlyOnceWith('a', '1');
    for (const stop of stops) stop();
  });

  it('notifies an element about values stored in other tabs', () => {
    const storage = createBrowserStorage(window);
    const listener = vi.fn();
    const stop = storage.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '2' }));
    expect(listener).toHaveBeenCalledExactlyOnceWith('a', '2');
    stop();
  });

  it('keeps stored values in memory after local storage is cleared, as long as an element listens', () => {
    localStorage.setItem('onlyRead', '0');
    const storage = createBrowserStorage(window);
    const otherStorage = createBrowserStorage(window);
    const stop = storage.subscribe(() => undefined);
    storage.set('a', '1');
    storage.set('b', '2');
    otherStorage.set('fromOther', '3');
    storage.get('onlyRead');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(['a', 'b', 'fromOther', 'onlyRead'].map(storage.get)).toEqual(['1', '2', '3', '0']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: null }));
    expect(storage.get('a')).toBeNull();
    otherStorage.remove('b');
    expect(storage.get('b')).toBeNull();
    stop();
  });

  it('reads values from local storage again after the last listener has unsubscribed', () => {
    const storage = createBrowserStorage(window);
    const stop = storage.subscribe(() => undefined);
    storage.set('a', '1');
    stop();
    localStorage.removeItem('a');
    expect(storage.get('a')).toBeNull();
  });

  it('removes the listeners for storage events when the last subscriber unsubscribes', () => {
    const addListener = vi.spyOn(window, 'addEventListener');
    const removeListener = vi.spyOn(window, 'removeEventListener');
    const listener = vi.fn();
    createBrowserStorage(window).subscribe(listener)();
    expect(removeListener.mock.calls).toEqual(addListener.mock.calls);
    createBrowserStorage(window).set('a', '1');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('createMemoryStorage', () => {
  it('stores and removes values in memory storage', () => {
    const storage = createMemoryStorage();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
    storage.subscribe(() => undefined)();
  });
});
