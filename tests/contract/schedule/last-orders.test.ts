import { describe, expect, it } from 'vitest';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { createCatalogue } from '../../../demo/server/services/menu/business-catalogue.ts';
import { toBranchSchedule } from '../../../src/api/mappers/map-schedule.ts';
import { getOpenStateAt, isSlotInTime } from '../../../src/domain/schedule/branch-schedule.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const MINUTE_MS = 60_000;
/** Minimum time between an order and the start of its slot. */
const LEAD_MS = 15 * MINUTE_MS;
const toTimestamp = (time: string) => Date.parse(`2026-03-04T${time}+01:00`);

// The rules depend only on the clock and the file, so one engine is enough.
describe.each(pgliteOnly)('last orders, on $name', (engine) => {
  const backend = useBackend(engine);
  /** Creates a branch that is open from 18:00 to 02:00. Returns its id. */
  const createNightBranch = async (id: string, changes: object): Promise<string> => {
    const { business } = await createCatalogue(backend.database()).getBranch('tea-house~mitte');
    const [firstBranch, ...otherBranches] = business.file.branches;
    const nightHours = { closed: false, shifts: [{ time_from: '18:00', time_to: '02:00' }] };
    const hours = Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, nightHours]));
    const changedBranch = { ...firstBranch, hours, preparation_minutes: 5, ...changes };
    await openTeaHouse(backend, id, {}, {
      branches: [changedBranch, ...otherBranches],
    } as Partial<BusinessFile>);
    return `${id}~mitte`;
  };
  const loadSchedule = async (branch_id: string) => backend.call('shifts', { params: { branch_id } });
  const requestOrder = (branch_id: string, changes: object = {}) =>
    backend.request('/api/webapp/order', {
      method: 'POST',
      body: JSON.stringify(buildOrderBody({ branch_id, ...changes })),
      headers: { 'content-type': 'application/json', ...buildIdempotencyHeader() },
    });

  it('after last orders, refuses immediate orders and slots of the same shift, and says when last orders were', async () => {
    const branchId = await createNightBranch('late-tea', { last_orders: [{ time: '21:45' }] });
    backend.clock.now = toTimestamp('21:00:00');
    const { today } = await loadSchedule(branchId);
    expect(today.car_pickup).toMatchObject({ status: 'open', last_orders_at: '2026-03-04T21:45:00+01:00' });
    expect(today.car_pickup?.slots.find(({ from }) => from.includes('T23:00'))?.order_by).toBe(
      '2026-03-04T21:45:00+01:00',
    );

    backend.clock.now = toTimestamp('21:45:00');
    const { today: todayAfterLastOrders, days } = await loadSchedule(branchId);
    expect(todayAfterLastOrders.car_pickup).toMatchObject({
      status: 'closed',
      opens_at: '2026-03-05T18:00:00+01:00',
    });
    expect(todayAfterLastOrders.car_pickup?.slots).toEqual([]);
    expect(days[0]?.slots.car_pickup?.[0]?.from).toBe('2026-03-05T18:00:00+01:00');
    const refusal = await (await requestOrder(branchId)).json();
    expect(refusal).toMatchObject({
      code: 'closed',
      message: 'Last orders have passed',
      last_orders_at: '2026-03-04T21:45:00+01:00',
      opens_at: '2026-03-05T18:00:00+01:00',
    });
    const lateOrderResponse = await requestOrder(branchId, {
      priority: 'later',
      scheduled_at: '2026-03-04T23:00:00+01:00',
    });
    const { code, alternatives } = await lateOrderResponse.json();
    expect([lateOrderResponse.status, code]).toEqual([409, 'slot_gone']);
    expect(alternatives[0].from).toBe('2026-03-05T18:00:00+01:00');
  });

  it('accepts immediate orders of each order type only until the last orders of that type', async () => {
    const branchId = await createNightBranch('typed-tea', {
      last_orders: [{ minutes_before_closing: 15 }, { types: ['dine_in'], minutes_before_closing: 60 }],
    });
    backend.clock.now = Date.parse('2026-03-05T01:10:00+01:00');

    const { today } = await loadSchedule(branchId);
    expect(today.dine_in?.status).toBe('closed');
    expect(today.car_pickup).toMatchObject({
      status: 'open',
      last_orders_at: '2026-03-05T01:45:00+01:00',
    });
  });

  it('server and app stop accepting orders and holds in the same second, at last orders and at cut-offs', async () => {
    const branchId = await createNightBranch('exact-last-tea', {
      last_orders: [{ time: '21:45' }],
      slot_cut_offs: [{ from: '20:00', to: '21:00', order_until: '18:30' }],
      slot_capacity: { car_pickup: 50 },
    });
    const holdSlot = (from: string) =>
      backend.request(`/api/webapp/slot-hold/${branchId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ hold_id: crypto.randomUUID(), selling_types: 'car_pickup', from }),
      });
    backend.clock.now = toTimestamp('18:00:00');
    const schedule = toBranchSchedule(await loadSchedule(branchId));
    const pickupSchedule = schedule.types.car_pickup;
    const slots = pickupSchedule?.days.flatMap((day) => day.slots) ?? [];
    const testedSlots = slots.filter(({ from }) =>
      [20, 22].some((hour) => from === toTimestamp(`${hour}:30:00`)),
    );
    expect(testedSlots).toHaveLength(2);
    for (const time of ['18:29:59', '18:30:00', '21:44:59', '21:45:00']) {
      const now = toTimestamp(time);
      backend.clock.now = now;
      const { open: isOpen } = getOpenStateAt(pickupSchedule, now);
      expect([time, (await requestOrder(branchId)).status]).toEqual([time, isOpen ? 200 : 409]);
      for (const slot of testedSlots) {
        const preparation = { now, durationMs: 5 * MINUTE_MS, openSpans: pickupSchedule?.openSpans ?? [] };
        const isOffered = isSlotInTime(slot, { now, earliest: now + LEAD_MS, preparation });
        const scheduled_at = new Date(slot.from).toISOString();
        const context = { time, slot: scheduled_at };
        const expected = { ...context, order: isOffered ? 200 : 409, hold: isOffered ? 200 : 409 };
        const order = (await requestOrder(branchId, { priority: 'later', scheduled_at })).status;
        expect({ ...context, order, hold: (await holdSlot(scheduled_at)).status }).toEqual(expected);
      }
    }
  });

  it('accepts an order after last orders from a customer who holds a place in the slot', async () => {
    const branchId = await createNightBranch('held-tea', {
      last_orders: [{ time: '21:45' }],
      slot_capacity: { car_pickup: 5 },
    });
    backend.clock.now = toTimestamp('21:44:00');
    const hold_id = crypto.randomUUID();
    const from = '2026-03-04T23:00:00+01:00';
    await backend.call('slotHold', {
      params: { branch_id: branchId },
      body: { hold_id, selling_types: 'car_pickup', from },
    });

    backend.clock.now = toTimestamp('21:46:00');
    expect((await requestOrder(branchId, { priority: 'later', scheduled_at: from, hold_id })).status).toBe(
      200,
    );
    expect((await requestOrder(branchId, { priority: 'later', scheduled_at: from })).status).toBe(409);
  });
});
