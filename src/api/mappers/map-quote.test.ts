import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../domain/money/money.ts';
import { priceCart } from '../../domain/pricing/cart-price.ts';
import { hasSameAmounts, type QuoteTax, quoteFromBill } from '../../domain/pricing/quote.ts';
import { CartArbitrary } from '../../domain/pricing/testing/cart-arbitrary.ts';
import type { WireCoupon } from '../contract/quote-contract.ts';
import { toWireQuote } from '../contract/to-wire-quote.ts';
import { wireQuote } from '../testing/wire-examples.ts';
import { toQuote, toQuotedCoupon } from './map-quote.ts';

const KWD = createCurrency('KWD');
const CURRENCIES = [KWD, createCurrency('EUR', 2), createCurrency('JPY', 0)] as const;

describe('toQuote', () => {
  it('maps any bill to the API’s format and back to the same quote', () => {
    fc.assert(
      fc.property(new CartArbitrary(...CURRENCIES), (input) => {
        const bill = priceCart(input);
        const engineQuote = quoteFromBill(bill, input.coupon?.code ?? null);
        const mappedQuote = toQuote(
          JSON.parse(JSON.stringify(toWireQuote(bill, input.coupon?.code ?? null))),
        );
        // The API sends a rate as a number. The engine's text may have more digits, so round it in the same way.
        const roundRate = (tax: QuoteTax) => ({ ...tax, rate: String(Number(tax.rate)) });
        expect({
          ...engineQuote,
          inclusiveTaxes: engineQuote.inclusiveTaxes.map(roundRate),
          exclusiveTaxes: engineQuote.exclusiveTaxes.map(roundRate),
        }).toMatchObject(mappedQuote);
        expect(hasSameAmounts(engineQuote, mappedQuote)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('reads the amounts of a quote with the decimals of its own currency', () => {
    const { currency, total } = toQuote(wireQuote({ currency: 'EUR', currency_digits: 2, total: 3 }));
    expect(currency).toEqual({ code: 'EUR', digits: 2 });
    expect(total.minor).toBe(300);
  });

  it('throws for an amount in a quote with more decimals than the currency', () => {
    expect(() => toQuote(wireQuote({ total: 3.0001 }))).toThrow('too many decimals');
  });
});

describe('toQuotedCoupon', () => {
  const report = () => undefined;
  const terms: WireCoupon = {
    code: 'TEN',
    discount_type: 'fixed',
    discount_value: 1,
    all_menu: true,
    user_type: 'all',
    item_ids: [],
    free_delivery: false,
  };

  it('returns the terms of a usable coupon', () => {
    const coupon = toQuotedCoupon({ code: 'TEN', outcome: 'applied', terms }, KWD, report);
    expect(coupon).toMatchObject({ code: 'TEN', reason: null, terms: { kind: { value: { minor: 1000 } } } });
  });

  it('returns the reason why a coupon is not usable', () => {
    expect(toQuotedCoupon({ code: 'TEN', outcome: 'used_up' }, KWD, report)).toEqual({
      code: 'TEN',
      terms: null,
      reason: 'used_up',
    });
    expect(toQuotedCoupon({ code: 'TEN', outcome: 'none' }, KWD, report).reason).toBe('unknown');
  });

  it('reports a coupon whose amounts have too many decimals and treats the coupon as unusable', () => {
    const reportedProblems: unknown[] = [];
    const wireCoupon = {
      code: 'TEN',
      outcome: 'applied',
      terms: { ...terms, discount_value: 0.0001 },
    } as const;
    const coupon = toQuotedCoupon(wireCoupon, KWD, (error) => reportedProblems.push(error));
    expect(coupon.reason).toBe('disabled');
    expect(reportedProblems).toHaveLength(1);
  });
});
