/** Told of each part that is left out, and why. */
export type Complain = (problem: unknown) => void;
type Check<T> = (value: unknown) => value is T;

// The checks of the contract (src/api/schemas), for what comes by the thousand: its schemas take ten times as long.
const numberFrom =
  (min: number, max = Number.MAX_VALUE) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= min && value <= max;
const wholeFrom =
  (min: number, max?: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && numberFrom(min, max)(value);
const textOf =
  (min: number, max: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length >= min && value.length <= max;

export const isNumber = numberFrom(-Number.MAX_VALUE);
export const isPrice = numberFrom(0);
export const isPercent = numberFrom(0, 100);
export const isCount = wholeFrom(0);
export const isPositive = wholeFrom(1);
export const isFewTimes = wholeFrom(1, 99);
export const isText = textOf(0, Number.MAX_VALUE);
export const isShortText = textOf(0, 500);
export const isId = textOf(1, 80);
export const isSource = textOf(1, 500);
export const isColor = (value: unknown): value is string => isText(value) && /^#[0-9a-f]{6}$/i.test(value);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object(value) === value && !Array.isArray(value);

/** What is the matter, by the name of the part. */
export const bad = (part: string): Error => new TypeError(`Bad ${part}`);

export interface Fields {
  /** Null when it is absent, or bad, which is complained of. */
  readonly get: <T>(key: string, check: Check<T>) => T | null;
  /** Throws when it is absent or bad. */
  readonly need: <T>(key: string, check: Check<T>) => T;
  /** Those elements that can be read; the others are complained of. Throws for one of these that `isNeeded`. */
  readonly list: <T>(
    key: string,
    read: (raw: unknown) => T,
    isNeeded?: (raw: Record<string, unknown>) => boolean,
  ) => T[];
  /** Text by language, as far as it is text. */
  readonly texts: (key: string) => Record<string, string>;
}

/** Reads an object of the wire field by field. */
export function fieldsOf(raw: unknown, complain: Complain): Fields {
  const all = Object(raw) as Record<string, unknown>;
  const get: Fields['get'] = (key, check) => {
    const value = all[key];
    if (value == null) return null;
    if (check(value)) return value;
    complain(bad(key));
    return null;
  };
  const list: Fields['list'] = (key, read, isNeeded) =>
    (get(key, Array.isArray) ?? []).flatMap((one) => {
      try {
        return [read(one)];
      } catch (error) {
        if (isNeeded?.(Object(one))) throw error;
        complain(error);
        return [];
      }
    });
  return {
    get,
    list,
    need(key, check) {
      const value = all[key];
      if (check(value)) return value;
      throw bad(key);
    },
    texts: (key) =>
      Object.fromEntries(
        Object.entries(get(key, isRecord) ?? {}).filter((entry): entry is [string, string] => {
          const isGood = isText(entry[1]);
          if (!isGood) complain(bad(key));
          return isGood;
        }),
      ),
  };
}

/** What an object is called, without the languages in which nothing is said. Throws when that is all of them. */
export function nameIn({ texts }: Fields, key: string): Record<string, string> {
  const said = Object.entries(texts(key)).filter(([, words]) => words.trim());
  if (!said.length) throw bad(key);
  return Object.fromEntries(said);
}

/** The texts of a list. */
export const textsIn = ({ list }: Fields, key: string, check: Check<string>): string[] =>
  list(key, (raw) => {
    if (check(raw)) return raw;
    throw bad(key);
  });
