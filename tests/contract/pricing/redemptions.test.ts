import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { couponRedemptions } from '../../../demo/server/db/schema-orders.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { createPhoneNumber, logIn } from '../testing/test-accounts.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  CHAI,
  CHAI_TOTAL,
  MITTE,
  type OrderBody,
} from '../testing/test-orders.ts';

interface OrderResponse {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly order?: { readonly id: string };
    readonly quote?: { readonly total: number; readonly coupon: number };
    readonly coupon?: { readonly code: string; readonly outcome: string };
  };
}

describe.each(databaseEngines)('coupons with a limited number of uses, on $name', (engine) => {
  const backend = useBackend(engine);
  const sendOrder = async (
    changes: Partial<OrderBody>,
    key: string = randomUUID(),
  ): Promise<OrderResponse> => {
    const response = await backend.request('/api/webapp/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...buildIdempotencyHeader(key) },
      body: JSON.stringify(buildOrderBody(changes)),
    });
    return { status: response.status, body: (await response.json()) as OrderResponse['body'] };
  };
  const requestQuote = (coupon_code: string) =>
    backend.call('calcOrder', {
      params: { branch_id: MITTE },
      body: { selling_types: 'car_pickup', order_lines: [CHAI], coupon_code },
    });
  /** The order at the price that the customer saw, with the coupon's discount. */
  const withCoupon = async (coupon_code: string): Promise<Partial<OrderBody>> => ({
    coupon_code,
    total: (await requestQuote(coupon_code)).quote.total,
  });
  const loadRedemptions = async (code: string) =>
    (await backend.database().query.couponRedemptions.findMany()).filter((row) => row.code === code);
  const moveOrder = (id: string | undefined, newStatus: number) =>
    backend.request(`/console/orders/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: `to=${newStatus}`,
    });

  it('grants a coupon with five uses to five of twenty simultaneous orders, and quotes the others the full price', async () => {
    const order = await withCoupon('FIRST5');
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sendOrder({ ...order, phone: `17012345${10 + n}` })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    const refusedResponses = responses.filter(({ status }) => status !== 200);
    expect(refusedResponses).toHaveLength(15);
    for (const { status, body } of refusedResponses) {
      expect([status, body.code]).toEqual([409, 'stale_total']);
      expect(body.quote).toMatchObject({ total: CHAI_TOTAL, coupon: 0 });
      expect(body.coupon).toEqual({ code: 'FIRST5', outcome: 'used_up' });
    }
    expect(await loadRedemptions('FIRST5')).toHaveLength(5);
    expect((await requestQuote('FIRST5')).coupon).toEqual({ code: 'FIRST5', outcome: 'used_up' });
  });

  it('the coupon of a rejected or cancelled order can be used again', async () => {
    const order = await withCoupon('LAST1');
    for (const finalStatus of [2, 9]) {
      const { body } = await sendOrder(order);
      expect((await requestQuote('LAST1')).coupon?.outcome).toBe('used_up');
      expect((await sendOrder(order)).status).toBe(409);
      expect((await moveOrder(body.order?.id, finalStatus)).status).toBe(303);
      expect((await requestQuote('LAST1')).coupon?.outcome).toBe('applied');
    }
    const responses = await Promise.all(Array.from({ length: 6 }, () => sendOrder(order)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    // The record of the redemption stays.
    expect(await loadRedemptions('LAST1')).toHaveLength(3);
  });

  it('recognises by any spelling of the phone number that a customer has used a once-per-customer coupon', async () => {
    const order = await withCoupon('ONCE-EACH');
    expect((await sendOrder({ ...order, phone: '1709999999' })).status).toBe(200);
    const repeatedResponse = await sendOrder({ ...order, phone: '01709999999' });
    expect([repeatedResponse.status, repeatedResponse.body.coupon?.outcome]).toEqual([409, 'used_up']);
    // Without a phone number, the backend cannot know that the customer used the coupon.
    expect((await requestQuote('ONCE-EACH')).coupon?.outcome).toBe('applied');
    expect((await sendOrder({ ...order, phone: '1708888888' })).status).toBe(200);
  });

  it('a coupon that an account has used counts as used for its phone number, even after the account is deleted', async () => {
    const number = createPhoneNumber();
    const { user, headers } = await logIn(backend, number);
    const order = { ...(await withCoupon('ONCE-EACH')), phone: number.phone, dial_code: number.dial_code };
    const orderResponse = await backend.call('placeOrder', {
      body: buildOrderBody(order),
      headers: { ...buildIdempotencyHeader(), ...headers },
    });
    expect(orderResponse.order.quote.coupon_code).toBe('ONCE-EACH');
    const expectUsedUp = async (phoneChanges: Partial<OrderBody> = {}) =>
      expect((await sendOrder({ ...order, ...phoneChanges })).body.coupon).toEqual({
        code: 'ONCE-EACH',
        outcome: 'used_up',
      });
    await expectUsedUp();
    await expectUsedUp({ phone: `0${number.phone}` });
    await expectUsedUp({ phone: `00${number.dial_code.slice(1)}${number.phone}` });
    const otherAccount = await logIn(backend, createPhoneNumber());
    const { status } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody(order),
      headers: { ...buildIdempotencyHeader(), ...otherAccount.headers },
    });
    expect(status).toBe(409);

    for (const newStatus of [1, 3, 5]) await moveOrder(orderResponse.order.id, newStatus);
    await backend.call('deleteAccount', { params: { user_id: user.id }, headers });
    await expectUsedUp();
    const laterLogin = await logIn(backend, number);
    const quoteResponse = await backend.call('calcOrder', {
      params: { branch_id: MITTE },
      body: { selling_types: 'car_pickup', order_lines: [CHAI], coupon_code: 'once-each' },
      headers: laterLogin.headers,
    });
    expect(quoteResponse.coupon).toEqual({ code: 'ONCE-EACH', outcome: 'used_up' });
  });

  it('counts a deleted account’s coupon as used for the account’s phone and for the phone of the order', async () => {
    const [number, orderPhone] = [createPhoneNumber(), createPhoneNumber()];
    const { user, headers } = await logIn(backend, number);
    const order = {
      ...(await withCoupon('ONCE-EACH')),
      phone: orderPhone.phone,
      dial_code: orderPhone.dial_code,
    };
    const orderResponse = await backend.call('placeOrder', {
      body: buildOrderBody(order),
      headers: { ...buildIdempotencyHeader(), ...headers },
    });
    for (const statusStep of [1, 3, 5]) await moveOrder(orderResponse.order.id, statusStep);
    await backend.call('deleteAccount', { params: { user_id: user.id }, headers });
    for (const { phone, dial_code } of [number, orderPhone])
      expect((await sendOrder({ ...order, phone, dial_code })).body.coupon).toEqual({
        code: 'ONCE-EACH',
        outcome: 'used_up',
      });
    expect((await sendOrder({ ...order, ...createPhoneNumber() })).status).toBe(200);
  });

  it('a guest’s use of a coupon counts for a later account with the same phone, and for no other phone', async () => {
    const number = createPhoneNumber();
    const order = { ...(await withCoupon('ONCE-EACH')), phone: number.phone, dial_code: number.dial_code };
    expect((await sendOrder(order)).status).toBe(200);
    const { headers } = await logIn(backend, number);
    const requestOwnQuote = (ownHeaders: typeof headers) =>
      backend.call('calcOrder', {
        params: { branch_id: MITTE },
        body: { selling_types: 'car_pickup', order_lines: [CHAI], coupon_code: 'ONCE-EACH' },
        headers: ownHeaders,
      });
    expect((await requestOwnQuote(headers)).coupon?.outcome).toBe('used_up');
    const otherAccount = await logIn(backend, createPhoneNumber());
    expect((await requestOwnQuote(otherAccount.headers)).coupon?.outcome).toBe('applied');
  });

  it('applies a once-per-customer coupon to exactly one of ten simultaneous orders of the customer', async () => {
    const order = await withCoupon('ONCE-EACH');
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => sendOrder({ ...order, phone: '1707777777' })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('uses a coupon once for twenty identical requests, and returns the order to each', async () => {
    const order = await withCoupon('RETRIED');
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendOrder(order, key)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.order?.id}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    const retry = await sendOrder(order, key);
    expect(retry.body.order?.id).toBe(responses[0]?.body.order?.id);
    expect(await loadRedemptions('RETRIED')).toHaveLength(1);
  });

  it('a refused order does not use its coupon', async () => {
    const redemptionCountBefore = (await loadRedemptions('TEN')).length;
    expect((await sendOrder({ coupon_code: 'TEN', total: 1 })).status).toBe(409);
    expect(await loadRedemptions('TEN')).toHaveLength(redemptionCountBefore);
  });

  it('a coupon that saves nothing is not used', async () => {
    expect((await sendOrder({ coupon_code: 'FREESHIP' })).status).toBe(200);
    expect(await loadRedemptions('FREESHIP')).toHaveLength(0);
  });

  it('the database refuses to change or delete a used coupon', async () => {
    const db = backend.database();
    await sendOrder(await withCoupon('TEN'));
    await expect(db.delete(couponRedemptions)).rejects.toThrow();
    await expect(db.update(couponRedemptions).set({ code: 'FREE' })).rejects.toThrow();
  });
});
