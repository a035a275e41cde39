import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  buildOrderKeyHeader,
  CHAI,
  CHAI_TOTAL,
  MITTE,
  type OrderBody,
  placeOrder,
} from '../testing/test-orders.ts';

describe.each(databaseEngines)('placing an order, on $name', (engine) => {
  const backend = useBackend(engine);
  const expectRefusal = (
    changes: Partial<Record<keyof OrderBody, unknown>>,
    headers: Record<string, string> = buildIdempotencyHeader(),
  ) => backend.expectRefusal('placeOrder', { body: { ...buildOrderBody(), ...changes }, headers });
  const countOrders = async () => (await backend.database().query.orders.findMany()).length;

  // @spec calls/post-webapp-order
  it('stores a placed order as pending, with its quote and its promised time', async () => {
    const order = await placeOrder(backend, {
      car: { make: ' VW ', color: 'red', plate: ' B-XY 1 ' },
      comment: 'no sugar',
    });
    expect(order).toMatchObject({
      reference_id: 'tea-house',
      status: 0,
      selling_type: 'car_pickup',
      placed_at: '2026-03-04T12:00:00+01:00',
      // Chai takes 20 minutes, longer than the branch's 10.
      promised_at: '2026-03-04T12:20:00+01:00',
      events: [{ status: 0, at: '2026-03-04T12:00:00+01:00' }],
      branch: { id: MITTE, name: { en: 'Mitte', de: 'Mitte' }, phone: '+49 30 1234567' },
      payment_type: 2,
      comment: 'no sugar',
      car: { make: 'VW', color: 'red', plate: 'B-XY 1' },
      quote: { total: CHAI_TOTAL, due: CHAI_TOTAL },
    });
    expect(order.id).toMatch(/^[\w-]{22}$/);
    expect(order.number).toMatch(/^[2-9A-HJKMNP-Z]{2}-[2-9A-HJKMNP-Z]{3}$/);
    const rows = await backend.database().query.orders.findMany();
    expect(rows.find(({ id }) => id === order.id)).toMatchObject({
      total: 928,
      subtotal: 862,
      currency: 'EUR',
      phone: '1701234567',
    });
  });

  it('stores the phone number of an order in international format', async () => {
    const { id } = await placeOrder(backend, { phone: '01701234567' });
    const rows = await backend.database().query.orders.findMany();
    expect(rows.find((row) => row.id === id)).toMatchObject({ dialCode: '+49', phone: '1701234567' });
  });

  // @spec calls/get-webapp-order-branch-id-order-id
  it('finds an order by branch and id, and by id alone', async () => {
    const order = await placeOrder(backend);
    const params = { branch_id: MITTE, order_id: order.id };
    const {
      address: _address,
      customer: _customer,
      car: _car,
      gift: _gift,
      reservation_id: _reservationId,
      review: _review,
      ...publicFields
    } = order;
    const fullOrderRequest = {
      params,
      query: { full: 'true' } as const,
      headers: buildOrderKeyHeader(order.id),
    };
    expect((await backend.call('order', fullOrderRequest)).order).toEqual(order);
    expect((await backend.call('order', { params })).order).toEqual(publicFields);
    expect((await backend.call('orderById', { params })).order).toEqual(publicFields);
  });

  // @spec calls/get-webapp-order-branch-id-order-id
  it('returns an order’s personal data only to its customer and only if requested, without the whole phone number', async () => {
    const enteredTexts = ['Ada', 'B-XY 7', 'Ring twice', 'No sugar', 'For Grace'];
    const [name, plate, comment, lineComment, message] = enteredTexts as [
      string,
      string,
      string,
      string,
      string,
    ];
    const { id } = await placeOrder(backend, {
      name,
      comment,
      car: { plate },
      gift: { message },
      order_lines: [{ ...CHAI, comment: lineComment }],
    });
    const params = { branch_id: MITTE, order_id: id };
    const query = { full: 'true' } as const;
    const { order } = await backend.call('order', { params, query, headers: buildOrderKeyHeader(id) });
    expect(order.customer).toEqual({ name: 'Ada', phone_hint: '567' });
    for (const text of enteredTexts) expect(JSON.stringify(order)).toContain(text);
    const publicResponses = [
      await backend.call('orderById', { params }),
      await backend.call('order', { params }),
      await backend.call('order', { params, query }),
      await backend.call('order', { params, query, headers: { 'order-key': 'somebody-elses-key' } }),
      await backend.call('order', { params, headers: buildOrderKeyHeader(id) }),
    ];
    for (const response of publicResponses) {
      expect(response.order.customer).toBeUndefined();
      for (const text of [...enteredTexts, '1701234567'])
        expect(JSON.stringify(response)).not.toContain(text);
    }
  });

  it('answers 404 for an order of another branch and for an unknown order', async () => {
    const { id } = await placeOrder(backend);
    const otherBranchParams = { branch_id: 'tea-house~nord', order_id: id };
    expect((await backend.expectRefusal('order', { params: otherBranchParams })).status).toBe(404);
    expect((await backend.expectRefusal('orderEvents', { params: otherBranchParams })).status).toBe(404);
    const unknownOrderParams = { branch_id: MITTE, order_id: 'AAAAAAAAAAAAAAAAAAAAAA' };
    for (const name of ['order', 'orderById', 'orderEvents'] as const)
      expect((await backend.expectRefusal(name, { params: unknownOrderParams })).status).toBe(404);
    const query = { full: 'yes' };
    expect((await backend.expectRefusal('order', { params: otherBranchParams, query })).status).toBe(400);
  });

  // @spec calls/post-webapp-order
  it('returns a new quote for an order with an outdated total, and stores nothing', async () => {
    const orderCountBefore = await countOrders();
    for (const total of [9.27, 0, -1, 9.2800001, 1e300]) {
      const { status, body } = await expectRefusal({ total });
      expect([status, body.code]).toEqual([409, 'stale_total']);
      expect(body.quote).toMatchObject({ total: CHAI_TOTAL });
    }
    expect(await countOrders()).toBe(orderCountBefore);
  });

  it('refuses an immediate order while the shop is closed, and says when it opens', async () => {
    backend.clock.now = Date.parse('2026-03-04T18:00:00+01:00');
    const { status, body } = await expectRefusal({});
    expect([status, body.code, body.opens_at]).toEqual([409, 'closed', '2026-03-05T08:00:00+01:00']);
  });

  it('names the order line that cannot be sold', async () => {
    const { status, body } = await expectRefusal({ order_lines: [{ item_id: 'white-tea', quantity: 1 }] });
    expect([status, body.code, body.fields]).toEqual([409, 'line_problems', { 'order_lines.0': 'sold_out' }]);
  });

  it.each([
    [{ name: '   ' }, 'name'],
    [{ phone: '12-34' }, 'phone'],
    [{ phone: '1' }, 'phone'],
    [{ dial_code: '49' }, 'dial_code'],
    [{ dial_code: '+999' }, 'phone'],
    [{ payment_type: 3 }, 'payment_type'],
    [{ payment_type: 4 }, 'payment_type'],
    [{ selling_types: 'delivery' }, 'zone_id'],
    [{ selling_types: 'dine_in' }, 'selling_types'],
    [{ reservation: true }, 'reservation'],
    [{ order_lines: [{ item_id: 'date', quantity: 1 }], total: 0.54 }, 'order_lines'],
    [{ comment: 'x'.repeat(501) }, 'comment'],
    [{ priority: 'later', scheduled_at: 'soon' }, 'scheduled_at'],
    [{ total: '9.28' }, 'total'],
    [{ order_lines: Array.from({ length: 301 }, () => ({ item_id: 'date', quantity: 1 })) }, 'order_lines'],
  ])('refuses an order with %j because of its field %s', async (changes, field) => {
    const { status, body } = await expectRefusal(changes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('refuses order texts with invalid characters, and an idempotency key that is too short', async () => {
    for (const name of ['a\u0000b', '\ud800']) expect((await expectRefusal({ name })).status).toBe(422);
    const { status } = await expectRefusal({}, buildIdempotencyHeader('short'));
    expect(status).toBe(400);
  });

  it('refuses an order without an idempotency key', async () => {
    const { status, body } = await expectRefusal({}, {});
    expect([status, body.code]).toEqual([400, 'idempotency_key']);
  });

  it('accepts an order for an offered slot, and stores it as scheduled', async () => {
    const order = await placeOrder(backend, { priority: 'later', scheduled_at: '2026-03-05T07:30:00Z' });
    expect(order).toMatchObject({
      status: 10,
      scheduled_at: '2026-03-05T08:30:00+01:00',
      promised_at: '2026-03-05T08:30:00+01:00',
    });
  });

  it('accepts a scheduled order while the shop is closed, at the prices of the scheduled time', async () => {
    backend.clock.now = Date.parse('2026-03-04T20:00:00+01:00');
    const lines = [{ item_id: 'breakfast', quantity: 1 }];
    const order = await placeOrder(backend, {
      priority: 'later',
      scheduled_at: '2026-03-05T09:00:00+01:00',
      order_lines: lines,
      total: 10.72,
    });
    expect(order.quote.subtotal).toBe(9.9);
  });

  it('refuses a scheduled order for a time that is not a slot, and offers the nearest slots', async () => {
    const { status, body } = await expectRefusal({
      priority: 'later',
      scheduled_at: '2026-03-04T12:30:00+01:00',
    });
    expect([status, body.code]).toEqual([409, 'slot_gone']);
    expect(body.alternatives).toMatchObject([{ from: '2026-03-04T13:00:00+01:00' }, {}, {}, {}]);
    expect(body.now).toBe('2026-03-04T12:00:00+01:00');
  });
});
