import type { Locator } from '@playwright/test';
import type { Customer } from '../customer.ts';

export const getMenuPath = (referenceId: string) => `/${referenceId}/car_pickup`;
export const getItemPath = (referenceId: string, id: string) => `${getMenuPath(referenceId)}/dishes/${id}`;

/** Builds an item in the format of the business file. The functions below build options and modifier groups. */
export const buildItem = (id: string, name: string, overrides: object = {}) => ({
  id,
  name: { en: name },
  price: 5,
  ...overrides,
});
export const buildOption = (id: string, name: string, price = 0, overrides: object = {}) => ({
  id,
  locales: { en: name },
  price,
  ...overrides,
});
export const buildGroup = (name: string, min: number, max: number, modifiers: readonly object[]) => ({
  name: { en: name },
  min,
  max,
  modifiers,
});

export const soup = buildItem('soup', 'Pea soup', { tags: ['hot', 'vegan'] });
export const stew = buildItem('stew', 'Bean stew', { tags: ['hot'], modifier_groups: ['bread'] });
export const bread = buildGroup('Bread', 1, 1, [buildOption('rye', 'Rye'), buildOption('bun', 'Bun', 0.5)]);
export const honey = {
  ...buildItem('honey', 'Honey', { price: null }),
  price_labels: [
    { id: 'jar', label: { en: 'Jar' }, price: 4, weight: 250, unit: 'g' },
    { id: 'crate', label: { en: 'Crate' }, price: 40, minimum: 2, maximum: 3 },
  ],
};

/** The button that adds the open dish to the cart. */
export const findAddButton = (customer: Customer): Locator =>
  customer.dialog.getByRole('button', { name: customer.texts.containing('item.addToCart') });
