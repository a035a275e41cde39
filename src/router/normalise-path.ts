/**
 * The path with exactly one leading slash, because `//host`, `/\host` and `/<tab>/host` would lead to another site.
 * Drops the fragment.
 */
export const addLeadingSlash = (path: string): string =>
  `/${path.replace(/^[\\/\s]+/, '').replace(/#.*/s, '')}`;

/** The path without trailing slashes. Keeps a query. */
export const removeTrailingSlash = (path: string): string => path.replace(/^([^?]*[^?/])\/+(?=\?|$)/, '$1');

/**
 * Completes a path that a host page's developer wrote with or without the reference id: `car_pickup`, `/car_pickup/`
 * and `/demo-cafe/car_pickup` all become `/demo-cafe/car_pickup`. `/404` stays unchanged.
 */
export function normalisePath(path: string, referenceId: string): string {
  const base = `/${encodeURIComponent(referenceId)}`;
  const cleanPath = removeTrailingSlash(addLeadingSlash(path.trim()));
  const startsWithSegments = (prefix: string) =>
    cleanPath.startsWith(prefix) && /^(\?|\/|$)/.test(cleanPath.slice(prefix.length));
  if (cleanPath === '/404' || startsWithSegments(base) || startsWithSegments(`/${referenceId}`))
    return cleanPath;
  return base + cleanPath.replace(/^\/(?=\?|$)/, '');
}
