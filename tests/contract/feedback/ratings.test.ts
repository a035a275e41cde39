import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderStatus } from '../../../src/domain/orders/order-status.ts';
import { useBackend } from '../testing/backend.ts';
import { enginesOfScope } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE } from '../testing/test-orders.ts';

const { accepted, rejected, ready, delivered, cancelled } = orderStatus;

describe.each(enginesOfScope)('rating an order, on $name', (engine) => {
  const backend = useBackend(engine);
  const moveOrder = (id: string, newStatus: number) =>
    backend.request(`/console/orders/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: `to=${newStatus}`,
    });
  const placeOrderAndMove = async (...statusSteps: number[]) => {
    const key = randomUUID();
    const { order } = await backend.call('placeOrder', {
      body: buildOrderBody(),
      headers: buildIdempotencyHeader(key),
    });
    for (const newStatus of statusSteps) await moveOrder(order.id, newStatus);
    return { id: order.id, headers: { 'order-key': key } };
  };
  const buildReview = (order_id: string, rate: number | null, comment = '') => ({
    reference_id: 'tea-house',
    order_id,
    rate,
    comment,
  });

  // @spec calls/post-users-rate
  it('shows a rating only to its customer and the staff, and the customer can change it for an hour', async () => {
    const { id, headers } = await placeOrderAndMove(accepted, ready, delivered);
    const firstRating = await backend.call('rate', { body: buildReview(id, 2, ' Cold '), headers });
    expect(firstRating.review).toMatchObject({
      rate: 2,
      comment: 'Cold',
      rated_at: '2026-03-04T12:00:00+01:00',
    });
    backend.clock.now += 59 * 60_000;
    const { review: changedReview } = await backend.call('rate', {
      body: buildReview(id, 5, 'Better now'),
      headers,
    });
    expect(changedReview).toMatchObject({ rate: 5, changeable_until: '2026-03-04T13:00:00+01:00' });
    backend.clock.now += 60_000;
    const lateRefusal = await backend.expectRefusal('rate', { body: buildReview(id, 1), headers });
    expect([lateRefusal.status, lateRefusal.body.code]).toEqual([409, 'rated']);

    const fullOrderRequest = { params: { branch_id: MITTE, order_id: id }, query: { full: 'true' as const } };
    expect((await backend.call('order', { ...fullOrderRequest, headers })).order.review).toEqual(
      changedReview,
    );
    expect((await backend.call('order', fullOrderRequest)).order.review ?? null).toBeNull();
    expect(await (await backend.request('/console/feedback')).text()).toContain('Better now');
  });

  it('stores one rating when several ratings of an order arrive at the same time', async () => {
    const { id, headers } = await placeOrderAndMove(accepted, ready, delivered);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        backend.call('rate', { body: buildReview(id, 1 + (index % 5)), headers }),
      ),
    );
    const rows = await backend.database().query.reviews.findMany();
    expect(rows.filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });

  it('refuses a rating of an order that is not handed over yet, or that was rejected or cancelled', async () => {
    for (const statusSteps of [[], [accepted], [accepted, ready], [rejected], [cancelled]]) {
      const { id, headers } = await placeOrderAndMove(...statusSteps);
      const { status, body } = await backend.expectRefusal('rate', { body: buildReview(id, 5), headers });
      expect([status, body.code]).toEqual([409, 'not_delivered']);
    }
  });

  // @spec calls/post-users-rate
  it('accepts a rating only from the customer who placed the order', async () => {
    const { id } = await placeOrderAndMove(accepted, ready, delivered);
    const otherOrder = await placeOrderAndMove(accepted, ready, delivered);
    for (const headers of [{}, otherOrder.headers])
      expect((await backend.expectRefusal('rate', { body: buildReview(id, 1), headers })).status).toBe(403);
    const reviewAtOtherShop = { ...buildReview(otherOrder.id, 5), reference_id: 'corner-shop' };
    expect(
      (await backend.expectRefusal('rate', { body: reviewAtOtherShop, headers: otherOrder.headers })).status,
    ).toBe(404);
  });

  // @spec entities/feedback-rating-coupon-flags
  it('requires one to five stars in a rating, and refuses ratings at a business that does not ask for ratings', async () => {
    const { id, headers } = await placeOrderAndMove(accepted, ready, delivered);
    for (const rate of [null, 0, 6, 2.5])
      expect((await backend.expectRefusal('rate', { body: buildReview(id, rate), headers })).status).toBe(
        422,
      );
    const gumOrder = {
      branch_id: 'corner-shop~main',
      order_lines: [{ item_id: 'gum', quantity: 3 }],
      total: 0.375,
    };
    const key = randomUUID();
    const { order } = await backend.call('placeOrder', {
      body: buildOrderBody(gumOrder),
      headers: buildIdempotencyHeader(key),
    });
    const refusal = await backend.expectRefusal('rate', {
      body: { ...buildReview(order.id, 5), reference_id: 'corner-shop' },
      headers: { 'order-key': key },
    });
    expect([refusal.status, refusal.body.code]).toEqual([422, 'rating_off']);
  });
});
