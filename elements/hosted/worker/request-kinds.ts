/**
 * Kinds of requests that the worker handles: a page of the business, a file of a build, a public API response about the
 * business, or an image (also the business's icons and web app manifest). Null for requests that the browser handles.
 */
export type RequestKind = 'page' | 'file' | 'api-response' | 'image' | null;

/** Calls whose response is the same for everyone. Orders, prices and personal data are never cached. */
const CACHEABLE_CALLS =
  /^\/api\/(webapp\/(v5\/(restaurant|menu|item)|branches|banners)|tags-ingredients)(\/|$)/;

interface RequestFacts {
  readonly url: URL;
  readonly method: string;
  readonly isNavigation: boolean;
}

/** `scope` is the URL of the business, without a trailing slash. `/cafe` includes `/cafe/menu` but not `/cafe-2`. */
export function classifyRequest({ url, method, isNavigation }: RequestFacts, scope: URL): RequestKind {
  const { origin, pathname: scopePath } = scope;
  if (method !== 'GET' || url.origin !== origin) return null;
  const { pathname: path } = url;
  const isInScope = path === scopePath || path.startsWith(`${scopePath}/`);
  if (isNavigation) return isInScope ? 'page' : null;
  if (path === '/order-app.js' || path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/media/')) return 'image';
  if (path.startsWith(`${scopePath}/icons/`) || path === `${scopePath}/app.webmanifest`) return 'image';
  return CACHEABLE_CALLS.test(path) ? 'api-response' : null;
}
