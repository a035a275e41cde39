import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { enginesOfScope } from '../testing/engines.ts';
import { SLOT_AT_15_00, SLOT_AT_15_30, useTeaHouseWithSlotLimit } from '../testing/tea-house-slots.ts';

const MINUTE_MS = 60_000;
const toTimestamp = (time: string) => Date.parse(`2026-03-04T${time}+01:00`);

describe.each(enginesOfScope)('slots that take two orders, on $name', (engine) => {
  const backend = useBackend(engine);
  const teaHouse = useTeaHouseWithSlotLimit(backend, 2);
  /** Slots of the next two days that no other test uses. */
  const buildSlotTime = (day: 5 | 6, time: string) => `2026-03-0${day}T${time}:00+01:00`;

  it('returns how many more orders a slot takes, and lists full slots too', async () => {
    expect(await teaHouse.loadRemainingCapacity()).toBe(2);
    expect((await teaHouse.postOrder()).body.order?.scheduled_at).toBe(SLOT_AT_15_00);
    expect(await teaHouse.loadRemainingCapacity()).toBe(1);
    await teaHouse.postOrder();
    expect(await teaHouse.loadRemainingCapacity()).toBe(0);
    const refusalWhenFull = await teaHouse.postOrder();
    expect([refusalWhenFull.status, refusalWhenFull.body.code]).toEqual([409, 'slot_full']);
    expect(refusalWhenFull.body.now).toBe('2026-03-04T12:00:00+01:00');
    expect(refusalWhenFull.body.alternatives?.map(({ from, left }) => [from.slice(11, 16), left])).toEqual([
      ['14:00', 2],
      ['14:30', 2],
      ['15:30', 2],
      ['16:00', 2],
    ]);
    // The first order is rejected, and the second order is cancelled.
    for (const [statusSteps, expectedLeft] of [
      [[0, 2], 1],
      [[9], 2],
    ] as const) {
      const [orderPlace] = await teaHouse.listOrderPlaces();
      for (const newStatus of statusSteps) await teaHouse.moveOrder(orderPlace?.orderId ?? '', newStatus);
      expect(await teaHouse.loadRemainingCapacity()).toBe(expectedLeft);
    }
  });

  // @spec more-calls/post-webapp-slot-hold-branch-id
  it('a place that a customer holds is free only for this customer, who can order for the slot', async () => {
    const holdId = randomUUID();
    const { hold, now } = await teaHouse.hold(holdId, SLOT_AT_15_30);
    expect(hold).toEqual({
      id: holdId,
      from: SLOT_AT_15_30,
      to: '2026-03-04T16:00:00+01:00',
      expires_at: '2026-03-04T12:10:00+01:00',
    });
    expect(now).toBe('2026-03-04T12:00:00+01:00');
    await teaHouse.hold(randomUUID(), SLOT_AT_15_30);
    expect(await teaHouse.loadRemainingCapacity(SLOT_AT_15_30)).toBe(0);
    expect(await teaHouse.loadRemainingCapacity(SLOT_AT_15_30, holdId)).toBe(1);
    expect((await teaHouse.tryHold(randomUUID(), SLOT_AT_15_30)).body.code).toBe('slot_full');
    expect((await teaHouse.postOrder({ scheduled_at: SLOT_AT_15_30 })).body.code).toBe('slot_full');
    expect((await teaHouse.postOrder({ scheduled_at: SLOT_AT_15_30, hold_id: holdId })).status).toBe(200);
    // The place belongs to the order now. The customer can neither hold nor release it.
    await teaHouse.release(holdId);
    expect(await teaHouse.loadRemainingCapacity(SLOT_AT_15_30)).toBe(0);
  });

  // @spec more-calls/post-webapp-slot-release-branch-id
  it('ignores a hold of a slot that has expired or was released', async () => {
    const slot = buildSlotTime(5, '10:00');
    const [firstHoldId, secondHoldId] = [randomUUID(), randomUUID()];
    await teaHouse.hold(firstHoldId, slot);
    await teaHouse.hold(secondHoldId, slot);
    expect((await teaHouse.postOrder({ scheduled_at: slot })).status).toBe(409);
    await teaHouse.release(secondHoldId);
    expect((await teaHouse.postOrder({ scheduled_at: slot })).status).toBe(200);
    backend.clock.now += 10 * MINUTE_MS;
    expect((await teaHouse.postOrder({ scheduled_at: slot })).status).toBe(200);
    const lateResponse = await teaHouse.postOrder({ scheduled_at: slot, hold_id: firstHoldId });
    expect([lateResponse.status, lateResponse.body.code]).toEqual([409, 'slot_full']);
  });

  it('extends a hold or moves it to another slot, and keeps it when the other slot is full', async () => {
    const [slot, otherSlot] = [buildSlotTime(5, '11:00'), buildSlotTime(5, '11:30')];
    const holdId = randomUUID();
    await teaHouse.hold(holdId, slot);
    backend.clock.now += 6 * MINUTE_MS;
    expect((await teaHouse.hold(holdId, slot)).hold.expires_at).toBe('2026-03-04T12:16:00+01:00');
    await teaHouse.hold(holdId, otherSlot);
    expect([
      await teaHouse.loadRemainingCapacity(slot),
      await teaHouse.loadRemainingCapacity(otherSlot),
    ]).toEqual([2, 1]);
    for (let count = 0; count < 2; count++) await teaHouse.postOrder({ scheduled_at: slot });
    expect((await teaHouse.tryHold(holdId, slot)).body.code).toBe('slot_full');
    expect(await teaHouse.loadRemainingCapacity(otherSlot)).toBe(1);
  });

  it('ends a hold when its slot begins, and then refuses the order and offers the nearest free slots', async () => {
    await teaHouse.importWithCapacity(2, { hold_minutes: 60 });
    backend.clock.now = toTimestamp('15:44:00');
    const slot = '2026-03-04T16:30:00+01:00';
    const holdId = randomUUID();

    expect((await teaHouse.hold(holdId, slot)).hold.expires_at).toBe(slot);
    backend.clock.now = toTimestamp('16:30:00');
    const { status, body } = await teaHouse.postOrder({ scheduled_at: slot, hold_id: holdId });
    await teaHouse.importWithCapacity(2);
    expect([status, body.code]).toEqual([409, 'slot_gone']);
    expect(body).toMatchObject({ from: slot });
    expect(body.alternatives?.length).toBeGreaterThan(0);
  });

  it('accepts the order of a customer with a hold when the slot is too soon for new orders', async () => {
    // A slot must be ordered 45 minutes ahead: 30 from the business file, plus the 15 that the server always adds.
    backend.clock.now = toTimestamp('16:14:00');
    const slot = '2026-03-04T17:00:00+01:00';
    const holdId = randomUUID();
    await teaHouse.hold(holdId, slot);
    backend.clock.now = toTimestamp('16:18:00');
    const refusal = await teaHouse.postOrder({ scheduled_at: slot });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'slot_gone']);
    expect(refusal.body.alternatives?.[0]?.from).toBe('2026-03-04T17:30:00+01:00');
    expect((await teaHouse.tryHold(randomUUID(), slot)).body.code).toBe('slot_gone');
    // The request does not extend the hold.
    expect((await teaHouse.hold(holdId, slot)).hold.expires_at).toBe('2026-03-04T16:24:00+01:00');
    expect((await teaHouse.postOrder({ scheduled_at: slot, hold_id: holdId })).status).toBe(200);
  });

  it('refuses a slot for which the order cannot be ready, and offers slots for which it can', async () => {
    await teaHouse.importWithCapacity(2, { preparation_minutes: 120 });
    const toSlot = (time: string) => `2026-03-04T${time}:00+01:00`;
    const refusedOrder = await teaHouse.postOrder({ scheduled_at: toSlot('13:30') });
    expect([refusedOrder.status, refusedOrder.body.code]).toEqual([409, 'slot_gone']);
    expect(refusedOrder.body.alternatives?.[0]?.from).toBe(toSlot('14:00'));
    expect((await teaHouse.postOrder({ scheduled_at: toSlot('14:00') })).status).toBe(200);
    // An order with a hold may come later than other orders, by at most the time that a hold can last.
    const [earlyHoldId, lateHoldId] = [randomUUID(), randomUUID()];
    await teaHouse.hold(earlyHoldId, toSlot('13:00'));
    expect((await teaHouse.postOrder({ scheduled_at: toSlot('13:00'), hold_id: earlyHoldId })).status).toBe(
      409,
    );
    await teaHouse.release(earlyHoldId);
    await teaHouse.hold(lateHoldId, toSlot('13:30'));
    expect((await teaHouse.postOrder({ scheduled_at: toSlot('13:30'), hold_id: lateHoldId })).status).toBe(
      200,
    );
    await teaHouse.importWithCapacity(2);
  });

  it('refuses to hold a place at a time that is not a slot, or at a malformed time', async () => {
    const { status, body } = await teaHouse.tryHold(randomUUID(), '2026-03-04T15:07:00+01:00');
    expect([status, body.code, body.alternatives?.length]).toEqual([409, 'slot_gone', 4]);
    expect((await teaHouse.tryHold(randomUUID(), 'tomorrow')).status).toBe(422);
    expect((await teaHouse.tryHold('guess-me')).status).toBe(422);
  });

  it('an order takes one place in its slot, even if it is sent many times at once', async () => {
    const slot = buildSlotTime(5, '12:00');
    const key = randomUUID();
    const holdId = randomUUID();
    await teaHouse.hold(holdId, slot);
    await teaHouse.postOrder({ scheduled_at: slot });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => teaHouse.postOrder({ scheduled_at: slot, hold_id: holdId }, key)),
    );
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.order?.id}`)).size).toBe(1);
    // A retry without the hold also returns the first order.
    const retry = await teaHouse.postOrder({ scheduled_at: slot }, key);
    expect(retry.body.order?.id).toBe(responses[0]?.body.order?.id);
    expect(await teaHouse.listOrderPlaces(slot)).toHaveLength(2);
  });

  it('accepts no more orders for a slot whose capacity the business has lowered, until there is room again', async () => {
    const slot = buildSlotTime(6, '10:00');
    await teaHouse.postOrder({ scheduled_at: slot });
    await teaHouse.postOrder({ scheduled_at: slot });
    await teaHouse.importWithCapacity(1);
    await teaHouse.moveOrder((await teaHouse.listOrderPlaces(slot))[0]?.orderId ?? '', 9);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(0);
    expect((await teaHouse.postOrder({ scheduled_at: slot })).status).toBe(409);
    await teaHouse.importWithCapacity(null);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBeUndefined();
    for (let orderNumber = 0; orderNumber < 5; orderNumber++)
      expect((await teaHouse.postOrder({ scheduled_at: slot })).status).toBe(200);
    await teaHouse.importWithCapacity(2);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(0);
  });
});
