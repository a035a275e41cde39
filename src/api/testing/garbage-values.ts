type Path = readonly string[];

/** The paths of all nested values. */
export const listPaths = (value: unknown, parentPath: Path = []): Path[] =>
  Object(value) === value
    ? Object.entries(value as object).flatMap(([key, inner]) => [
        [...parentPath, key],
        ...listPaths(inner, [...parentPath, key]),
      ])
    : [];

/** A copy of the value with `replacement` at a path. */
export function setAtPath(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const inner = setAtPath((value as Record<string, unknown>)[key], rest, replacement);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}
