import type { Cart } from '../../domain/cart/cart-types.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { add, toDecimal } from '../../domain/money/arithmetic.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Bill, PricedLine } from '../../domain/pricing/pricing-types.ts';
import type { TrackedEvent, TrackedItem } from '../../domain/tracking/event.ts';
import { pickLocalizedName, toTrackedItems } from '../../domain/tracking/quote-items.ts';

/** An event that has no id and no page URL yet. */
export type EventDraft = Omit<TrackedEvent, 'eventId' | 'url'>;

/** Returns the price of an item, or else of its first size. Null when neither has a price. */
const getBasePrice = ({ price, priceLabels }: MenuItem): Money | null =>
  price ?? priceLabels[0]?.price ?? null;

export function draftViewItem(item: MenuItem, locale: string | undefined): EventDraft {
  const price = getBasePrice(item);
  const value = price ? toDecimal(price) : 0;
  return {
    event: 'view_item',
    items: [{ id: item.id, name: pickLocalizedName(item.name, locale), price: value, quantity: 1 }],
    ...(price && { value, currency: price.currency.code }),
  };
}

const getUnitPrice = ({ discountedPrice, modifiersPrice }: PricedLine): Money =>
  add(discountedPrice, modifiersPrice);

const toTrackedItem = (line: PricedLine, quantity: number, locale: string | undefined): TrackedItem => ({
  id: line.item.id,
  name: pickLocalizedName(line.item.name, locale),
  price: toDecimal(getUnitPrice(line)),
  quantity,
});

/**
 * Returns the event for units added to the cart, with the bill's prices. `units` has the number of added units by line
 * key. Null when the bill has none of these lines.
 */
export function draftAddToCart(
  bill: Bill | null,
  units: ReadonlyMap<string, number>,
  locale: string | undefined,
): EventDraft | null {
  const lines = bill?.lines.filter(({ line }) => units.has(line.key)) ?? [];
  if (!bill || !lines.length) return null;
  const getUnits = ({ line }: PricedLine): number => units.get(line.key) ?? 0;
  const minor = lines.reduce((sum, line) => sum + getUnitPrice(line).minor * getUnits(line), 0);
  return {
    event: 'add_to_cart',
    items: lines.map((line) => toTrackedItem(line, getUnits(line), locale)),
    value: toDecimal({ ...bill.total, minor }),
    currency: bill.currency.code,
  };
}

export const draftStartCheckout = (bill: Bill, locale: string | undefined): EventDraft => ({
  event: 'start_checkout',
  items: bill.lines.map((line) => toTrackedItem(line, line.line.count, locale)),
  value: toDecimal(bill.total),
  currency: bill.currency.code,
});

export const draftPurchase = ({ quote, number }: Order, locale: string | undefined): EventDraft => ({
  event: 'purchase',
  items: toTrackedItems(quote, locale),
  value: toDecimal(quote.total),
  currency: quote.currency.code,
  orderNumber: number,
});

const MAX_TERM_CHARS = 100;
/** Matches an e-mail address or a phone number. */
const PERSONAL_DATA = /@|\d{5,}/;

/** Returns the event for a search. Null when the term may be a phone number or an e-mail address. */
export const draftSearch = (term: string): EventDraft | null =>
  PERSONAL_DATA.test(term.replaceAll(/[\s()+-]/g, ''))
    ? null
    : { event: 'search', items: [], term: term.slice(0, MAX_TERM_CHARS) };

/**
 * Returns a function that lists the units that a cart change has added. Units restored by an undo are not counted
 * again.
 */
export function createAddedUnitsFinder() {
  const lastCounts = new Map<string, number>();
  return (before: Cart, after: Cart): ReadonlyMap<string, number> => {
    const addedUnits = new Map<string, number>();
    for (const { key, count } of after.lines) {
      const previousCount = before.lines.find((line) => line.key === key)?.count ?? lastCounts.get(key) ?? 0;
      if (count > previousCount) addedUnits.set(key, count - previousCount);
      lastCounts.set(key, count);
    }
    return addedUnits;
  };
}
