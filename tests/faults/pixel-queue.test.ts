import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixture } from '../contract/testing/backend.ts';
import { newPostgresDatabase } from '../contract/testing/engines.ts';
import { ACCEPTED, agreed, openVendor } from '../contract/testing/fake-vendor.ts';
import { runsEverything } from '../test-scope.ts';
import { underLoad } from '../timeouts.ts';
import { killLeftovers, migratedFolder, runImport, startServer } from './server-process.ts';

const EVENTS = 40;
/** Of the first batch, so many are answered before the server is killed; the others hang. */
const ANSWERED = 8;

/** The tea house, whose server tells the stand-in, as a file to import. */
async function trackedHouse(folder: string, endpoint: string): Promise<string> {
  const house = JSON.parse(await readFile(fixture('tea-house.json'), 'utf8')) as object;
  const pixels = [{ type: 5, id: '1001', access_token: 'secret', endpoint }];
  await symlink(fixture('media'), join(folder, 'media'));
  const path = join(folder, 'business.json');
  await writeFile(path, JSON.stringify({ ...house, pixels }));
  return path;
}

async function visit(origin: string, ids: readonly string[]): Promise<void> {
  const events = ids.map((event_id) => ({ event: 'page_view', event_id, url: 'https://tea.example/' }));
  const response = await fetch(`${origin}/api/webapp/visit/tea-house`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'hosted', locale: 'en', tracking: { ...agreed, events } }),
  });
  expect(response.status).toBe(200);
}

/** How many events the console says were sent. */
async function sentBy(origin: string): Promise<number> {
  const page = await (await fetch(`${origin}/console/pixels`)).text();
  const [, sent] = [...page.matchAll(/<td class="number">(\d+)<\/td>/g)].map(([, count]) => Number(count));
  return sent ?? 0;
}

async function killInTheMiddle(env: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const vendor = await openVendor();
  const ids = Array.from({ length: EVENTS }, (_, index) => `event-${String(index).padStart(3, '0')}`);
  try {
    let server = await startServer(env);
    const file = await trackedHouse(folder, vendor.endpoint);
    expect(await runImport(env, [file])).toMatchObject({ code: 0 });
    vendor.answerWith(() => (vendor.told.length <= ANSWERED ? ACCEPTED : 'never'));
    await visit(server.origin, ids.slice(0, EVENTS / 2));
    await visit(server.origin, ids.slice(EVENTS / 2));
    await vi.waitFor(async () => expect(await sentBy(server.origin)).toBe(ANSWERED), {
      timeout: underLoad(10_000),
    });
    const taken = vendor.idsOf().slice(0, ANSWERED);
    const hanging = vendor.idsOf().slice(ANSWERED);
    await server.kill();

    vendor.reset();
    server = await startServer(env);
    await vi.waitFor(async () => expect(await sentBy(server.origin)).toBe(EVENTS), {
      timeout: underLoad(30_000),
      interval: 250,
    });
    const after = vendor.idsOf();
    expect(
      after.filter((id) => taken.includes(id)),
      'told again though it was taken',
    ).toEqual([]);
    expect(after.sort(), 'each of the others once').toEqual(ids.filter((id) => !taken.includes(id)));
    expect(hanging.length, 'events were under way when the server died').toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
  } finally {
    await vendor.close();
  }
}

describe('a server killed while it tells of marketing events', () => {
  afterEach(killLeftovers);

  it(
    'tells the rest after its restart, and nothing twice that was taken, with PGlite on disk',
    async () => {
      const dataDir = await migratedFolder(await mkdtemp(join(tmpdir(), 'order-app-pixels-')));
      const folder = await mkdtemp(join(tmpdir(), 'order-app-pixels-file-'));
      await killInTheMiddle({ DATA_DIR: dataDir, DATABASE_URL: '' }, folder);
      for (const path of [dataDir, folder]) await rm(path, { recursive: true });
    },
    underLoad(60_000),
  );

  it.runIf(runsEverything)(
    'tells the rest after its restart, and nothing twice that was taken, with PostgreSQL',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'order-app-pixels-'));
      const folder = await mkdtemp(join(tmpdir(), 'order-app-pixels-file-'));
      const { url, drop } = await newPostgresDatabase();
      await killInTheMiddle({ DATA_DIR: dataDir, DATABASE_URL: url }, folder);
      await drop();
      for (const path of [dataDir, folder]) await rm(path, { recursive: true });
    },
    underLoad(60_000),
  );
});
