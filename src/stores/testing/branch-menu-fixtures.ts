import { wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import type { createTestStores } from './test-stores.ts';

export const branchTwoMenuRoute = {
  'webapp/v5/menu/demo~two': {
    body: { menu: { categories: [wireCategory('tea', [wireItem('chai')])] }, discounts: {} },
  },
};

/** A response that arrives after `ms`. */
export const delayReply = (ms: number, reply: { status?: number; body: unknown }) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return reply;
};

/** Ids of the items in the menu store. */
export const listShownItemIds = (menu: ReturnType<typeof createTestStores>['menu']) =>
  menu.getState().menu?.categories.flatMap(({ items }) => items.map(({ id }) => id));
