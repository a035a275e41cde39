import fc from 'fast-check';
import type { VectorInput } from './format.ts';
import { amountArbitrary, formatMinorUnits, item, ORDER_TYPE, taxes } from './random-item.ts';
import { linesArbitrary } from './random-line.ts';
import { coupon, delivery, deliveryTaxes, discounts, fees, optional, tip } from './random-offers.ts';

/** Currencies with 3, 2 and 0 digits, and the Swiss franc with its own rounding rule. */
export const CURRENCIES = [
  { code: 'KWD', digits: 3 },
  { code: 'EUR', digits: 2 },
  { code: 'JPY', digits: 0 },
  { code: 'CHF', digits: 2 },
] as const;
/** Numbers of digits that a business may set instead of its currency's usual number. */
const UNUSUAL_CURRENCIES = [
  { code: 'CHF', digits: 3 },
  { code: 'CHF', digits: 0 },
] as const;

const COINS = [1, 5, 10, 50, 100];

/** A random cart of a random business. */
export const randomCart: fc.Arbitrary<VectorInput> = fc
  .constantFrom(...CURRENCIES, ...UNUSUAL_CURRENCIES)
  .chain((currency) => {
    const { digits } = currency;
    const ids = ['one', 'two', 'three'];
    const step = fc.constantFrom(...COINS).map((minor) => formatMinorUnits(minor, digits));
    return fc.tuple(...ids.map((id) => item(id, digits))).chain((items) =>
      fc
        .record({
          currency: fc.constant(currency),
          selling_type: fc.constant(ORDER_TYPE),
          items: fc.constant(items),
          discounts: discounts(ids, digits),
          exclusive_taxes: taxes,
          coupon: optional(coupon(ids, digits)),
          customer: fc.constantFrom('guest', 'authenticated'),
          delivery: delivery(digits),
          delivery_taxes: deliveryTaxes,
          free_delivery_from: optional(amountArbitrary(digits, 50_000)),
          fees: fees(digits),
          tip: optional(tip(digits)),
          wallet_balance: optional(amountArbitrary(digits, 10_000_000)),
          rounding: fc.tuple(fc.constantFrom('none', 'cash_rounding', 'online_rounding'), step),
          lines: linesArbitrary(items, 0),
        })
        .map(({ rounding: [kind, amount], ...input }) => ({
          ...input,
          cash_rounding: kind === 'cash_rounding' ? amount : null,
          online_rounding: kind === 'online_rounding' ? amount : null,
        })),
    );
  });
