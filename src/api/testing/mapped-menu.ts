import { vi } from 'vitest';
import { type Currency, createCurrency } from '../../domain/money/money.ts';
import { menu as menuSchema } from '../contract/menu-contract.ts';
import { toMenu } from '../mappers/map-menu.ts';
import { wireCategory, wireItem } from './wire-examples.ts';

export const KWD: Currency = createCurrency('KWD');
/** Maps categories to a menu, with a mock of the report function. */
export const mapMenu = (categories: unknown[], currency = KWD, origin = 'https://api.test') => {
  const report = vi.fn();
  return { menu: toMenu(menuSchema.parse({ categories }), currency, origin, report), report };
};

export type WireItemInput = ReturnType<typeof wireItem>;

export const OAT = { id: 'oat', locales: { en: 'Oat' }, price: 0.25 };
/** An item with the id `bad` and one modifier group, which can be invalid. */
export const itemWithGroup = (group: object, modifiers: object[] = [OAT]): WireItemInput =>
  wireItem('bad', { modifier_groups: [{ id: 'milk', name: { en: 'Milk' }, ...group, modifiers } as never] });

/** Maps a single item in a menu of one category. */
export const mapSingleItem = (item: unknown, currency = KWD) =>
  mapMenu([wireCategory('c', [item])], currency).menu.categories[0]?.items[0];
