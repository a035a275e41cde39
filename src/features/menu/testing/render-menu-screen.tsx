import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../../api/testing/wire-examples.ts';
import { BranchChooserContext } from '../../../components/branches/branch-chooser-context.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createTestStores } from '../../../stores/testing/test-stores.ts';
import { MenuScreen } from '../menu-screen.tsx';

export const PATH = '/demo/car_pickup';
/** Called when the customer opens the branch chooser. */
export const onOpenBranches = vi.fn();
export const Menu = () => (
  <BranchChooserContext value={onOpenBranches}>
    <MenuScreen />
  </BranchChooserContext>
);

const milkGroup = {
  id: 'milk',
  name: { en: 'Milk' },
  min: 1,
  max: 1,
  modifiers: [{ id: 'oat', locales: { en: 'Oat' }, price: 0.25 }],
};
export const drinks = [
  wireItem('latte', { name: { en: 'Latte', ar: 'لاتيه' }, modifier_groups: [milkGroup] }),
  wireItem('espresso', { name: { en: 'Espresso', ar: 'إسبريسو' }, minimum_quantity: 2 }),
  wireItem('mocha', { name: { en: 'Mocha' }, sold_out: true }),
];
const cakes = [
  wireItem('cake', {
    name: { en: 'Cake' },
    category: 'sweets',
    price: null,
    price_labels: [
      { id: 's', label: { en: 'Slice' }, price: 2 },
      { id: 'w', label: { en: 'Whole' }, price: 20 },
    ],
  }),
];

type Body = Parameters<typeof restaurantBody>;

/** Opens the menu of a coffee shop. The arguments override parts of the responses. */
export async function openMenu(
  restaurantOverrides: Body[0] = {},
  menuOverrides: Body[1] = {},
  shifts = shiftsBody(),
  path = PATH,
  Screen = Menu,
) {
  const menu = { categories: [wireCategory('coffee', drinks), wireCategory('sweets', cakes)] };
  const stores = createTestStores({
    'webapp/v5/restaurant/': { body: restaurantBody(restaurantOverrides, { menu, ...menuOverrides }) },
    'webapp/v5/shifts/': { body: shifts },
  });
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  return showScreen(path, Screen, stores);
}

export const getCard = (name: string) => screen.getByRole('article', { name });
export const getButton = (name: RegExp | string) => screen.getByRole('button', { name });
