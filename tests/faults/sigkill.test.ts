import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { orderResponse, type WireOrder } from '../../src/api/contract/order-contract.ts';
import { fixture } from '../contract/testing/backend.ts';
import { newPostgresDatabase } from '../contract/testing/engines.ts';
import { idempotencyHeader, MITTE, orderBody } from '../contract/testing/test-orders.ts';
import { runsEverything } from '../test-scope.ts';
import { underLoad } from '../timeouts.ts';
import { killLeftovers, migratedFolder, runImport, startServer } from './server-process.ts';

const CUSTOMERS = 6;
const ROUNDS = 2;
const ORDERS_PER_ROUND = 30;

const read = async (response: Response): Promise<WireOrder> => {
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return orderResponse.parse(body).order;
};
const send = async (origin: string, key: string): Promise<WireOrder> =>
  read(
    await fetch(`${origin}/api/webapp/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...idempotencyHeader(key) },
      body: JSON.stringify(orderBody()),
    }),
  );

/** What customers know of their orders: the keys they sent, and the answers that reached them. */
interface Known {
  readonly answered: Map<string, WireOrder>;
  readonly unanswered: Set<string>;
}

/** Customers order one after the other, all at the same time, until the server is gone. */
async function orderUntilGone(origin: string, known: Known, onAnswer: () => void): Promise<void> {
  const customer = async () => {
    for (;;) {
      const key = randomUUID();
      known.unanswered.add(key);
      const order = await send(origin, key).catch((error: unknown) => {
        if (error instanceof TypeError) return null; // the connection broke
        throw error;
      });
      if (!order) return;
      known.answered.set(key, order);
      known.unanswered.delete(key);
      onAnswer();
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS }, customer));
}

async function runRounds(env: Readonly<Record<string, string>>): Promise<void> {
  const known: Known = { answered: new Map(), unanswered: new Set() };
  let server = await startServer(env);
  expect(await runImport(env, [fixture('tea-house.json')])).toMatchObject({ code: 0 });
  for (let round = 1; round <= ROUNDS; round++) {
    let left = ORDERS_PER_ROUND;
    let killed: Promise<void> | null = null;
    await orderUntilGone(server.origin, known, () => {
      if (--left === 0) killed = server.kill();
    });
    await killed;
    // Every customer was waiting for an answer when it ended.
    expect(known.unanswered.size).toBeGreaterThan(0);

    server = await startServer(env);
    for (const [key, order] of known.answered) {
      const whole = `${server.origin}/api/webapp/order/${MITTE}/${order.id}?full=true`;
      expect(await read(await fetch(whole, { headers: { 'order-key': key } }))).toEqual(order);
      expect((await send(server.origin, key)).id).toBe(order.id);
    }
    for (const key of known.unanswered) {
      const order = await send(server.origin, key);
      expect((await send(server.origin, key)).id).toBe(order.id);
      known.answered.set(key, order);
    }
    known.unanswered.clear();
    const ids = [...known.answered.values()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(await server.stop()).toBe(0);
}

describe('a server killed while orders come in', () => {
  afterEach(killLeftovers);

  it(
    'loses no order it answered, and makes one of each retried, with PGlite on disk',
    async () => {
      const dataDir = await migratedFolder(await mkdtemp(join(tmpdir(), 'order-app-sigkill-')));
      await runRounds({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO_CLOCK: '2026-03-04T12:00:00+01:00' });
      await rm(dataDir, { recursive: true });
    },
    underLoad(60_000),
  );

  it.runIf(runsEverything)(
    'loses no order it answered, and makes one of each retried, with PostgreSQL',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'order-app-sigkill-'));
      const { url, drop } = await newPostgresDatabase();
      await runRounds({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO_CLOCK: '2026-03-04T12:00:00+01:00' });
      await drop();
      await rm(dataDir, { recursive: true });
    },
    underLoad(60_000),
  );
});
