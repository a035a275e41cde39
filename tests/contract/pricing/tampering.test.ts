import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  CHAI,
  CHAI_TOTAL,
  MITTE,
  placeOrder,
} from '../testing/test-orders.ts';

/** Builds a JSON text with values that JSON.stringify cannot write, such as 1e400. */
const buildRawBody = (fields: Readonly<Record<string, string>>): string => {
  const { order_lines, total, ...otherFields } = buildOrderBody();
  const body = {
    ...otherFields,
    order_lines: JSON.stringify(order_lines),
    total: JSON.stringify(total),
    ...fields,
  };
  return `{${Object.entries(body)
    .map(
      ([key, value]) => `"${key}":${key in fields || key === 'order_lines' ? value : JSON.stringify(value)}`,
    )
    .join()}}`;
};

const OPTION_QUANTITY = 'modifiers_details.0.quantity';

describe.each(pgliteOnly)('tampered prices and quantities, on $name', (engine) => {
  const backend = useBackend(engine);
  const post = async (body: string): Promise<readonly [number, string]> => {
    const headers = { 'content-type': 'application/json', ...buildIdempotencyHeader() };
    const response = await backend.request('/api/webapp/order', { method: 'POST', headers, body });
    return [response.status, ((await response.json()) as { code: string }).code];
  };
  const countOrders = async () => (await backend.database().query.orders.findMany()).length;
  const expectSameRefusal = async (line: object) => {
    const body = { selling_types: 'car_pickup', order_lines: [line] };
    const params = { branch_id: MITTE };
    const quoteRefusal = await backend.expectRefusal('calcOrder', { params, body });
    const order = await backend.expectRefusal('placeOrder', {
      body: { ...buildOrderBody(), order_lines: [line] },
      headers: buildIdempotencyHeader(),
    });
    expect(order.status).toBe(quoteRefusal.status);
    expect(order.body.fields).toEqual(quoteRefusal.body.fields);
    return quoteRefusal;
  };

  it('stores an order at the shop’s prices, whatever prices the request contains', async () => {
    const line = { ...CHAI, unit_price: 0.01, total_price: -5, discount_id: 'half-price', weight: -3 };
    const order = await placeOrder(backend, { order_lines: [line], fees: -100 });
    expect(order.quote).toMatchObject({
      total: CHAI_TOTAL,
      lines: [{ unit_price: 4.35, total_price: 8.62 }],
    });
  });

  it.each([
    ['0', 409, 'stale_total'],
    ['-9.28', 409, 'stale_total'],
    ['9.2800000000000001', 200, 'accepted'],
    ['9.279', 409, 'stale_total'],
    ['9007199254740993', 409, 'stale_total'],
    ['1e308', 409, 'stale_total'],
    ['1e400', 422, 'invalid'],
    ['NaN', 400, 'malformed_json'],
    ['Infinity', 400, 'malformed_json'],
    ['null', 422, 'invalid'],
    ['"9.28"', 422, 'invalid'],
    ['[9.28]', 422, 'invalid'],
    ['true', 422, 'invalid'],
  ])(
    'for an order with the total %s, the response has status %i and code %s',
    async (total, status, code) => {
      const orderCountBefore = await countOrders();
      expect(await post(buildRawBody({ total }))).toEqual([status, status === 200 ? undefined : code]);
      expect(await countOrders()).toBe(orderCountBefore + (status === 200 ? 1 : 0));
    },
  );

  it.each(['0', '-1', '0.5', '1.0000001', '1001', '1e9', '9007199254740993', '1e400', 'null', '"2"'])(
    'refuses an order with the quantity %s, and names the field',
    async (quantity) => {
      const order_lines = `[{"item_id":"black-tea","quantity":${quantity}}]`;
      expect(await post(buildRawBody({ order_lines }))).toEqual([422, 'invalid']);
    },
  );

  it.each(['NaN', '-Infinity', '0x10', '01'])(
    'refuses an order with the quantity %s as malformed JSON',
    async (quantity) => {
      const order_lines = `[{"item_id":"black-tea","quantity":${quantity}}]`;
      expect(await post(buildRawBody({ order_lines }))).toEqual([400, 'malformed_json']);
    },
  );

  it.each([
    ['an unknown item', { item_id: '__proto__', quantity: 1 }, 'item_gone'],
    ['an item of another business', { item_id: 'gum', quantity: 1 }, 'item_gone'],
    [
      'an unknown price label',
      { item_id: 'oolong', quantity: 1, price_label_id: 'constructor' },
      'price_label_gone',
    ],
    ['a price label for an item without any', { ...CHAI, price_label_id: 'small' }, 'price_label_gone'],
    ['an unknown option', { ...CHAI, modifiers_details: [{ id: 'toString', quantity: 1 }] }, 'modifier_gone'],
    [
      'an option that is listed twice',
      {
        ...CHAI,
        modifiers_details: [
          { id: 'milk-oat', quantity: 1 },
          { id: 'milk-oat', quantity: 1 },
        ],
      },
      'modifiers_invalid',
    ],
  ])('refuses an order with %s, and names the line', async (_what, line, reason) => {
    const { status, body } = await expectSameRefusal(line);
    expect([status, body.code, body.fields]).toEqual([409, 'line_problems', { 'order_lines.0': reason }]);
  });

  it.each([
    ['half an option', { ...CHAI, modifiers_details: [{ id: 'milk-oat', quantity: 0.5 }] }, OPTION_QUANTITY],
    [
      'a negative option',
      { ...CHAI, modifiers_details: [{ id: 'milk-oat', quantity: -1 }] },
      OPTION_QUANTITY,
    ],
    [
      'too many options',
      { ...CHAI, modifiers_details: [{ id: 'milk-oat', quantity: 1e9 }] },
      OPTION_QUANTITY,
    ],
    ['an item id that is too long', { item_id: 'x'.repeat(81), quantity: 1 }, 'item_id'],
    ['no item id', { item_id: '', quantity: 1 }, 'item_id'],
    ['a list of options that is too long', { ...CHAI, modifiers: 'x,'.repeat(20_000) }, 'modifiers'],
  ])('refuses an order line with %s, and names the field', async (_what, line, field) => {
    const { status, body } = await expectSameRefusal(line);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [`order_lines.0.${field}`]]);
  });

  it('returns the price of the most expensive possible cart, and refuses a wrong total for it', async () => {
    const order_lines = Array.from({ length: 300 }, () => ({ item_id: 'black-tea', quantity: 1000 }));
    const { quote } = await backend.call('calcOrder', {
      params: { branch_id: MITTE },
      body: { selling_types: 'car_pickup', order_lines, coupon_code: 'TEN' },
    });
    expect(quote.coupon).toBe(84_000);
    const { body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({ order_lines, total: quote.total - 0.01 }),
      headers: buildIdempotencyHeader(),
    });
    expect(body.code).toBe('stale_total');
  });

  it('refuses an order below the minimum order, and returns the missing amount', async () => {
    const order_lines = [{ item_id: 'date', quantity: 1 }];
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({ order_lines, total: 0.54 }),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code, body.minimum, body.missing]).toEqual([422, 'below_minimum', 2, 1.5]);
  });
});
