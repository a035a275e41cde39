type Path = readonly string[];

/** The paths of all nested values. */
export const listPaths = (value: unknown, parentPath: Path = []): Path[] =>
  Object(value) === value
    ? Object.entries(value as object).flatMap(([key, child]) => [
        [...parentPath, key],
        ...listPaths(child, [...parentPath, key]),
      ])
    : [];

/** A copy of the value with `replacement` at a path. */
export function setAtPath(value: unknown, [key, ...restOfPath]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const changedChild = setAtPath((value as Record<string, unknown>)[key], restOfPath, replacement);
  return Array.isArray(value)
    ? value.with(Number(key), changedChild)
    : { ...(value as object), [key]: changedChild };
}
