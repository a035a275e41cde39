import { add, toDecimal } from '../money/arithmetic.ts';
import { type Currency, fromDecimal } from '../money/money.ts';
import type { TrackedItem } from './event.ts';

/** What is read of a line of an order's breakdown. */
interface QuotedLine {
  readonly item_id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly discounted_price: number;
  readonly modifiers_price: number;
}

/** A name in the business's first language, or in any. */
export const nameIn = (name: Readonly<Record<string, string>>, locale: string | undefined): string =>
  name[locale ?? ''] ?? Object.values(name)[0] ?? '';

/** The items of a purchase, the same in the browser and on the server. Prices are of one unit with its options. */
export const itemsOfQuote = (
  lines: readonly QuotedLine[],
  currency: Currency,
  locale: string | undefined,
): TrackedItem[] =>
  lines.map(({ item_id, name, quantity, discounted_price, modifiers_price }) => ({
    id: item_id,
    name: nameIn(name, locale),
    price: toDecimal(add(fromDecimal(discounted_price, currency), fromDecimal(modifiers_price, currency))),
    quantity,
  }));
