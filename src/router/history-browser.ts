import type { History, HistoryEntry } from './history.ts';

/** How a URL mode stores the app's path in the URL. */
export interface UrlCodec {
  /**
   * The path in a URL. Undefined if it contains none. Null if the URL belongs to the host page alone, such as one
   * with an anchor.
   */
  read(currentUrl: URL): string | undefined | null;
  /** The URL with the path in it and everything else unchanged. */
  write(path: string, address: URL): string;
  /** The URL without the app's path. */
  clear(address: URL): string;
}

interface EntryMark {
  readonly key: string;
  /** How many entries of the app precede this one. */
  readonly depth: number;
  readonly state: unknown;
}

/** The app's key in `history.state`. Other keys belong to the host page and are kept. */
const STATE_KEY = 'orderApp';

/**
 * A history on top of the browser's. `codec` stores paths in the URL. `initialPath` is used for a URL without a path.
 */
export function createBrowserHistory(view: Window, initialPath: string, codec: UrlCodec): History {
  let pushCount = 0;
  const getAddress = () => new URL(view.location.href);
  const readMark = (): Partial<EntryMark> => view.history.state?.[STATE_KEY] ?? {};
  const read = (fallback: string): HistoryEntry => {
    const { key = '', state } = readMark();
    const path = codec.read(getAddress());
    return { path: path === null ? fallback : (path ?? initialPath), key, state };
  };
  let current = read(initialPath);

  const write = (method: 'pushState' | 'replaceState', path: string, mark: EntryMark) => {
    view.history[method](
      { ...(method === 'replaceState' && view.history.state), [STATE_KEY]: mark },
      '',
      codec.write(path, getAddress()),
    );
    current = { path, key: mark.key, state: mark.state };
  };

  return {
    get location() {
      return current;
    },
    push(path, state) {
      const key = `${view.performance.now()}-${pushCount++}`;
      write('pushState', path, { key, depth: (readMark().depth ?? 0) + 1, state });
    },
    replace(path, state) {
      write('replaceState', path, { key: current.key, depth: readMark().depth ?? 0, state });
    },
    goBack() {
      if (!readMark().depth) return false;
      view.history.back();
      return true;
    },
    listen(listener) {
      const onPopState = () => {
        const previousPath = current.path;
        current = read(previousPath);
        if (current.path !== previousPath) listener();
      };
      view.addEventListener('popstate', onPopState);
      return () => view.removeEventListener('popstate', onPopState);
    },
    clearUrl() {
      const { [STATE_KEY]: _, ...others } = view.history.state ?? {};
      const state = Object.keys(others).length ? others : null;
      view.history.replaceState(state, '', codec.clear(getAddress()));
    },
    buildHref: (path) => codec.write(path, getAddress()),
  };
}
