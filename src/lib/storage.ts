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
 * still agree with each other. While somebody listens nothing is lost when the storage is cleared beneath them: only the word that
 * a key was removed takes a value away.
 */
export function browserStorage(window: Window): KeyValueStorage {
  /** What could not be stored; null: removed in vain. */
  const kept = new Map<string, string | null>();
  /** As last seen here. Of no worth once nobody listens: what others do is not heard then. */
  const seen = new Map<string, string>();
  const see = (key: string, value: string | null) =>
    value === null ? seen.delete(key) : seen.set(key, value);
  let listeners = 0;
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
    see(key, value);
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: { source, key, value, keep } }));
  };

  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) return value;
      try {
        see(key, window.localStorage.getItem(key) ?? seen.get(key) ?? null);
        return seen.get(key) ?? null;
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
        see(key, newValue);
        listener(key, newValue);
      };
      const here = (event: Event) => {
        const { source: from, key, value, keep } = (event as CustomEvent).detail;
        if (from === source) return;
        if (keep) kept.set(key, value);
        else kept.delete(key);
        see(key, value);
        listener(key, value);
      };
      window.addEventListener('storage', elsewhere);
      window.addEventListener(CHANGED, here);
      listeners += 1;
      return () => {
        listeners -= 1;
        if (!listeners) seen.clear();
        window.removeEventListener('storage', elsewhere);
        window.removeEventListener(CHANGED, here);
      };
    },
  };
}
