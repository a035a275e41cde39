type Way = readonly string[];

/** Every place of a value, as the way to it. */
export const placesOf = (value: unknown, way: Way = []): Way[] =>
  Object(value) === value
    ? Object.entries(value as object).flatMap(([key, inner]) => [
        [...way, key],
        ...placesOf(inner, [...way, key]),
      ])
    : [];

/** The value with `what` at a place. */
export function put(value: unknown, [key, ...way]: Way, what: unknown): unknown {
  if (key === undefined) return what;
  const inner = put((value as Record<string, unknown>)[key], way, what);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}
