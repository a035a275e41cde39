/**
 * Standard built-ins for host pages where older libraries (prototype.js, MooTools, date libraries) have replaced them.
 * The build substitutes these functions for `Array.from` and `JSON.stringify`.
 */

type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/** `Array.from` for iterables and array-likes. */
export function createArray(
  source: Iterable<unknown> | ArrayLike<unknown>,
  map?: (one: unknown, at: number) => unknown,
): unknown[] {
  const all: unknown[] = [];
  if (Symbol.iterator in Object(source)) all.push(...(source as Iterable<unknown>));
  else
    for (let at = 0; at < (source as ArrayLike<unknown>).length; at += 1)
      all.push((source as ArrayLike<unknown>)[at]);
  return map ? all.map((one, at) => map(one, at)) : all;
}

/** Replacer that ignores `Array.prototype.toJSON`. */
function replaceArrays(this: unknown, key: string, value: unknown): unknown {
  const own = (this as Readonly<Record<string, unknown>>)[key];
  return Array.isArray(own) ? own : value;
}

/** `JSON.stringify`. */
export const stringify = (value: unknown, replacer?: Replacer | null, space?: number): string =>
  JSON.stringify(value, replacer ?? ('toJSON' in Array.prototype ? replaceArrays : undefined), space);
