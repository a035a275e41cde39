import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentEvents } from '../../../demo/server/db/schema-payments.ts';
import { type PageToOpen, ProviderRefused } from '../../../demo/server/services/payment/provider.ts';
import { createStripe } from '../../../demo/server/services/payment/stripe.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { createFakeStripe, SECRET_KEY, WEBHOOK_SECRET } from '../testing/fake-stripe.ts';
import { APPLE_PAY, CARD, createPayer, getPaymentUrl, waitUntilPasses } from '../testing/payer.ts';
import { openTeaHouse } from '../testing/tea-house.ts';

const buildConfig = (stripe: ReturnType<typeof createFakeStripe>) => ({
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
  apiBase: 'https://api.stripe.com',
  fetch: stripe.fetch,
});
const PAGE: PageToOpen = {
  key: 'payment.0',
  paymentType: 1,
  amount: 4250,
  currency: 'KWD',
  digits: 3,
  shop: { en: 'Tea House', ar: 'بيت الشاي' },
  title: '4F-7K2',
  locale: 'ar',
  expiresAt: new Date('2026-03-04T13:00:00Z'),
  doneUrl: 'https://orders.example/payments/done/payment',
  cancelUrl: 'https://orders.example/payments/done/payment?cancelled=1',
};

describe('the Stripe Checkout client', () => {
  it('opens one Stripe session per payment, with the documented form fields, API version and idempotency key', async () => {
    const stripe = createFakeStripe();
    const provider = createStripe(buildConfig(stripe));
    const openedSession = await provider.open(PAGE);
    expect(openedSession.url).toBe(`https://checkout.stripe.com/c/pay/${openedSession.ref}`);
    expect(stripe.requests[0]?.path).toBe('/v1/checkout/sessions');
    expect(stripe.requests[0]?.headers.get('idempotency-key')).toBe('payment.0');
    expect(stripe.requests[0]?.headers.get('stripe-version')).toBe('2024-06-20');
    expect(stripe.requests[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(stripe.requests[0]?.form).toEqual({
      mode: 'payment',
      client_reference_id: 'payment.0',
      success_url: PAGE.doneUrl,
      cancel_url: PAGE.cancelUrl,
      expires_at: '1772629200',
      locale: 'auto',
      'payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'kwd',
      'line_items[0][price_data][unit_amount]': '4250',
      'line_items[0][price_data][product_data][name]': 'بيت الشاي 4F-7K2',
      'metadata[digits]': '3',
    });
    expect(await provider.open(PAGE)).toEqual(openedSession);
  });

  it('reads the status of a Stripe session and the paid amount in minor units', async () => {
    const stripe = createFakeStripe();
    const provider = createStripe(buildConfig(stripe));
    const { ref, url } = await provider.open(PAGE);
    expect(await provider.loadState(ref)).toEqual({ status: 'pending' });
    stripe.complete(url);
    expect(await provider.loadState(ref)).toEqual({ status: 'paid', amount: 4250, currency: 'KWD' });
    expect((await provider.cancel(ref)).status).toBe('paid');
    const otherSession = await provider.open({ ...PAGE, key: 'payment.1' });
    expect(await provider.cancel(otherSession.ref)).toEqual({ status: 'cancelled' });
    expect(await provider.cancel(otherSession.ref)).toEqual({ status: 'expired' });
  });

  it('refunds a Stripe payment once, even after a lost response or a refund on the Stripe dashboard', async () => {
    const stripe = createFakeStripe();
    const provider = createStripe(buildConfig(stripe));
    const { ref, url } = await provider.open(PAGE);
    await expect(provider.refund({ ref, key: 'payment' })).rejects.toThrow('no payment');
    stripe.complete(url);
    await provider.refund({ ref, key: 'payment' });
    await provider.refund({ ref, key: 'payment' });
    await provider.refund({ ref, key: 'on the dashboard' });
    expect(stripe.refundedIntents.size).toBe(1);
  });

  it('refunds a part of a Stripe payment in Stripe’s smallest unit, and refuses a part that Stripe cannot refund', async () => {
    const stripe = createFakeStripe();
    const provider = createStripe(buildConfig(stripe));
    const { ref, url } = await provider.open(PAGE);
    stripe.complete(url);
    const partialAmount = { amount: 250, currency: 'KWD', digits: 3 };
    await provider.refund({ ref, key: 'payment.1', requestedAmount: partialAmount });
    expect(stripe.requests.at(-1)).toMatchObject({ path: '/v1/refunds', form: { amount: '250' } });
    const refusedAmount = { ...partialAmount, amount: 255 };
    await expect(provider.refund({ ref, key: 'payment.2', requestedAmount: refusedAmount })).rejects.toThrow(
      'cannot charge',
    );
    await expect(
      provider.refund({ ref, key: 'payment.3', requestedAmount: partialAmount }),
    ).rejects.toBeInstanceOf(ProviderRefused);
  });

  it('reports Stripe’s error type but not its message when the secret key is invalid', async () => {
    const provider = createStripe({ ...buildConfig(createFakeStripe()), secretKey: 'sk_test_wrong' });
    await expect(provider.open(PAGE)).rejects.toThrow(/^Stripe: 401 invalid_request_error$/);
  });

  it('offers only the payment methods that Stripe handles as card payments', () => {
    const stripe = createFakeStripe();
    const provider = createStripe(buildConfig(stripe));
    expect([1, 4, 5, 6, 7, 8, 9].filter(provider.supports)).toEqual([1, 6, 7, 8]);
  });
});

// The tests with the fake provider cover all engines, so one engine is enough here.
describe.each(pgliteOnly)('an order paid with Stripe, on $name', (engine) => {
  const stripe = createFakeStripe();
  const backend = useBackend(engine, { payment: { stripe: buildConfig(stripe) } });
  const customer = createPayer(backend);
  const otherCustomer = createPayer(backend, 'other-tea~mitte');
  beforeAll(() => openTeaHouse(backend, 'other-tea', {}));
  const listEvents = (ref: string) =>
    backend.database().select().from(paymentEvents).where(eq(paymentEvents.providerRef, ref));
  const sendWebhook = async (init: RequestInit) =>
    (await backend.request('/payments/webhook/stripe', init)).status;

  it('a signed Stripe webhook completes the payment, and rejecting the order refunds it', async () => {
    const placedOrder = await customer.placeOrder();
    const url = getPaymentUrl(placedOrder.transaction);
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    stripe.complete(url);
    const webhook = stripe.webhook(url, 'checkout.session.completed');
    expect(await sendWebhook(webhook)).toBe(200);
    expect(await sendWebhook(webhook)).toBe(200);
    expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('paid');
    await customer.moveOrder(placedOrder.order.id, 2);
    await waitUntilPasses(async () =>
      expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('refunded'),
    );
    expect(stripe.refundedIntents.size).toBe(1);
  });

  it('a failed transfer declines a Stripe payment, and an unrelated event leaves it pending', async () => {
    const placedOrder = await customer.placeOrder();
    await sendWebhook(stripe.webhook(getPaymentUrl(placedOrder.transaction), 'payment_intent.created'));
    expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('pending');
    await sendWebhook(
      stripe.webhook(getPaymentUrl(placedOrder.transaction), 'checkout.session.async_payment_failed'),
    );
    expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('declined');
  });

  it('refuses Stripe webhooks with another secret, an old timestamp, a changed body or no signature', async () => {
    const placedOrder = await customer.placeOrder();
    const url = getPaymentUrl(placedOrder.transaction);
    stripe.complete(url);
    const type = 'checkout.session.completed';
    const validWebhook = stripe.webhook(url, type);
    for (const forgedWebhook of [
      stripe.webhook(url, type, { secret: 'whsec_guessed' }),
      stripe.webhook(url, type, { at: Date.now() - 301_000 }),
      { ...validWebhook, body: String(validWebhook.body).replace('928', '1') },
      { ...validWebhook, headers: {} },
    ])
      expect(await sendWebhook(forgedWebhook)).toBe(400);
    expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('pending');
  });

  it('ignores Stripe events about payments of another program in the same Stripe account', async () => {
    const placedOrder = await customer.placeOrder();
    const url = getPaymentUrl(placedOrder.transaction);
    stripe.complete(url);
    // The event names our order, amount and currency, but another program opened its session.
    const changes = { id: 'cs_test_ofAnotherProgram', client_reference_id: placedOrder.transaction.id };
    for (const type of ['checkout.session.completed', 'checkout.session.expired'])
      expect(await sendWebhook(stripe.webhook(url, type, { changes }))).toBe(200);
    expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('pending');
    expect(await listEvents(changes.id)).toEqual([]);
  });

  it('a Stripe payment marks only its own order as paid when two businesses share the account', async () => {
    const [firstOrder, secondOrder] = [await customer.placeOrder(), await otherCustomer.placeOrder()];
    const secondUrl = getPaymentUrl(secondOrder.transaction);
    stripe.complete(secondUrl);
    const changes = { client_reference_id: `${firstOrder.transaction.id}.0` };
    await sendWebhook(stripe.webhook(secondUrl, 'checkout.session.completed', { changes }));
    expect((await customer.loadOrderEvents(firstOrder)).payment?.status).toBe('pending');
    expect((await otherCustomer.loadOrderEvents(secondOrder)).payment?.status).toBe('paid');
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'usd' }],
    ['no amount and no currency', { amount_total: null as never, currency: null as never }],
    ['another number of decimals', { metadata: { digits: '3' } }],
  ])('keeps an order unpaid and returns the money when the Stripe event has %s', async (_, changes) => {
    const placedOrder = await customer.placeOrder();
    const url = getPaymentUrl(placedOrder.transaction);
    stripe.complete(url);
    const refundCountBefore = stripe.refundedIntents.size;
    await sendWebhook(stripe.webhook(url, 'checkout.session.completed', { changes }));
    await waitUntilPasses(async () =>
      expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('refunded'),
    );
    expect(stripe.refundedIntents.size).toBe(refundCountBefore + 1);
    // The order still waits for a payment, so the customer can start another one.
    expect((await customer.pay(placedOrder, CARD)).transaction?.status).toBe('pending');
  });

  it('ignores a Stripe event that is sent again, even with different content, and an event that is too old', async () => {
    const placedOrder = await customer.placeOrder();
    const url = getPaymentUrl(placedOrder.transaction);
    stripe.complete(url);
    const type = 'checkout.session.completed';
    const oldWebhook = stripe.webhook(url, type, { at: Date.now() - 301_000 });
    expect(await sendWebhook(oldWebhook)).toBe(400);
    expect((await customer.loadOrderEvents(placedOrder)).payment?.status).toBe('pending');
    const id = 'evt_replayed';
    expect(await sendWebhook(stripe.webhook(url, type, { id }))).toBe(200);
    const paidEvents = await customer.loadOrderEvents(placedOrder);
    expect(paidEvents.payment?.status).toBe('paid');
    for (const changes of [{}, { status: 'expired', payment_status: 'unpaid' }, { amount_total: 1 }])
      expect(await sendWebhook(stripe.webhook(url, type, { id, changes }))).toBe(200);
    // Another event about the same session, such as a late expiry, does not undo the payment either.
    const expiredState = { status: 'expired', payment_status: 'unpaid' };
    await sendWebhook(stripe.webhook(url, 'checkout.session.expired', { changes: expiredState }));
    expect(await customer.loadOrderEvents(placedOrder)).toEqual(paidEvents);
  });

  it('opens only one Stripe session when a response is lost or a request is still running', async () => {
    for (const failure of ['silent', 'in_use'] as const) {
      stripe.failNext(failure);
      const placedOrder = await customer.placeOrder();
      expect(placedOrder.transaction.url).toBeNull();
      const { transaction } = await customer.pay(placedOrder, CARD);
      const openRequests = stripe.requests.filter(
        ({ form }) => form.client_reference_id === `${placedOrder.transaction.id}.0`,
      );
      expect(openRequests.length).toBeGreaterThan(0);
      expect(new Set(openRequests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
      expect(getPaymentUrl(transaction)).toContain('checkout.stripe.com');
    }
  });

  it('cancels a Stripe payment when the customer chooses another method, and serves no sandbox pages', async () => {
    const placedOrder = await customer.placeOrder();
    await customer.pay(placedOrder, APPLE_PAY);
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'cancelled' });
    expect((await backend.request('/sandbox-pay/aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
    expect((await backend.request('/payments/webhook/sandbox', { method: 'POST', body: '{}' })).status).toBe(
      404,
    );
  });
});
