import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getFixturePath } from '../contract/testing/backend.ts';
import { createPostgresDatabase } from '../contract/testing/engines.ts';
import { ACCEPTED_REPLY, consentGiven, openVendor } from '../contract/testing/fake-vendor.ts';
import { runsEverything } from '../test-scope.ts';
import { scaleTimeout } from '../timeouts.ts';
import {
  createMigratedFolder,
  killLeftovers,
  runImport,
  type ServerProcess,
  startServer,
} from './server-process.ts';

const EVENT_COUNT = 40;
/** Number of events that the vendor accepts before the server is killed. The other requests hang. */
const ANSWERED_COUNT = 8;

/** Writes the business file of the tea house with a pixel that sends to the fake vendor. Returns its path. */
async function writeTrackedBusiness(folder: string, endpoint: string): Promise<string> {
  const teaHouse = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as object;
  const pixels = [{ type: 5, id: '1001', access_token: 'secret', endpoint }];
  await symlink(getFixturePath('media'), join(folder, 'media'));
  const path = join(folder, 'business.json');
  await writeFile(path, JSON.stringify({ ...teaHouse, pixels }));
  return path;
}

async function reportVisits(origin: string, ids: readonly string[]): Promise<void> {
  const events = ids.map((event_id) => ({ event: 'page_view', event_id, url: 'https://tea.example/' }));
  const response = await fetch(`${origin}/api/webapp/visit/tea-house`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'hosted', locale: 'en', tracking: { ...consentGiven, events } }),
  });
  expect(response.status).toBe(200);
}

/** The number of sent events that the console shows. */
async function countSentEvents(origin: string, cookie: string): Promise<number> {
  const page = await (await fetch(`${origin}/console/pixels`, { headers: { cookie } })).text();
  // Skip the first table, which counts visits.
  const events = page.slice(page.indexOf('<caption>Marketing events'));
  const [, sentCount] = [...events.matchAll(/<td class="number">(\d+)<\/td>/g)].map(([, count]) =>
    Number(count),
  );
  return sentCount ?? 0;
}

/** Opens the console through the printed link, and returns the cookies. */
async function openConsole({ consoleAddress }: ServerProcess): Promise<string> {
  const response = await fetch(consoleAddress, { redirect: 'manual' });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function killDuringDelivery(env: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const vendor = await openVendor();
  const ids = Array.from({ length: EVENT_COUNT }, (_, index) => `event-${String(index).padStart(3, '0')}`);
  try {
    let server = await startServer(env);
    let cookie = await openConsole(server);
    const file = await writeTrackedBusiness(folder, vendor.endpoint);
    expect(await runImport(env, [file])).toMatchObject({ code: 0 });
    vendor.replyWith(() => (vendor.requests.length <= ANSWERED_COUNT ? ACCEPTED_REPLY : 'never'));
    await reportVisits(server.origin, ids.slice(0, EVENT_COUNT / 2));
    await reportVisits(server.origin, ids.slice(EVENT_COUNT / 2));
    await vi.waitFor(async () => expect(await countSentEvents(server.origin, cookie)).toBe(ANSWERED_COUNT), {
      timeout: scaleTimeout(10_000),
    });
    const acceptedIds = vendor.listEventIds().slice(0, ANSWERED_COUNT);
    const unansweredIds = vendor.listEventIds().slice(ANSWERED_COUNT);
    await server.kill();

    vendor.reset();
    server = await startServer(env);
    cookie = await openConsole(server);
    await vi.waitFor(async () => expect(await countSentEvents(server.origin, cookie)).toBe(EVENT_COUNT), {
      timeout: scaleTimeout(30_000),
      interval: 250,
    });
    const deliveredIds = vendor.listEventIds();
    expect(
      deliveredIds.filter((id) => acceptedIds.includes(id)),
      'sent again although the vendor accepted it',
    ).toEqual([]);
    expect(deliveredIds.sort(), 'each of the other events once').toEqual(
      ids.filter((id) => !acceptedIds.includes(id)),
    );
    expect(unansweredIds.length, 'events were under way when the server died').toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
  } finally {
    await vendor.close();
  }
}

describe('a server that is killed while it sends marketing events', () => {
  afterEach(killLeftovers);

  it(
    'a killed server with PGlite on disk sends its marketing events after a restart, none of them twice',
    async () => {
      const dataDir = await createMigratedFolder(await mkdtemp(join(tmpdir(), 'order-app-pixels-')));
      const folder = await mkdtemp(join(tmpdir(), 'order-app-pixels-file-'));
      await killDuringDelivery({ DATA_DIR: dataDir, DATABASE_URL: '' }, folder);
      for (const path of [dataDir, folder]) await rm(path, { recursive: true });
    },
    scaleTimeout(60_000),
  );

  it.runIf(runsEverything)(
    'a killed server with PostgreSQL sends its marketing events after a restart, none of them twice',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'order-app-pixels-'));
      const folder = await mkdtemp(join(tmpdir(), 'order-app-pixels-file-'));
      const { url, drop } = await createPostgresDatabase();
      await killDuringDelivery({ DATA_DIR: dataDir, DATABASE_URL: url }, folder);
      await drop();
      for (const path of [dataDir, folder]) await rm(path, { recursive: true });
    },
    scaleTimeout(60_000),
  );
});
