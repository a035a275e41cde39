import type { History, HistoryEntry } from './history.ts';

/** How a URL mode stores the app's path in the URL. */
export interface UrlCodec {
  /**
   * The path in a URL. Undefined if it contains none. Null if the URL belongs to the host page alone, such as one
   * with an anchor.
   */
  read(currentUrl: URL): string | undefined | null;
  /** The URL with the path in it and everything else unchanged. */
  write(path: string, currentUrl: URL): string;
  /** The URL without the app's path. */
  clear(currentUrl: URL): string;
}

interface EntryMark {
  readonly key: string;
  /** How many entries of the app precede this entry. */
  readonly depth: number;
  readonly state: unknown;
  /** The visit in which the entry was made. Missing in entries of an earlier version. */
  readonly visitId?: string;
}

/** The app's key in `history.state`. Other keys belong to the host page and are kept. */
const STATE_KEY = 'orderApp';

/** Whether a link or a typed address has loaded the page, rather than a reload or the Back button. */
function isFreshPageLoad(performance: Performance): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/**
 * A history on top of the browser's. `codec` stores paths in the URL. `initialPath` is used for a URL without a path.
 * `visitId` identifies the visit of one customer. Entries of other visits cannot be deleted, so going back to such an
 * entry opens `initialPath` instead.
 */
export function createBrowserHistory(
  view: Window,
  initialPath: string,
  codec: UrlCodec,
  visitId: string,
): History {
  let entryCount = 0;
  const { performance } = view;
  const createKey = () => `${performance.timeOrigin}-${performance.now()}-${entryCount++}`;
  const getCurrentUrl = () => new URL(view.location.href);
  const readMark = (): EntryMark | undefined => view.history.state?.[STATE_KEY];

  const writeEntry = (
    method: 'pushState' | 'replaceState',
    url: string,
    entry: HistoryEntry,
    depth: number,
  ): HistoryEntry => {
    const mark: EntryMark = { key: entry.key, depth, state: entry.state, visitId };
    view.history[method](
      { ...(method === 'replaceState' && view.history.state), [STATE_KEY]: mark },
      '',
      url,
    );
    return entry;
  };

  const getInitialEntry = (previous?: HistoryEntry): HistoryEntry =>
    previous?.path === initialPath ? previous : { path: initialPath, key: createKey(), state: undefined };

  /** Marks an entry that the app has not made: an address that the customer opened, or an anchor of the host page. */
  const markNewEntry = (path: string, previous?: HistoryEntry): HistoryEntry => {
    const entry = path === previous?.path ? previous : { path, key: createKey(), state: undefined };
    return writeEntry('replaceState', view.location.href, entry, 0);
  };

  /** Reads the entry on screen. */
  const readEntry = (previous?: HistoryEntry): HistoryEntry => {
    const path = codec.read(getCurrentUrl());
    const mark = readMark();
    if (path === null) return previous ?? getInitialEntry();
    if (mark && (mark.visitId ?? '') === visitId)
      return { path: path ?? initialPath, key: mark.key, state: mark.state };
    if (path === undefined) return getInitialEntry(previous);
    if (!mark) return markNewEntry(path, previous);
    return writeEntry('replaceState', codec.write(initialPath, getCurrentUrl()), getInitialEntry(), 0);
  };
  let currentEntry = readEntry();
  // A link to the URL on screen, such as the same QR code, loads the page again and keeps the entry. This counts as a
  // new arrival.
  if (
    currentEntry.key &&
    !currentEntry.key.startsWith(`${performance.timeOrigin}-`) &&
    isFreshPageLoad(performance)
  )
    currentEntry = writeEntry(
      'replaceState',
      view.location.href,
      { ...currentEntry, key: createKey() },
      readMark()?.depth ?? 0,
    );

  return {
    get location() {
      return currentEntry;
    },
    push(path, state) {
      const entry = { path, key: createKey(), state };
      const depth = (readMark()?.depth ?? 0) + 1;
      currentEntry = writeEntry('pushState', codec.write(path, getCurrentUrl()), entry, depth);
    },
    replace(path, state) {
      const entry = { path, key: currentEntry.key, state };
      currentEntry = writeEntry(
        'replaceState',
        codec.write(path, getCurrentUrl()),
        entry,
        readMark()?.depth ?? 0,
      );
    },
    goBack() {
      if (!readMark()?.depth) return false;
      view.history.back();
      return true;
    },
    listen(listener) {
      const onPopState = () => {
        const previous = currentEntry;
        currentEntry = readEntry(previous);
        if (currentEntry.path !== previous.path || currentEntry.key !== previous.key) listener();
      };
      view.addEventListener('popstate', onPopState);
      return () => view.removeEventListener('popstate', onPopState);
    },
    clearUrl() {
      const { [STATE_KEY]: _, ...others } = view.history.state ?? {};
      const state = Object.keys(others).length ? others : null;
      view.history.replaceState(state, '', codec.clear(getCurrentUrl()));
    },
    buildHref: (path) => codec.write(path, getCurrentUrl()),
  };
}
