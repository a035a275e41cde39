import { createMemoryStorage, type KeyValueStorage } from './storage.ts';

/**
 * A storage in memory that several elements share, like `localStorage`. Each call of the returned function creates
 * one element's view, which is notified of writes by the others. `deliver` decides when a view is notified.
 */
export function createSharedMemory(deliver: (notify: () => void) => void = (notify) => notify()) {
  const memory = createMemoryStorage();
  const listeners = new Set<{ owner: object; listener: Parameters<KeyValueStorage['subscribe']>[0] }>();
  return (): KeyValueStorage => {
    const owner = {};
    const notifyOthers = (key: string, value: string | null) => {
      for (const entry of listeners) if (entry.owner !== owner) deliver(() => entry.listener(key, value));
    };
    return {
      get: memory.get,
      set(key, value) {
        memory.set(key, value);
        notifyOthers(key, value);
      },
      remove(key) {
        memory.remove(key);
        notifyOthers(key, null);
      },
      listKeys: memory.listKeys,
      subscribe(listener) {
        const entry = { owner, listener };
        listeners.add(entry);
        return () => void listeners.delete(entry);
      },
    };
  };
}
