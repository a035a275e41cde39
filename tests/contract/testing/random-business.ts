import fc from 'fast-check';
import type {
  VectorCoupon,
  VectorDiscount,
  VectorGroup,
  VectorInput,
  VectorItem,
  VectorTax,
} from '../../vectors/format.ts';
import { item, ORDER_TYPE, TAXES, taxes } from '../../vectors/random-item.ts';
import { coupon, discounts } from '../../vectors/random-offers.ts';

/** A random business: as input of the pricing engine, and as a business file. */
export interface RandomBusiness {
  readonly items: readonly VectorItem[];
  readonly codes: readonly string[];
  readonly file: object;
}

const ITEMS = Array.from({ length: 30 }, (_, index) => `item-${index}`);
const COUPON_CODES = Array.from({ length: 24 }, (_, index) => `CODE-${index}`);
export const ZONE_IDS = ['near', 'far'] as const;

const localize = (name: string) => ({ en: name });
const listTaxIds = (taxes: readonly VectorTax[]): string[] => taxes.map(({ id }) => id);
/** Limits of a business file: rates up to 100, amounts up to a million. */
const clampRate = (rate: string): number => Math.min(Number(rate), 100);
const clampAmount = (amount: string): number => Math.min(Number(amount), 1_000_000);
const clampDiscount = (type: 'percent' | 'fixed', value: string): number =>
  type === 'percent' ? clampRate(value) : clampAmount(value);

const toGroupEntries = (groups: readonly VectorGroup[]): [string, object][] =>
  groups.flatMap(({ id, min, max, included, included_choice, modifiers }) => [
    [
      id,
      {
        name: localize(id),
        min,
        max,
        ...(included && { included, included_choice }),
        modifiers: modifiers.map((option) => ({
          id: option.id,
          locales: localize(option.id),
          price: clampAmount(option.price),
          max_quantity: option.max_quantity,
          ...(option.taxes && { taxes: listTaxIds(option.taxes) }),
          modifier_groups: option.groups.map((group) => group.id),
        })),
      },
    ],
    ...modifiers.flatMap((option) => toGroupEntries(option.groups)),
  ]);

const toFileItem = (item: VectorItem) => ({
  id: item.id,
  name: localize(item.id),
  price: item.price === null ? null : clampAmount(item.price),
  price_labels: item.price_labels.map(({ id, price, minimum, maximum, is_qty }) => ({
    id,
    label: localize(id),
    price: clampAmount(price),
    minimum,
    maximum,
    isQty: is_qty,
  })),
  modifier_groups: item.modifier_groups.map(({ id }) => id),
  inclusive_taxes: listTaxIds(item.inclusive_taxes),
  types: { dine_in: false, ...Object.fromEntries(item.types.map((type) => [type, true])) },
  sold_out: item.sold_out,
  minimum_quantity: item.minimum_quantity,
  comment_required: item.comment_required,
  ...(item.deposit && { deposit: clampAmount(item.deposit) }),
  ...(item.weight && { weight: Number(item.weight) }),
  ...(!item.served && { available: { status: true, from: '03:00', to: '04:00' } }),
});

/** The item that is a set. */
export const SET_ID = 'set-of-items';

/** Whether a set can contain one piece of a dish: the import refuses sets with fewer pieces than the dish requires. */
const isSoldSingly = ({ minimum_quantity, price_labels }: VectorItem): boolean =>
  minimum_quantity <= 1 && (price_labels.at(-1)?.minimum ?? 1) <= 1;

/** A set of one fixed dish and two dishes that the customer chooses. Its options have the same ids as on the server. */
function buildSet(items: readonly VectorItem[], digits: number): { item: VectorItem; file: object } {
  const [fixedItem, ...otherItems] = items.filter(
    (dish) => !dish.sold_out && dish.served && dish.types.includes(ORDER_TYPE) && isSoldSingly(dish),
  );
  if (!fixedItem || otherItems.length < 3) throw new Error('Too few dishes can be in a set');
  const prefixGroups = (prefix: string, groups: readonly VectorGroup[]): VectorGroup[] =>
    groups.map((group) => ({
      ...group,
      id: `${prefix}:${group.id}`,
      modifiers: group.modifiers.map((option) => ({
        ...option,
        id: `${prefix}:${option.id}`,
        groups: prefixGroups(prefix, option.groups),
      })),
    }));
  const buildGroup = (id: string, dishes: readonly VectorItem[]): VectorGroup => ({
    id,
    min: 1,
    max: 1,
    included: 0,
    included_choice: 'cheapest',
    modifiers: dishes.map((dish) => ({
      id: [id, dish.id, ...dish.price_labels.slice(-1).map((label) => label.id)].join('.'),
      price: '0',
      max_quantity: 1,
      available: true,
      taxes: null,
      groups: prefixGroups(id, dish.modifier_groups),
    })),
  });
  const parts = { fixed: [fixedItem], first: otherItems.slice(0, 2), second: otherItems.slice(2, 4) };
  const toDish = (dish: VectorItem) => {
    const label = dish.price_labels.at(-1);
    return { item: dish.id, ...(label && { price_label: label.id }) };
  };
  const item: VectorItem = {
    ...fixedItem,
    id: SET_ID,
    price: '20',
    price_labels: [],
    modifier_groups: Object.entries(parts).map(([id, dishes]) => buildGroup(id, dishes)),
    minimum_quantity: items[0]?.minimum_quantity ?? 1,
    comment_required: Object.values(parts)
      .flat()
      .some((dish) => dish.comment_required),
  };
  const file = {
    id: SET_ID,
    name: localize(SET_ID),
    price: 20,
    tax_by_parts: true,
    minimum_quantity: item.minimum_quantity,
    comment_required: item.comment_required,
    parts: Object.entries(parts).map(([id, dishes]) =>
      id === 'fixed'
        ? { id, ...toDish(fixedItem) }
        : {
            id,
            name: localize(id),
            choices: dishes.map((dish, dishIndex) => ({
              ...toDish(dish),
              surcharge: dishIndex + (digits ? 0.5 : 0),
            })),
          },
    ),
  };
  return { item, file };
}

