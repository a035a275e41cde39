import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll } from 'vitest';
import { slotPlaces } from '../../../demo/server/db/schema-slots.ts';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { type Backend, fixture } from './backend.ts';
import { idempotencyHeader, type OrderBody, orderBody } from './test-orders.ts';

/** Reference id of a tea house whose slots take a limited number of orders. */
const BUSY = 'busy-tea~mitte';
/** Its slot at 15:00. */
export const THREE = '2026-03-04T15:00:00+01:00';
/** Its slot at 15:30. */
export const HALF_PAST_THREE = '2026-03-04T15:30:00+01:00';

export interface SlotAnswer {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly order?: { readonly id: string; readonly scheduled_at: string };
    readonly alternatives?: readonly { readonly from: string; readonly left?: number }[];
    readonly now?: string;
  };
}

/** Imports the busy tea house before the tests of a file. Each slot takes `capacity` pickup orders. */
export function useBusyTea(backend: Backend, capacity: number) {
  const open = async (car_pickup: number | null): Promise<void> => {
    const file = JSON.parse(await readFile(fixture('tea-house.json'), 'utf8')) as BusinessFile;
    const slot_capacity = car_pickup === null ? undefined : { car_pickup };
    const branches = file.branches.map((branch) => ({ ...branch, slot_capacity }));
    const busy = { ...file, reference_id: 'busy-tea', domains: [], branches, pixels: [] };
    await backend.importFile(busy);
  };
  beforeAll(() => open(capacity));

  const post = async (path: string, body: object, headers = {}): Promise<SlotAnswer> => {
    const response = await backend.request(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as SlotAnswer['body'] };
  };

  return {
    /** Imports the business again with another capacity per slot. Null means no limit. */
    open,
    order: (changes: Partial<OrderBody> = {}, key: string = randomUUID()): Promise<SlotAnswer> =>
      post(
        'webapp/order',
        orderBody({ branch_id: BUSY, priority: 'later', scheduled_at: THREE, ...changes }),
        idempotencyHeader(key),
      ),
    tryHold: (hold_id: string, from = THREE): Promise<SlotAnswer> =>
      post(`webapp/slot-hold/${BUSY}`, { hold_id, selling_types: 'car_pickup', from }),
    hold: (hold_id: string, from = THREE) =>
      backend.ask('slotHold', {
        params: { branch_id: BUSY },
        body: { hold_id, selling_types: 'car_pickup', from },
      }),
    release: (hold_id: string) =>
      backend.ask('slotRelease', { params: { branch_id: BUSY }, body: { hold_id } }),
    /** Returns how many orders a slot still takes. The hold `hold_id` does not count as taken. */
    async remainingOrders(from = THREE, hold_id?: string): Promise<number | null | undefined> {
      const { today, days } = await backend.ask('shifts', {
        params: { branch_id: BUSY },
        query: hold_id === undefined ? {} : { hold_id },
      });
      const all = [
        ...(today.car_pickup?.slots ?? []),
        ...days.flatMap(({ slots }) => slots.car_pickup ?? []),
      ];
      const slot = all.find((one) => one.from === from);
      if (!slot) throw new Error(`There is no slot at ${from}`);
      return slot.left;
    },
    /** Returns the places of a slot that orders have taken. */
    async ordered(from = THREE) {
      const rows = await backend.database().select().from(slotPlaces);
      return rows.filter((row) => row.orderId !== null && row.startsAt.getTime() === Date.parse(from));
    },
    move: (id: string | undefined, to: number) =>
      backend.request(`/console/orders/${id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        body: `to=${to}`,
      }),
  };
}
