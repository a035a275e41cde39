import type { Db } from '../../db/open-database.ts';
import { listMostOrderedItems } from '../../repo/orders/orders-repo.ts';

const DAYS = 30;
const DAY = 86_400_000;
/** How old an answer may be. */
const FRESH_MS = 5 * 60_000;
/** More than any group shows: some may have left the menu meanwhile. */
const ASKED = 100;

/** Ids of what was ordered most units of in the last 30 days, first the most; asked of the database every few minutes. */
export function createMostOrdered(db: Db) {
  const kept = new Map<string, { readonly at: number; readonly ids: Promise<readonly string[]> }>();
  return (referenceId: string, at: number): Promise<readonly string[]> => {
    const found = kept.get(referenceId);
    if (found && Math.abs(at - found.at) < FRESH_MS) return found.ids;
    const asked = { at, ids: listMostOrderedItems(db, referenceId, new Date(at - DAYS * DAY), ASKED) };
    kept.set(referenceId, asked);
    asked.ids.catch(() => kept.get(referenceId) === asked && kept.delete(referenceId));
    return asked.ids;
  };
}
