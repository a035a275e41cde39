import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  CHAI,
  CHAI_TOTAL,
  MITTE,
  type OrderBody,
  placeOrder,
} from '../testing/test-orders.ts';

const TURKISH_COUPON = {
  code: 'ICECEK10',
  discount_type: 'percent',
  discount_value: 10,
  all_menu: true,
  user_type: 'all',
  free_delivery: false,
} as const;

describe.each(pgliteOnly)('coupons, on $name', (engine) => {
  const backend = useBackend(engine);
  const requestQuote = (coupon_code: string, changes: object = {}) =>
    backend.call('calcOrder', {
      params: { branch_id: MITTE },
      body: { selling_types: 'car_pickup', order_lines: [CHAI], coupon_code, ...changes },
    });
  const expectRefusal = (changes: Partial<OrderBody>) =>
    backend.expectRefusal('placeOrder', { body: buildOrderBody(changes), headers: buildIdempotencyHeader() });

  it.each(['icecek10', 'ICECEK10', '\u0131cecek10', '\u0130CECEK10', 'i\u0307cecek10'])(
    'accepts the coupon code ICECEK10 typed as %s in a Turkish app',
    async (coupon_code) => {
      await openTeaHouse(backend, 'cay-evi', {}, { coupons: [{ ...TURKISH_COUPON }] });
      const { quote } = await backend.call('calcOrder', {
        params: { branch_id: 'cay-evi~mitte' },
        body: { selling_types: 'car_pickup', order_lines: [CHAI], coupon_code },
        headers: { locale: 'tr' },
      });
      expect(quote).toMatchObject({ coupon: 0.86, coupon_code: 'ICECEK10' });
    },
  );

  // @spec entities/coupon
  it('returns the terms of a valid coupon, and the bill with its discount', async () => {
    const { quote, coupon } = await requestQuote('TEN');
    expect(quote).toMatchObject({ coupon: 0.86, coupon_code: 'TEN' });
    expect(quote.lines).toMatchObject([
      {
        discount_id: 'hot-ten',
        total_price: 8.62,
        // The taxes are 7% inside 7.04 (the tea) and 0.72 (the milk).
        net_price: 7.25,
        coupon_discount_amount: 0.86,
        coupon_discount_count: 2,
        price_after_coupon: 7.76,
      },
    ]);
    expect(coupon).toEqual({
      code: 'TEN',
      outcome: 'applied',
      terms: {
        code: 'TEN',
        discount_type: 'percent',
        discount_value: 10,
        all_menu: true,
        user_type: 'all',
        max_allowed_items: null,
        item_ids: [],
        free_delivery: false,
        minimum: null,
      },
    });
  });

  it.each([
    ['in lower case, with spaces around it', ' ten '],
    ['with spaces and invisible marks in it', 'T E\u200fN'],
    ['in full-width letters', 'ｔｅｎ'],
  ])('accepts a coupon code typed %s', async (_how, typedCode) => {
    const { quote, coupon } = await requestQuote(typedCode);
    expect([quote.coupon, quote.coupon_code, coupon?.code]).toEqual([0.86, 'TEN', 'TEN']);
  });

  it.each([['OVER20'], ['over ٢٠'], ['ＯＶＥＲ۲۰']])(
    'accepts the coupon code %s in Arabic and Persian digits',
    async (typedCode) => {
      expect((await requestQuote(typedCode)).coupon?.code).toBe('OVER20');
    },
  );

  it.each([[''], ['   '], ['\u200b'], [null]])('treats the coupon code %j as no code', async (typedCode) => {
    const { coupon, quote } = await requestQuote('TEN', { coupon_code: typedCode });
    expect([coupon, quote.coupon_code, quote.total]).toEqual([null, null, CHAI_TOTAL]);
  });

  it.each([
    { code: 'ELEVEN', outcome: 'unknown' },
    { code: "TEN'; drop table orders", outcome: 'unknown' },
    { code: '\u{1f375}', outcome: 'unknown' },
    { code: 'MARCH3', outcome: 'expired' },
    { code: 'MARCH5', outcome: 'not_started' },
  ])(
    'returns the outcome $outcome for the coupon code $code, with the full price and without the coupon’s terms',
    async ({ code, outcome }) => {
      const { quote, coupon } = await requestQuote(code);
      expect([quote.coupon, quote.total, quote.coupon_code]).toEqual([0, CHAI_TOTAL, null]);
      expect(coupon).toMatchObject({ outcome });
      expect(coupon?.terms).toBeUndefined();
    },
  );

  it.each([
    { code: 'OVER20', outcome: 'below_minimum' },
    { code: 'MEMBERS', outcome: 'authenticated_only' },
    { code: 'FREESHIP', outcome: 'delivery_only' },
  ])(
    'returns the outcome $outcome for the coupon code $code, with the coupon’s terms',
    async ({ code, outcome }) => {
      const { quote, coupon } = await requestQuote(code);
      expect([quote.coupon, quote.total]).toEqual([0, CHAI_TOTAL]);
      expect(coupon).toMatchObject({ code, outcome, terms: { code } });
    },
  );

  it('gives no discount when no item in the cart qualifies for the coupon', async () => {
    const { quote, coupon } = await requestQuote('TWO-CHAI', {
      order_lines: [{ item_id: 'black-tea', quantity: 1 }],
    });
    expect([quote.coupon, coupon?.outcome]).toEqual([0, 'no_eligible_items']);
    expect((await requestQuote('TWO-CHAI')).quote).toMatchObject({ coupon: 2, coupon_code: 'TWO-CHAI' });
  });

  it('applies a coupon as soon as the subtotal reaches the coupon’s minimum', async () => {
    const largeCart = { order_lines: [{ ...CHAI, quantity: 5 }] };
    expect((await requestQuote('OVER20', largeCart)).quote).toMatchObject({ subtotal: 21.55, coupon: 3 });
  });

  it('a coupon lowers the price by no more than the subtotal', async () => {
    const { quote } = await requestQuote('HUNDRED');
    expect([quote.coupon, quote.total]).toEqual([8.62, 0]);
  });

  it.each([
    ['2026-03-04T08:59:59+01:00', 'not_started'],
    ['2026-03-04T09:00:00+01:00', 'applied'],
    ['2026-03-04T23:59:59+01:00', 'applied'],
    ['2026-03-05T00:00:00+01:00', 'expired'],
  ])(
    'at %s, a coupon for 4 March has the outcome %s, because the business’s time zone decides',
    async (time, outcome) => {
      backend.clock.now = Date.parse(time);
      expect((await requestQuote('MARCH4')).coupon?.outcome).toBe(outcome);
    },
  );

  it.each([
    ['2026-03-05T00:00:00+01:00', 'applied'],
    ['2026-03-06T17:59:59+01:00', 'applied'],
    ['2026-03-06T18:00:00+01:00', 'expired'],
  ])('at %s, a coupon that ends on 6 March at 18:00 has the outcome %s', async (time, outcome) => {
    backend.clock.now = Date.parse(time);
    expect((await requestQuote('MARCH5')).coupon?.outcome).toBe(outcome);
  });

  // @spec entities/feedback-rating-coupon-flags
  it('returns the outcome “disabled” for any coupon code at a business without coupons', async () => {
    const { quote, coupon } = await backend.call('calcOrder', {
      params: { branch_id: 'corner-shop~main' },
      body: {
        selling_types: 'car_pickup',
        order_lines: [{ item_id: 'gum', quantity: 1 }],
        coupon_code: 'TEN',
      },
    });
    expect([quote.total, coupon]).toEqual([0.125, { code: 'TEN', outcome: 'disabled' }]);
  });

  it('refuses a coupon code of ten thousand characters, and names the field', async () => {
    for (const name of ['calcOrder', 'placeOrder'] as const) {
      const body = buildOrderBody({ coupon_code: 'A'.repeat(10_000) });
      const { status, body: refusal } = await backend.expectRefusal(name, {
        params: { branch_id: MITTE },
        body,
        headers: buildIdempotencyHeader(),
      });
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([422, ['coupon_code']]);
    }
  });

  it('stores the coupon with the order, both in the bill and as a plain code', async () => {
    const { total } = (await requestQuote('GUESTS')).quote;
    const order = await placeOrder(backend, { coupon_code: ' guests', total });
    expect(order.quote).toMatchObject({ total, coupon: 0.44, coupon_code: 'GUESTS' });
    const rows = await backend.database().query.orders.findMany();
    expect(rows.find(({ id }) => id === order.id)?.couponCode).toBe('GUESTS');
  });

  it.each([
    ['MARCH3', 'expired'],
    ['ELEVEN', 'unknown'],
    ['OVER20', 'below_minimum'],
  ])(
    'refuses an order with the coupon %s, which is %s, and returns the price without the coupon',
    async (code, outcome) => {
      const { status, body } = await expectRefusal({ coupon_code: code, total: 8.4 });
      expect([status, body.code]).toEqual([409, 'stale_total']);
      expect(body).toMatchObject({ quote: { coupon: 0, total: CHAI_TOTAL }, coupon: { code, outcome } });
    },
  );

  it('accepts an order with a coupon that cannot be used if its total is the price without the coupon', async () => {
    const order = await placeOrder(backend, { coupon_code: 'MARCH3' });
    expect([order.quote.total, order.quote.coupon_code]).toEqual([CHAI_TOTAL, null]);
  });
});
