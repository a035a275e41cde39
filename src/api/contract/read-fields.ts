import { type Check, isRecord, isText } from '../../lib/checks.ts';
import { bad, type Complain } from '../../lib/shape.ts';

/** What wire objects are read with. */
export interface Edge {
  /** Makes picture addresses absolute. */
  readonly apiOrigin: string;
  readonly complain: Complain;
}

/** An object of the wire, read field by field: for what comes by the thousand and is the domain's in the same breath. */
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
