import { type KeyValueStorage, listKeys } from './storage.ts';

/** Storage of one tab that survives reloads. If it is blocked or full, nothing is stored. No call throws. */
export function createSessionStorage(window: Window): KeyValueStorage {
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    get: (key) => attempt(() => window.sessionStorage.getItem(key)),
    set: (key, value) => void attempt(() => window.sessionStorage.setItem(key, value)),
    remove: (key) => void attempt(() => window.sessionStorage.removeItem(key)),
    listKeys: () => attempt(() => listKeys(window.sessionStorage)) ?? [],
    subscribe: () => () => undefined,
  };
}
