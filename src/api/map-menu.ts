import { parseAvailable, parseWeekly } from '../domain/availability/parse.ts';
import type { Category, Menu, MenuItem } from '../domain/menu/types.ts';
import type { Currency } from '../domain/money/money.ts';
import { toPicture } from './map-common.ts';
import { toItem } from './map-item.ts';
import { item as itemSchema, type WireCategory, type WireMenu } from './schemas/menu.ts';

/** Told of each part that was left out, and why. */
type Report = (error: unknown, what: string) => void;

/**
 * Reads a menu piece by piece: thousands of items must not block the page. An item is checked and mapped the first time
 * it is asked for, and kept; a bad one is left out and told to `report`, once.
 */
export interface MenuReader {
  /** An item by id, read now if it was not yet. */
  readonly item: (id: string) => MenuItem | undefined;
  /** Reads items in menu order as long as `more` says so. True when all are read. */
  readonly read: (more: (count: number) => boolean) => boolean;
  /** The menu with the items read so far. */
  readonly menu: () => Menu;
}

const idOf = (raw: unknown): unknown => (raw as { id?: unknown } | null)?.id;

export function readMenu(wire: WireMenu, currency: Currency, apiOrigin: string, report: Report): MenuReader {
  const raws = wire.categories.flatMap(({ items, subcategories }) => [
    ...items,
    ...subcategories.flatMap((sub) => sub.items),
  ]);
  const byId = new Map<unknown, unknown>();
  for (const raw of raws) if (!byId.has(idOf(raw))) byId.set(idOf(raw), raw);
  const done = new Map<unknown, MenuItem | null>();
  let next = 0;

  const one = (raw: unknown): MenuItem | null => {
    let item = done.get(raw);
    if (item === undefined) {
      try {
        item = toItem(itemSchema.parse(raw), currency, apiOrigin);
      } catch (error) {
        item = null;
        report(error, `item ${String(idOf(raw))}`);
      }
      done.set(raw, item);
    }
    return item;
  };

  const category = (of: Omit<WireCategory, 'subcategories'> & Partial<WireCategory>): Category => ({
    id: of.id,
    name: of.name,
    description: of.description ?? {},
    image: toPicture(of.image, apiOrigin),
    visible: of.visible,
    pinned: of.pin,
    window: parseAvailable(of.available),
    hours: parseWeekly(of.availability),
    items: of.items.flatMap((raw) => done.get(raw) ?? []),
    subcategories: of.subcategories?.map(category) ?? [],
  });

  return {
    item: (id) => (byId.has(id) ? (one(byId.get(id)) ?? undefined) : undefined),
    read(more) {
      for (let count = 0; next < raws.length && more(count); count++) one(raws[next++]);
      return next >= raws.length;
    },
    menu: () => ({ categories: wire.categories.map(category) }),
  };
}

/** The whole menu at once. A bad item is left out and told to `report`; `apiOrigin` makes picture addresses absolute. */
export function toMenu(wire: WireMenu, currency: Currency, apiOrigin: string, report: Report): Menu {
  const reader = readMenu(wire, currency, apiOrigin, report);
  reader.read(() => true);
  return reader.menu();
}
