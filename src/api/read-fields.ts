/** Told of each part that is left out, and why. */
type Complain = (problem: unknown) => void;
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

/** What wire objects are read with. */
export interface Edge {
  /** Makes picture addresses absolute. */
  readonly apiOrigin: string;
  readonly complain: Complain;
}

/** An object of the wire, read field by field. */
export class Fields<E extends Edge> {
  readonly edge: E;
  private readonly all: Record<string, unknown>;

  constructor(raw: unknown, edge: E) {
    this.all = Object(raw);
    this.edge = edge;
  }

  /** Null when it is absent, or bad, which is complained of. */
  get<T>(key: string, check: Check<T>): T | null {
    const value = this.all[key];
    if (value == null) return null;
    if (check(value)) return value;
    this.edge.complain(bad(key));
    return null;
  }

  /** Throws when it is absent or bad. */
  need<T>(key: string, check: Check<T>): T {
    const value = this.all[key];
    if (check(value)) return value;
    throw bad(key);
  }

  /** An object within. */
  within(key: string): Fields<E> | null {
    const raw = this.get(key, isRecord);
    return raw && new Fields(raw, this.edge);
  }

  /** Those elements that can be read; the others are complained of. Throws for one of these that `isNeeded`. */
  list<T>(
    key: string,
    read: (element: Fields<E>) => T,
    isNeeded?: (raw: Record<string, unknown>) => boolean,
  ): T[] {
    const found: T[] = [];
    for (const raw of this.get(key, Array.isArray) ?? []) {
      const element = new Fields(raw, this.edge);
      try {
        found.push(read(element));
      } catch (error) {
        if (isNeeded?.(element.all)) throw error;
        this.edge.complain(error);
      }
    }
    return found;
  }

  /** The texts of a list that pass. */
  words(key: string, check: Check<string>): string[] {
    return (this.get(key, Array.isArray) ?? []).filter((word) => {
      const isGood = check(word);
      if (!isGood) this.edge.complain(bad(key));
      return isGood;
    });
  }

  /** Text by language, as far as it is text. */
  texts(key: string): Record<string, string> {
    const said: Record<string, string> = {};
    const all = this.get(key, isRecord);
    for (const language in all) {
      const text = all[language];
      if (isText(text)) said[language] = text;
      else this.edge.complain(bad(key));
    }
    return said;
  }

  /** What it is called, without the languages in which nothing is said. Throws when that is all of them. */
  name(key: string): Record<string, string> {
    const said = this.texts(key);
    for (const language in said) if (!said[language]?.trim()) delete said[language];
    for (const _ in said) return said;
    throw bad(key);
  }
}
