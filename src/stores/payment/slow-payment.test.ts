import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_WINDOW_PAGE, payingCustomer, payUrl, slowPaymentBackend } from '../testing/payment-stores.ts';

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a payment that was declined', () => {
  it.each([
    ['asked about before the next try', ['check', 'retry']],
    ['asked about while the next try is opened', ['retry', 'check']],
  ] as const)('%s, on a slow line, does not close its window', async (_, acts) => {
    const { open, start, backend, payment, windows } = await payingCustomer({}, slowPaymentBackend(400));
    start();
    await open();
    backend.endTransaction('declined');
    await seconds(3);
    for (const act of acts) void payment.getState()[act](NEW_WINDOW_PAGE);
    await seconds(2);
    expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
    expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ at: payUrl('t-2') }]);
  });

  it('and is asked about still, is not taken for the next try, which was not answered', async () => {
    const far = slowPaymentBackend(6_000);
    const { open, start, payment } = await payingCustomer(
      {},
      { ...far, routes: { ...far.routes, 'webapp/pay/': 'lost' } },
    );
    start();
    await open();
    far.endTransaction('declined');
    await seconds(12);
    void payment.getState().check();
    void payment.getState().retry(NEW_WINDOW_PAGE);
    await seconds(5);
    expect(payment.getState().status).toBe('unanswered');
    await seconds(3);
    expect(payment.getState().status).toBe('unanswered');
  });
});
