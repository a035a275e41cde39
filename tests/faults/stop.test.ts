import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { getFixturePath } from '../contract/testing/backend.ts';
import { buildOrderBody, MITTE } from '../contract/testing/test-orders.ts';
import { scaleTimeout } from '../timeouts.ts';
import { createMigratedFolder, killLeftovers, runImport, startServer } from './server-process.ts';

const REQUEST_COUNT = 60;
const MAX_STOP_MS = 10_000;

afterEach(killLeftovers);

interface SentOrder {
  /** Resolves when the operating system has accepted the connection and received the whole request. */
  readonly whenAccepted: Promise<void>;
  /** Resolves to the status of the complete response; null if the connection broke. */
  readonly status: Promise<number | null>;
}

function sendOrder(origin: string): SentOrder {
  const orderRequest = request(`${origin}/api/webapp/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    agent: false,
  });
  const status = new Promise<number | null>((resolve) => {
    orderRequest.on('error', () => resolve(null));
    orderRequest.on('response', (response) => {
      response.on('error', () => resolve(null));
      response.on('end', () => resolve(response.statusCode ?? null));
      response.resume();
    });
  });
  const whenAccepted = new Promise<void>((resolve) => orderRequest.on('finish', () => resolve()));
  orderRequest.end(JSON.stringify(buildOrderBody()));
  return { whenAccepted, status };
}

it(
  `after SIGTERM, the server answers ${REQUEST_COUNT} accepted orders, tells streams to reconnect and exits within 10 s`,
  async () => {
    const dataDir = await createMigratedFolder(await mkdtemp(join(tmpdir(), 'order-app-stop-')));
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO_CLOCK: '2026-03-04T12:00:00+01:00' };
    expect(await runImport(env, [getFixturePath('tea-house.json')])).toMatchObject({ code: 0 });
    const server = await startServer(env);
    const key = randomUUID();
    const placeResponse = await fetch(`${server.origin}/api/webapp/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(buildOrderBody()),
    });
    const { order } = (await placeResponse.json()) as { order: { id: string } };
    const stream = await fetch(`${server.origin}/api/webapp/update-order-events/${MITTE}/${order.id}`, {
      headers: { accept: 'text/event-stream', 'order-key': key },
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');

    const orders = Array.from({ length: REQUEST_COUNT }, () => sendOrder(server.origin));
    await Promise.all(orders.map(({ whenAccepted: accepted }) => accepted));
    const startMs = performance.now();
    const [exitCode, statuses, streamText] = await Promise.all([
      server.stop(),
      Promise.all(orders.map(({ status }) => status)),
      stream.text(),
    ]);

    const otherStatuses = statuses.filter((status) => status !== 200);
    expect(otherStatuses, 'orders without status 200').toEqual([]);
    expect(streamText.trimEnd()).toMatch(/retry: 1000$/);
    expect(exitCode).toBe(0);
    expect(performance.now() - startMs).toBeLessThan(MAX_STOP_MS);
    await rm(dataDir, { recursive: true });
  },
  scaleTimeout(60_000),
);
