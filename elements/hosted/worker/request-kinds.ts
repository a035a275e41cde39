/**
 * What the worker does with a request: `page` a business's own page, `file` a file of a build, `answer` what anybody may
 * know of the business's menu, `picture`; null: not its business, it goes its way.
 */
export type Kind = 'page' | 'file' | 'answer' | 'picture' | null;

/** Calls whose answers are the same for everybody. Orders, prices and people are never kept. */
const ANSWERS = /^\/api\/(webapp\/(v5\/(restaurant|menu|item)|branches|banners)|tags-ingredients)(\/|$)/;

interface Asked {
  readonly url: URL;
  readonly method: string;
  readonly isNavigation: boolean;
}

/** `scope` is the path of the business, without a trailing slash: `/cafe` holds `/cafe/menu` and not `/cafe-2`. */
export function kindOf({ url, method, isNavigation }: Asked, { origin, pathname }: URL): Kind {
  if (method !== 'GET' || url.origin !== origin) return null;
  const { pathname: path } = url;
  const isOwn = path === pathname || path.startsWith(`${pathname}/`);
  if (isNavigation) return isOwn ? 'page' : null;
  if (path === '/order-app.js' || path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/media/')) return 'picture';
  if (path.startsWith(`${pathname}/icons/`) || path === `${pathname}/app.webmanifest`) return 'picture';
  return ANSWERS.test(path) ? 'answer' : null;
}
