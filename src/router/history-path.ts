import type { History } from './history.ts';
import { createBrowserHistory } from './history-browser.ts';

/**
 * Real paths, under `basePath` (empty: the site's root), as the hosted page uses them. The base is matched by segment:
 * `/app` does not hold `/apple`. Outside the base, where no path can be read, `initialPath` is shown.
 */
export function createPathHistory(view: Window, initialPath: string, basePath = ''): History {
  const base = basePath.replace(/\/+$/, '');
  return createBrowserHistory(view, initialPath, {
    read: ({ pathname, search }) =>
      `${pathname}/`.startsWith(`${base}/`) ? `${pathname.slice(base.length) || '/'}${search}` : null,
    write: (path) => base + path,
    // A path is the whole of where the page is.
    clear: ({ pathname, search, hash }) => pathname + search + hash,
  });
}
