import { ROUTES, type RouteName } from './route-table.ts';

/** One position in a path. The words in `words` are never taken for the parameter at this position. */
export interface RouteNode {
  readonly words: Map<string, RouteNode>;
  param: { readonly name: string; readonly node: RouteNode } | null;
  route: RouteName | null;
}

const createNode = (): RouteNode => ({ words: new Map(), param: null, route: null });

function getOrAddChild(node: RouteNode, segment: string): RouteNode {
  if (segment.startsWith(':')) {
    node.param ??= { name: segment.slice(1), node: createNode() };
    return node.param.node;
  }
  const next = node.words.get(segment) ?? createNode();
  node.words.set(segment, next);
  return next;
}

/** All routes as a tree by segment. */
export const routeTree: RouteNode = createNode();
for (const [name, segments] of ROUTES) segments.reduce(getOrAddChild, routeTree).route = name;
