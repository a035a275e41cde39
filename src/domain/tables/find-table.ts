import type { LocalizedText } from '../menu/menu-types.ts';
import { plainText } from '../search/plain-text.ts';

/** A table that orders are served at; with `product_service` a place where a service is given. */
export interface Table {
  readonly id: string;
  /** Without the word for what it is: "7", "Terrace 2". */
  readonly name: LocalizedText;
  readonly seats: number | null;
}

const folded = (text: string): string => plainText(text.trim()).replace(/\s+/g, ' ');

/**
 * The table that a link, a page or a person means: by its id, else by its name in any language, whatever its case, accents
 * and the script of its digits. Null when none is meant, or more than one.
 */
export function findTable(tables: readonly Table[], asked: string): Table | null {
  const byId = tables.find(({ id }) => id === asked.trim());
  if (byId) return byId;
  const wanted = folded(asked);
  if (!wanted) return null;
  const meant = tables.filter(({ id, name }) =>
    [id, ...Object.values(name)].some((one) => folded(one) === wanted),
  );
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
