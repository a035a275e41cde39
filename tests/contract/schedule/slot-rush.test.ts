import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import {
  SLOT_AT_15_00,
  SLOT_AT_15_30,
  type SlotResponse,
  useTeaHouseWithSlotLimit,
} from '../testing/tea-house-slots.ts';

const CAPACITY = 20;
const CUSTOMERS = 200;

describe.each(databaseEngines)('two hundred customers and twenty places, on $name', (engine) => {
  const backend = useBackend(engine);
  const teaHouse = useTeaHouseWithSlotLimit(backend, CAPACITY);
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => ({
    key: randomUUID(),
    hold_id: randomUUID(),
    phone: `1701${200_000 + index}`,
  }));
  const listOrderIds = (responses: readonly SlotResponse[]) =>
    responses.flatMap(({ status, body }) => (status === 200 && body.order ? [body.order.id] : []));

  /** Checks that every place went to exactly one customer and that the others were offered other slots. */
  const expectOnePlaceEach = async (responses: readonly SlotResponse[], slot: string) => {
    const orders = listOrderIds(responses);
    expect(new Set(orders).size).toBe(CAPACITY);
    expect(orders).toHaveLength(CAPACITY);
    const refusedResponses = responses.filter(({ status }) => status !== 200);
    for (const { status, body } of refusedResponses) {
      expect([status, body.code]).toEqual([409, 'slot_full']);
      expect(body.alternatives).toHaveLength(4);
      expect(body.alternatives?.every(({ from, left = 0 }) => from !== slot && left > 0)).toBe(true);
    }
    const places = await teaHouse.listOrderPlaces(slot);
    expect(places.map(({ orderId }) => orderId).sort()).toEqual([...orders].sort());
    expect(places.map(({ seat }) => seat ?? 0).sort((a, b) => a - b)).toEqual(
      Array.from({ length: CAPACITY }, (_, index) => index + 1),
    );
    const rows = await backend.database().query.orders.findMany();
    expect(rows.filter(({ scheduledAt }) => scheduledAt?.getTime() === Date.parse(slot))).toHaveLength(
      CAPACITY,
    );
  };

  it('gives each place in a slot to one of two hundred customers, and offers the others other slots', async () => {
    const responses = await Promise.all(
      customers.map(({ key, phone }) => teaHouse.postOrder({ phone }, key)),
    );
    await expectOnePlaceEach(responses, SLOT_AT_15_00);
    expect(await teaHouse.loadRemainingCapacity()).toBe(0);
    // A customer who got no response and resends the order still has one order.
    const retries = await Promise.all(
      customers.slice(0, 40).map(({ key, phone }) => teaHouse.postOrder({ phone }, key)),
    );
    expect(listOrderIds(retries)).toEqual(listOrderIds(responses.slice(0, 40)));
    await expectOnePlaceEach(responses, SLOT_AT_15_00);
  });

  it('accepts the orders of all customers with a hold while two hundred others try to order', async () => {
    const group = customers.slice(0, 60);
    const holdResponses = await Promise.all(
      group.map(({ hold_id }) => teaHouse.tryHold(hold_id, SLOT_AT_15_30)),
    );
    expect(holdResponses.filter(({ status }) => status === 200)).toHaveLength(CAPACITY);
    const responses = await Promise.all(
      group.map(({ key, phone, hold_id }) =>
        teaHouse.postOrder({ phone, hold_id, scheduled_at: SLOT_AT_15_30 }, `${key}-2`),
      ),
    );
    await expectOnePlaceEach(responses, SLOT_AT_15_30);
    expect(responses.map(({ status }) => status)).toEqual(holdResponses.map(({ status }) => status));
  });

  it('lets exactly one other customer take each place that a cancelled order frees', async () => {
    const places = await teaHouse.listOrderPlaces();
    const cancellations = places.slice(0, 5).map(({ orderId }) => teaHouse.moveOrder(orderId ?? '', 9));
    await Promise.all([
      ...cancellations,
      ...customers.slice(0, 20).map(({ phone }) => teaHouse.postOrder({ phone })),
    ]);
    await Promise.all(customers.slice(0, 10).map(({ phone }) => teaHouse.postOrder({ phone })));
    expect(await teaHouse.listOrderPlaces()).toHaveLength(CAPACITY);
    expect(await teaHouse.loadRemainingCapacity()).toBe(0);
  });
});
