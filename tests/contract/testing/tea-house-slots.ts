import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll } from 'vitest';
import { slotPlaces } from '../../../demo/server/db/schema-slots.ts';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { type Backend, getFixturePath } from './backend.ts';
import { buildIdempotencyHeader, buildOrderBody, CHAI, type OrderBody } from './test-orders.ts';

/** Branch of a tea house whose slots take a limited number of orders. */
const LIMITED_BRANCH = 'limited-slots~mitte';
/** A slot of the limited branch. */
export const SLOT_AT_15_00 = '2026-03-04T15:00:00+01:00';
/** The next slot of the limited branch. */
export const SLOT_AT_15_30 = '2026-03-04T15:30:00+01:00';

type Capacity = NonNullable<NonNullable<BusinessFile['branches'][number]['slot_capacity']>['car_pickup']>;

/** The size of a cart: units, and the subtotal. */
interface CartSize {
  readonly dishes: number;
  readonly amount: number;
}

export interface SlotResponse {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly order?: { readonly id: string; readonly scheduled_at: string };
    readonly alternatives?: readonly { readonly from: string; readonly left?: number }[];
    readonly now?: string;
    readonly capacity_unit?: string;
  };
}

/** Imports a tea house with a slot limit before the tests of a file. Each slot takes `capacity` pickup orders. */
export function useTeaHouseWithSlotLimit(backend: Backend, capacity: Capacity) {
  const importWithCapacity = async (
    car_pickup: Capacity | null,
    change: Partial<BusinessFile['branches'][number]> = {},
  ): Promise<void> => {
    const file = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as BusinessFile;
    const slot_capacity = car_pickup === null ? undefined : { car_pickup };
    const branches = file.branches.map((branch) => ({ ...branch, slot_capacity, ...change }));
    const limitedFile = { ...file, reference_id: 'limited-slots', domains: [], branches, pixels: [] };
    await backend.importFile(limitedFile);
  };
  beforeAll(() => importWithCapacity(capacity));

  const post = async (path: string, body: object, headers = {}): Promise<SlotResponse> => {
    const response = await backend.request(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as SlotResponse['body'] };
  };

  return {
    /** Imports the business again with another capacity per slot (null for no limit), and with changed branches. */
    importWithCapacity,
    postOrder: (changes: Partial<OrderBody> = {}, key: string = randomUUID()): Promise<SlotResponse> =>
      post(
        'webapp/order',
        buildOrderBody({
          branch_id: LIMITED_BRANCH,
          priority: 'later',
          scheduled_at: SLOT_AT_15_00,
          ...changes,
        }),
        buildIdempotencyHeader(key),
      ),
    /** Orders `quantity` cups of chai at their current price. */
    async postChai(
      quantity: number,
      changes: Partial<OrderBody> = {},
      key: string = randomUUID(),
    ): Promise<SlotResponse> {
      const order_lines = [{ ...CHAI, quantity }];
      const { quote } = await backend.call('calcOrder', {
        params: { branch_id: LIMITED_BRANCH },
        body: { selling_types: 'car_pickup', order_lines },
      });
      return post(
        'webapp/order',
        buildOrderBody({
          branch_id: LIMITED_BRANCH,
          priority: 'later',
          scheduled_at: SLOT_AT_15_00,
          order_lines,
          total: quote.total,
          ...changes,
        }),
        buildIdempotencyHeader(key),
      );
    },
    tryHold: (hold_id: string, from = SLOT_AT_15_00, size?: CartSize): Promise<SlotResponse> =>
      post(`webapp/slot-hold/${LIMITED_BRANCH}`, { hold_id, selling_types: 'car_pickup', from, size }),
    hold: (hold_id: string, from = SLOT_AT_15_00) =>
      backend.call('slotHold', {
        params: { branch_id: LIMITED_BRANCH },
        body: { hold_id, selling_types: 'car_pickup', from },
      }),
    release: (hold_id: string) =>
      backend.call('slotRelease', { params: { branch_id: LIMITED_BRANCH }, body: { hold_id } }),
    /**
     * Returns the capacity that is left in a slot, in the unit of its limit. The hold `hold_id` does not count as
     * taken.
     */
    async loadRemainingCapacity(from = SLOT_AT_15_00, hold_id?: string): Promise<number | null | undefined> {
      const { today, days } = await backend.call('shifts', {
        params: { branch_id: LIMITED_BRANCH },
        query: hold_id === undefined ? {} : { hold_id },
      });
      const allSlots = [
        ...(today.car_pickup?.slots ?? []),
        ...days.flatMap(({ slots }) => slots.car_pickup ?? []),
      ];
      const slot = allSlots.find((candidate) => candidate.from === from);
      if (!slot) throw new Error(`There is no slot at ${from}`);
      return slot.left;
    },
    /** Returns the places of a slot that orders have taken. */
    async listOrderPlaces(from = SLOT_AT_15_00) {
      const rows = await backend.database().select().from(slotPlaces);
      return rows.filter((row) => row.orderId !== null && row.startsAt.getTime() === Date.parse(from));
    },
    moveOrder: (id: string | undefined, newStatus: number) =>
      backend.request(`/console/orders/${id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        body: `to=${newStatus}`,
      }),
  };
}
