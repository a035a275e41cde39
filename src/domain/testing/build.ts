import { toSingleItem } from '../../api/mappers/map-item.ts';
import type {
  Category,
  DiscountBook,
  MenuItem,
  Modifier,
  ModifierGroup,
  PriceLabel,
  Tax,
} from '../menu/menu-types.ts';
import { type Currency, parseMoney } from '../money/money.ts';

const PLAIN_WIRE_ITEM = {
  id: 'plain',
  name: { en: 'Plain' },
  types: { delivery: true, car_pickup: true, dine_in: true, reservation: false },
  category: 'food',
};

/** Builders of menu parts for tests. Each part is minimal except for the properties passed by the test. */
export function buildersFor(currency: Currency) {
  const price = (value: number | string) => parseMoney(value, currency);

  // The mapper creates the item and its default values, so that a new item field needs no change here.
  const plainItem = toSingleItem(PLAIN_WIRE_ITEM, currency, '', () => undefined);
  const item = (id: string, amount: number | string | null, overrides: Partial<MenuItem> = {}): MenuItem => ({
    ...plainItem,
    id,
    name: { en: id },
    price: amount === null ? null : price(amount),
    ...overrides,
  });

  const label = (id: string, amount: number | string, overrides: Partial<PriceLabel> = {}): PriceLabel => ({
    id,
    label: { en: id },
    price: price(amount),
    weight: null,
    unit: null,
    minimum: 1,
    maximum: 1000,
    allowsQuantity: true,
    shippingWeight: null,
    preparationMinutes: null,
    ...overrides,
  });

  const modifier = (id: string, amount: number | string, overrides: Partial<Modifier> = {}): Modifier => ({
    id,
    name: { en: id },
    price: price(amount),
    image: null,
    taxes: null,
    available: true,
    isDefault: false,
    maxQuantity: 1,
    part: null,
    groups: [],
    provider: null,
    providerId: null,
    ...overrides,
  });

  const group = (id: string, min: number, max: number, modifiers: readonly Modifier[]): ModifierGroup => ({
    id,
    name: { en: id },
    min,
    max,
    included: null,
    modifiers,
  });

  return { price, item, label, modifier, group };
}

export const buildCategory = (
  id: string,
  items: readonly MenuItem[],
  overrides: Partial<Category> = {},
): Category => ({
  id,
  name: { en: id },
  description: {},
  image: null,
  visible: true,
  pinned: false,
  window: null,
  hours: null,
  items: items.map((item) => ({ ...item, categoryId: id })),
  subcategories: [],
  ...overrides,
});

export const buildTax = (id: string, rate: string, rates: Tax['rates'] = {}): Tax => ({
  id,
  name: { en: id },
  rate,
  rates,
});

export const noDiscounts: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };
