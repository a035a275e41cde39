import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { CARD, createPayer, getPaymentUrl } from '../testing/payer.ts';

const SHOP_ORIGIN = 'https://shop.example';

// Pages and redirects do not depend on the database, so one database engine is enough.
describe.each(pgliteOnly)('returning from payment, on $name', (engine) => {
  const backend = useBackend(engine);
  const customer = createPayer(backend);
  const openReturnPage = (id: string, query = '') => backend.request(`/payments/done/${id}${query}`);
  const placeOrderFrom = (
    return_url: string,
    origin: string | null,
    extraHeaders: Record<string, string> = {},
  ) => customer.placeOrder({ return_url }, { ...(origin && { origin }), ...extraHeaders });

  it('the return page shows the payment’s result and links to the host page, however often it is opened', async () => {
    const { transaction } = await placeOrderFrom(`${SHOP_ORIGIN}/menu?a=1&b=2`, SHOP_ORIGIN);
    await customer.submitChoice(getPaymentUrl(transaction), 'pay');
    const texts = await Promise.all([1, 2, 3].map(async () => (await openReturnPage(transaction.id)).text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('<h1>Paid</h1>');
    expect(texts[0]).toContain(`href="${SHOP_ORIGIN}/menu?a=1&amp;b=2"`);
    expect(texts[0]).toContain('Back to shop.example');
  });

  it.each([
    ['the URL of another site', `${SHOP_ORIGIN}/menu`, 'https://evil.example'],
    ['the URL of a page that sends no origin', `${SHOP_ORIGIN}/menu`, null],
  ])('does not send the customer to %s after the payment', async (_, url, origin) => {
    const { transaction } = await placeOrderFrom(url, origin);
    const text = await (await openReturnPage(transaction.id)).text();
    expect(text).not.toContain('shop.example');
    expect(text).toContain('You can close this window.');
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', 'no address', `${SHOP_ORIGIN}/${'x'.repeat(500)}`])(
    'refuses a payment with the return URL %s',
    async (return_url) => {
      const body = { payment_type: CARD, return_url };
      const { key, order } = await customer.placeOrder();
      const headers = { 'idempotency-key': 'another-try', 'order-key': key };
      const refusal = await backend.expectRefusal('pay', { params: { order_id: order.id }, body, headers });
      expect([refusal.status, refusal.body.code]).toEqual([422, 'invalid']);
    },
  );

  it.each([
    ['pay', (order: string) => `/tea-house/order/${order}`],
    [
      'decline',
      (order: string, payment: string) => `/tea-house/payment/fail?order=${order}&transaction=${payment}`,
    ],
    [
      'cancel',
      (order: string, payment: string) => `/tea-house/payment/fail?order=${order}&transaction=${payment}`,
    ],
  ])(
    'redirects the customer to the hosted page after the choice “%s”, however often the return page is opened',
    async (choice, getPath) => {
      const { order, transaction } = await placeOrderFrom(
        'http://localhost/tea-house/menu',
        'http://localhost',
      );
      await customer.submitChoice(getPaymentUrl(transaction), choice);
      for (let attempt = 0; attempt < 2; attempt++) {
        const response = await openReturnPage(transaction.id);
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe(getPath(order.id, transaction.id));
      }
    },
  );

  it('never redirects the customer to a page of another business or a demo site after the payment', async () => {
    for (const path of ['/demo/plain.html', '/tea-house-two/menu', '/']) {
      const { transaction } = await placeOrderFrom(`http://localhost${path}`, 'http://localhost');
      expect((await openReturnPage(transaction.id)).status).toBe(200);
    }
  });

  it('shows payment pages in the customer’s language', async () => {
    const { transaction } = await placeOrderFrom(`${SHOP_ORIGIN}/`, SHOP_ORIGIN, { locale: 'ar' });
    const paymentPage = await (await backend.request(new URL(getPaymentUrl(transaction)).pathname)).text();
    expect(paymentPage).toContain('<html lang="ar" dir="rtl">');
    expect(paymentPage).toContain('دفع تجريبي');
    await customer.submitChoice(getPaymentUrl(transaction), 'decline');
    const text = await (await openReturnPage(transaction.id)).text();
    expect(text).toContain('رُفضت عملية الدفع');
    expect(text).toContain('العودة إلى shop.example');
  });

  it('cancels a payment when the customer leaves the payment page, unless the payment has succeeded', async () => {
    const placedOrder = await customer.placeOrder();
    await openReturnPage(placedOrder.transaction.id, '?cancelled=1');
    expect(await customer.loadTransaction(placedOrder)).toMatchObject({ status: 'cancelled' });
    const paidOrder = await customer.placeOrder();
    await customer.submitChoice(getPaymentUrl(paidOrder.transaction), 'pay');
    await openReturnPage(paidOrder.transaction.id, '?cancelled=1');
    expect(await customer.loadTransaction(paidOrder)).toMatchObject({ status: 'paid' });
  });

  it('answers 404 for an unknown payment, and 400 for an impossible choice on the sandbox payment page', async () => {
    for (const path of [
      '/payments/done/x',
      `/payments/done/${'a'.repeat(22)}`,
      '/sandbox-pay/x',
      '/sandbox-pay/%00',
    ])
      expect((await backend.request(path)).status).toBe(404);
    const { transaction } = await customer.placeOrder();
    const { pathname } = new URL(getPaymentUrl(transaction));
    expect((await backend.request(pathname, { method: 'POST', body: 'do=steal' })).status).toBe(400);
  });

  it('payment and return pages cannot be cached or framed, run only their own scripts and leak no referrer', async () => {
    const { transaction } = await customer.placeOrder();
    for (const path of [new URL(getPaymentUrl(transaction)).pathname, `/payments/done/${transaction.id}`]) {
      const { headers } = await backend.request(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});
