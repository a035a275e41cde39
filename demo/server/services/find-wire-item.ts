import type * as z from 'zod/mini';
import type { item } from '../../../src/api/schemas/item.ts';
import type { Business } from './catalogue.ts';

export type WireItemInput = z.input<typeof item>;

/** One item as it is sent, subcategories included; undefined when the business has none of that id. */
export function findWireItem(business: Business, itemId: string): WireItemInput | undefined {
  for (const category of business.wire.menu.categories)
    for (const { items } of [category, ...(category.subcategories ?? [])]) {
      const found = (items as WireItemInput[]).find(({ id }) => id === itemId);
      if (found) return found;
    }
  return undefined;
}