const toFileDiscount = ({ id, type, value }: VectorDiscount) => ({
  id,
  type,
  value: clampDiscount(type, value),
});
const mapDiscounts = (discountsById: Readonly<Record<string, VectorDiscount>>) =>
  Object.fromEntries(Object.entries(discountsById).map(([key, discount]) => [key, toFileDiscount(discount)]));

const toFileDiscounts = ({ all_menu, items, categories }: VectorInput['discounts']) => ({
  ...(all_menu && { allMenuDiscount: toFileDiscount({ ...all_menu, id: 'everything' }) }),
  itemsDiscounts: mapDiscounts(items),
  categoriesDiscounts: mapDiscounts(categories),
});

function toFileCoupon(coupon: VectorCoupon, code: string): object {
  const { discount_type, minimum, ...otherFields } = coupon;
  const knownItemIds = coupon.item_ids.filter((id) => id.startsWith('item-'));
  const value = clampDiscount(discount_type, coupon.discount_value);
  return {
    ...otherFields,
    code,
    discount_type,
    discount_value: value,
    free_delivery: coupon.free_delivery || value === 0,
    item_ids: knownItemIds,
    all_menu: coupon.all_menu || knownItemIds.length === 0,
    ...(minimum !== null && { minimum: clampAmount(minimum) }),
  };
}

/** Generates a business with one currency, two delivery zones and 24 coupons. */
export const randomBusiness = (
  reference: string,
  { code, digits }: VectorInput['currency'],
): fc.Arbitrary<RandomBusiness> =>
  fc
    .record({
      items: fc.tuple(...ITEMS.map((id) => item(id, digits))),
      exclusive: taxes,
      pickup: discounts(ITEMS, digits),
      delivery: discounts(ITEMS, digits),
      coupons: fc.tuple(...COUPON_CODES.map(() => coupon(ITEMS.slice(0, 12), digits))),
    })
    .map(({ items, exclusive, pickup, delivery, coupons }) => {
      const buildCategory = (category: string) => ({
        id: category,
        name: localize(category),
        items: items.filter(({ category_id }) => category_id === category).map(toFileItem),
      });
      const set = buildSet(items, digits);
      const file = {
        reference_id: reference,
        settings: {
          business_name: localize(reference),
          currency: code,
          currency_digits: digits,
          country_code: 'KW',
          timezone: 'Europe/Berlin',
          locales: ['en'],
          coupon: true,
          checkoutCarPickup: { enabled: true, tips: { percents: [12.5], custom: true } },
          checkoutDelivery: { enabled: true, tips: { custom: true } },
        },
        branches: [{ id: 'main', name: localize('Main') }],
        taxes: Object.fromEntries(
          TAXES.map(({ id, rate }) => [id, { name: localize(id), rate: clampRate(rate) }]),
        ),
        exclusive_taxes: listTaxIds(exclusive),
        modifier_groups: Object.fromEntries(items.flatMap((item) => toGroupEntries(item.modifier_groups))),
        categories: [
          buildCategory('food'),
          { id: 'sets', name: localize('Sets'), items: [set.file] },
          { ...buildCategory('sweets'), id: 'all-of-it', subcategories: [buildCategory('drinks')] },
        ],
        discounts: { pickup: toFileDiscounts(pickup), delivery: toFileDiscounts(delivery) },
        coupons: coupons.map((coupon, index) => toFileCoupon(coupon, COUPON_CODES[index] ?? 'CODE')),
        zones: ZONE_IDS.map((id, index) => ({
          id,
          name: localize(id),
          branch: 'main',
          fees: index + (digits ? 0.25 : 0),
        })),
      };
      return { items: [...items, set.item], codes: COUPON_CODES, file };
    });
