import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { folders } from '../../demo/server/folders.ts';
import { sendRequest } from '../load/http-load.ts';
import { startLatencyProbe } from '../load/latency-probe.ts';
import { BUSINESS_ID, createLoadBusiness, prepareOrders } from '../load/load-orders.ts';
import { scaleTimeout } from '../timeouts.ts';
import { createMigratedFolder, killLeftovers, runImport, startServer } from './server-process.ts';

const ORDER_COUNT = 500;
/** The limit on an idle machine. */
const MAX_RESPONSE_MS = 250;

afterEach(killLeftovers);

it(
  `answers /healthz and static files at once while ${ORDER_COUNT} orders arrive`,
  async () => {
    if (!existsSync(folders.widget))
      throw new Error('Run `npm run build` first: the static file is a bundle.');
    const dataDir = await createMigratedFolder(await mkdtemp(join(tmpdir(), 'order-app-load-')));
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', TRUST_PROXY: 'true' };
    const file = join(dataDir, `${BUSINESS_ID}.json`);
    await writeFile(file, JSON.stringify(createLoadBusiness()));
    expect(await runImport(env, [file])).toMatchObject({ code: 0 });
    const server = await startServer(env);
    const createOrder = await prepareOrders(server.origin);
    const probe = await startLatencyProbe(
      [`${server.origin}/healthz`, `${server.origin}/order-app.js`],
      server.pid,
    );

    const orders = await Promise.all(Array.from({ length: ORDER_COUNT }, () => sendRequest(createOrder())));
    const longestWaits = await probe.stop();

    // A slow machine refuses the last orders instead of letting them wait for more than 15 s.
    for (const { status } of orders) expect([200, 503]).toContain(status);
    expect(longestWaits).toHaveLength(2);
    for (const { ms, busyMs } of longestWaits) {
      // Other processes do not increase the server's CPU time. A task that blocks the server's event loop for too long
      // does, even on a busy machine.
      expect(busyMs).toBeLessThan(MAX_RESPONSE_MS);
      expect(ms).toBeLessThan(scaleTimeout(MAX_RESPONSE_MS));
    }
    expect(await server.stop()).toBe(0);
    await rm(dataDir, { recursive: true });
  },
  scaleTimeout(60_000),
);
