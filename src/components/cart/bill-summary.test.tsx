// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { wireQuote } from '../../api/testing/wire-examples.ts';
import { createCurrency, parseMoney } from '../../domain/money/money.ts';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { StoresProvider } from '../../stores/stores-context.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import type { PriceTerms } from '../pricing/price-terms.ts';
import { BillSummary } from './bill-summary.tsx';
import { ReceiptLines } from './receipt-lines.tsx';

afterEach(cleanup);
const user = userEvent.setup();

const buildTax = (taxId: string, rate: number, totalTaxValue: number) => ({
  taxId,
  taxName: { en: taxId },
  rate,
  totalTaxValue,
  taxValue: totalTaxValue,
  modifiersTaxValue: 0,
});

/** Two lattes at 2.500 less 10%, with syrup; a coupon of 10%; an exclusive tax; and a partial wallet payment. */
const exampleQuote = wireQuote({
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
  exclusive_taxes: [buildTax('City', 8.25, 0.364)],
  delivery_fee: 1,
  total: 5.774,
  wallet: 0.774,
  due: 5,
});
const quote = toQuote(exampleQuote);
const kuwaitiDinar = createCurrency('KWD');
const terms: PriceTerms = {
  isDeliveryFree: false,
  freeDeliveryFrom: null,
  tipRate: null,
  delivery: null,
  findDiscount: (id) => (id === 'off' ? { id, kind: { type: 'percent', rate: '10' } } : undefined),
  coupon: {
    code: 'TEN',
    kind: { type: 'percent', rate: '10' },
    allMenu: true,
    itemIds: [],
    maxAllowedItems: 1,
    userType: 'all',
    freeDelivery: false,
    minimum: parseMoney(2, kuwaitiDinar),
  },
};

const renderBill = (locale: 'en' | 'ar' = 'en', shownQuote = quote, knownTerms: PriceTerms | null = terms) =>
  render(
    <StoresProvider stores={createTestStores()}>
      <TestI18n locale={locale}>
        <ReceiptLines quote={shownQuote} label="lines" {...(knownTerms && { terms: knownTerms })} />
        <BillSummary quote={shownQuote} {...(knownTerms && { terms: knownTerms })} />
      </TestI18n>
    </StoresProvider>,
  );

/** Returns the text of an element with plain spaces and without direction marks. */
const readPlainText = (node: Element | null) =>
  (node?.textContent ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');

/** Expands an amount of the bill with the keyboard and returns the explanation. */
async function expandExplanation(name: RegExp): Promise<string> {
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.hidden).toBe(false);
  return readPlainText(panel);
}

describe('BillSummary', () => {
  it.each([
    ['Shipping fee', { name: { en: 'Austria' }, isShipped: true }, 'Shipping to Austria, by weight.'],
    ['Delivery fee', { name: { en: 'Salmiya' }, isShipped: false }, 'Delivery to Salmiya.'],
  ])('labels the delivery fee “%s” and names its destination', async (label, delivery, note) => {
    renderBill('en', quote, { ...terms, delivery });
    expect(await expandExplanation(new RegExp(`^${label}`))).toContain(note);
  });

  it('explains every amount of the bill when the customer presses its label', async () => {
    renderBill();
    const rows = screen.getAllByRole('term');
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      const button = within(row).getByRole('button');
      await user.click(button);
      expect(readPlainText(document.getElementById(button.getAttribute('aria-controls') ?? ''))).toMatch(
        /\d/,
      );
    }
    // Opening one explanation does not close the others.
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(8);
  });

  // @spec entities/cart-item
  it('explains a line of the bill by its unit price, discount, options and quantity', async () => {
    renderBill();
    expect(await expandExplanation(/^4\.900/)).toBe(
      'Unit price, Large2.500 KDDiscount 10% of 2.500 KD-0.250 KDSyrup 2 × 0.100 KD0.200 KD2 × 2.450 KD4.900 KD',
    );
  });

  // @spec validation/coupons
  it('explains a coupon on the bill by its rule and its saving on each line', async () => {
    renderBill();
    expect(await expandExplanation(/^Coupon TEN/)).toBe(
      'TEN takes 10% off. Only on the most expensive item. For orders of 2.000 KD or more.2 × Latte 10% of 2.450 KD, 2 times0.490 KD',
    );
  });

  // @spec entities/cart-2
  it('explains an exclusive tax by its rate and the taxed amount, and says that the tax was rounded', async () => {
    renderBill();
    expect(await expandExplanation(/^City 8\.25%/)).toBe(
      'Subtotal4.900 KDCoupon-0.490 KD8.25% of 4.410 KD rounded0.364 KD',
    );
  });

  it('explains the total of a bill by the amounts that add up to the total', async () => {
    renderBill();
    expect(await expandExplanation(/Why this total\?/)).toBe(
      'Subtotal4.900 KDCoupon-0.490 KDCity 8.25%0.364 KDDelivery fee1.000 KDSum5.774 KD',
    );
  });

  it('shows only the amount of a discount on a receipt that does not contain the rate', async () => {
    render(
      <StoresProvider stores={createTestStores()}>
        <TestI18n locale="en">
          <ReceiptLines quote={quote} label="lines" />
        </TestI18n>
      </StoresProvider>,
    );
    expect(await expandExplanation(/^4\.900/)).toContain('Discount-0.250 KD');
  });

  // @spec constants/swiss-francs-round-0-05
  it('explains the rounding of a bill by the exact sum and the smallest coin', async () => {
    const emptySwissQuote = { currency: 'CHF', currency_digits: 2, lines: [], discount: 0 };
    const roundedAmounts = { subtotal: 1.98, net_subtotal: 1.98, rounding: 0.02, total: 2, due: 2 };
    renderBill('en', toQuote(wireQuote({ ...emptySwissQuote, ...roundedAmounts })), null);
    expect(await expandExplanation(/^Rounding/)).toMatch(
      /1\.98 CHF rounded to the nearest 0\.05 CHF · rounded2\.00 CHF.*-1\.98 CHF/,
    );
  });

  // @spec entities/cart-item-3
  it('explains an inclusive tax by its share in the price of each line', async () => {
    const [line] = exampleQuote.lines;
    if (!line) throw new Error('The example quote has no line. Add a line to `exampleQuote`.');
    const netAmounts = { net_price: 4.667, coupon_discount_amount: 0 };
    renderBill(
      'en',
      toQuote(
        wireQuote({
          lines: [{ ...line, ...netAmounts }],
          subtotal: 4.9,
          net_subtotal: 4.667,
          total: 4.9,
          inclusive_taxes: [buildTax('VAT', 5, 0.233)],
        }),
      ),
    );
    expect(await expandExplanation(/^VAT 5% included/)).toBe(
      '2 × Latte 5% tax included in 4.900 KD · rounded0.233 KD',
    );
  });

  it('explains the total in Arabic, and isolates the direction of each amount from the text around it', async () => {
    renderBill('ar');
    const button = screen.getByRole('button', { name: /^الإجمالي/ });
    await user.click(button);
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toContain('المجموع الفرعي');
    expect(panel?.textContent).toMatch(/\u2067٥٫٧٧٤/);
  });
});

describe('the delivery fee', () => {
  it('shows a delivery fee of zero as "Free"', () => {
    const freeDeliveryQuote = toQuote(wireQuote({ coupon_code: 'FREE' }));
    render(
      <StoresProvider stores={createTestStores()}>
        <TestI18n locale="en">
          <BillSummary quote={freeDeliveryQuote} isDelivery />
        </TestI18n>
      </StoresProvider>,
    );
    expect(screen.getByText('Free')).toBeTruthy();
  });
});
