import type { History, HistoryEntry } from './history.ts';

/**
 * A history in memory. It never touches the host page's URL and history (decisions, section 3). `hostedOrigin` is
 * the origin of the hosted page. A link that is opened in a new tab leads there. Without it, links lead nowhere.
 */
export function createMemoryHistory(initialPath: string, hostedOrigin?: string): History {
  let entryCount = 0;
  const previousEntries: HistoryEntry[] = [];
  let currentEntry: HistoryEntry = { path: initialPath, state: undefined, key: '' };
  const listeners = new Set<() => void>();
  return {
    get location() {
      return currentEntry;
    },
    push(path, state) {
      previousEntries.push(currentEntry);
      currentEntry = { path, state, key: `${Date.now()}-${entryCount++}` };
    },
    replace(path, state) {
      currentEntry = { path, state, key: currentEntry.key };
    },
    goBack() {
      const previousEntry = previousEntries.pop();
      if (!previousEntry) return false;
      currentEntry = previousEntry;
      for (const listener of [...listeners]) listener();
      return true;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clearUrl: () => undefined,
    buildHref: (path) => (hostedOrigin === undefined ? '#' : hostedOrigin + path),
  };
}
