import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { slotPlaces } from '../../../demo/server/db/schema-slots.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { type SlotResponse, useTeaHouseWithSlotLimit } from '../testing/tea-house-slots.ts';

const DISHES = 10;
/** Two cups of chai cost 8.62. */
const CHAI_SUBTOTAL = 8.62;

describe.each(databaseEngines)('slots that take ten dishes, on $name', (engine) => {
  const backend = useBackend(engine);
  const teaHouse = useTeaHouseWithSlotLimit(backend, { dishes: DISHES });
  /** Slots of the next two days that no other test uses. */
  const buildSlotTime = (day: 5 | 6, time: string) => `2026-03-0${day}T${time}:00+01:00`;
  const toTimes = ({ body }: SlotResponse) => body.alternatives?.map(({ from }) => from.slice(11, 16));

  it('counts the dishes of the orders in a slot, and tells clients that it counts dishes', async () => {
    await teaHouse.postChai(7);
    expect(await teaHouse.loadRemainingCapacity()).toBe(3);
    const { today } = await backend.call('shifts', { params: { branch_id: 'limited-slots~mitte' } });
    expect([today.car_pickup?.capacity_unit, today.delivery?.capacity_unit]).toEqual(['dishes', undefined]);
  });

  it('offers a customer whose slot is too small only slots with room for the whole cart', async () => {
    const buildStart = (time: string) => buildSlotTime(5, time);
    await teaHouse.postChai(8, { scheduled_at: buildStart('12:00') });
    await teaHouse.postChai(7, { scheduled_at: buildStart('12:30') });

    const refusedFiveDishes = await teaHouse.postChai(5, { scheduled_at: buildStart('12:00') });
    const refusedThreeDishes = await teaHouse.postChai(3, { scheduled_at: buildStart('12:00') });

    expect([
      refusedFiveDishes.status,
      refusedFiveDishes.body.code,
      refusedFiveDishes.body.capacity_unit,
    ]).toEqual([409, 'slot_full', 'dishes']);
    expect(toTimes(refusedFiveDishes)).toEqual(['11:00', '11:30', '13:00', '13:30']);
    expect(toTimes(refusedThreeDishes)).toEqual(['11:00', '11:30', '12:30', '13:00']);
    expect((await teaHouse.postChai(3, { scheduled_at: buildStart('12:30') })).status).toBe(200);
  });

  it('refuses an order that is larger than every slot, and offers no other slots', async () => {
    const { status, body } = await teaHouse.postChai(DISHES + 1, { scheduled_at: buildSlotTime(6, '09:00') });
    expect([status, body.code, body.alternatives]).toEqual([409, 'slot_full', []]);
  });

  it('sells no more dishes than a slot takes when customers order at the same time', async () => {
    const slot = buildSlotTime(6, '10:00');
    const sizes = [6, 5, 4, 3, 6, 5, 4, 3, 2, 2];
    const responses = await Promise.all(
      sizes.map((size, index) =>
        teaHouse.postChai(size, { scheduled_at: slot, phone: `17011000${10 + index}` }),
      ),
    );
    const places = await teaHouse.listOrderPlaces(slot);
    const takenDishes = places.reduce((sum, { dishes }) => sum + dishes, 0);
    expect(takenDishes).toBeGreaterThan(DISHES - 2);
    expect(takenDishes).toBeLessThanOrEqual(DISHES);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(places.length);
    for (const [index, { status, body }] of responses.entries())
      if (status !== 200)
        for (const { left = 0 } of body.alternatives ?? [])
          expect(left).toBeGreaterThanOrEqual(sizes[index] ?? 0);
  });

  it('accepts one of two simultaneous orders when the slot has room for the dishes of only one', async () => {
    const slot = buildSlotTime(6, '11:00');
    await teaHouse.postChai(5, { scheduled_at: slot });
    const responses = await Promise.all(
      [3, 3].map((size) => teaHouse.postChai(size, { scheduled_at: slot })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(2);
  });

  it('a hold takes room in the slot for every dish in the cart, and grows with the cart', async () => {
    const slot = buildSlotTime(5, '15:00');
    const holdId = randomUUID();
    expect((await teaHouse.tryHold(holdId, slot, { dishes: 3, amount: 15 })).status).toBe(200);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(7);
    expect(await teaHouse.loadRemainingCapacity(slot, holdId)).toBe(10);
    await teaHouse.postChai(5, { scheduled_at: slot });
    expect((await teaHouse.tryHold(holdId, slot, { dishes: 5, amount: 25 })).status).toBe(200);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(0);
    const refusedHold = await teaHouse.tryHold(holdId, slot, { dishes: 6, amount: 30 });
    expect([refusedHold.status, refusedHold.body.code]).toEqual([409, 'slot_full']);
    // The earlier hold of five dishes stays, and the customer orders five.
    expect((await teaHouse.postChai(5, { scheduled_at: slot, hold_id: holdId })).status).toBe(200);
  });

  it('holds at most half of a slot for one cart, so that others can still order', async () => {
    const slot = buildSlotTime(6, '13:00');
    const holdId = randomUUID();
    expect((await teaHouse.tryHold(holdId, slot, { dishes: 8, amount: 40 })).status).toBe(200);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(5);
    expect((await teaHouse.postChai(2, { scheduled_at: slot })).status).toBe(200);
    expect((await teaHouse.postChai(8, { scheduled_at: slot, hold_id: holdId })).status).toBe(200);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(0);
  });

  it('refuses a cart that has outgrown its hold when other orders have taken the free room of the slot', async () => {
    const slot = buildSlotTime(6, '15:00');
    const holdId = randomUUID();
    const cart = { dishes: 8, amount: 40 };
    await teaHouse.tryHold(holdId, slot, cart);
    await teaHouse.postChai(4, { scheduled_at: slot });
    expect((await teaHouse.tryHold(holdId, slot, cart)).body.code).toBe('slot_full');
    expect((await teaHouse.postChai(8, { scheduled_at: slot, hold_id: holdId })).body.code).toBe('slot_full');
    expect((await teaHouse.postChai(6, { scheduled_at: slot, hold_id: holdId })).status).toBe(200);
  });

  it('refuses an order that has grown beyond its hold if the slot has no room for the additional dishes', async () => {
    const slot = buildSlotTime(5, '16:00');
    const holdId = randomUUID();
    await teaHouse.tryHold(holdId, slot, { dishes: 2, amount: 10 });
    await teaHouse.postChai(7, { scheduled_at: slot });
    expect((await teaHouse.postChai(4, { scheduled_at: slot, hold_id: holdId })).body.code).toBe('slot_full');
    expect((await teaHouse.postChai(3, { scheduled_at: slot, hold_id: holdId })).status).toBe(200);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(0);
  });

  it('holds room for one dish in a slot if an older client does not send the size of its cart', async () => {
    const slot = buildSlotTime(5, '17:00');
    await teaHouse.hold(randomUUID(), slot);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(9);
  });

  it('a cancelled order no longer counts in its slot', async () => {
    const slot = buildSlotTime(6, '12:00');
    const { body } = await teaHouse.postChai(9, { scheduled_at: slot });
    await teaHouse.moveOrder(body.order?.id, 9);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(10);
  });

  it('counts existing orders in the new unit after the business changes the unit of its slot capacity', async () => {
    const slot = buildSlotTime(6, '14:00');
    await teaHouse.postChai(2, { scheduled_at: slot });
    await teaHouse.postChai(2, { scheduled_at: slot });
    await teaHouse.importWithCapacity(5);
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(3);
    await teaHouse.importWithCapacity({ orders: 4 });
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(2);
    await teaHouse.importWithCapacity({ amount: 50 });
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(5000 - 2 * CHAI_SUBTOTAL * 100);
    await teaHouse.importWithCapacity({ dishes: DISHES });
  });

  it('counts the subtotals of orders if the capacity of a slot is an amount', async () => {
    await teaHouse.importWithCapacity({ amount: 20 });
    const slot = buildSlotTime(6, '16:00');
    await teaHouse.postChai(2, { scheduled_at: slot });
    expect(await teaHouse.loadRemainingCapacity(slot)).toBe(2000 - CHAI_SUBTOTAL * 100);
    const responses = await Promise.all(
      [2, 2].map((size) => teaHouse.postChai(size, { scheduled_at: slot })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refusedResponse = responses.find(({ status }) => status === 409);
    expect(refusedResponse?.body.capacity_unit).toBe('amount');
    for (const { left = 0 } of refusedResponse?.body.alternatives ?? [])
      expect(left).toBeGreaterThanOrEqual(CHAI_SUBTOTAL * 100);
    const holdResponse = await teaHouse.tryHold(randomUUID(), slot, { dishes: 1, amount: 4.315 });
    expect([holdResponse.status, holdResponse.body.code]).toEqual([422, 'invalid']);
    await teaHouse.importWithCapacity({ dishes: DISHES });
  });

  it('the database refuses a place in a slot for zero dishes', async () => {
    const emptyPlaceUpdate = backend.database().update(slotPlaces).set({ dishes: sql`0` });
    await expect(emptyPlaceUpdate).rejects.toThrow();
  });
});
