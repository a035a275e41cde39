import { wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import type { setup } from './stores.ts';

export const menuOfTwo = {
  'webapp/v5/menu/demo~two': {
    body: { menu: { categories: [wireCategory('tea', [wireItem('chai')])] }, discounts: {} },
  },
};

/** An answer that takes its time. */
export const slow = (ms: number, reply: { status?: number; body: unknown }) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return reply;
};

export const itemsOf = (menu: ReturnType<typeof setup>['menu']) =>
  menu.getState().menu?.categories.flatMap(({ items }) => items.map(({ id }) => id));
