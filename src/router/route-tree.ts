import { ROUTES, type RouteName } from './route-table.ts';

/** One position in a path. A segment in `literals` takes precedence over the parameter. */
export interface RouteNode {
  readonly literals: Map<string, RouteNode>;
  param: { readonly name: string; readonly node: RouteNode } | null;
  route: RouteName | null;
}

const createNode = (): RouteNode => ({ literals: new Map(), param: null, route: null });

function getOrAddChild(node: RouteNode, segment: string): RouteNode {
  if (segment.startsWith(':')) {
    node.param ??= { name: segment.slice(1), node: createNode() };
    return node.param.node;
  }
  const next = node.literals.get(segment) ?? createNode();
  node.literals.set(segment, next);
  return next;
}

/** All routes as a tree by segment. */
export const routeTree: RouteNode = createNode();
for (const [name, segments] of ROUTES) segments.reduce(getOrAddChild, routeTree).route = name;
