import type { LocalizedText } from '../menu/menu-types.ts';
import { toPlainText } from '../search/plain-text.ts';

// The tables of a branch. The server lists them (`src/api/mappers/map-tables.ts`).

/** A table that orders are served at; with `product_service` a place where a service is given. */
export interface Table {
  readonly id: string;
  /** Without the word for what it is: "7", "Terrace 2". */
  readonly name: LocalizedText;
  readonly seats: number | null;
}

const normaliseName = (text: string): string => toPlainText(text.trim()).replace(/\s+/g, ' ');

/**
 * The table that a link, a host page or a person names: by its id, else by its name in any language. Case, accents and the
 * script of digits do not matter. Null when no table matches, or more than one.
 */
export function findTable(tables: readonly Table[], text: string): Table | null {
  const byId = tables.find(({ id }) => id === text.trim());
  if (byId) return byId;
  const searchText = normaliseName(text);
  if (!searchText) return null;
  const matches = tables.filter(({ id, name }) =>
    [id, ...Object.values(name)].some((one) => normaliseName(one) === searchText),
  );
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

/** Three letters, a capital with a small letter ("Bo"), or two characters of a script in which a word is often that short. */
const WORD =
  /\p{L}{3}|\p{Lu}\p{Ll}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Whether a name contains a word ("Terrace 2", "Bo"). A number or a code ("7", "B4") needs the word "table" before it. */
export const hasOwnWord = (name: string): boolean => WORD.test(name);
