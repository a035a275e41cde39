import { describe, expect, it } from 'vitest';
import { consoleOf, NOW, orderOf } from '../testing/open-console.ts';
import type { ConsolePayment } from './console-overviews.ts';

const paymentOf = (change: Partial<ConsolePayment> = {}): ConsolePayment => ({
  id: 'payment-1',
  number: '4F-7K2',
  packageId: null,
  referenceId: 'demo-cafe',
  paymentType: 4,
  value: 3.9,
  currency: 'KWD',
  currencyDigits: 3,
  status: 'paid',
  provider: 'sandbox',
  problem: null,
  createdAt: new Date(NOW - 120_000),
  ...change,
});
const plain = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('payments in the console', () => {
  it('an order that waits for its payment stands apart, and cannot be moved', async () => {
    const waiting = orderOf({
      id: 'def',
      number: '8K-2QX',
      paymentType: 4,
      paymentStatus: 'declined',
      payBy: new Date(NOW + 10 * 60_000),
    });
    const text = await consoleOf({ list: [waiting, orderOf()] }).page('/console');
    expect(text).toContain('id="order-abc"');
    expect(text).not.toContain('id="order-def"');
    expect(text).not.toContain('/console/orders/def/move');
    expect(plain(text)).toContain(
      'Waiting for payment 8K-2QX Bayt Coffee , KWD 3.900, KNET, declined 5 min ago , cancelled at 18:40 if it is not paid',
    );
  });

  it('with nothing but such orders there is no work', async () => {
    const waiting = orderOf({ paymentType: 4, paymentStatus: 'pending', payBy: new Date(NOW) });
    expect(await consoleOf({ list: [waiting] }).page('/console')).toContain('No orders yet');
  });

  it.each([
    [{ paymentType: 2 }, 'Total cash'],
    [{ paymentType: 4, paymentStatus: 'paid' }, 'Total KNET, paid'],
    [{ paymentType: 1, paymentStatus: 'refunding' }, 'Total online, being given back'],
  ])('an order says how it is paid: %o', async (row, words) => {
    expect(plain(await consoleOf({ list: [orderOf(row)] }).page('/console'))).toContain(words);
  });

  it('every try to pay is listed, with what became of it', async () => {
    const payments = [
      paymentOf(),
      paymentOf({ number: null, packageId: 'gold', status: 'refunded', problem: 'Paid 1 in place of 2' }),
    ];
    const text = plain(await consoleOf({ payments }).page('/console/payments'));
    expect(text).toContain('4F-7K2 demo-cafe KNET KWD 3.900 paid 2 min ago sandbox');
    expect(text).toContain(
      'Wallet, gold demo-cafe KNET KWD 3.900 given back 2 min ago sandbox Paid 1 in place of 2',
    );
    expect(await consoleOf().page('/console/payments')).toContain('No payments yet');
  });
});
