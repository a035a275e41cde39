import type { History } from './history.ts';
import { createBrowserHistory } from './history-browser.ts';

/**
 * Keeps the path of the app in the fragment of the URL, for example `page#/demo-cafe/car_pickup`. A fragment that does
 * not start with a slash is an anchor of the host page.
 */
export const createHashHistory = (view: Window, initialPath: string, visitId = ''): History =>
  createBrowserHistory(
    view,
    initialPath,
    {
      read: ({ hash }) => (hash.length < 2 ? undefined : hash[1] === '/' ? hash.slice(1) : null),
      write: (path, { pathname, search }) => `${pathname}${search}#${path}`,
      clear: ({ pathname, search, hash }) => pathname + search + (hash[1] === '/' ? '' : hash),
    },
    visitId,
  );
