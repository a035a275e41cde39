import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentType } from '../../domain/payment/payment-type.ts';
import { buildPayUrl, PAY_IN_NEW_WINDOW, setUpPayment } from '../testing/payment-stores.ts';
import { buildPaymentKey } from './payment-keys.ts';

const advanceSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a failed payment', () => {
  it.each(['declined', 'cancelled', 'expired'] as const)(
    'keeps the cart after a payment is %s, and completes the order when the next attempt is paid',
    async (status) => {
      const {
        placeAndPay,
        start: startStores,
        backend,
        payment,
        cart,
        placedOrderIds,
        listRequestsTo,
        windows,
      } = await setUpPayment();
      startStores();
      await placeAndPay();
      backend.endTransaction(status);
      await advanceSeconds(3);
      expect(payment.getState().status).toBe(status);
      expect([cart.getState().count, placedOrderIds, windows[0]?.isOpen]).toEqual([2, [], false]);
      await payment.getState().retry(PAY_IN_NEW_WINDOW);
      expect(payment.getState()).toMatchObject({ status: 'waiting', transaction: { id: 't-2' } });
      expect(windows.filter(({ isOpen }) => isOpen)).toMatchObject([{ url: buildPayUrl('t-2') }]);
      backend.endTransaction('paid');
      await advanceSeconds(3);
      expect([payment.getState().status, placedOrderIds, cart.getState().count]).toEqual([
        'paid',
        ['o-1'],
        0,
      ]);
      expect(
        new Set(
          listRequestsTo('webapp/order')
            .filter(({ idempotencyKey }) => idempotencyKey)
            .map(({ idempotencyKey }) => idempotencyKey),
        ).size,
      ).toBe(1);
    },
  );

  it('opens no payment window when the customer switches from a declined payment to cash', async () => {
    const {
      placeAndPay,
      start: startStores,
      backend,
      payment,
      placedOrderIds,
      windows,
    } = await setUpPayment();
    startStores();
    await placeAndPay();
    backend.endTransaction('declined');
    await advanceSeconds(3);
    await payment.getState().retry(PAY_IN_NEW_WINDOW, paymentType.cash);
    expect([payment.getState().status, placedOrderIds]).toEqual(['paid', ['o-1']]);
    expect(windows.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('reports no late payment for a paid order that the restaurant has rejected', async () => {
    const { payment, placeAndPay, backend, cart, orders } = await setUpPayment();
    await placeAndPay();
    backend.endTransaction('refunding');
    backend.state.status = 2;
    await payment.getState().check();
    expect(payment.getState()).toMatchObject({ status: 'paid', order: { status: 2 } });
    expect(orders.getState().order).toMatchObject({ status: 2, payment: { status: 'refunding' } });
    expect(cart.getState().count).toBe(0);
  });

  it('reports a refund if the payment came too late', async () => {
    const { placeAndPay, start: startStores, backend, payment, placedOrderIds, cart } = await setUpPayment();
    startStores();
    await placeAndPay();
    backend.endTransaction('refunding');
    await advanceSeconds(3);
    expect([payment.getState().status, placedOrderIds, cart.getState().count]).toEqual(['refunded', [], 2]);
  });

  it('refuses another payment for a cancelled order, and lets the customer discard the payment', async () => {
    const { placeAndPay, backend, payment, deps } = await setUpPayment();
    await placeAndPay();
    backend.state.status = 9;
    await payment.getState().retry(PAY_IN_NEW_WINDOW);
    expect(payment.getState()).toMatchObject({ status: 'refused', refusalCode: 'order_over' });
    expect(await payment.getState().cancel()).toBe(true);
    expect(deps.storage.get(buildPaymentKey(deps, 'order'))).toBeNull();
  });

  it('completes the order without a second charge if the first attempt was paid after all', async () => {
    const { placeAndPay, backend, payment, placedOrderIds } = await setUpPayment();
    await placeAndPay();
    backend.endTransaction('paid');
    await payment.getState().retry(PAY_IN_NEW_WINDOW);
    expect([payment.getState().status, placedOrderIds, backend.transactions.length]).toEqual([
      'paid',
      ['o-1'],
      1,
    ]);
  });
});
