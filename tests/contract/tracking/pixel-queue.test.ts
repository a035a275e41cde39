import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pixelEvents } from '../../../demo/server/db/schema-tracking.ts';
import { claimPixelEvents, markEventSent } from '../../../demo/server/repo/tracking/tracking-repo.ts';
import { createCatalogue } from '../../../demo/server/services/menu/business-catalogue.ts';
import { createPixelSender } from '../../../demo/server/services/tracking/pixel-sender.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { ACCEPTED_REPLY, consentGiven, openVendor, type Vendor, VISITOR_ID } from '../testing/fake-vendor.ts';
import { findTablesContaining } from '../testing/table-search.ts';

// The timeout is long, because a machine under load responds late, and an event without a response is sent again.
const WORKER_TIMES = { intervalMs: 50, firstDelayMs: 100, timeoutMs: 45_000, leaseMs: 90_000 };
const WORKER_OFF = { ...WORKER_TIMES, intervalMs: 3_600_000 };
const WAIT_OPTIONS = { timeout: 50_000, interval: 100 };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(databaseEngines)('the queue of marketing events, on $name', (engine) => {
  // The backend's own worker is off. Each test starts its workers.
  const backend = useBackend(engine, { pixelTimes: WORKER_OFF });
  let vendor: Vendor;
  const workers: ReturnType<typeof createPixelSender>[] = [];
  const loggedErrors: unknown[] = [];
  beforeAll(async () => {
    vendor = await openVendor();
    const teaHouse = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as object;
    const pixel = { type: 5, id: '1001', access_token: 'secret-token', endpoint: vendor.endpoint };
    await backend.importFile({ ...teaHouse, reference_id: 'queued', domains: [], pixels: [pixel] });
  });
  afterAll(() => vendor.close());
  beforeEach(async () => {
    await Promise.all(workers.splice(0).map(({ close }) => close()));
    vendor.reset();
    await backend.database().delete(pixelEvents);
    expect(loggedErrors.splice(0)).toEqual([]);
  });

  /** Queues events as another process would, without notifying the workers of this process. */
  const queueEvents = async (count: number): Promise<string[]> => {
    const eventIds = Array.from({ length: count }, (_, index) => `event-${String(index).padStart(3, '0')}`);
    const rows = eventIds.map((eventId) => ({
      referenceId: 'queued',
      type: 5,
      pixelId: '1001',
      eventId,
      event: 'page_view',
      visitor: VISITOR_ID,
      payload: { event_id: eventId },
    }));
    await backend.database().insert(pixelEvents).values(rows);
    return eventIds;
  };
  const startWorker = (times: Partial<typeof WORKER_TIMES> = {}) => {
    const db = backend.database();
    const worker = createPixelSender({
      db,
      catalogue: createCatalogue(db),
      fetch,
      log: (error) => loggedErrors.push(error),
      times: { ...WORKER_TIMES, ...times },
    });
    workers.push(worker);
    worker.wake();
    return worker;
  };
  const loadRows = () => backend.database().select().from(pixelEvents);
  const loadStates = async () => (await loadRows()).map(({ state }) => state);
  const waitUntilSent = () =>
    vi.waitFor(async () => expect(await loadStates()).not.toContain('waiting'), WAIT_OPTIONS);

  it('several workers together deliver each marketing event once', async () => {
    const eventIds = await queueEvents(90);
    vendor.replyWith(async () => {
      await wait(20);
      return ACCEPTED_REPLY;
    });
    for (let worker = 0; worker < 4; worker++) startWorker();
    await waitUntilSent();
    await wait(200);
    expect(vendor.listEventIds().sort()).toEqual(eventIds);
  });

  it('after sending a marketing event, keeps only the fact that it was sent', async () => {
    await queueEvents(1);
    startWorker();
    await waitUntilSent();
    expect(await loadRows()).toMatchObject([
      { state: 'sent', payload: null, attempts: 1, problem: null, claim: null },
    ]);
  });

  it('sends a marketing event again after growing delays until the vendor accepts it', async () => {
    await queueEvents(1);
    vendor.replyWith(() => (vendor.requests.length < 4 ? { status: 503, body: {} } : ACCEPTED_REPLY));
    startWorker();
    await waitUntilSent();
    expect(vendor.listEventIds()).toHaveLength(4);
    const [firstMs = 0, secondMs = 0, thirdMs = 0, fourthMs = 0] = vendor.requests.map(({ at }) => at);
    // At least 80 % of 100, 200 and 400 ms, minus 5 ms, because the database measures the delays by its own clock.
    expect([secondMs - firstMs >= 75, thirdMs - secondMs >= 155, fourthMs - thirdMs >= 315]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await loadRows()).toMatchObject([{ state: 'sent', attempts: 4 }]);
  });

  it('sends a marketing event again when the vendor does not respond', async () => {
    await queueEvents(1);
    vendor.replyWith(() => (vendor.requests.length < 2 ? 'never' : ACCEPTED_REPLY));
    startWorker({ timeoutMs: 400 });
    await waitUntilSent();
    const [row] = await loadRows();
    expect(row?.state).toBe('sent');
    // On a machine under load, a later attempt may time out too.
    expect(row?.attempts).toBeGreaterThanOrEqual(2);
  });

  it('drops a marketing event that the vendor rejects for good, and shows our reason, not the vendor’s text', async () => {
    await queueEvents(1);
    const message = 'Invalid parameter for Quillfeather, sent with secret-token';
    vendor.replyWith(() => ({ status: 400, body: { error: { code: 100, message } } }));
    startWorker();
    await waitUntilSent();
    await wait(300);
    expect(vendor.requests).toHaveLength(1);
    expect(await loadRows()).toMatchObject([{ state: 'dead', payload: null, attempts: 1 }]);
    const page = await (await backend.request('/console/pixels')).text();
    expect(page).toContain('given up after 1 try');
    expect(page).toContain('400 event refused (code 100)');
    expect(await findTablesContaining(backend.database(), ['Invalid parameter', 'Quillfeather'])).toEqual([]);
    for (const text of ['Invalid parameter', 'Quillfeather', 'secret-token'])
      expect(page).not.toContain(text);
  });

  it('gives up on a marketing event after twenty refusals', async () => {
    await queueEvents(1);
    await backend.database().update(pixelEvents).set({ attempts: 19 });
    vendor.replyWith(() => ({ status: 500, body: {} }));
    startWorker();
    await waitUntilSent();
    expect(await loadRows()).toMatchObject([{ state: 'dead', attempts: 20, problem: '500 vendor failed' }]);
  });

  it('stops sending the marketing events of a removed integration', async () => {
    await queueEvents(1);
    await backend.database().update(pixelEvents).set({ pixelId: 'gone' });
    startWorker();
    await waitUntilSent();
    expect(vendor.requests).toEqual([]);
    expect(await loadStates()).toEqual(['dead']);
  });

  it('sends the marketing events of a crashed worker again after their lease has expired, and not before', async () => {
    await queueEvents(2);
    const db = backend.database();
    const claimedEvents = await claimPixelEvents(db, { claim: 'the-dead', leaseMs: 600_000, limit: 1 });
    expect(claimedEvents).toHaveLength(1);
    startWorker();
    await vi.waitFor(async () => expect(await loadStates()).toContain('sent'), WAIT_OPTIONS);
    await wait(4 * WORKER_TIMES.intervalMs);
    expect(vendor.listEventIds()).toEqual(['event-001']);
    // End the lease now, so that the test does not depend on the machine's load.
    await db
      .update(pixelEvents)
      .set({ claimedUntil: sql`now() - interval '1 ms'` })
      .where(eq(pixelEvents.eventId, 'event-000'));
    await waitUntilSent();
    expect(vendor.listEventIds()).toEqual(['event-001', 'event-000']);
    // The crashed worker can no longer change the event.
    const [row] = claimedEvents;
    expect(row && (await markEventSent(db, row))).toBe(false);
  });

  it('sends no delivered marketing event again after a restart', async () => {
    await queueEvents(5);
    const firstWorker = startWorker();
    await waitUntilSent();
    await firstWorker.close();
    startWorker();
    await wait(300);
    expect(vendor.listEventIds()).toHaveLength(5);
  });

  it('stops sending the marketing events of a customer who withdraws consent', async () => {
    await queueEvents(3);
    await backend
      .database()
      .update(pixelEvents)
      .set({ visitor: 'f'.repeat(32) })
      .where(eq(pixelEvents.eventId, 'event-001'));
    await backend.call('visit', {
      params: { reference_id: 'queued' },
      body: { mode: 'hosted', locale: 'en', withdrawn: consentGiven.visitor },
    });
    startWorker();
    await waitUntilSent();
    expect(vendor.listEventIds()).toEqual(['event-001']);
  });
});
