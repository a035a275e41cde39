import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { HALF_PAST_THREE, type SlotAnswer, THREE, useBusyTea } from '../testing/busy-tea.ts';
import { engines } from '../testing/engines.ts';

const CAPACITY = 20;
const CUSTOMERS = 200;

describe.each(engines)('two hundred customers and twenty places, on $name', (engine) => {
  const backend = useBackend(engine);
  const tea = useBusyTea(backend, CAPACITY);
  const customers = Array.from({ length: CUSTOMERS }, (_, n) => ({
    key: randomUUID(),
    hold_id: randomUUID(),
    phone: `1701${200_000 + n}`,
  }));
  const took = (answers: readonly SlotAnswer[]) =>
    answers.flatMap(({ status, body }) => (status === 200 && body.order ? [body.order.id] : []));

  /** Checks that every place went to exactly one customer and that the other customers were offered other slots. */
  const expectFair = async (answers: readonly SlotAnswer[], slot: string) => {
    const orders = took(answers);
    expect(new Set(orders).size).toBe(CAPACITY);
    expect(orders).toHaveLength(CAPACITY);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, 'slot_full']);
      expect(body.alternatives).toHaveLength(4);
      expect(body.alternatives?.every(({ from, left = 0 }) => from !== slot && left > 0)).toBe(true);
    }
    const places = await tea.ordered(slot);
    expect(places.map(({ orderId }) => orderId).sort()).toEqual([...orders].sort());
    expect(places.map(({ seat }) => seat ?? 0).sort((a, b) => a - b)).toEqual(
      Array.from({ length: CAPACITY }, (_, n) => n + 1),
    );
    const rows = await backend.database().query.orders.findMany();
    expect(rows.filter(({ scheduledAt }) => scheduledAt?.getTime() === Date.parse(slot))).toHaveLength(
      CAPACITY,
    );
  };

  it('gives each place to one customer and offers the other customers other slots', async () => {
    const answers = await Promise.all(customers.map(({ key, phone }) => tea.order({ phone }, key)));
    await expectFair(answers, THREE);
    expect(await tea.remainingOrders()).toBe(0);
    // A customer who got no response and sends the order again still has one order.
    const again = await Promise.all(
      customers.slice(0, 40).map(({ key, phone }) => tea.order({ phone }, key)),
    );
    expect(took(again)).toEqual(took(answers.slice(0, 40)));
    await expectFair(answers, THREE);
  });

  it('accepts the orders of all customers with a hold while other customers try to order', async () => {
    const some = customers.slice(0, 60);
    const held = await Promise.all(some.map(({ hold_id }) => tea.tryHold(hold_id, HALF_PAST_THREE)));
    expect(held.filter(({ status }) => status === 200)).toHaveLength(CAPACITY);
    const answers = await Promise.all(
      some.map(({ key, phone, hold_id }) =>
        tea.order({ phone, hold_id, scheduled_at: HALF_PAST_THREE }, `${key}-2`),
      ),
    );
    await expectFair(answers, HALF_PAST_THREE);
    expect(answers.map(({ status }) => status)).toEqual(held.map(({ status }) => status));
  });

  it('gives each returned place to one customer', async () => {
    const places = await tea.ordered();
    const cancelled = places.slice(0, 5).map(({ orderId }) => tea.move(orderId ?? '', 9));
    await Promise.all([...cancelled, ...customers.slice(0, 20).map(({ phone }) => tea.order({ phone }))]);
    await Promise.all(customers.slice(0, 10).map(({ phone }) => tea.order({ phone })));
    expect(await tea.ordered()).toHaveLength(CAPACITY);
    expect(await tea.remainingOrders()).toBe(0);
  });
});
