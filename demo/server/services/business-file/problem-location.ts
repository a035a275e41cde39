import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import * as z from 'zod';

/** The location of a problem in a business file's text. */
export interface ProblemLocation {
  /** Starts at 1. */
  readonly line: number;
  /** Name of the dish, branch or other entry that contains the problem. Null when no enclosing entry has a name. */
  readonly name: string | null;
}

const namedEntry = z.object({ name: z.union([z.string(), z.record(z.string(), z.string())]) });
const SEGMENT = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([\w$-]+)/g;

/** Splits the path of a problem, such as `branches[0].name`, into its segments. */
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
 * Locates problems in the text of a business file. The returned function takes a problem's path, such as
 * `categories[2].items[0].price`. A missing value is located at the object that lacks it. A syntax error has the path
 * `(file)` and is located where parsing stopped. The function returns null when the file does not contain the path.
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
