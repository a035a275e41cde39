import type { Cart } from '../../domain/cart/cart-types.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { add, toDecimal } from '../../domain/money/arithmetic.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Bill, PricedLine } from '../../domain/pricing/pricing-types.ts';
import type { TrackedEvent, TrackedItem } from '../../domain/tracking/event.ts';
import { itemsOfQuote, nameIn } from '../../domain/tracking/quote-items.ts';

/** An event before it has an id and a page. */
export type Draft = Omit<TrackedEvent, 'eventId' | 'url'>;

/** What an item costs at least, when nothing of it is chosen yet. */
const priceOf = ({ price, priceLabels }: MenuItem): Money | null => price ?? priceLabels[0]?.price ?? null;

export function viewedItem(item: MenuItem, locale: string | undefined): Draft {
  const price = priceOf(item);
  const value = price ? toDecimal(price) : 0;
  return {
    event: 'view_item',
    items: [{ id: item.id, name: nameIn(item.name, locale), price: value, quantity: 1 }],
    ...(price && { value, currency: price.currency.code }),
  };
}

const unitOf = ({ discountedPrice, modifiersPrice }: PricedLine): Money =>
  add(discountedPrice, modifiersPrice);

const itemOf = (line: PricedLine, quantity: number, locale: string | undefined): TrackedItem => ({
  id: line.item.id,
  name: nameIn(line.item.name, locale),
  price: toDecimal(unitOf(line)),
  quantity,
});

/** Units that were put in the cart, as the bill prices them; null when it prices none of them. */
export function addedUnits(
  bill: Bill | null,
  units: ReadonlyMap<string, number>,
  locale: string | undefined,
): Draft | null {
  const lines = bill?.lines.filter(({ line }) => units.has(line.key)) ?? [];
  if (!bill || !lines.length) return null;
  const unitsOf = ({ line }: PricedLine): number => units.get(line.key) ?? 0;
  const minor = lines.reduce((sum, line) => sum + unitOf(line).minor * unitsOf(line), 0);
  return {
    event: 'add_to_cart',
    items: lines.map((line) => itemOf(line, unitsOf(line), locale)),
    value: toDecimal({ ...bill.total, minor }),
    currency: bill.currency.code,
  };
}

export const startedCheckout = (bill: Bill, locale: string | undefined): Draft => ({
  event: 'start_checkout',
  items: bill.lines.map((line) => itemOf(line, line.line.count, locale)),
  value: toDecimal(bill.total),
  currency: bill.currency.code,
});

export const purchased = ({ quote, number }: Order, locale: string | undefined): Draft => ({
  event: 'purchase',
  items: itemsOfQuote(quote, locale),
  value: toDecimal(quote.total),
  currency: quote.currency.code,
  orderNumber: number,
});

const MOST_TERM = 100;
/** Whoever types this looks for themselves. */
const PERSONAL = /@|\d{5,}/;

/** Null for what may be a phone number or an address rather than a dish. */
export const searchedFor = (term: string): Draft | null =>
  PERSONAL.test(term.replaceAll(/[\s()+-]/g, ''))
    ? null
    : { event: 'search', items: [], term: term.slice(0, MOST_TERM) };

/** Tells which units an action of the customer added. What came back by an undo is not added anew. */
export function createAdditions() {
  const counted = new Map<string, number>();
  return (before: Cart, after: Cart): ReadonlyMap<string, number> => {
    const added = new Map<string, number>();
    for (const { key, count } of after.lines) {
      const was = before.lines.find((line) => line.key === key)?.count ?? counted.get(key) ?? 0;
      if (count > was) added.set(key, count - was);
      counted.set(key, count);
    }
    return added;
  };
}
