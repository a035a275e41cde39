import type { RouteName, RouteParams } from './route-table.ts';
import { routeTree } from './route-tree.ts';

/** A path matched against the route table. Narrow on `name` to get typed `params`. */
export type RouteMatch<N extends RouteName = RouteName> = {
  readonly [K in N]: {
    readonly name: K;
    readonly params: RouteParams<K>;
    /** The requested path, encoded, with its query. */
    readonly path: string;
    /** `?a=b`, or empty. */
    readonly search: string;
  };
}[N];

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * Matches a path against the route table: case-sensitive, reserved words first (decisions, section 3). Null if nothing
 * matches, which includes paths with a trailing slash, an empty segment or a malformed escape.
 */
export function matchPath(path: string): RouteMatch | null {
  const [pathname = '', ...queryParts] = path.split('?');
  const search = queryParts.length ? `?${queryParts.join('?')}` : '';
  if (!path.startsWith('/')) return null;
  const params: Record<string, string> = {};
  let node = routeTree;
  for (const segment of pathname === '/' ? [] : pathname.slice(1).split('/')) {
    const literalNode = node.literals.get(segment);
    const value = decode(segment);
    if (!literalNode) {
      if (!node.param || !value) return null;
      params[node.param.name] = value;
    }
    node = literalNode ?? node.param?.node ?? node;
  }
  return node.route && ({ name: node.route, params, path, search } as RouteMatch);
}
