import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_WINDOW_PAGE, openPayingCustomer, payUrl } from '../testing/payment-stores.ts';
import { buildPaymentKey } from './payment-keys.ts';

const advanceSeconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a failed payment', () => {
  it.each(['declined', 'cancelled', 'expired'] as const)(
    'keeps the cart after a payment is %s, and completes the order once on the next attempt',
    async (status) => {
      const { open, start, backend, payment, cart, placedOrderIds, requestsTo, windows } =
        await openPayingCustomer();
      start();
      await open();
      backend.endTransaction(status);
      await advanceSeconds(3);
      expect(payment.getState().status).toBe(status);
      expect([cart.getState().count, placedOrderIds, windows[0]?.isOpen]).toEqual([2, [], false]);
      await payment.getState().retry(NEW_WINDOW_PAGE);
      expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
      expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ url: payUrl('t-2') }]);
      backend.endTransaction('paid');
      await advanceSeconds(3);
      expect([payment.getState().status, placedOrderIds, cart.getState().count]).toEqual([
        'paid',
        ['o-1'],
        0,
      ]);
      expect(
        new Set(
          requestsTo('webapp/order')
            .filter(({ idempotencyKey }) => idempotencyKey)
            .map(({ idempotencyKey }) => idempotencyKey),
        ).size,
      ).toBe(1);
    },
  );

  it('opens no payment window when the customer switches to cash', async () => {
    const { open, start, backend, payment, placedOrderIds, windows } = await openPayingCustomer();
    start();
    await open();
    backend.endTransaction('declined');
    await advanceSeconds(3);
    await payment.getState().retry(NEW_WINDOW_PAGE, 2);
    expect([payment.getState().status, placedOrderIds]).toEqual(['paid', ['o-1']]);
    expect(windows.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('reports a refund if the payment came too late', async () => {
    const { open, start, backend, payment, placedOrderIds, cart } = await openPayingCustomer();
    start();
    await open();
    backend.endTransaction('refunding');
    await advanceSeconds(3);
    expect([payment.getState().status, placedOrderIds, cart.getState().count]).toEqual(['refunded', [], 2]);
  });

  it('refuses another payment for a cancelled order and lets the customer leave', async () => {
    const { open, backend, payment, deps } = await openPayingCustomer();
    await open();
    backend.state.status = 9;
    await payment.getState().retry(NEW_WINDOW_PAGE);
    expect(payment.getState()).toMatchObject({ status: 'refused', refusal: 'order_over' });
    expect(await payment.getState().cancel()).toBe(true);
    expect(deps.storage.get(buildPaymentKey(deps, 'order'))).toBeNull();
  });

  it('completes the order without a second charge if the first attempt was paid after all', async () => {
    const { open, backend, payment, placedOrderIds } = await openPayingCustomer();
    await open();
    backend.endTransaction('paid');
    await payment.getState().retry(NEW_WINDOW_PAGE);
    expect([payment.getState().status, placedOrderIds, backend.transactions.length]).toEqual([
      'paid',
      ['o-1'],
      1,
    ]);
  });
});
