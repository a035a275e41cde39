/**
 * One leading slash, whatever came before: `//host`, `/\host` and `/<tab>/host` would leave the site. A fragment is dropped.
 */
export const rooted = (path: string): string => `/${path.replace(/^[\\/\s]+/, '').replace(/#.*/s, '')}`;

/** The same path without slashes at its end; a query stays. */
export const withoutTrailingSlash = (path: string): string => path.replace(/^([^?]*[^?/])\/+(?=\?|$)/, '$1');

/**
 * A path of the spec as an integrator writes it, with or without the reference id in front:
 * `car_pickup`, `/car_pickup/` and `/demo-cafe/car_pickup` all become `/demo-cafe/car_pickup`. `/404` stays as it is.
 */
export function normalisePath(path: string, referenceId: string): string {
  const base = `/${encodeURIComponent(referenceId)}`;
  const bare = withoutTrailingSlash(rooted(path.trim()));
  const holds = (own: string) => bare.startsWith(own) && /^(\?|\/|$)/.test(bare.slice(own.length));
  if (bare === '/404' || holds(base) || holds(`/${referenceId}`)) return bare;
  return base + bare.replace(/^\/(?=\?|$)/, '');
}
