/**
 * Built-ins as the language has them, on pages whose older libraries (prototype.js, MooTools, date libraries) put others in
 * their place before the app is there. The build puts these where the code says `Array.from` and `JSON.stringify`.
 */

type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/** `Array.from`: of whatever can be iterated or has a length. */
export function arrayFrom(
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

/** Arrays are written as arrays, whatever `Array.prototype.toJSON` makes of them. */
function plainArrays(this: unknown, key: string, value: unknown): unknown {
  const own = (this as Readonly<Record<string, unknown>>)[key];
  return Array.isArray(own) ? own : value;
}

/** `JSON.stringify`. */
export const stringify = (value: unknown, replacer?: Replacer | null, space?: number): string =>
  JSON.stringify(value, replacer ?? ('toJSON' in Array.prototype ? plainArrays : undefined), space);
