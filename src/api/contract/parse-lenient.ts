import type * as z from 'zod/mini';

/** Receives an error for each part that was omitted from a value. */
export type ReportProblem = (error: unknown) => void;

type Path = readonly PropertyKey[];
type Holder = Record<PropertyKey, unknown>;

/** Each round removes at least one part. A response that needs more rounds is beyond repair. */
const MAX_ROUNDS = 20;

const getPartAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, key) => (Object(holder) as Holder)[key], root);

/** The part to remove for an issue at `path`: the bad value or, if a field is missing, the object that requires it. */
function findRemovablePath(root: unknown, path: Path): Path {
  const key = path.at(-1);
  if (key === undefined) return path;
  const holder = getPartAt(root, path.slice(0, -1));
  return Object(holder) === holder && key in (holder as Holder)
    ? path
    : findRemovablePath(root, path.slice(0, -1));
}

/** A copy of `holder` without the part at `path`. Only the objects along the path are copied. */
function removeAt(holder: unknown, [key = '', ...remainingPath]: Path): unknown {
  if (Array.isArray(holder))
    return remainingPath.length
      ? holder.map((element, index) => (index === Number(key) ? removeAt(element, remainingPath) : element))
      : holder.filter((_, index) => index !== Number(key));
  const { [key]: part, ...others } = Object(holder) as Holder;
  return remainingPath.length ? { ...others, [key]: removeAt(part, remainingPath) } : others;
}

const isListElement = (root: unknown, path: Path): boolean =>
  Array.isArray(getPartAt(root, path.slice(0, -1)));

/** The parts to remove, in reverse order, so that the indexes of earlier list elements stay valid. */
function listBadParts(root: unknown, issues: readonly z.core.$ZodIssue[]) {
  const parts = new Map<string, { readonly path: Path; readonly code: string }>();
  for (const { path: issuePath, code } of issues) {
    const path = findRemovablePath(root, issuePath);
    parts.set(path.join('.'), { path, code });
  }
  const isInsideAnother = ({ path }: { readonly path: Path }) =>
    path.some((_, depth) => parts.has(path.slice(0, depth).join('.')));
  return [...parts.values()].filter((part) => !isInsideAnother(part)).reverse();
}

/**
 * Parses a value that the app does not control, such as an API response. If a part is bad, removes the smallest
 * removable part and tries again. Removable parts are an optional field, a list element, and the optional object around
 * a missing required field. Reports each removed part. If a required part is bad, throws the schema's error and reports
 * nothing. `null` for an optional field counts as absent and is not reported. `value` is not modified.
 */
export function parseLenient<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  report: ReportProblem,
): z.output<S> {
  let remainingValue = value;
  const problems: Error[] = [];
  for (let round = 0; ; round++) {
    const { data, error } = schema.safeParse(remainingValue);
    if (!error) {
      for (const problem of problems) report(problem);
      return data;
    }
    for (const { path, code } of listBadParts(remainingValue, error.issues)) {
      if (!path.length || round === MAX_ROUNDS) throw error;
      if (getPartAt(remainingValue, path) !== null || isListElement(remainingValue, path))
        problems.push(new TypeError(`Left out ${path.join('.')}: ${code}`, { cause: error }));
      remainingValue = removeAt(remainingValue, path);
    }
  }
}
