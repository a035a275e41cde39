import { ROUTES, type RouteName, type RouteParams } from './route-table.ts';
import { type RouteNode, routeTree } from './route-tree.ts';

type PathBuilder<N extends RouteName> = keyof RouteParams<N> extends never
  ? () => string
  : (params: RouteParams<N>) => string;

/**
 * Encodes a parameter. If the value equals a reserved word at this position, also escapes its first character, so that
 * a category called "cart" stays reachable. Dot segments cannot be escaped, because URL parsers resolve them even as
 * `%2e`.
 */
function encodeParam(node: RouteNode, name: string, value: string | undefined): string {
  if (!value || value === '.' || value === '..')
    throw new RangeError(`Route parameter "${name}" cannot be "${value}": a URL cannot contain it`);
  const encodedValue = encodeURIComponent(value);
  return node.literals.has(encodedValue)
    ? `%${value.charCodeAt(0).toString(16)}${value.slice(1)}`
    : encodedValue;
}

function buildPath(segments: readonly string[], params: Readonly<Record<string, string>> = {}): string {
  let node = routeTree;
  let path = '';
  for (const segment of segments) {
    const { param } = node;
    const isParam = segment.startsWith(':') && param !== null;
    path += `/${isParam ? encodeParam(node, param.name, params[param.name]) : segment}`;
    node = (isParam ? param.node : node.literals.get(segment)) ?? node;
  }
  return path || '/';
}

/**
 * A path builder for each route in the spec's table: `paths.item({ referenceId, type, categoryId, itemId })`. Values
 * are encoded. Throws RangeError for an empty value and for "." and "..", which a URL cannot contain.
 */
export const paths = Object.fromEntries<(params: never) => string>(
  ROUTES.map(([name, segments]) => [name, (params?: Record<string, string>) => buildPath(segments, params)]),
) as { readonly [N in RouteName]: PathBuilder<N> };
