type Listener = (key: string, value: string | null) => void;

/** Storage for small texts, shared by elements and tabs, and kept across reloads. No call throws. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All keys, also those of other apps and of the host page. */
  listKeys(): readonly string[];
  /**
   * Calls the listener for changes by others, not for changes through this object. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: Listener): () => void;
}

/** Storage in memory. Its values are lost with the object. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    listKeys: () => [...values.keys()],
    subscribe: () => () => undefined,
  };
}

/** The keys of a storage of the browser. A key may have the name of a method, so the keys are read by index. */
export const listKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);

/** Event for other elements of this document, because the `storage` event reaches only other documents. */
const CHANGE_EVENT = 'order-app:storage';

/**
 * The browser's local storage. If it is blocked or full, values are kept in memory and shared by the elements of one
 * document. While there are listeners, a value survives when the whole storage is cleared. It is lost only when its own
 * key is removed.
 */
export function createBrowserStorage(window: Window): KeyValueStorage {
  /** Values that could not be stored. Null means a key that could not be removed. */
  const unsavedValues = new Map<string, string | null>();
  /**
   * The values last read or written through this object. Valid only while it has listeners, because only then is it
   * notified of other changes.
   */
  const lastValues = new Map<string, string>();
  const rememberValue = (key: string, value: string | null) =>
    value === null ? lastValues.delete(key) : lastValues.set(key, value);
  let listenerCount = 0;
  /** Identifies the changes that are made through this object. */
  const source = {};

  /** Returns true if the value is kept in memory because storing it failed. */
  const write = (key: string, value: string | null): boolean => {
    try {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
      unsavedValues.delete(key);
      return false;
    } catch {
      unsavedValues.set(key, value);
      return true;
    }
  };
  const change = (key: string, value: string | null): void => {
    const isUnsaved = write(key, value);
    rememberValue(key, value);
    window.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: { source, key, value, isUnsaved } }));
  };

  return {
    get(key) {
      const value = unsavedValues.get(key);
      if (value !== undefined) return value;
      try {
        rememberValue(key, window.localStorage.getItem(key) ?? lastValues.get(key) ?? null);
        return lastValues.get(key) ?? null;
      } catch {
        return null;
      }
    },
    set: change,
    remove: (key) => change(key, null),
    listKeys() {
      const keys = new Set([...unsavedValues.keys(), ...lastValues.keys()]);
      try {
        for (const key of listKeys(window.localStorage)) keys.add(key);
      } catch {
        // The storage is blocked, so the values are in memory.
      }
      return [...keys];
    },
    subscribe(listener) {
      const handleStorageEvent = ({ key, newValue }: StorageEvent) => {
        if (key === null) return;
        unsavedValues.delete(key);
        rememberValue(key, newValue);
        listener(key, newValue);
      };
      const handleChangeEvent = (event: Event) => {
        const { source: from, key, value, isUnsaved } = (event as CustomEvent).detail;
        if (from === source) return;
        if (isUnsaved) unsavedValues.set(key, value);
        else unsavedValues.delete(key);
        rememberValue(key, value);
        listener(key, value);
      };
      window.addEventListener('storage', handleStorageEvent);
      window.addEventListener(CHANGE_EVENT, handleChangeEvent);
      listenerCount += 1;
      return () => {
        listenerCount -= 1;
        if (!listenerCount) lastValues.clear();
        window.removeEventListener('storage', handleStorageEvent);
        window.removeEventListener(CHANGE_EVENT, handleChangeEvent);
      };
    },
  };
}
