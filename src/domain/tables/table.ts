import type { LocalizedText } from '../menu/menu-types.ts';
import { toPlainText } from '../search/plain-text.ts';

// The tables of a branch. `src/api/mappers/map-tables.ts` maps them from the server's response.

/** A table at which orders are served. For `product_service`, a place where a service is provided. */
export interface Table {
  readonly id: string;
  /** Without the word for "table", for example "7" or "Terrace 2". */
  readonly name: LocalizedText;
  readonly seats: number | null;
}

const normaliseName = (text: string): string => toPlainText(text.trim()).replace(/\s+/g, ' ');

/**
 * Finds the table for a text from a link, a host page or a person: by id, else by name in any language. Ignores case,
 * accents and the script of digits. Returns null if no table matches, or several do.
 */
export function findTable(tables: readonly Table[], text: string): Table | null {
  const byId = tables.find(({ id }) => id === text.trim());
  if (byId) return byId;
  const searchText = normaliseName(text);
  if (!searchText) return null;
  const matches = tables.filter(({ id, name }) =>
    [id, ...Object.values(name)].some((candidate) => normaliseName(candidate) === searchText),
  );
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

/**
 * Matches three letters, or a capital and a small letter ("Bo"). In Chinese, Japanese and Korean scripts, where words
 * are often short, matches two characters.
 */
const WORD =
  /\p{L}{3}|\p{Lu}\p{Ll}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/**
 * Whether a table name contains a word ("Terrace 2", "Bo"). The interface puts the word "table" before names without a
 * word ("7", "B4").
 */
export const hasOwnWord = (name: string): boolean => WORD.test(name);
