import { describe, expect, it } from 'vitest';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { createCatalogue } from '../../../demo/server/services/menu/business-catalogue.ts';
import { toBranchSchedule } from '../../../src/api/mappers/map-schedule.ts';
import { isSlotInTime } from '../../../src/domain/schedule/branch-schedule.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE } from '../testing/test-orders.ts';

const MINUTE_MS = 60_000;
/** Minimum time before a slot: 30 minutes in the business file, plus the 15 that the server always adds. */
const LEAD_MS = 45 * MINUTE_MS;

// The rules depend only on the clock and the file, so one engine is enough.
describe.each(pgliteOnly)('the preparation of scheduled orders, on $name', (engine) => {
  const backend = useBackend(engine);
  /** Imports the tea house with dishes that take `minutes`. It is open from 8 to 18. */
  const openSlowKitchen = async (
    id: string,
    minutes: number,
    scheduledOrders: object = {},
  ): Promise<string> => {
    const { file } = (await createCatalogue(backend.database()).getBranch(MITTE)).business;
    const pickup = file.settings.checkoutCarPickup as NonNullable<
      BusinessFile['settings']['checkoutCarPickup']
    >;
    await openTeaHouse(
      backend,
      id,
      {
        checkoutCarPickup: {
          ...pickup,
          scheduled_orders: { on: true, ...pickup.scheduled_orders, ...scheduledOrders },
        },
      },
      { branches: file.branches.map((branch) => ({ ...branch, preparation_minutes: minutes })) },
    );
    return `${id}~mitte`;
  };
  const requestOrder = async (branch_id: string, scheduled_at: string): Promise<number> => {
    const response = await backend.request('/api/webapp/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...buildIdempotencyHeader() },
      body: JSON.stringify(buildOrderBody({ branch_id, priority: 'later', scheduled_at })),
    });
    return response.status;
  };

  it('starts preparing scheduled orders when the branch opens, or earlier if the business allows that', async () => {
    const slowBranchId = await openSlowKitchen('slow-tea', 45);
    const earlyBranchId = await openSlowKitchen('early-tea', 45, { prepare_before_opening: true });
    const listStatuses = (branch: string) =>
      Promise.all(
        ['08:00', '08:30', '09:00'].map((time) => requestOrder(branch, `2026-03-05T${time}:00+01:00`)),
      );

    expect(await listStatuses(slowBranchId)).toEqual([409, 409, 200]);
    expect(await listStatuses(earlyBranchId)).toEqual([200, 200, 200]);
  });

  it('after refusing a slot, offers only slots for which the order can be ready', async () => {
    const slowBranchId = await openSlowKitchen('slower-tea', 100);

    const { body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({
        branch_id: slowBranchId,
        priority: 'later',
        scheduled_at: '2026-03-05T08:30:00+01:00',
      }),
      headers: buildIdempotencyHeader(),
    });
    const { alternatives } = body as unknown as { alternatives: { from: string }[] };
    expect(alternatives.map(({ from }) => from.slice(8, 16))).toEqual([
      '05T10:00',
      '05T10:30',
      '05T11:00',
      '05T11:30',
    ]);
  });

  it('accepts exactly the slots that the app offers, to the second', async () => {
    const branchId = await openSlowKitchen('exact-tea', 80);
    const durationMs = 80 * MINUTE_MS;
    // 13:40 is 80 minutes before the slot at 15:00.
    for (const time of ['13:39:59', '13:40:00', '13:40:01']) {
      backend.clock.now = Date.parse(`2026-03-04T${time}+01:00`);
      const now = backend.clock.now;
      const schedule = toBranchSchedule(await backend.call('shifts', { params: { branch_id: branchId } }));
      const pickup = schedule.types.car_pickup;
      const slots = pickup?.days.flatMap((day) => day.slots) ?? [];
      const preparation = { now, durationMs, openSpans: pickup?.openSpans ?? [] };
      const testedSlots = slots.filter((_, index) => index < 4 || (index > 6 && index < 12));
      for (const slot of testedSlots) {
        const isOffered = isSlotInTime(slot, { now, earliest: now + LEAD_MS, preparation });
        const status = await requestOrder(branchId, new Date(slot.from).toISOString());
        const context = { time, slot: new Date(slot.from).toISOString() };
        expect({ ...context, status }).toEqual({ ...context, status: isOffered ? 200 : 409 });
      }
    }
  });
});
