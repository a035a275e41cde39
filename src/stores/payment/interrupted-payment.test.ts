import { describe, expect, it, vi } from 'vitest';
import { toTransaction } from '../../api/mappers/map-transaction.ts';
import { memoryStorage } from '../../lib/storage.ts';
import {
  fakePaymentBackend,
  NEW_WINDOW_PAGE,
  payingCustomer,
  wireTransaction,
} from '../testing/payment-stores.ts';
import { createSharedStorage } from '../testing/test-stores.ts';
import { createPaymentWatch } from './payment-watch.ts';
import { persistedPayment } from './pending-payment.ts';

/** An element of a customer whose payment was left under way, on the same device. */
async function afterwards(backend = fakePaymentBackend(), storage = memoryStorage()) {
  const before = await payingCustomer({ storage }, backend);
  await before.open();
  return { before, backend, storage, again: () => payingCustomer({ storage }, backend) };
}

describe('a payment that an earlier visit left', () => {
  it('goes on after a reload: paid meanwhile, the order is placed and the cart is empty', async () => {
    const { backend, again } = await afterwards();
    backend.endTransaction('paid');
    const { start, payment, cart, placedOrderIds, orders } = await again();
    expect(cart.getState().count).toBe(2);
    start();
    await vi.waitFor(() => expect(payment.getState().status).toBe('paid'));
    expect([cart.getState().count, placedOrderIds]).toEqual([0, ['o-1']]);
    expect(orders.getState().history.map(({ id }) => id)).toEqual(['o-1']);
  });

  it('still open, can be gone on with; no second order is placed', async () => {
    const { again } = await afterwards();
    const { start, payment, windows, orders, requestsTo } = await again();
    start();
    expect(payment.getState()).toMatchObject({ status: 'closed', purchase: { orderId: 'o-1' } });
    expect(await orders.getState().place()).toBe('o-1');
    expect(requestsTo('webapp/order').filter(({ idempotencyKey }) => idempotencyKey)).toEqual([]);
    payment.getState().reopen(NEW_WINDOW_PAGE);
    expect(windows).toHaveLength(1);
  });

  it('long over is not brought up again', async () => {
    const { before, again } = await afterwards();
    const record = persistedPayment(before.deps, 'order').load();
    if (!record) throw new Error('Nothing was kept');
    persistedPayment(before.deps, 'order').save({
      ...record,
      transaction: toTransaction(wireTransaction({ status: 'expired', expires_at: '2026-01-01T00:00:00Z' })),
    });
    const { payment } = await again();
    expect(payment.getState().resume()).toBeNull();
    expect(payment.getState().status).toBe('idle');
  });

  it('is continued from a version that stored the transaction as it came over the wire', async () => {
    const { storage, before, again } = await afterwards();
    const record = persistedPayment(before.deps, 'order').load();
    const old = { ...record, transaction: wireTransaction() };
    storage.set('order-app:demo:pending-payment-order', JSON.stringify({ v: 1, d: old }));
    const { payment } = await again();
    expect(payment.getState().resume()).toEqual(record?.purchase);
    expect(payment.getState().transaction).toEqual(record?.transaction);
  });

  it('that cannot be read is as good as none', async () => {
    const { storage, again } = await afterwards();
    storage.set('order-app:demo:pending-payment-order', '{"v":1,"d":{"purchase":7}}');
    const { start, payment } = await again();
    start();
    expect(payment.getState().status).toBe('idle');
  });

  it('settles in one of two tabs only; the other hears of it', async () => {
    const backend = fakePaymentBackend();
    const device = createSharedStorage();
    const one = await payingCustomer({ storage: device() }, backend);
    const two = await payingCustomer({ storage: device() }, backend);
    one.start();
    two.start();
    await one.open();
    await vi.waitFor(() => expect(two.payment.getState().purchase).toMatchObject({ orderId: 'o-1' }));
    backend.endTransaction('paid');
    await Promise.all([one.payment.getState().check(), two.payment.getState().check()]);
    expect([...one.placedOrderIds, ...two.placedOrderIds]).toEqual(['o-1']);
    expect([one.cart.getState().count, two.cart.getState().count]).toEqual([0, 0]);
  });

  it('is shown again by the tab that showed it, and by no other; told once', async () => {
    const tabStorage = memoryStorage();
    const storage = memoryStorage();
    const before = await payingCustomer({ storage, tabStorage });
    await before.open();
    before.payment.getState().rememberInTab();
    const reloaded = await payingCustomer({ storage, tabStorage }, before.backend);
    const watch = reloaded.lazyStore(createPaymentWatch);
    expect([await watch.takeInterruptedOrder(), await watch.takeInterruptedOrder()]).toEqual(['o-1', null]);
    const other = await payingCustomer({ storage, tabStorage: memoryStorage() }, before.backend);
    expect(await other.lazyStore(createPaymentWatch).takeInterruptedOrder()).toBeNull();
  });

  it('on a device with none, asks for no code and nothing of the server', async () => {
    const { lazyStore, start, requestsTo } = await payingCustomer();
    lazyStore(createPaymentWatch);
    start();
    expect(requestsTo('webapp/transaction/')).toEqual([]);
  });
});

describe('methods that this app does not know', () => {
  it('are reported, once', async () => {
    const { start, reportedErrors, business } = await payingCustomer();
    start();
    const { business: loaded } = business.getState();
    if (!loaded) throw new Error('No business');
    business.setState({ business: { ...loaded, paymentMethods: [2, 42] } });
    business.setState({ business: { ...loaded, paymentMethods: [42, 2] } });
    expect(reportedErrors.map(String)).toEqual(['Error: Unknown payment methods: 42']);
  });
});
