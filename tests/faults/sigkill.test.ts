import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { orderResponse, type WireOrder } from '../../src/api/contract/order-contract.ts';
import { getFixturePath } from '../contract/testing/backend.ts';
import { createPostgresDatabase } from '../contract/testing/engines.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE } from '../contract/testing/test-orders.ts';
import { runsEverything } from '../test-scope.ts';
import { scaleTimeout } from '../timeouts.ts';
import { createMigratedFolder, killLeftovers, runImport, startServer } from './server-process.ts';

const CUSTOMER_COUNT = 6;
const ROUND_COUNT = 2;
const ORDERS_PER_ROUND = 30;

const readOrder = async (response: Response): Promise<WireOrder> => {
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return orderResponse.parse(body).order;
};
const sendOrder = async (origin: string, key: string): Promise<WireOrder> =>
  readOrder(
    await fetch(`${origin}/api/webapp/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...buildIdempotencyHeader(key) },
      body: JSON.stringify(buildOrderBody()),
    }),
  );

/** The orders that customers sent, by idempotency key: those that got a response, and those that did not. */
interface SentOrders {
  readonly ordersByKey: Map<string, WireOrder>;
  readonly keysWithoutResponse: Set<string>;
}

/** Several customers order at the same time, one order after the other, until the server ends. */
async function orderUntilServerEnds(
  origin: string,
  sentOrders: SentOrders,
  onResponse: () => void,
): Promise<void> {
  const orderRepeatedly = async () => {
    for (;;) {
      const key = randomUUID();
      sentOrders.keysWithoutResponse.add(key);
      const order = await sendOrder(origin, key).catch((error: unknown) => {
        if (error instanceof TypeError) return null; // The connection broke.
        throw error;
      });
      if (!order) return;
      sentOrders.ordersByKey.set(key, order);
      sentOrders.keysWithoutResponse.delete(key);
      onResponse();
    }
  };
  await Promise.all(Array.from({ length: CUSTOMER_COUNT }, orderRepeatedly));
}

async function runRounds(env: Readonly<Record<string, string>>): Promise<void> {
  const sentOrders: SentOrders = { ordersByKey: new Map(), keysWithoutResponse: new Set() };
  let server = await startServer(env);
  expect(await runImport(env, [getFixturePath('tea-house.json')])).toMatchObject({ code: 0 });
  for (let round = 1; round <= ROUND_COUNT; round++) {
    let remainingOrders = ORDERS_PER_ROUND;
    let killed: Promise<void> | null = null;
    await orderUntilServerEnds(server.origin, sentOrders, () => {
      if (--remainingOrders === 0) killed = server.kill();
    });
    await killed;
    // At least one customer was waiting for a response when the server ended.
    expect(sentOrders.keysWithoutResponse.size).toBeGreaterThan(0);

    server = await startServer(env);
    for (const [key, order] of sentOrders.ordersByKey) {
      const url = `${server.origin}/api/webapp/order/${MITTE}/${order.id}?full=true`;
      expect(await readOrder(await fetch(url, { headers: { 'order-key': key } }))).toEqual(order);
      expect((await sendOrder(server.origin, key)).id).toBe(order.id);
    }
    for (const key of sentOrders.keysWithoutResponse) {
      const order = await sendOrder(server.origin, key);
      expect((await sendOrder(server.origin, key)).id).toBe(order.id);
      sentOrders.ordersByKey.set(key, order);
    }
    sentOrders.keysWithoutResponse.clear();
    const ids = [...sentOrders.ordersByKey.values()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(await server.stop()).toBe(0);
}

describe('a server that is killed while orders come in', () => {
  afterEach(killLeftovers);

  it(
    'a killed server with PGlite on disk loses no confirmed order, and stores each retried order once',
    async () => {
      const dataDir = await createMigratedFolder(await mkdtemp(join(tmpdir(), 'order-app-sigkill-')));
      await runRounds({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO_CLOCK: '2026-03-04T12:00:00+01:00' });
      await rm(dataDir, { recursive: true });
    },
    scaleTimeout(60_000),
  );

  it.runIf(runsEverything)(
    'a killed server with PostgreSQL loses no confirmed order, and stores each retried order once',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'order-app-sigkill-'));
      const { url, drop } = await createPostgresDatabase();
      await runRounds({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO_CLOCK: '2026-03-04T12:00:00+01:00' });
      await drop();
      await rm(dataDir, { recursive: true });
    },
    scaleTimeout(60_000),
  );
});
