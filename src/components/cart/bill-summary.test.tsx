// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { wireQuote } from '../../api/testing/wire-examples.ts';
import { currencyOf, fromDecimal } from '../../domain/money/money.ts';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import type { PriceTerms } from '../pricing/price-terms.ts';
import { BillSummary } from './bill-summary.tsx';
import { ReceiptLines } from './receipt-lines.tsx';

afterEach(cleanup);
const user = userEvent.setup();

const tax = (taxId: string, rate: number, totalTaxValue: number) => ({
  taxId,
  taxName: { en: taxId },
  rate,
  totalTaxValue,
  taxValue: totalTaxValue,
  modifiersTaxValue: 0,
});

/** Two lattes at 2.500 less 10%, with syrup; a coupon of 10%; a tax on top; the wallet pays a part. */
const wire = wireQuote({
  lines: [
    {
      item_id: 'latte',
      name: { en: 'Latte', ar: 'لاتيه' },
      quantity: 2,
      price_label: { en: 'Large', ar: 'كبير' },
      modifiers: [{ id: 'syrup', locales: { en: 'Syrup' }, quantity: 2, price: 0.1 }],
      comment: '',
      unit_price: 2.5,
      discounted_price: 2.25,
      discount_id: 'off',
      modifiers_price: 0.2,
      total_price: 4.9,
      net_price: 4.9,
      coupon_discount_amount: 0.49,
      coupon_discount_count: 2,
    },
  ],
  subtotal: 4.9,
  net_subtotal: 4.9,
  discount: 0.5,
  coupon: 0.49,
  coupon_code: 'TEN',
  exclusive_taxes: [tax('City', 8.25, 0.364)],
  delivery_fee: 1,
  total: 5.774,
  wallet: 0.774,
  due: 5,
});
const quote = toQuote(wire);
const kwd = currencyOf('KWD');
const terms: PriceTerms = {
  isDeliveryFree: false,
  delivery: null,
  discountOf: (id) => (id === 'off' ? { id, kind: { type: 'percent', rate: '10' } } : undefined),
  coupon: {
    code: 'TEN',
    kind: { type: 'percent', rate: '10' },
    allMenu: true,
    itemIds: [],
    maxAllowedItems: 1,
    userType: 'all',
    freeDelivery: false,
    minimum: fromDecimal(2, kwd),
  },
};

const show = (locale: 'en' | 'ar' = 'en', shown = quote, known: PriceTerms | undefined = terms) =>
  render(
    <TestI18n locale={locale}>
      <ReceiptLines quote={shown} label="lines" {...(known && { terms: known })} />
      <BillSummary quote={shown} {...(known && { terms: known })} />
    </TestI18n>,
  );

const bare = (node: Element | null) =>
  (node?.textContent ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');

/** Opens the figure of that name, and reads what it opens to. */
async function why(name: RegExp): Promise<string> {
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.hidden).toBe(false);
  return bare(panel);
}

describe('why this total', () => {
  it('every figure of the bill is a button that opens', async () => {
    show();
    const terms_ = screen.getAllByRole('term');
    expect(terms_).toHaveLength(8);
    for (const term of terms_) {
      const button = within(term).getByRole('button');
      await user.click(button);
      expect(bare(document.getElementById(button.getAttribute('aria-controls') ?? ''))).toMatch(/\d/);
    }
    // One that opens leaves the others as they are.
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(8);
  });

  it('a line opens to its unit price, its discount, its options and how many', async () => {
    show();
    expect(await why(/^4\.900/)).toBe(
      'Unit price, Large2.500 KDDiscount 10% of 2.500 KD-0.250 KDSyrup 2 × 0.100 KD0.200 KD2 × 2.450 KD4.900 KD',
    );
  });

  it('a coupon opens to its rule and what it takes off each line', async () => {
    show();
    expect(await why(/^Coupon TEN/)).toBe(
      'TEN takes 10% off. Only on the most expensive item. For orders of 2.000 KD or more.2 × Latte 10% of 2.450 KD, 2 times0.490 KD',
    );
  });

  it('a tax opens to its rate of what it is taken of, and says that it was rounded', async () => {
    show();
    expect(await why(/^City 8\.25%/)).toBe(
      'Subtotal4.900 KDCoupon-0.490 KD8.25% of 4.410 KD rounded0.364 KD',
    );
  });

  it('the total opens to its parts', async () => {
    show();
    expect(await why(/Why this total\?/)).toBe(
      'Subtotal4.900 KDCoupon-0.490 KDCity 8.25%0.364 KDDelivery fee1.000 KDSum5.774 KD',
    );
  });

  it('a receipt, which knows no rates of discounts, still says what was taken off', async () => {
    render(
      <TestI18n locale="en">
        <ReceiptLines quote={quote} label="lines" />
      </TestI18n>,
    );
    expect(await why(/^4\.900/)).toContain('Discount-0.250 KD');
  });

  it('a rounding opens to the exact sum and the coin', async () => {
    const francs = { currency: 'CHF', currency_digits: 2, lines: [], discount: 0 };
    const rounded = { subtotal: 1.98, net_subtotal: 1.98, rounding: 0.02, total: 2, due: 2 };
    show('en', toQuote(wireQuote({ ...francs, ...rounded })), undefined);
    expect(await why(/^Rounding/)).toMatch(
      /1\.98 CHF rounded to the nearest 0\.05 CHF · rounded2\.00 CHF.*-1\.98 CHF/,
    );
  });

  it('a tax in the prices opens to what each line holds of it', async () => {
    const [line] = wire.lines;
    if (!line) throw new Error('The quote has a line');
    const inside = { net_price: 4.667, coupon_discount_amount: 0 };
    show(
      'en',
      toQuote(
        wireQuote({
          lines: [{ ...line, ...inside }],
          subtotal: 4.9,
          net_subtotal: 4.667,
          total: 4.9,
          inclusive_taxes: [tax('VAT', 5, 0.233)],
        }),
      ),
    );
    expect(await why(/^VAT 5% included/)).toBe('2 × Latte 5% tax included in 4.900 KD · rounded0.233 KD');
  });

  it('is told in Arabic, with its amounts whole', async () => {
    show('ar');
    const button = screen.getByRole('button', { name: /^الإجمالي/ });
    await user.click(button);
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toContain('المجموع الفرعي');
    expect(panel?.textContent).toMatch(/\u2067٥٫٧٧٤/);
  });
});

describe('a delivery', () => {
  it('that costs nothing is said to be free', () => {
    const free = toQuote(wireQuote({ coupon_code: 'FREE' }));
    render(
      <TestI18n locale="en">
        <BillSummary quote={free} isDelivery />
      </TestI18n>,
    );
    expect(screen.getByText('Free')).toBeTruthy();
  });
});
