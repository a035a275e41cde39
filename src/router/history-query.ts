import type { History } from './history.ts';
import { createBrowserHistory } from './history-browser.ts';

/**
 * Keeps the path of the app in a query parameter, for example `page?order-app=/demo-cafe/car_pickup`. The host page's
 * other parameters and its fragment stay unchanged.
 */
export function createQueryHistory(
  view: Window,
  initialPath: string,
  visitId = '',
  parameter = 'order-app',
): History {
  const splitSearch = (search: string) => search.slice(1).split('&').filter(Boolean);
  const isOwnPart = (part: string) => part.startsWith(`${parameter}=`);
  const keepOtherParts = (search: string) => splitSearch(search).filter((part) => !isOwnPart(part));
  return createBrowserHistory(
    view,
    initialPath,
    {
      read: ({ searchParams }) => searchParams.get(parameter) ?? undefined,
      write: (path, { pathname, search, hash }) => {
        const ownPart = `${parameter}=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
        return `${pathname}?${[...keepOtherParts(search), ownPart].join('&')}${hash}`;
      },
      clear: ({ pathname, search, hash }) => {
        const rest = keepOtherParts(search).join('&');
        return `${pathname}${rest && `?${rest}`}${hash}`;
      },
    },
    visitId,
  );
}
