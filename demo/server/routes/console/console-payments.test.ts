import { describe, expect, it } from 'vitest';
import { buildConsoleOrder, NOW, openConsole, quote } from '../testing/open-console.ts';
import type { ConsolePayment } from './console-payments.ts';

const createPayment = (overrides: Partial<ConsolePayment> = {}): ConsolePayment => ({
  id: 'payment-1',
  number: '4F-7K2',
  packageId: null,
  referenceId: 'demo-cafe',
  paymentType: 4,
  value: 3.9,
  refundedValue: 0,
  currency: 'KWD',
  currencyDigits: 3,
  status: 'paid',
  provider: 'sandbox',
  problem: null,
  createdAt: new Date(NOW - 120_000),
  ...overrides,
});
const readText = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('payments in the console', () => {
  it('lists unpaid orders separately, without buttons to change their status', async () => {
    const unpaidOrder = buildConsoleOrder({
      id: 'def',
      number: '8K-2QX',
      paymentType: 4,
      paymentStatus: 'declined',
      payBy: new Date(NOW + 10 * 60_000),
    });
    const text = await openConsole({ list: [unpaidOrder, buildConsoleOrder()] }).requestPage('/console');
    expect(text).toContain('id="order-abc"');
    expect(text).not.toContain('id="order-def"');
    expect(text).not.toContain('/console/orders/def/move');
    expect(readText(text)).toContain(
      'Waiting for payment 8K-2QX Bayt Coffee , KWD 3.900, KNET, declined 5 min ago , will be cancelled at 18:40 if not paid',
    );
  });

  it('says that there are no orders yet while every order waits for its payment', async () => {
    const unpaidOrder = buildConsoleOrder({ paymentType: 4, paymentStatus: 'pending', payBy: new Date(NOW) });
    expect(await openConsole({ list: [unpaidOrder] }).requestPage('/console')).toContain('No orders yet');
  });

  it.each([
    ['paid in cash', { paymentType: 2 }, 'Total cash'],
    [
      'paid from the wallet',
      { paymentType: 2, quote: { ...quote, wallet: 3.9, due: 0 } },
      'Total paid by wallet',
    ],
    [
      'paid from the wallet and in cash',
      { paymentType: 2, quote: { ...quote, wallet: 1, due: 2.9 } },
      'Total cash',
    ],
    [
      'rejected, and returned to the wallet',
      { status: 2, paymentType: 2, quote: { ...quote, wallet: 3.9, due: 0 } },
      'Total returned to the wallet',
    ],
    [
      'rejected after the customer deleted the account',
      { status: 2, customerId: null, paymentType: 2, quote: { ...quote, wallet: 3.9, due: 0 } },
      'Total paid by wallet, account deleted',
    ],
    ['nothing to pay', { paymentType: 2, quote: { ...quote, total: 0, due: 0 } }, 'Total nothing to pay'],
    ['paid by KNET', { paymentType: 4, paymentStatus: 'paid' }, 'Total KNET, paid'],
    ['being refunded', { paymentType: 1, paymentStatus: 'refunding' }, 'Total online, being refunded'],
  ])('shows the payment of an order in the list of orders: %s', async (_method, row, expectedText) => {
    expect(readText(await openConsole({ list: [buildConsoleOrder(row)] }).requestPage('/console'))).toContain(
      expectedText,
    );
  });

  it('lists every payment attempt with its status', async () => {
    const payments = [
      createPayment(),
      createPayment({ number: null, packageId: 'gold', status: 'refunded', problem: 'Paid 1 in place of 2' }),
    ];
    const text = readText(await openConsole({ payments }).requestPage('/console/payments'));
    expect(text).toContain('4F-7K2 demo-cafe KNET KWD 3.900 paid 2 min ago sandbox');
    expect(text).toContain(
      'Wallet, gold demo-cafe KNET KWD 3.900 refunded 2 min ago sandbox Paid 1 in place of 2',
    );
    expect(await openConsole().requestPage('/console/payments')).toContain('No payments yet');
  });
});
