import { describe, expect, it, vi } from 'vitest';
import { toTransaction } from '../../api/mappers/map-transaction.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import {
  createFakePaymentBackend,
  PAY_IN_NEW_WINDOW,
  setUpPayment,
  wireTransaction,
} from '../testing/payment-stores.ts';
import { createSharedStorage } from '../testing/test-stores.ts';
import { createPaymentWatch } from './payment-watch.ts';
import { createPaymentStorage } from './pending-payment.ts';

/** Starts a payment and leaves it open. `revisit` creates the stores of the next visit on the same device. */
async function leavePaymentOpen(backend = createFakePaymentBackend(), storage = createMemoryStorage()) {
  const firstVisit = await setUpPayment({ storage }, backend);
  await firstVisit.placeAndPay();
  return { firstVisit, backend, storage, revisit: () => setUpPayment({ storage }, backend) };
}

describe('an interrupted payment', () => {
  it('completes an order that was paid before the reload, and empties the cart', async () => {
    const { backend, revisit } = await leavePaymentOpen();
    backend.endTransaction('paid');
    const { start: startStores, payment, cart, placedOrderIds, orders } = await revisit();
    expect(cart.getState().count).toBe(2);
    startStores();
    await vi.waitFor(() => expect(payment.getState().status).toBe('paid'));
    expect([cart.getState().count, placedOrderIds]).toEqual([0, ['o-1']]);
    expect(orders.getState().history.map(({ id }) => id)).toEqual(['o-1']);
  });

  it('continues an open payment after a reload without placing a second order', async () => {
    const { revisit } = await leavePaymentOpen();
    const { start: startStores, payment, windows, orders, listRequestsTo } = await revisit();
    startStores();
    expect(payment.getState()).toMatchObject({ status: 'closed', purchase: { orderId: 'o-1' } });
    expect(await orders.getState().placeOrder()).toBeNull();
    expect(listRequestsTo('webapp/order').filter(({ idempotencyKey }) => idempotencyKey)).toEqual([]);
    payment.getState().reopen(PAY_IN_NEW_WINDOW);
    expect(windows).toHaveLength(1);
  });

  it('does not resume a payment that failed long ago', async () => {
    const { firstVisit, revisit } = await leavePaymentOpen();
    const storedPayment = createPaymentStorage(firstVisit.deps, 'order').load();
    if (!storedPayment) throw new Error('No stored payment');
    createPaymentStorage(firstVisit.deps, 'order').save({
      ...storedPayment,
      transaction: toTransaction(wireTransaction({ status: 'expired', expires_at: '2026-01-01T00:00:00Z' })),
    });
    const { payment } = await revisit();
    expect(payment.getState().resume()).toBeNull();
    expect(payment.getState().status).toBe('idle');
  });

  it("migrates a payment that version 1 stored in the API's format", async () => {
    const { storage, firstVisit, revisit } = await leavePaymentOpen();
    const storedPayment = createPaymentStorage(firstVisit.deps, 'order').load();
    const version1Record = { ...storedPayment, transaction: wireTransaction() };
    storage.set('order-app:demo:pending-payment-order', JSON.stringify({ v: 1, d: version1Record }));
    const { payment } = await revisit();
    expect(payment.getState().resume()).toEqual(storedPayment?.purchase);
    expect(payment.getState().transaction).toEqual(storedPayment?.transaction);
  });

  it('ignores an unreadable stored payment', async () => {
    const { storage, revisit } = await leavePaymentOpen();
    storage.set('order-app:demo:pending-payment-order', '{"v":1,"d":{"purchase":7}}');
    const { start: startStores, payment } = await revisit();
    startStores();
    expect(payment.getState().status).toBe('idle');
  });

  it('completes the paid order in one of two tabs and updates the other tab', async () => {
    const backend = createFakePaymentBackend();
    const openStorage = createSharedStorage();
    const firstTab = await setUpPayment({ storage: openStorage() }, backend);
    const secondTab = await setUpPayment({ storage: openStorage() }, backend);
    firstTab.start();
    secondTab.start();
    await firstTab.placeAndPay();
    await vi.waitFor(() => expect(secondTab.payment.getState().purchase).toMatchObject({ orderId: 'o-1' }));
    backend.endTransaction('paid');
    await Promise.all([firstTab.payment.getState().check(), secondTab.payment.getState().check()]);
    expect([...firstTab.placedOrderIds, ...secondTab.placedOrderIds]).toEqual(['o-1']);
    expect([firstTab.cart.getState().count, secondTab.cart.getState().count]).toEqual([0, 0]);
  });

  it('resumes the payment screen once after a reload, and only in the tab that showed it', async () => {
    const tabStorage = createMemoryStorage();
    const storage = createMemoryStorage();
    const firstVisit = await setUpPayment({ storage, tabStorage });
    await firstVisit.placeAndPay();
    firstVisit.payment.getState().markTab();
    const reloadedStores = await setUpPayment({ storage, tabStorage }, firstVisit.backend);
    const paymentWatch = reloadedStores.getOrCreateStore(createPaymentWatch);
    expect([
      await paymentWatch.takeInterruptedOrderId(),
      await paymentWatch.takeInterruptedOrderId(),
    ]).toEqual(['o-1', null]);
    const otherTab = await setUpPayment({ storage, tabStorage: createMemoryStorage() }, firstVisit.backend);
    expect(await otherTab.getOrCreateStore(createPaymentWatch).takeInterruptedOrderId()).toBeNull();
  });

  it('sends no payment request on a device without an open payment', async () => {
    const { getOrCreateStore, start: startStores, listRequestsTo } = await setUpPayment();
    getOrCreateStore(createPaymentWatch);
    startStores();
    expect(listRequestsTo('webapp/transaction/')).toEqual([]);
  });
});

describe('unknown payment methods', () => {
  it('reports the unknown payment methods of a business once', async () => {
    const { start: startStores, reportedErrors, business } = await setUpPayment();
    startStores();
    const { business: loadedBusiness } = business.getState();
    if (!loadedBusiness) throw new Error('No business');
    business.setState({ business: { ...loadedBusiness, paymentMethods: [2, 42] } });
    business.setState({ business: { ...loadedBusiness, paymentMethods: [42, 2] } });
    expect(reportedErrors.map(String)).toEqual(['Error: Unknown payment methods: 42']);
  });
});
