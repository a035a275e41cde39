import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import * as z from 'zod';

/** Where a problem is in the text of a business file. */
export interface ProblemLocation {
  /** Counted from 1. */
  readonly line: number;
  /** Name of the dish, branch or other entry around the problem; null when nothing around it has a name. */
  readonly name: string | null;
}

const named = z.object({ name: z.union([z.string(), z.record(z.string(), z.string())]) });
const SEGMENT = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([\w$-]+)/g;

/** The segments of a path as `pathText` writes it. */
const segmentsOf = (path: string): (string | number)[] =>
  [...path.matchAll(SEGMENT)].map(([, index, quoted, key = '']) =>
    index === undefined ? (quoted ? String(JSON.parse(quoted)) : key) : Number(index),
  );

const nameOf = (node: Node): string | null => {
  const { data } = named.safeParse(getNodeValue(node));
  if (!data) return null;
  return typeof data.name === 'string' ? data.name : (Object.values(data.name)[0] ?? null);
};

/**
 * Finds problems in the text of a business file. The returned function takes the path of a problem, such as
 * `categories[2].items[0].price`. A value that is missing is located at the object that lacks it, and a syntax error,
 * whose path is `(file)`, where reading stopped. Returns null when there is no such place.
 */
export function createProblemLocator(text: string): (path: string) => ProblemLocation | null {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;

  return (path) => {
    if (errors[0]) return { line: lineAt(errors[0].offset), name: null };
    if (!root || path === '(file)') return null;
    let name: string | null = null;
    let offset: number | null = null;
    for (const segments = segmentsOf(path); segments.length; segments.pop()) {
      const node = findNodeAtLocation(root, segments);
      if (!node) continue;
      offset ??= node.offset;
      name ??= nameOf(node);
    }
    return offset === null ? null : { line: lineAt(offset), name };
  };
}
