/**
 * Standard built-ins for host pages where older libraries (prototype.js, MooTools, date libraries) have replaced them.
 * The build substitutes these functions for `Array.from` and `JSON.stringify`.
 */

type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/** `Array.from` for iterables and array-likes. */
export function createArray(
  source: Iterable<unknown> | ArrayLike<unknown>,
  map?: (element: unknown, index: number) => unknown,
): unknown[] {
  const elements: unknown[] = [];
  if (Symbol.iterator in Object(source)) elements.push(...(source as Iterable<unknown>));
  else
    for (let index = 0; index < (source as ArrayLike<unknown>).length; index += 1)
      elements.push((source as ArrayLike<unknown>)[index]);
  return map ? elements.map((element, index) => map(element, index)) : elements;
}

/** Replacer that ignores `Array.prototype.toJSON`: it puts each array back in place of the result of `toJSON`. */
function restoreArrays(this: unknown, key: string, value: unknown): unknown {
  const ownValue = (this as Readonly<Record<string, unknown>>)[key];
  return Array.isArray(ownValue) ? ownValue : value;
}

/** `JSON.stringify`. Without a `replacer`, it ignores `Array.prototype.toJSON`. */
export const stringify = (value: unknown, replacer?: Replacer | null, space?: number): string =>
  JSON.stringify(value, replacer ?? ('toJSON' in Array.prototype ? restoreArrays : undefined), space);
