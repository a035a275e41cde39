import '../../../ui/testing/render-ui.ts';
import { screen } from '@testing-library/react';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createTestStores } from '../../../stores/testing/test-stores.ts';
import { ItemSheet } from '../item-sheet.tsx';

export const ITEM_PATH = '/demo/car_pickup/coffee/latte';

type ItemOverrides = Parameters<typeof wireItem>[1];
type RestaurantOverrides = Parameters<typeof restaurantBody>[0];

interface ItemScreenOptions {
  readonly restaurant?: RestaurantOverrides;
  readonly shifts?: ReturnType<typeof shiftsBody>;
  /** Other items in the category of the latte. */
  readonly otherItems?: readonly unknown[];
  readonly locale?: 'en' | 'ar';
  /** The business's names for tags, ingredients and allergens. */
  readonly names?: object;
}

export const wireOption = (id: string, price = 0, overrides: object = {}) => ({
  id,
  locales: { en: id },
  price,
  ...overrides,
});

export const wireGroup = (id: string, min: number, max: number, modifiers: unknown[]) => ({
  id,
  name: { en: id },
  min,
  max,
  modifiers: modifiers as ReturnType<typeof wireOption>[],
});

/** Opens the item sheet of a latte at its own path. */
export async function openItem(
  latteOverrides: ItemOverrides = {},
  { restaurant = {}, shifts = shiftsBody(), otherItems = [], locale = 'en', names }: ItemScreenOptions = {},
) {
  const latte = wireItem('latte', { name: { en: 'Latte' }, price: 2, ...latteOverrides });
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody(restaurant, {
        menu: { categories: [wireCategory('coffee', [latte, ...otherItems])] },
      }),
    },
    'webapp/v5/shifts/': { body: shifts },
    'tags-ingredients': { body: names ?? { tags: [], ingredients: [] } },
  });
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  return showScreen(ITEM_PATH, ItemSheet, stores, locale);
}

export const getButton = (name: RegExp | string) => screen.getByRole('button', { name });
export const getSubmitButton = () => getButton(/^(Add to|Update) cart/);
