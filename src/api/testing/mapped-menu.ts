import { vi } from 'vitest';
import { type Currency, currencyOf } from '../../domain/money/money.ts';
import { menu as menuSchema } from '../contract/menu-contract.ts';
import { toMenu } from '../mappers/map-menu.ts';
import { wireCategory, wireItem } from './wire-examples.ts';

export const KWD: Currency = currencyOf('KWD');
/** The menu as the app has it, and what was reported while it was read. */
export const map = (categories: unknown[], currency = KWD, origin = 'https://api.test') => {
  const report = vi.fn();
  return { menu: toMenu(menuSchema.parse({ categories }), currency, origin, report), report };
};

export type WireItemInput = ReturnType<typeof wireItem>;

export const OAT = { id: 'oat', locales: { en: 'Oat' }, price: 0.25 };
/** A bad item by its group, or a good one. */
export const withGroup = (group: object, modifiers: object[] = [OAT]): WireItemInput =>
  wireItem('bad', { modifier_groups: [{ id: 'milk', name: { en: 'Milk' }, ...group, modifiers } as never] });

/** A menu's one item. */
export const only = (item: unknown, currency = KWD) =>
  map([wireCategory('c', [item])], currency).menu.categories[0]?.items[0];
