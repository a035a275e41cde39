import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildPayUrl,
  createSlowPaymentBackend,
  PAY_IN_NEW_WINDOW,
  setUpPayment,
} from '../testing/payment-stores.ts';

const advanceSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a declined payment on a slow connection', () => {
  it.each([
    ['before', ['check', 'retry']],
    ['after', ['retry', 'check']],
  ] as const)(
    'keeps the payment window of a new attempt open when a status check starts %s the attempt',
    async (_, actions) => {
      const {
        placeAndPay,
        start: startStores,
        backend,
        payment,
        windows,
      } = await setUpPayment({}, createSlowPaymentBackend(400));
      startStores();
      await placeAndPay();
      backend.endTransaction('declined');
      await advanceSeconds(3);
      for (const action of actions) void payment.getState()[action](PAY_IN_NEW_WINDOW);
      await advanceSeconds(2);
      expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
      expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ url: buildPayUrl('t-2') }]);
    },
  );

  it('ignores a late response about a declined payment when the next attempt got no response', async () => {
    const slowBackend = createSlowPaymentBackend(6_000);
    const {
      placeAndPay,
      start: startStores,
      payment,
    } = await setUpPayment({}, { ...slowBackend, routes: { ...slowBackend.routes, 'webapp/pay/': 'lost' } });
    startStores();
    await placeAndPay();
    slowBackend.endTransaction('declined');
    await advanceSeconds(12);
    void payment.getState().check();
    void payment.getState().retry(PAY_IN_NEW_WINDOW);
    await advanceSeconds(5);
    expect(payment.getState().status).toBe('unanswered');
    await advanceSeconds(3);
    expect(payment.getState().status).toBe('unanswered');
  });
});
