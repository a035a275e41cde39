import type { History, HistoryEntry } from './history.ts';

/** How one mode writes paths into addresses. */
export interface AddressCodec {
  /** The path an address holds; undefined when it holds none; null when the address is the host's own business. */
  read(address: URL): string | undefined | null;
  /** The address that holds the path, everything else of the page's address kept. */
  write(path: string, address: URL): string;
  /** The address without any path of ours. */
  clear(address: URL): string;
}

interface Mark {
  readonly key: string;
  /** How many entries of ours lie before this one. */
  readonly depth: number;
  readonly state: unknown;
}

/** Our corner of `history.state`; what a host keeps beside it stays. */
const CORNER = 'orderApp';

/** Browser history behind a codec. `initialPath` is where an address without a path leads. */
export function createBrowserHistory(view: Window, initialPath: string, codec: AddressCodec): History {
  let made = 0;
  const address = () => new URL(view.location.href);
  const markOf = (): Partial<Mark> => view.history.state?.[CORNER] ?? {};
  const read = (fallback: string): HistoryEntry => {
    const { key = '', state } = markOf();
    const path = codec.read(address());
    return { path: path === null ? fallback : (path ?? initialPath), key, state };
  };
  let current = read(initialPath);

  const write = (how: 'pushState' | 'replaceState', path: string, mark: Mark) => {
    view.history[how](
      { ...(how === 'replaceState' && view.history.state), [CORNER]: mark },
      '',
      codec.write(path, address()),
    );
    current = { path, key: mark.key, state: mark.state };
  };

  return {
    get location() {
      return current;
    },
    push(path, state) {
      const key = `${view.performance.now()}-${made++}`;
      write('pushState', path, { key, depth: (markOf().depth ?? 0) + 1, state });
    },
    replace(path, state) {
      write('replaceState', path, { key: current.key, depth: markOf().depth ?? 0, state });
    },
    back() {
      if (!markOf().depth) return false;
      view.history.back();
      return true;
    },
    listen(listener) {
      const moved = () => {
        const before = current.path;
        current = read(before);
        if (current.path !== before) listener();
      };
      view.addEventListener('popstate', moved);
      return () => view.removeEventListener('popstate', moved);
    },
    leave() {
      const { [CORNER]: _, ...others } = view.history.state ?? {};
      const state = Object.keys(others).length ? others : null;
      view.history.replaceState(state, '', codec.clear(address()));
    },
    href: (path) => codec.write(path, address()),
  };
}
