import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const KEY_COUNT = 50;
const REQUEST_COUNT = 500;

describe.each(databaseEngines)('a rush of orders, on $name', (engine) => {
  const backend = useBackend(engine);

  it('stores 50 orders for 500 simultaneous requests with 50 idempotency keys', async () => {
    const keys = Array.from({ length: KEY_COUNT }, () => randomUUID());
    const responses = await Promise.all(
      Array.from({ length: REQUEST_COUNT }, async (_, index) => {
        const key = keys[(index * 7) % KEY_COUNT] ?? '';
        const body = buildOrderBody({ comment: key });
        return {
          key,
          order: (await backend.call('placeOrder', { body, headers: buildIdempotencyHeader(key) })).order,
        };
      }),
    );
    const listIds = (key: string) =>
      new Set(responses.filter((response) => response.key === key).map(({ order }) => order.id));
    for (const key of keys) expect(listIds(key).size).toBe(1);
    for (const { key, order } of responses) expect([order.comment, order.events.length]).toEqual([key, 1]);
    const rows = await backend.database().query.orders.findMany();
    expect(rows.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual([...keys].sort());
    expect(new Set(rows.map(({ number }) => number)).size).toBe(KEY_COUNT);
  });
});
