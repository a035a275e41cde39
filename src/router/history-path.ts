import type { History } from './history.ts';
import { createBrowserHistory } from './history-browser.ts';

/**
 * Keeps the path of the app in the path of the URL, under `basePath` (empty for the site's root), as on the hosted
 * page. The base is matched by whole segments: `/app` does not match `/apple`. A page outside the base starts with
 * `initialPath`.
 */
export function createPathHistory(view: Window, initialPath: string, visitId = '', basePath = ''): History {
  const base = basePath.replace(/\/+$/, '');
  return createBrowserHistory(
    view,
    initialPath,
    {
      read: ({ pathname, search }) =>
        `${pathname}/`.startsWith(`${base}/`) ? `${pathname.slice(base.length) || '/'}${search}` : null,
      write: (path) => base + path,
      // The path identifies the page itself, so it stays.
      clear: ({ pathname, search, hash }) => pathname + search + hash,
    },
    visitId,
  );
}
