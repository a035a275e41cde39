import { type Check, isRecord, isText } from './checks.ts';

/** Told of each part that is left out, and why. */
export type Complain = (problem: unknown) => void;

/**
 * Makes of a value from outside (the backend, the browser's storage) what it should be. `part` is its name in complaints.
 * Throws when it cannot be; what can be left out of it is complained of, and left out. Who wants none of that lets
 * `complain` throw.
 */
export type Read<T> = (value: unknown, part: string, complain: Complain) => T;

/** What is the matter, by the name of the part. */
export const bad = (part: string): Error => new TypeError(`Bad ${part}`);

/** The value in a list; an empty one when it cannot be read. */
function attempt<T>(read: Read<T>, ...[value, part, complain]: Parameters<Read<T>>): T[] {
  try {
    return [read(value, part, complain)];
  } catch (error) {
    complain(error);
    return [];
  }
}

/** What passes, as it is. */
export const need =
  <T>(check: Check<T>): Read<T> =>
  (value, part) => {
    if (check(value)) return value;
    throw bad(part);
  };

/** `instead` of what is absent (null is), or bad. */
export const or =
  <T, D>(read: Read<T>, instead: D): Read<T | D> =>
  (...given) =>
    given[0] == null ? instead : (attempt(read, ...given)[0] ?? instead);

export const maybe = <T>(read: Read<T>): Read<T | undefined> => or(read, undefined);

/** The elements that can be read. */
export const listOf =
  <T>(read: Read<T>, min = 0, max = Number.MAX_VALUE): Read<T[]> =>
  (value, part, complain) => {
    const list = need(Array.isArray)(value, part, complain).flatMap((element, at) =>
      attempt(read, element, `${part}.${at}`, complain),
    );
    if (list.length < min || list.length > max) throw bad(part);
    return list;
  };

/** The entries that can be read, by key. */
export const recordOf =
  <T>(read: Read<T>, isKey: Check<string> = isText): Read<Record<string, T>> =>
  (value, part, complain) =>
    Object.fromEntries(
      Object.entries(need(isRecord)(value, part, complain)).flatMap(([key, inner]) =>
        attempt(
          (...given) => {
            if (isKey(key)) return [key, read(...given)] as const;
            throw bad(given[1]);
          },
          inner,
          `${part}.${key}`,
          complain,
        ),
      ),
    );

/** An object of these parts, and of no others. Every part of `T` has to be named: one that is forgotten does not compile. */
export const shape =
  <T>(parts: { readonly [K in keyof T]-?: Read<T[K]> }): Read<T> =>
  (value, part, complain) => {
    const all = need(isRecord)(value, part, complain);
    const found = {} as T;
    for (const key in parts) found[key] = parts[key](all[key], `${part}.${key}`, complain);
    return found;
  };

/** All of it or nothing: what would be left out makes the reading fail. */
export const strictly =
  <T>(read: Read<T>): Read<T> =>
  (value, part) =>
    read(value, part, (problem) => {
      throw problem;
    });

/** What is left out of it is complained of to nobody. */
export const leniently =
  <T>(read: Read<T>): Read<T> =>
  (value, part) =>
    read(value, part, () => undefined);
