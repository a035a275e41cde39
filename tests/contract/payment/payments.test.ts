import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { APPLE_PAY, CARD, CASH, createPayer, getPaymentUrl, waitUntilPasses } from '../testing/payer.ts';
import { buildIdempotencyHeader, CHAI_TOTAL, MITTE, placeOrder } from '../testing/test-orders.ts';

const MINUTE_MS = 60_000;

describe.each(databaseEngines)('online payment, on $name', (engine) => {
  const backend = useBackend(engine, { payment: { slowMs: 300 } });
  const customer = createPayer(backend);

  it('sends an order to the kitchen as soon as it is paid, and not before', async () => {
    const placedOrder = await customer.placeOrder();
    const { order, transaction } = placedOrder;
    expect(order.payment).toEqual({
      status: 'pending',
      transaction_id: transaction.id,
      payment_type: CARD,
      pay_by: '2026-03-04T12:15:00+01:00',
    });
    expect(transaction).toMatchObject({
      status: 'pending',
      amount: CHAI_TOTAL,
      currency: 'EUR',
      order_id: order.id,
    });
    expect(getPaymentUrl(transaction)).toMatch(/^http:\/\/localhost\/sandbox-pay\/[\w-]{22}$/);
    for (const newStatus of [1, 2, 9]) expect(await customer.moveOrder(order.id, newStatus)).toBe(409);

    const redirectUrl = await customer.submitChoice(getPaymentUrl(transaction), 'pay');
    expect(redirectUrl).toBe(`http://localhost/payments/done/${transaction.id}`);
    expect((await customer.loadOrderEvents(placedOrder)).payment).toMatchObject({
      status: 'paid',
      pay_by: null,
    });
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'paid', url: null });
    expect(await customer.moveOrder(order.id, 1)).toBe(303);
  });

  it('computes the promised time of an order from the time of its online payment', async () => {
    const placedOrder = await customer.placeOrder();
    expect(placedOrder.order.promised_at).toBe('2026-03-04T12:20:00+01:00');
    backend.clock.now += 10 * MINUTE_MS;
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
    expect((await customer.loadOrderEvents(placedOrder)).promised_at).toBe('2026-03-04T12:30:00+01:00');
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
  ])('offers a new payment when the earlier payment page ended with “%s”', async (choice, status) => {
    const placedOrder = await customer.placeOrder();
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), choice);
    expect((await customer.loadOrderEvents(placedOrder)).payment).toMatchObject({ status });
    const repeatedPayment = await customer.pay(placedOrder, CARD);
    expect(repeatedPayment.transaction?.id).not.toBe(placedOrder.transaction.id);
    await customer.submitChoice(getPaymentUrl(repeatedPayment.transaction), 'pay');
    expect((await customer.loadOrderEvents(placedOrder)).payment).toMatchObject({
      status: 'paid',
      transaction_id: repeatedPayment.transaction?.id,
    });
  });

  it('a payment page that was declined accepts no payment any more', async () => {
    const placedOrder = await customer.placeOrder();
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'decline');
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'declined' });
    const page = await backend.request(new URL(getPaymentUrl(placedOrder.transaction)).pathname);
    expect(await page.text()).toContain('This payment is closed.');
  });

  // @spec calls/get-webapp-transaction-order-id-transaction-id
  it('shows a slow payment as pending until the money arrives', async () => {
    const placedOrder = await customer.placeOrder();
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'slow');
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'pending' });
    await waitUntilPasses(async () =>
      expect((await customer.loadOrderEvents(placedOrder)).payment).toMatchObject({ status: 'paid' }),
    );
  });

  it('returns the open payment for the same method, and opens a new payment for another method', async () => {
    const placedOrder = await customer.placeOrder();
    const samePayment = await customer.pay(placedOrder, CARD);
    expect(samePayment.transaction).toEqual(placedOrder.transaction);
    const otherPayment = await customer.pay(placedOrder, APPLE_PAY, { payKey: 'apple-pay-1' });
    expect(otherPayment.transaction).toMatchObject({ status: 'pending', payment_type: APPLE_PAY });
    expect(otherPayment.order).toMatchObject({
      payment_type: APPLE_PAY,
      payment: { payment_type: APPLE_PAY },
    });
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'cancelled' });
    const repeatedPayment = await customer.pay(placedOrder, APPLE_PAY, { payKey: 'apple-pay-1' });
    expect(repeatedPayment.transaction).toEqual(otherPayment.transaction);
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
    expect((await customer.loadOrderEvents(placedOrder)).payment).toMatchObject({ status: 'pending' });
  });

  it('an order changed to cash goes to the kitchen, and its online payment is closed', async () => {
    const placedOrder = await customer.placeOrder();
    const { order, transaction } = await customer.pay(placedOrder, CASH);
    expect(transaction).toBeNull();
    expect(order).toMatchObject({ payment_type: CASH, payment: null });
    expect((await customer.pay(placedOrder, CASH)).order.payment_type).toBe(CASH);
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
    expect((await customer.loadOrderEvents(placedOrder)).payment).toBeNull();
    expect(await customer.moveOrder(order.id, 1)).toBe(303);
  });

  // @spec more-calls/post-webapp-pay-order-id
  it('lets only the customer pay an order, never twice, and never after the order has ended', async () => {
    const placedOrder = await customer.placeOrder();
    const expectRefusal = (headers: Record<string, string>, payment_type = CARD) =>
      backend.expectRefusal('pay', {
        params: { order_id: placedOrder.order.id },
        body: { payment_type },
        headers: { 'idempotency-key': `key-${Math.random()}`, ...headers },
      });
    expect((await expectRefusal({})).status).toBe(403);
    expect((await expectRefusal({ 'order-key': 'somebody-elses' })).status).toBe(403);
    const ownKey = { 'order-key': placedOrder.key };
    expect((await expectRefusal(ownKey, 4)).body.code).toBe('payment_unavailable');
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
    expect((await expectRefusal(ownKey)).body.code).toBe('already_paid');
    expect((await expectRefusal(ownKey, CASH)).body.code).toBe('already_paid');
    await customer.moveOrder(placedOrder.order.id, 2);
    expect((await expectRefusal(ownKey)).body.code).toBe('order_over');
    expect((await expectRefusal({ ...ownKey, 'idempotency-key': '' })).status).toBe(400);
    const cashOrder = await placeOrder(backend);
    const transactionRequest = {
      params: { order_id: cashOrder.id, transaction_id: placedOrder.transaction.id },
    };
    expect((await backend.expectRefusal('transaction', transactionRequest)).status).toBe(404);
  });

  it('cancels an order that stays unpaid for fifteen minutes, and closes its payment page', async () => {
    const placedOrder = await customer.placeOrder();
    backend.clock.now += 14 * MINUTE_MS;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect((await customer.loadOrderEvents(placedOrder)).status).toBe(0);
    backend.clock.now += MINUTE_MS;
    await waitUntilPasses(async () =>
      expect(await customer.loadOrderEvents(placedOrder)).toMatchObject({
        status: 9,
        payment: { status: 'expired' },
      }),
    );
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'expired' });
  });

  it('each attempt to pay extends the time to pay by fifteen minutes, up to an hour in all', async () => {
    const placedOrder = await customer.placeOrder();
    const deadlines: (string | null | undefined)[] = [];
    for (const type of [APPLE_PAY, CARD, APPLE_PAY, CARD]) {
      backend.clock.now += 14 * MINUTE_MS;
      const { order, transaction } = await customer.pay(placedOrder, type);
      deadlines.push(order.payment?.pay_by?.slice(11, 16));
      await customer.submitChoice(getPaymentUrl(transaction), 'decline');
    }
    expect(deadlines).toEqual(['12:29', '12:43', '12:57', '13:00']);
    backend.clock.now += 4 * MINUTE_MS;
    const lateRefusal = await backend.expectRefusal('pay', {
      params: { order_id: placedOrder.order.id },
      body: { payment_type: CARD },
      headers: { ...buildIdempotencyHeader(), 'order-key': placedOrder.key },
    });
    expect(lateRefusal.body.code).toBe('order_over');
  });

  it.each([
    [2, 'rejected by the staff'],
    [9, 'cancelled by its customer'],
  ])('refunds the online payment of an order that reaches status %s (%s)', async (newStatus) => {
    const placedOrder = await customer.placeOrder();
    await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
    if (newStatus === 2) {
      // The staff can reject the order only after the provider has confirmed the payment.
      await waitUntilPasses(async () =>
        expect(await customer.loadOrderEvents(placedOrder)).toMatchObject({ payment: { status: 'paid' } }),
      );
      expect(await customer.moveOrder(placedOrder.order.id, newStatus)).toBe(303);
    } else
      await backend.call('cancelOrder', {
        params: { branch_id: MITTE, order_id: placedOrder.order.id },
        headers: { 'order-key': placedOrder.key },
      });
    await waitUntilPasses(async () =>
      expect(await customer.loadOrderEvents(placedOrder)).toMatchObject({
        status: newStatus,
        payment: { status: 'refunded' },
      }),
    );
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'refunded' });
  });

  it('the customer can cancel an unpaid order, which closes its payment page', async () => {
    const placedOrder = await customer.placeOrder();
    const { order } = await backend.call('cancelOrder', {
      params: { branch_id: MITTE, order_id: placedOrder.order.id },
      headers: { 'order-key': placedOrder.key },
    });
    expect(order).toMatchObject({ status: 9, payment: { status: 'cancelled', pay_by: null } });
    await waitUntilPasses(async () => {
      const page = await backend.request(new URL(getPaymentUrl(placedOrder.transaction)).pathname);
      expect(await page.text()).toContain('This payment is closed.');
    });
  });
});
