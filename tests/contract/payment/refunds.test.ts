import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { databaseEngines } from '../testing/engines.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { createPayer, getPaymentUrl, waitUntilPasses } from '../testing/payer.ts';
import { placeOrder } from '../testing/test-orders.ts';

/** The price of the order: 9.28 EUR. */
const PRICE_CENTS = 928;

describe.each(databaseEngines)('refunds by operators, on $name', (engine) => {
  const gateway = createFakePaymentProvider();
  const backend = useBackend(engine, { payment: { provider: gateway.provider, intervalMs: 100 } });
  const customer = createPayer(backend);

  const createPlatformOperator = (name = 'refunding') => createOperator(backend, name);
  type PlatformOperator = Awaited<ReturnType<typeof createPlatformOperator>>;
  /** Submits the refund form. Returns the status and the page's notice. */
  const refund = async (
    operator: PlatformOperator,
    orderId: string,
    { seq = 1, amount = '2.50', target = 'online', reason = 'Cold soup' } = {},
  ): Promise<{ status: number; notice: string }> => {
    const response = await operator.submit(`/console/orders/${orderId}/refund`, {
      seq: String(seq),
      target,
      amount,
      reason,
    });
    const notice = /id="notice"[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? '';
    return { status: response.status, notice };
  };
  const placePaidOrder = async () => {
    const placedOrder = await customer.placeOrder();
    gateway.charge(getPaymentUrl(placedOrder.transaction));
    await backend.request('/payments/webhook/fake', gateway.webhook(getPaymentUrl(placedOrder.transaction)));
    expect(await customer.moveOrder(placedOrder.order.id, 1)).toBe(303);
    return placedOrder;
  };
  type PlacedOrder = Awaited<ReturnType<typeof placePaidOrder>>;
  const loadRefunds = async ({ order: { id } }: Pick<PlacedOrder, 'order'>) =>
    (await customer.loadOrderEvents({ order: { id } as PlacedOrder['order'] })).refunds;

  it('a partial refund is shown to customer and staff, and written to the audit log', async () => {
    const operator = await createPlatformOperator();
    const placedOrder = await placePaidOrder();
    const { id, number } = placedOrder.order;
    expect(await operator.load('/console')).toContain('at most 9.28');

    expect((await refund(operator, id)).status).toBe(303);

    expect(gateway.sumMoney(number)).toBe(PRICE_CENTS - 250);
    expect(await loadRefunds(placedOrder)).toEqual([
      { target: 'online', amount: 2.5, currency: 'EUR', currency_digits: 2 },
    ]);
    expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('paid');
    const page = await operator.load('/console');
    expect(page).toContain('Cold soup');
    expect(page).toContain('at most 6.78');
    expect(await operator.load('/console/payments')).toContain('<td>partly refunded, €2.50</td>');
    expect(await operator.load('/console/audit')).toContain(
      `Order ${number}: refunded 2.5 EUR to the payment method`,
    );
  });

  it('refunds what is left after a partial refund, and marks the payment as refunded', async () => {
    const operator = await createPlatformOperator();
    const placedOrder = await placePaidOrder();
    await refund(operator, placedOrder.order.id);
    expect((await refund(operator, placedOrder.order.id, { seq: 2, amount: '6,78' })).status).toBe(303);
    expect(gateway.sumMoney(placedOrder.order.number)).toBe(0);
    expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('refunded');
    expect(await operator.load('/console/payments')).toContain('<td>refunded</td>');
  });

  it('refunds once when a refund form is sent twice, repeated later, or sent by two operators at once', async () => {
    const operators = [await createPlatformOperator('first'), await createPlatformOperator('second')];
    const placedOrder = await placePaidOrder();
    const { id, number } = placedOrder.order;
    const responses = await Promise.all([...operators, ...operators].map((operator) => refund(operator, id)));
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    await Promise.all(operators.map((operator) => refund(operator, id)));
    expect(gateway.sumMoney(number)).toBe(PRICE_CENTS - 250);
    const lateRefund = await refund(operators[0] as PlatformOperator, id, { amount: '3.00' });
    expect(lateRefund).toMatchObject({ status: 409, notice: expect.stringContaining('Another refund') });
    expect(gateway.sumMoney(number)).toBe(PRICE_CENTS - 250);
  });

  it('never refunds more than was paid, in any mix of simultaneous partial refunds', async () => {
    const operator = await createPlatformOperator();
    const placedOrder = await placePaidOrder();
    const { id, number } = placedOrder.order;
    expect(await refund(operator, id, { amount: '9.29' })).toMatchObject({
      status: 409,
      notice: expect.stringContaining('At most 9.28 EUR'),
    });
    for (let seq = 1; seq <= 5; seq++)
      await Promise.all(['4.00', '3.00', '5.28'].map((amount) => refund(operator, id, { seq, amount })));
    const [refundRow] = (await loadRefunds(placedOrder)) ?? [];
    expect(Math.round((refundRow?.amount ?? 0) * 100)).toBe(PRICE_CENTS - gateway.sumMoney(number));
    expect(gateway.sumMoney(number)).toBeGreaterThanOrEqual(0);
  });

  it('shows why the provider refused a refund, stores no refund, and succeeds on a later try', async () => {
    const operator = await createPlatformOperator();
    const placedOrder = await placePaidOrder();
    const { id, number } = placedOrder.order;
    gateway.connection.mode = 'refusing';
    const refusedResponse = await refund(operator, id);
    gateway.connection.mode = 'up';
    expect(refusedResponse).toMatchObject({
      status: 409,
      notice: expect.stringContaining('refused the refund: The provider says no. Nothing was refunded'),
    });
    expect(await loadRefunds(placedOrder)).toEqual([]);
    expect(await operator.load('/console/audit')).not.toContain(`Order ${number}: refunded`);
    expect((await refund(operator, id)).status).toBe(409);
    expect((await refund(operator, id, { seq: 2 })).status).toBe(303);
    expect(gateway.sumMoney(number)).toBe(PRICE_CENTS - 250);
  });

  it('repeats a refund whose response was lost until the provider confirms it, and stores the refund once', async () => {
    const operator = await createPlatformOperator();
    const placedOrder = await placePaidOrder();
    const { id, number } = placedOrder.order;
    gateway.connection.mode = 'silent';
    expect((await refund(operator, id)).status).toBe(303);
    expect(await loadRefunds(placedOrder)).toEqual([]);
    expect(await operator.load('/console')).toContain('Refund is being sent');
    expect((await refund(operator, id, { seq: 2 })).status).toBe(409);
    gateway.connection.mode = 'up';
    await waitUntilPasses(async () =>
      expect(await loadRefunds(placedOrder)).toMatchObject([{ amount: 2.5 }]),
    );
    expect(gateway.sumMoney(number)).toBe(PRICE_CENTS - 250);
  });

  it('refunds exactly the remaining amount when an order with a partial refund is cancelled', async () => {
    const operator = await createPlatformOperator();
    const placedOrder = await placePaidOrder();
    await refund(operator, placedOrder.order.id);
    expect(await customer.moveOrder(placedOrder.order.id, 9)).toBe(303);
    await waitUntilPasses(async () =>
      expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('refunded'),
    );
    expect(gateway.sumMoney(placedOrder.order.number)).toBe(0);
    expect((await refund(operator, placedOrder.order.id, { seq: 2, amount: '1' })).status).toBe(409);
  });

  it('returns a refunded part of a wallet payment at once, and the rest when the order is cancelled', async () => {
    const operator = await createPlatformOperator();
    const walletCustomer = await logInWithWallet(backend, 1000);
    const order = await walletCustomer.placeOrder();
    const toWallet = { target: 'wallet' };
    expect((await refund(operator, order.id, toWallet)).status).toBe(409);
    await customer.moveOrder(order.id, 1);
    const responses = await Promise.all([
      refund(operator, order.id, toWallet),
      refund(await createPlatformOperator('other'), order.id, toWallet),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await walletCustomer.loadLedgerBalance()).toEqual({
      balance: 1000 - PRICE_CENTS + 250,
      onHold: 0,
    });
    expect((await walletCustomer.loadWallet()).creditHistory[0]).toMatchObject({
      reason: 'returned',
      amount: 2.5,
    });
    expect((await refund(operator, order.id, { ...toWallet, seq: 2, amount: '6.79' })).status).toBe(409);
    await customer.moveOrder(order.id, 9);
    expect(await walletCustomer.loadLedgerBalance()).toEqual({ balance: 1000, onHold: 0 });
  });

  it('refuses a refund of a cash order, with an invalid amount, without a reason or by staff', async () => {
    const operator = await createPlatformOperator();
    const cashOrder = await placeOrder(backend);
    await customer.moveOrder(cashOrder.id, 1);
    expect((await refund(operator, cashOrder.id)).status).toBe(409);
    expect((await refund(operator, cashOrder.id, { target: 'wallet' })).status).toBe(409);
    const { order } = await placePaidOrder();
    for (const amount of ['0', '-1', '1.234', 'five', ''])
      expect((await refund(operator, order.id, { amount })).status).toBe(422);
    expect((await refund(operator, order.id, { reason: ' ' })).status).toBe(422);
    expect((await refund(operator, order.id, { target: 'cash' })).status).toBe(400);
    const staff = await createOperator(backend, 'refund-staff', { 'tea-house': 'staff' });
    expect((await refund(staff, order.id)).status).toBe(403);
    expect(await staff.load('/console')).not.toContain(`/console/orders/${order.id}/refund`);
    expect(gateway.sumMoney(order.number)).toBe(PRICE_CENTS);
  });
});
