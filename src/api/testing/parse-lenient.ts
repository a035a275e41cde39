import type * as z from 'zod/mini';

type Path = readonly PropertyKey[];
type Holder = Record<PropertyKey, unknown>;

const holderOf = (root: unknown, path: Path): unknown =>
  path.slice(0, -1).reduce<unknown>((inner, key) => (Object(inner) as Holder)[key], root);

/** The part to take out for a problem at `path`: what is there or, when it is missing, the part that wanted it. */
function culprit(root: unknown, path: Path): Path {
  const holder = holderOf(root, path);
  return !path.length || (Object(holder) === holder && (path.at(-1) ?? '') in (holder as Holder))
    ? path
    : culprit(root, path.slice(0, -1));
}

function takeOut(root: unknown, path: Path): void {
  const holder = holderOf(root, path);
  if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
  else delete (Object(holder) as Holder)[path.at(-1) ?? ''];
}

/**
 * Parses, and on trouble drops the smallest part that can be dropped: an optional field, an element of a list, the
 * optional object around a missing required field. Each is told to `report`. Throws the schema's error when a required
 * part is bad. `value` stays as it was. The oracle of the readers that do without zod.
 */
export function parseLenient<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  report: (error: unknown, what: string) => void,
): z.output<S> {
  let result = schema.safeParse(value);
  const rest = result.success ? null : structuredClone(value);
  // Each round removes at least one part; what is required runs out of parts soon.
  for (let round = 0; round < 20 && !result.success; round++) {
    // Two problems of one element take it out once; from the back, so that places in lists still hold.
    const parts = new Map(
      result.error.issues.map(({ path }) => culprit(rest, path)).map((path) => [path.join('.'), path]),
    );
    if (parts.has('')) break;
    report(result.error, `left out ${[...parts.keys()].join(', ')}`);
    // What goes with the part around it is not looked for: in its place is the next element by then.
    const isWithin = (path: Path) =>
      path.some((_, depth) => depth && parts.has(path.slice(0, depth).join('.')));
    for (const path of [...parts.values()].reverse()) if (!isWithin(path)) takeOut(rest, path);
    result = schema.safeParse(rest);
  }
  if (!result.success) throw result.error;
  return result.data;
}
