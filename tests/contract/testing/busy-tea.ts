import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll } from 'vitest';
import { slotPlaces } from '../../../demo/server/db/schema-slots.ts';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { type Backend, fixture } from './backend.ts';
import { idempotencyHeader, type OrderBody, orderBody } from './test-orders.ts';

/** The tea house, with slots of which each takes a few orders. */
const BUSY = 'busy-tea~mitte';
/** A slot of it, a few hours after noon. */
export const THREE = '2026-03-04T15:00:00+01:00';
/** The one after it. */
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

/** Opens it with slots that take so many pickups, before each file's tests. */
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
    /** Opens it again with another capacity; null: without one. */
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
    /** The number of orders that a slot still takes, for the customer with that hold. */
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
    /** The places that orders have taken in a slot. */
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
