import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tooLateBody } from '../../../src/api/contract/order-contract.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE } from '../testing/test-orders.ts';

describe.each(databaseEngines)('cancelling an order, on $name', (engine) => {
  const backend = useBackend(engine);
  const placeOrder = async (changes = {}) => {
    const key = randomUUID();
    const { order } = await backend.call('placeOrder', {
      body: buildOrderBody(changes),
      headers: buildIdempotencyHeader(key),
    });
    return { order, params: { branch_id: MITTE, order_id: order.id }, headers: { 'order-key': key } };
  };
  const moveOrder = (id: string, newStatus: number) =>
    backend.request(`/console/orders/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: `to=${newStatus}`,
    });

  // @spec codes/9, more-calls/post-webapp-cancel-order-branch-id-order-id
  it('cancels a pending order once, and adds the cancellation to the order’s events', async () => {
    const { params, headers } = await placeOrder();
    const { order } = await backend.call('cancelOrder', { params, headers });
    expect([order.status, order.customer?.name]).toEqual([9, 'Ada']);
    expect((await backend.call('orderEvents', { params })).events.map(({ status }) => status)).toEqual([
      0, 9,
    ]);
    const secondResponse = await backend.call('cancelOrder', { params, headers });
    expect(secondResponse.order.events).toHaveLength(2);
  });

  // @spec codes/9
  it('frees the slot of a scheduled order when the order is cancelled', async () => {
    const { params, headers } = await placeOrder({
      priority: 'later',
      scheduled_at: '2026-03-05T10:00:00+01:00',
    });
    const countTakenPlaces = async () => (await backend.database().query.slotPlaces.findMany()).length;
    const takenPlacesBefore = await countTakenPlaces();
    expect((await backend.call('cancelOrder', { params, headers })).order.status).toBe(9);
    expect(await countTakenPlaces()).toBe(takenPlacesBefore - 1);
  });

  // @spec codes/9
  it('refuses to cancel an accepted order, and returns its status', async () => {
    const { order, params, headers } = await placeOrder();
    await moveOrder(order.id, 1);
    const { status, body } = await backend.expectRefusal('cancelOrder', { params, headers });
    expect(status).toBe(409);
    expect(tooLateBody.parse(body).order.status).toBe(1);
  });

  it('an order is either accepted or cancelled when both requests arrive at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const { order, params, headers } = await placeOrder();
      const [acceptResponse] = await Promise.all([
        moveOrder(order.id, 1),
        backend.request(`/api/webapp/cancel-order/${MITTE}/${order.id}`, { method: 'POST', headers }),
      ]);
      const { status } = await backend.call('orderEvents', { params });
      expect(status).toBe(acceptResponse.status === 303 ? 1 : 9);
    }
  });

  // @spec more-calls/post-webapp-cancel-order-branch-id-order-id
  it('refuses to cancel an order if the request has no order key or another order’s key', async () => {
    const { params } = await placeOrder();
    const otherOrder = await placeOrder();
    for (const headers of [{}, otherOrder.headers, { 'order-key': '' }, { 'order-key': params.order_id }])
      expect((await backend.expectRefusal('cancelOrder', { params, headers })).status).toBe(403);
    expect((await backend.call('orderEvents', { params })).status).toBe(0);
  });
});
