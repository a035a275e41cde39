import { describe, expect, it } from 'vitest';
import { buildConsoleOrder, openConsole, quote } from '../testing/open-console.ts';

const readBill = async (row: Parameters<typeof buildConsoleOrder>[0]): Promise<string[]> => {
  const text = await openConsole({ list: [buildConsoleOrder(row)] }).requestPage('/console');
  return [...text.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = '', value]) =>
    `${label.replaceAll(/<[^>]+>/g, '')}: ${value}`.replaceAll('\u00a0', ' '),
  );
};
const tax = { taxId: 'vat', taxName: { en: 'VAT' }, rate: 5, totalTaxValue: 0.186 };

describe('the bill of an order', () => {
  it('shows only the total of an order without discounts and extra charges', async () => {
    expect(await readBill({})).toEqual(['Total cash: KWD 3.900']);
  });

  it('shows every step from the subtotal to the total of an order with discounts and extra charges', async () => {
    const steps = {
      ...quote,
      coupon: 0.39,
      inclusive_taxes: [tax],
      exclusive_taxes: [
        {
          ...tax,
          taxName: { en: 'Service' },
          rate: 8.25,
          taxValue: 0.29,
          modifiersTaxValue: 0,
          totalTaxValue: 0.29,
        },
      ],
      delivery_fee: 1.5,
      rounding: -0.05,
      total: 5.25,
      wallet: 1,
      due: 4.25,
    };
    expect(await readBill({ couponCode: 'TEN', quote: steps })).toEqual([
      'Subtotal: KWD 3.900',
      'Coupon TEN: -KWD 0.390',
      'Service 8.25%: KWD 0.290',
      'Delivery: KWD 1.500',
      'Rounding: -KWD 0.050',
      'Total cash: KWD 5.250',
      'Wallet: -KWD 1.000',
      'Due: KWD 4.250',
      'Includes VAT 5%: KWD 0.186',
    ]);
  });

  const roundedQuote = { ...quote, online_rounding: 0.005, due: quote.total + 0.005 };

  it('shows what was paid online, and the rounding for the payment provider', async () => {
    expect(await readBill({ quote: roundedQuote, paymentStatus: 'paid' })).toEqual([
      expect.stringMatching(/^Total/),
      'Rounding for the payment provider: KWD 0.005',
      'Paid: KWD 3.905',
    ]);
  });

  it.each([2, 9])(
    'shows no amount due on the bill of a rejected or cancelled order (status %i)',
    async (status) => {
      expect(await readBill({ quote: roundedQuote, status })).toEqual([expect.stringMatching(/^Total/)]);
    },
  );

  it('lists the coupon on the bill even if the coupon reduced nothing', async () => {
    expect(await readBill({ couponCode: 'FREESHIP' })).toContain('Coupon FREESHIP: KWD 0.000');
  });
});

describe('an order that is a gift', () => {
  it('shows the recipient and message of a gift order, and says that the receipt has no prices', async () => {
    const gift = { message: 'Happy <b>birthday</b>', to_name: 'Sara', hide_prices: true };
    const text = await openConsole({ list: [buildConsoleOrder({ gift })] }).requestPage('/console');
    expect(text).toContain('<strong>Gift</strong> for <bdi>Sara</bdi>, no prices on its receipt');
    expect(text).toContain('Happy &lt;b&gt;birthday&lt;/b&gt;');
  });

  it('shows no gift on an order that is not a gift', async () => {
    expect(await openConsole().requestPage('/console')).not.toContain('Gift');
  });
});
