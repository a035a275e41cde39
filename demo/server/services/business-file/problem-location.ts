import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import * as z from 'zod';

/** The location of a problem in the text of a business file. */
export interface ProblemLocation {
  /** Counted from 1. */
  readonly line: number;
  /** Name of the dish, branch or other entry around the problem; null when nothing around it has a name. */
  readonly name: string | null;
}

const namedEntry = z.object({ name: z.union([z.string(), z.record(z.string(), z.string())]) });
const SEGMENT = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([\w$-]+)/g;

/** The segments of the path of a problem, such as `branches[0].name`. */
const parsePath = (path: string): (string | number)[] =>
  [...path.matchAll(SEGMENT)].map(([, index, quoted, key = '']) =>
    index === undefined ? (quoted ? String(JSON.parse(quoted)) : key) : Number(index),
  );

const findName = (node: Node): string | null => {
  const { data } = namedEntry.safeParse(getNodeValue(node));
  if (!data) return null;
  return typeof data.name === 'string' ? data.name : (Object.values(data.name)[0] ?? null);
};

/**
 * Finds problems in the text of a business file. The returned function takes the path of a problem, such as
 * `categories[2].items[0].price`. A value that is missing is located at the object that lacks it, and a syntax error,
 * whose path is `(file)`, where parsing stopped. Returns null when the file has no such place.
 */
export function createProblemLocator(text: string): (path: string) => ProblemLocation | null {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors);
  const getLineAt = (offset: number): number => text.slice(0, offset).split('\n').length;

  return (path) => {
    if (errors[0]) return { line: getLineAt(errors[0].offset), name: null };
    if (!root || path === '(file)') return null;
    let name: string | null = null;
    let offset: number | null = null;
    for (const segments = parsePath(path); segments.length; segments.pop()) {
      const node = findNodeAtLocation(root, segments);
      if (!node) continue;
      offset ??= node.offset;
      name ??= findName(node);
    }
    return offset === null ? null : { line: getLineAt(offset), name };
  };
}
