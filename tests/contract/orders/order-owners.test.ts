import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { createPhoneNumber, logIn, type TestAccount } from '../testing/test-accounts.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  buildOrderKeyHeader,
  CHAI,
  MITTE,
  type OrderBody,
  placeOrder,
} from '../testing/test-orders.ts';

describe.each(pgliteOnly)('the owner of an order, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(() => openTeaHouse(backend, 'other-tea', {}));
  const loadFullOrder = async (order_id: string, headers: Record<string, string>) =>
    (
      await backend.call('order', {
        params: { branch_id: MITTE, order_id },
        query: { full: 'true' },
        headers,
      })
    ).order;
  const requestQuote = async (coupon_code: string, account: TestAccount | null) =>
    backend.call('calcOrder', {
      params: { branch_id: MITTE },
      body: { selling_types: 'car_pickup', order_lines: [CHAI], coupon_code },
      ...(account && { headers: account.headers }),
    });
  const buildCouponFields = async (coupon_code: string, account: TestAccount | null) => ({
    coupon_code,
    total: (await requestQuote(coupon_code, account)).quote.total,
  });
  const expectOrderRefusal = async (changes: Partial<OrderBody>, headers: Record<string, string> = {}) => {
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody(changes),
      headers: { ...buildIdempotencyHeader(), ...headers },
    });
    return [status, body.code];
  };

  // @spec roles/order-customer-s
  it('shows an order to its account on every device, and to anybody who has the order key', async () => {
    const phoneNumber = createPhoneNumber();
    const ada = await logIn(backend, phoneNumber);
    const { id } = await placeOrder(backend, {}, ada.headers);
    backend.clock.now += 60_000;
    const secondLogin = await logIn(backend, phoneNumber);
    for (const headers of [ada.headers, secondLogin.headers, buildOrderKeyHeader(id)])
      expect((await loadFullOrder(id, headers)).customer?.name).toBe('Ada');
    const grace = await logIn(backend);
    const guestOrder = await placeOrder(backend);
    expect((await loadFullOrder(id, grace.headers)).customer).toBeUndefined();
    expect((await loadFullOrder(id, buildOrderKeyHeader(guestOrder.id))).customer).toBeUndefined();
    expect((await loadFullOrder(guestOrder.id, ada.headers)).customer).toBeUndefined();
  });

  it('refuses an order request with an invalid token or a token of another business', async () => {
    const { id } = await placeOrder(backend);
    const stranger = await logIn(backend, createPhoneNumber({ reference_id: 'other-tea' }));
    const params = { branch_id: MITTE, order_id: id };
    for (const authorization of [stranger.headers.authorization, 'Bearer nonsense', 'Bearer']) {
      const headers = { authorization };
      const orderRequest = { params, query: { full: 'true' }, headers };
      expect(await backend.expectRefusal('order', orderRequest)).toMatchObject({
        status: 401,
        body: { code: 'token_invalid' },
      });
      expect(await expectOrderRefusal({}, headers)).toEqual([401, 'token_invalid']);
      const quoteRequest = {
        params: { branch_id: MITTE },
        body: { selling_types: 'car_pickup', order_lines: [CHAI] },
      };
      expect((await backend.expectRefusal('calcOrder', { ...quoteRequest, headers })).status).toBe(401);
      // Public data needs no token, so the backend ignores an invalid one.
      await backend.call('restaurant', { params: { reference_id: 'tea-house' }, headers });
      await backend.call('orderById', { params: { order_id: id }, headers });
    }
  });

  // @spec validation/coupons-3, roles/coupons-may-be-for-guests
  it('guests cannot use a coupon for accounts, and accounts cannot use a coupon for guests', async () => {
    const ada = await logIn(backend);
    expect((await requestQuote('MEMBERS', ada)).coupon?.outcome).toBe('applied');
    expect((await requestQuote('MEMBERS', null)).coupon?.outcome).toBe('authenticated_only');
    expect((await requestQuote('GUESTS', ada)).coupon?.outcome).toBe('guests_only');
    const memberCoupon = await buildCouponFields('MEMBERS', ada);
    expect((await placeOrder(backend, memberCoupon, ada.headers)).quote.coupon).toBeGreaterThan(0);
    expect(await expectOrderRefusal(memberCoupon)).toEqual([409, 'stale_total']);
    expect(await expectOrderRefusal(await buildCouponFields('GUESTS', null), ada.headers)).toEqual([
      409,
      'stale_total',
    ]);
  });

  it('recognises by account or phone number that a customer has used a once-per-customer coupon', async () => {
    const ada = await logIn(backend);
    const coupon = await buildCouponFields('ONCE-EACH', ada);
    await placeOrder(backend, coupon, ada.headers);
    expect((await requestQuote('ONCE-EACH', ada)).coupon?.outcome).toBe('used_up');
    expect(await expectOrderRefusal({ ...coupon, phone: '1709999999' }, ada.headers)).toEqual([
      409,
      'stale_total',
    ]);
    const phoneNumber = createPhoneNumber();
    await placeOrder(backend, { ...coupon, phone: phoneNumber.phone });
    expect((await requestQuote('ONCE-EACH', await logIn(backend, phoneNumber))).coupon?.outcome).toBe(
      'used_up',
    );
  });
});
