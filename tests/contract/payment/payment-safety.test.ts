import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import {
  APPLE_PAY,
  CARD,
  CASH,
  createPayer,
  getPaymentUrl,
  type Payable,
  waitUntilPasses,
} from '../testing/payer.ts';
import { MITTE } from '../testing/test-orders.ts';

const MINUTE_MS = 60_000;
const WEBHOOK_PATH = '/payments/webhook/fake';
/** The price of the order: 9.28 EUR. */
const PRICE_CENTS = 928;

describe.each(databaseEngines)('charging once, on $name', (engine) => {
  const gateway = createFakePaymentProvider();
  const backend = useBackend(engine, { payment: { provider: gateway.provider } });
  const customer = createPayer(backend);
  const sendWebhook = async (init: RequestInit): Promise<number> =>
    (await backend.request(WEBHOOK_PATH, init)).status;
  const loadPayment = async (placedOrder: Payable) => (await customer.loadOrderEvents(placedOrder)).payment;
  const cancelOrder = ({ key, order: { id } }: Payable) =>
    backend.request(`/api/webapp/cancel-order/${MITTE}/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'order-key': key },
      body: '{}',
    });

  it('opens one payment page for an order whose payment is requested many times at once', async () => {
    const placedOrder = await customer.placeOrder();
    const transactions = await Promise.all(
      Array.from({ length: 20 }, () =>
        customer.pay(placedOrder, CARD).then(({ transaction }) => transaction),
      ),
    );
    expect(new Set(transactions.map((transaction) => transaction?.url))).toEqual(
      new Set([placedOrder.transaction.url]),
    );
    expect(gateway.countPages(placedOrder.order.number)).toBe(1);
  });

  it('charges an order once when payment, a method change and a late webhook overlap', async () => {
    for (let round = 0; round < 3; round++) {
      const placedOrder = await customer.placeOrder();
      const urls = [getPaymentUrl(placedOrder.transaction)];
      const changeAndPay = async (type: number): Promise<void> => {
        const { transaction } = await customer.pay(placedOrder, type).catch(() => ({ transaction: null }));
        if (transaction?.url) urls.push(transaction.url);
        // A closed page takes no money, but some pages are paid just before they are closed.
        for (const url of urls) {
          gateway.charge(url, { isForced: Math.random() < 0.3 });
          const webhook = gateway.webhook(url);
          await Promise.all([1, 2, 3].map(() => sendWebhook(webhook)));
        }
        await customer.loadTransaction(placedOrder);
      };
      await Promise.all([CARD, APPLE_PAY, CARD, APPLE_PAY, CARD, APPLE_PAY].map(changeAndPay));
      await waitUntilPasses(async () => {
        expect((await loadPayment(placedOrder))?.status).toBe('paid');
        expect(gateway.countCharges(placedOrder.order.number)).toBeGreaterThan(0);
        expect(gateway.sumMoney(placedOrder.order.number)).toBe(PRICE_CENTS);
      });
    }
  });

  it('refunds the whole payment when an order is cancelled at the moment of payment', async () => {
    for (let round = 0; round < 3; round++) {
      const placedOrder = await customer.placeOrder();
      const url = getPaymentUrl(placedOrder.transaction);
      gateway.charge(url);
      await Promise.all([
        sendWebhook(gateway.webhook(url)),
        cancelOrder(placedOrder),
        customer.loadTransaction(placedOrder),
      ]);
      await waitUntilPasses(async () => {
        expect(await customer.loadOrderEvents(placedOrder)).toMatchObject({
          status: 9,
          payment: { status: 'refunded' },
        });
        expect(gateway.sumMoney(placedOrder.order.number)).toBe(0);
      });
    }
  });

  it('refunds a payment that arrives after the order has ended', async () => {
    const placedOrder = await customer.placeOrder();
    await cancelOrder(placedOrder);
    gateway.charge(getPaymentUrl(placedOrder.transaction), { isForced: true });
    await sendWebhook(gateway.webhook(getPaymentUrl(placedOrder.transaction)));
    await waitUntilPasses(async () => expect((await loadPayment(placedOrder))?.status).toBe('refunded'));
    expect(gateway.sumMoney(placedOrder.order.number)).toBe(0);
  });

  it('refunds a second payment from an abandoned payment page, and the order stays paid', async () => {
    const placedOrder = await customer.placeOrder();
    const otherPayment = await customer.pay(placedOrder, APPLE_PAY);
    for (const url of [getPaymentUrl(otherPayment.transaction), getPaymentUrl(placedOrder.transaction)]) {
      gateway.charge(url, { isForced: true });
      await sendWebhook(gateway.webhook(url));
    }
    await waitUntilPasses(() => expect(gateway.sumMoney(placedOrder.order.number)).toBe(PRICE_CENTS));
    expect(gateway.countCharges(placedOrder.order.number)).toBe(2);
    expect(await loadPayment(placedOrder)).toMatchObject({
      status: 'paid',
      transaction_id: otherPayment.transaction?.id,
    });
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'refunded' });
  });

  it.each([
    ['less', { amount: PRICE_CENTS - 1 }],
    ['more', { amount: PRICE_CENTS * 10 }],
    ['another currency', { currency: 'JPY' }],
  ])('refunds a payment of %s than requested, and leaves the order unpaid', async (_, changes) => {
    const placedOrder = await customer.placeOrder();
    gateway.charge(getPaymentUrl(placedOrder.transaction), changes);
    await sendWebhook(gateway.webhook(getPaymentUrl(placedOrder.transaction)));
    await waitUntilPasses(() => expect(gateway.sumMoney(placedOrder.order.number)).toBe(0));
    expect(await customer.moveOrder(placedOrder.order.id, 1)).toBe(409);
    const { transaction } = await customer.pay(placedOrder, CARD);
    gateway.charge(getPaymentUrl(transaction));
    await sendWebhook(gateway.webhook(getPaymentUrl(transaction)));
    expect((await loadPayment(placedOrder))?.status).toBe('paid');
  });

  it('ignores a payment webhook that is forged, altered, outdated or for an unknown payment', async () => {
    const placedOrder = await customer.placeOrder();
    const url = getPaymentUrl(placedOrder.transaction);
    gateway.charge(url);
    const validWebhook = gateway.webhook(url);
    for (const forgedWebhook of [
      gateway.webhook(url, { secret: 'guessed' }),
      gateway.webhook(url, { at: Date.now() - 6 * MINUTE_MS }),
      gateway.webhook(url, { at: Date.now() + 6 * MINUTE_MS }),
      { ...validWebhook, headers: {} },
      { ...validWebhook, headers: { 'fake-signature': 't=1,v1=00' } },
      { ...validWebhook, body: `${validWebhook.body} ` },
    ])
      expect(await sendWebhook(forgedWebhook)).toBe(400);
    expect((await backend.request('/payments/webhook/sandbox', validWebhook)).status).toBe(404);
    expect(await loadPayment(placedOrder)).toMatchObject({ status: 'pending' });
    expect(await sendWebhook(validWebhook)).toBe(200);
    expect((await loadPayment(placedOrder))?.status).toBe('paid');
  });

  it('ignores a payment webhook that arrives again, even after the order was refunded', async () => {
    const placedOrder = await customer.placeOrder();
    const url = getPaymentUrl(placedOrder.transaction);
    gateway.charge(url);
    const webhook = gateway.webhook(url);
    await Promise.all(Array.from({ length: 10 }, () => sendWebhook(webhook)));
    await customer.moveOrder(placedOrder.order.id, 2);
    await waitUntilPasses(async () => expect((await loadPayment(placedOrder))?.status).toBe('refunded'));
    for (const repeatedWebhook of [webhook, gateway.webhook(url)])
      expect(await sendWebhook(repeatedWebhook)).toBe(200);
    expect((await customer.loadOrderEvents(placedOrder)).events).toHaveLength(2);
    expect((await loadPayment(placedOrder))?.status).toBe('refunded');
    expect(gateway.sumMoney(placedOrder.order.number)).toBe(0);
  });

  it('asks the provider for the payment status when no webhook arrives, at most every three seconds', async () => {
    const placedOrder = await customer.placeOrder();
    gateway.charge(getPaymentUrl(placedOrder.transaction));
    const requestCountBefore = gateway.connection.requestCount;
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => customer.loadTransaction(placedOrder)),
    );
    expect(gateway.connection.requestCount).toBe(requestCountBefore + 1);
    expect(responses.map(({ status }) => status)).toContain('paid');
    const waitingOrder = await customer.placeOrder();
    await customer.loadTransaction(waitingOrder);
    const requestCount = gateway.connection.requestCount;
    backend.clock.now += 2900;
    await customer.loadTransaction(waitingOrder);
    expect(gateway.connection.requestCount).toBe(requestCount);
    backend.clock.now += 100;
    await customer.loadTransaction(waitingOrder);
    expect(gateway.connection.requestCount).toBe(requestCount + 1);
  });

  it.each(['down', 'refusing'] as const)(
    'an order can still be paid after a time in which the payment provider was “%s”',
    async (mode) => {
      gateway.connection.mode = mode;
      const [firstOrder, secondOrder] = await Promise.all([customer.placeOrder(), customer.placeOrder()]);
      expect(firstOrder.transaction).toMatchObject({ status: 'pending', url: null });
      expect((await customer.pay(firstOrder, CARD)).transaction?.url).toBeNull();
      expect((await customer.pay(firstOrder, CASH)).order.payment).toBeNull();
      gateway.connection.mode = 'up';
      const { transaction } = await customer.pay(secondOrder, CARD);
      expect(transaction?.id).toBe(secondOrder.transaction.id);
      gateway.charge(getPaymentUrl(transaction));
      await sendWebhook(gateway.webhook(getPaymentUrl(transaction)));
      expect((await loadPayment(secondOrder))?.status).toBe('paid');
      expect(gateway.countPages(firstOrder.order.number)).toBe(0);
    },
  );

  it('refunds an online payment that arrives after the customer changed to cash', async () => {
    const placedOrder = await customer.placeOrder();
    gateway.connection.mode = 'down';
    await customer.pay(placedOrder, CASH);
    gateway.charge(getPaymentUrl(placedOrder.transaction));
    gateway.connection.mode = 'up';
    await waitUntilPasses(() => expect(gateway.countCharges(placedOrder.order.number)).toBe(1));
    await waitUntilPasses(() => expect(gateway.sumMoney(placedOrder.order.number)).toBe(0));
    expect(await loadPayment(placedOrder)).toBeNull();
  });

  it('refunds a rejected order as soon as a payment provider that was down responds again', async () => {
    const placedOrder = await customer.placeOrder();
    gateway.charge(getPaymentUrl(placedOrder.transaction));
    await sendWebhook(gateway.webhook(getPaymentUrl(placedOrder.transaction)));
    gateway.connection.mode = 'down';
    await customer.moveOrder(placedOrder.order.id, 2);
    expect((await loadPayment(placedOrder))?.status).toBe('refunding');
    expect(gateway.sumMoney(placedOrder.order.number)).toBe(PRICE_CENTS);
    gateway.connection.mode = 'up';
    await waitUntilPasses(() => expect(gateway.sumMoney(placedOrder.order.number)).toBe(0));
    await waitUntilPasses(async () => expect((await loadPayment(placedOrder))?.status).toBe('refunded'));
  });

  it('accepts a payment made at the last moment, and waits a limited time for a provider that is down', async () => {
    const [paidOrder, unconfirmedOrder] = [await customer.placeOrder(), await customer.placeOrder()];
    gateway.connection.mode = 'down';
    backend.clock.now += 16 * MINUTE_MS;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await customer.loadOrderEvents(paidOrder)).status).toBe(0);
    gateway.charge(getPaymentUrl(paidOrder.transaction));
    await sendWebhook(gateway.webhook(getPaymentUrl(paidOrder.transaction)));
    // One second less than 15 minutes, after which the paid order would end as unanswered.
    backend.clock.now += 15 * MINUTE_MS - 1000;
    await waitUntilPasses(async () =>
      expect((await customer.loadOrderEvents(unconfirmedOrder)).status).toBe(9),
    );
    expect(await customer.loadOrderEvents(paidOrder)).toMatchObject({
      status: 0,
      payment: { status: 'paid' },
    });
    gateway.charge(getPaymentUrl(unconfirmedOrder.transaction));
    gateway.connection.mode = 'up';
    await waitUntilPasses(() => expect(gateway.sumMoney(unconfirmedOrder.order.number)).toBe(0));
  });
});
