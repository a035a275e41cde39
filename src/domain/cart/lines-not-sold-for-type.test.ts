import { expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import type { CartLine } from './cart-types.ts';
import { findLinesNotSoldForType } from './lines-not-sold-for-type.ts';

const { item } = buildersFor(createCurrency('KWD'));
const types = { delivery: true, car_pickup: true, dine_in: true, reservation: false };
const itemsById = new Map(
  [
    item('soup', 1),
    item('ice', 1, { types: { ...types, delivery: false } }),
    item('table', 1, { types: { ...types, reservation: true } }),
    item('hidden', 1, { visible: false, types: { ...types, delivery: false } }),
  ].map((menuItem) => [menuItem.id, menuItem]),
);
const lines: CartLine[] = ['soup', 'ice', 'table', 'hidden', 'unknown'].map((itemId) => ({
  key: itemId,
  itemId,
  priceLabelId: null,
  modifiers: [],
  note: '',
  count: 1,
}));
const listKeysNotSoldAs = (type: Parameters<typeof findLinesNotSoldForType>[2]) =>
  findLinesNotSoldForType({ lines }, (id) => itemsById.get(id), type).map(({ key }) => key);

it('lists the cart lines whose item is visible but not sold for the new order type', () => {
  expect(listKeysNotSoldAs('car_pickup')).toEqual([]);
  expect(listKeysNotSoldAs('delivery')).toEqual(['ice']);
  expect(listKeysNotSoldAs('dine_in')).toEqual(['table']);
});
