type Listener = (key: string, value: string | null) => void;

/** A place for small texts that several elements, tabs and reloads share. No call throws. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Hears of changes made by others, not of its own. Returns the way to stop. */
  subscribe(listener: Listener): () => void;
}

/** Forgets with the page: for tests. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: () => () => undefined,
  };
}

/** Tells other elements of this document, which the `storage` event leaves out. */
const CHANGED = 'order-app:storage';

/**
 * The browser's local storage. Where it is blocked or full the values are kept in memory, and elements of one document
 * still agree with each other.
 */
export function browserStorage(window: Window): KeyValueStorage {
  /** What could not be stored; null: removed in vain. */
  const kept = new Map<string, string | null>();
  const source = {};

  /** True when it had to be kept here. */
  const write = (key: string, value: string | null): boolean => {
    try {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
      kept.delete(key);
      return false;
    } catch {
      kept.set(key, value);
      return true;
    }
  };
  const change = (key: string, value: string | null): void => {
    const keep = write(key, value);
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: { source, key, value, keep } }));
  };

  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) return value;
      try {
        return window.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set: change,
    remove: (key) => change(key, null),
    subscribe(listener) {
      const elsewhere = ({ key, newValue }: StorageEvent) => {
        if (key === null) return;
        kept.delete(key);
        listener(key, newValue);
      };
      const here = (event: Event) => {
        const { source: from, key, value, keep } = (event as CustomEvent).detail;
        if (from === source) return;
        if (keep) kept.set(key, value);
        else kept.delete(key);
        listener(key, value);
      };
      window.addEventListener('storage', elsewhere);
      window.addEventListener(CHANGED, here);
      return () => {
        window.removeEventListener('storage', elsewhere);
        window.removeEventListener(CHANGED, here);
      };
    },
  };
}
