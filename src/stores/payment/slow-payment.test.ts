import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  NEW_WINDOW_PAGE,
  openPayingCustomer,
  payUrl,
  slowPaymentBackend,
} from '../testing/payment-stores.ts';

const advanceSeconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a declined payment on a slow connection', () => {
  it.each([
    ['before', ['check', 'retry']],
    ['after', ['retry', 'check']],
  ] as const)(
    'keeps the new attempt’s payment window open when a status check starts %s that attempt',
    async (_, actions) => {
      const { open, start, backend, payment, windows } = await openPayingCustomer(
        {},
        slowPaymentBackend(400),
      );
      start();
      await open();
      backend.endTransaction('declined');
      await advanceSeconds(3);
      for (const action of actions) void payment.getState()[action](NEW_WINDOW_PAGE);
      await advanceSeconds(2);
      expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
      expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ url: payUrl('t-2') }]);
    },
  );

  it('ignores a late status of the declined payment when the next attempt got no response', async () => {
    const slowBackend = slowPaymentBackend(6_000);
    const { open, start, payment } = await openPayingCustomer(
      {},
      { ...slowBackend, routes: { ...slowBackend.routes, 'webapp/pay/': 'lost' } },
    );
    start();
    await open();
    slowBackend.endTransaction('declined');
    await advanceSeconds(12);
    void payment.getState().check();
    void payment.getState().retry(NEW_WINDOW_PAGE);
    await advanceSeconds(5);
    expect(payment.getState().status).toBe('unanswered');
    await advanceSeconds(3);
    expect(payment.getState().status).toBe('unanswered');
  });
});
