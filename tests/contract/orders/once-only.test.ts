import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { importBusiness } from '../../../demo/server/services/business-file/import-business.ts';
import { orderStatus } from '../../../src/domain/orders/order-status.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE, placeOrder } from '../testing/test-orders.ts';

describe.each(databaseEngines)('placing an order once, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadRows = async (key: string) =>
    (await backend.database().query.orders.findMany()).filter((row) => row.idempotencyKey === key);
  const moveOrder = (id: string, newStatus: number) =>
    backend.request(`/console/orders/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: `to=${newStatus}`,
    });
  const loadStatuses = async (order_id: string) =>
    (await backend.call('orderEvents', { params: { branch_id: MITTE, order_id } })).events.map(
      ({ status }) => status,
    );

  // @spec calls/post-webapp-order
  it('stores one order for twenty identical requests, and returns it to each request', async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        backend.call('placeOrder', { body: buildOrderBody(), headers: buildIdempotencyHeader(key) }),
      ),
    );
    expect(new Set(responses.map(({ order }) => order.id)).size).toBe(1);
    expect(await loadRows(key)).toHaveLength(1);
    expect(responses[0]?.order.events).toHaveLength(1);
  });

  it('returns the first order to a repeated request, even after the shop has closed', async () => {
    const key = randomUUID();
    const firstResponse = await backend.call('placeOrder', {
      body: buildOrderBody(),
      headers: buildIdempotencyHeader(key),
    });
    backend.clock.now = Date.parse('2026-03-04T23:00:00+01:00');
    const retryResponse = await backend.call('placeOrder', {
      body: buildOrderBody(),
      headers: buildIdempotencyHeader(key),
    });
    // The order may have ended in the meantime, because nobody answered it. Compare only the fields that stay.
    const { id, number, placed_at, quote } = firstResponse.order;
    expect(retryResponse.order).toMatchObject({ id, number, placed_at, quote });
  });

  it('refuses a different order with an idempotency key that was used before', async () => {
    const key = randomUUID();
    await backend.call('placeOrder', { body: buildOrderBody(), headers: buildIdempotencyHeader(key) });
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({ comment: 'another' }),
      headers: buildIdempotencyHeader(key),
    });
    expect([status, body.code]).toEqual([422, 'key_reused']);
    expect(await loadRows(key)).toHaveLength(1);
  });

  it('accepts an idempotency key again when the first order with it was refused', async () => {
    const key = randomUUID();
    await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({ total: 1 }),
      headers: buildIdempotencyHeader(key),
    });
    const { order } = await backend.call('placeOrder', {
      body: buildOrderBody(),
      headers: buildIdempotencyHeader(key),
    });
    expect(order.status).toBe(0);
  });

  it('accepts the same idempotency key at two businesses', async () => {
    const key = randomUUID();
    await backend.call('placeOrder', { body: buildOrderBody(), headers: buildIdempotencyHeader(key) });
    const gumOrder = {
      branch_id: 'corner-shop~main',
      order_lines: [{ item_id: 'gum', quantity: 3 }],
      total: 0.375,
    };
    const { order } = await backend.call('placeOrder', {
      body: buildOrderBody(gumOrder),
      headers: buildIdempotencyHeader(key),
    });
    expect(order.reference_id).toBe('corner-shop');
    expect(await loadRows(key)).toHaveLength(2);
  });

  it('accepts an order once when ten requests to accept it arrive at the same time', async () => {
    const { id } = await placeOrder(backend);
    const responses = await Promise.all(Array.from({ length: 10 }, () => moveOrder(id, 1)));
    expect(responses.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await loadStatuses(id)).toEqual([0, 1]);
  });

  // @spec codes/order-status-codes-0-1
  it('an order is either rejected or cancelled when both requests arrive at the same time', async () => {
    const { id } = await placeOrder(backend);
    await Promise.all([moveOrder(id, 2), moveOrder(id, 9), moveOrder(id, 2), moveOrder(id, 9)]);
    const statuses = await loadStatuses(id);
    expect(statuses).toHaveLength(2);
    expect([2, 9]).toContain(statuses[1]);
  });

  // @spec codes/order-status-codes-0-1
  it('a pickup order allows only the status changes that exist for pickup', async () => {
    const { id } = await placeOrder(backend);
    const { pending, accepted, ready, outForDelivery, delivered, scheduled } = orderStatus;
    for (const newStatus of [delivered, ready, scheduled, pending])
      expect((await moveOrder(id, newStatus)).status).toBe(409);
    await moveOrder(id, accepted);
    expect((await moveOrder(id, outForDelivery)).status).toBe(409);
    await moveOrder(id, ready);
    await moveOrder(id, delivered);
    expect(await loadStatuses(id)).toEqual([pending, accepted, ready, delivered]);
  });

  it('the database refuses to change the history of an order', async () => {
    const { id } = await placeOrder(backend);
    const db = backend.database();
    const { orderEvents } = await import('../../../demo/server/db/schema-orders.ts');
    const { eq } = await import('drizzle-orm');
    const orderCondition = eq(orderEvents.orderId, id);
    await expect(db.delete(orderEvents).where(orderCondition)).rejects.toThrow();
    await expect(db.update(orderEvents).set({ status: 5 }).where(orderCondition)).rejects.toThrow();
    expect(await loadStatuses(id)).toEqual([0]);
  });

  it('keeps the orders of a business when its file is imported again', async () => {
    const { id } = await placeOrder(backend);
    const secondImport = await importBusiness(backend.database(), getFixturePath('tea-house.json'));
    expect(secondImport.outcome).toBe('unchanged');
    expect(await loadStatuses(id)).toEqual([0]);
  });

  it('confirms simultaneous orders only after all of them are stored on disk', async () => {
    // The server calls `execute` to flush the orders to disk. Fewer calls than orders mean that orders share a flush.
    const executeSpy = vi.spyOn(backend.database(), 'execute');
    try {
      await Promise.all(Array.from({ length: 12 }, () => placeOrder(backend)));
      expect(executeSpy.mock.calls.length).toBeGreaterThan(0);
      expect(executeSpy.mock.calls.length).toBeLessThan(12);

      const headers = buildIdempotencyHeader();
      executeSpy.mockRejectedValueOnce(new Error('The disk is gone'));
      const refusedResponse = await backend.expectRefusal('placeOrder', { body: buildOrderBody(), headers });
      expect([refusedResponse.status, backend.takeLoggedErrors()]).toMatchObject([
        500,
        [{ message: 'The disk is gone' }],
      ]);
      executeSpy.mockRejectedValueOnce(new Error('The disk is gone'));
      expect((await backend.expectRefusal('placeOrder', { body: buildOrderBody(), headers })).status).toBe(
        500,
      );
      expect(backend.takeLoggedErrors()).toHaveLength(1);
      expect((await backend.call('placeOrder', { body: buildOrderBody(), headers })).order.status).toBe(0);
    } finally {
      executeSpy.mockRestore();
    }
  });
});
