import type { Choice } from '../cart/cart-types.ts';
import { compare, type Money } from '../money/money.ts';
import type { ItemType, MenuItem, PriceLabel } from './menu-types.ts';

/** Allowed counts of a cart line. */
export interface CountRule {
  readonly minimum: number;
  readonly maximum: number;
  /** Each line has one unit and no stepper. Equal lines do not merge. */
  readonly isSingleUnit: boolean;
}

/**
 * Whether a list can add the item to the cart without opening the item screen (spec, section 5). The customer still
 * chooses a price label when there are several.
 */
export const canAddWithoutDetails = (
  item: MenuItem,
  settings: { readonly pricesHidden: boolean; readonly cartEnabled: boolean },
): boolean =>
  settings.cartEnabled &&
  !settings.pricesHidden &&
  !item.soldOut &&
  (item.price !== null || item.priceLabels.length > 0) &&
  !needsDetails(item);

/** Whether the customer chooses options or writes a comment before adding the item. */
const needsDetails = (item: MenuItem): boolean =>
  item.commentRequired || item.modifierGroups.some((group) => group.modifiers.length > 0);

/** Whether the customer chooses something before adding the item: options, a comment or one of several price labels. */
export const hasChoices = (item: MenuItem): boolean => needsDetails(item) || item.priceLabels.length > 1;

/** The price label with this id; undefined when there is none. */
export const findPriceLabel = (item: MenuItem, labelId: string | null): PriceLabel | undefined =>
  item.priceLabels.find(({ id }) => id === labelId);

/**
 * The price of one unit: that of the label, or that of the item if it has no labels. Null when the label is unknown or
 * not chosen yet.
 */
export function getUnitPrice(item: MenuItem, labelId: string | null): Money | null {
  if (labelId !== null) return findPriceLabel(item, labelId)?.price ?? null;
  return item.priceLabels.length ? null : item.price;
}

/** The counts allowed on a line of this item and label: whole numbers, at least 1. */
export function getCountRule(item: MenuItem, labelId: string | null): CountRule {
  const label = findPriceLabel(item, labelId);
  const isSingle = label?.allowsQuantity === false;
  const minimum = isSingle ? 1 : Math.max(1, Math.ceil(item.minimumQuantity), Math.ceil(label?.minimum ?? 1));
  const maximum = isSingle ? 1 : Math.max(minimum, Math.floor(label?.maximum ?? 1000));
  return { minimum, maximum, isSingleUnit: isSingle };
}

/** The choice that a list adds without opening the item: first price label, smallest count, no options. */
export function createPlainChoice(item: MenuItem): Choice {
  const priceLabelId = item.priceLabels[0]?.id ?? null;
  return {
    itemId: item.id,
    priceLabelId,
    modifiers: [],
    note: '',
    count: getCountRule(item, priceLabelId).minimum,
  };
}

/** The lowest and highest price of one unit, before options and discounts; null when the item has no price. */
export function getPriceRange(item: MenuItem): { readonly min: Money; readonly max: Money } | null {
  const prices = item.priceLabels.map(({ price }) => price);
  if (!prices.length && item.price) prices.push(item.price);
  prices.sort(compare);
  const [min] = prices;
  const max = prices.at(-1);
  return min && max ? { min, max } : null;
}

/** The deposit for one unit, or null for no deposit. Dine-in orders and reservations pay no deposit. */
export const getDeposit = ({ deposit }: Pick<MenuItem, 'deposit'>, type: ItemType): Money | null =>
  type === 'dine_in' || type === 'reservation' ? null : deposit;
