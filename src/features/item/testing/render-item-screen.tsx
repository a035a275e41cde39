import '../../../ui/testing/render-ui.ts';
import { screen } from '@testing-library/react';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { setup } from '../../../stores/testing/stores.ts';
import { ItemSheet } from '../item-sheet.tsx';

export const PATH = '/demo/car_pickup/coffee/latte';

type Item = Parameters<typeof wireItem>[1];
type Restaurant = Parameters<typeof restaurantBody>[0];

interface World {
  readonly restaurant?: Restaurant;
  readonly shifts?: ReturnType<typeof shiftsBody>;
  /** Other items of the same category. */
  readonly others?: readonly unknown[];
  readonly locale?: 'en' | 'ar';
  /** How the business calls its words. */
  readonly names?: object;
}

export const option = (id: string, price = 0, part: object = {}) => ({
  id,
  locales: { en: id },
  price,
  ...part,
});

export const groupOf = (id: string, min: number, max: number, modifiers: unknown[]) => ({
  id,
  name: { en: id },
  min,
  max,
  modifiers: modifiers as ReturnType<typeof option>[],
});

/** The sheet of a latte at its own address. */
export async function openItem(
  item: Item = {},
  { restaurant = {}, shifts = shiftsBody(), others = [], locale = 'en', names }: World = {},
) {
  const latte = wireItem('latte', { name: { en: 'Latte' }, price: 2, ...item });
  const world = setup({
    'webapp/v5/restaurant/': {
      body: restaurantBody(restaurant, {
        menu: { categories: [wireCategory('coffee', [latte, ...others])] },
      }),
    },
    'webapp/v5/shifts/': { body: shifts },
    'tags-ingredients': { body: names ?? { tags: [], ingredients: [] } },
  });
  world.cart.setState({ cart: { branchId: 'demo~one', sellingType: 'car_pickup', lines: [] } });
  return showScreen(PATH, ItemSheet, world, locale);
}

export const button = (name: RegExp | string) => screen.getByRole('button', { name });
export const submit = () => button(/^(Add to|Update) cart/);
