import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { OpenDatabase } from '../../../../demo/server/db/open-database.ts';
import { folders } from '../../../../demo/server/folders.ts';
import { createApp } from '../../../../demo/server/http-app.ts';
import { importBusiness } from '../../../../demo/server/services/business-file/import-business.ts';
import { openCopy } from '../../../database-template.ts';
import type { DemoBusiness } from '../data/demo-names.ts';
import { test as base } from '../test.ts';
import { copyWidget } from './deploy.ts';
import { seedDatabase } from './seed-database.ts';
import { loadSharedRenderer } from './shared-renderer.ts';

/** A business file, as read from JSON. */
type FileContent = Readonly<Record<string, unknown>>;

interface Start {
  /** ISO 8601 with offset. The backend's clock is set to this time before each test and then keeps running. */
  readonly now: string;
  readonly businesses: readonly DemoBusiness[];
  /** Serves a copy of the built widget that the test can change. */
  readonly copiesWidget?: boolean;
  /**
   * Number of unconfirmed slot places and reservations allowed for one guest. All pages share one network address, so
   * the default is high.
   */
  readonly maxUnconfirmedPlaces?: number;
  /** Starts the geocoder for places outside the demo's cities, and resolves to its URL. */
  readonly startGeocoder?: () => Promise<string>;
}

/**
 * A backend in this process with a separate database and an adjustable clock, so that tests do not depend on the time
 * of day.
 */
export class InProcessBackend {
  readonly origin: string;
  /** Folder of the widget copy. Null without a copy. */
  readonly widget: string | null;
  readonly #database: OpenDatabase;
  readonly #clock: { aheadMs: number };
  readonly #close: () => Promise<void>;

  private constructor(
    origin: string,
    widget: string | null,
    database: OpenDatabase,
    clock: { aheadMs: number },
    close: () => Promise<void>,
  ) {
    this.origin = origin;
    this.widget = widget;
    this.#database = database;
    this.#clock = clock;
    this.#close = close;
  }

  /** Starts a backend with the named demo businesses. They keep the opening hours of their files. */
  static async start({
    now,
    businesses,
    copiesWidget = false,
    maxUnconfirmedPlaces = 1000,
    startGeocoder,
  }: Start): Promise<InProcessBackend> {
    const dataDir = mkdtempSync(join(tmpdir(), 'order-app-clock-'));
    // All backends of a run share the pictures, because their file names depend only on their content.
    const pictures = join(process.env.E2E_DATA_DIR ?? dataDir, 'media');
    mkdirSync(pictures, { recursive: true });
    if (process.env.E2E_DATA_DIR) symlinkSync(pictures, join(dataDir, 'media'));
    const database = await openCopy(process.env.E2E_DATABASE_TEMPLATE ?? '');
    const widget = copiesWidget ? copyWidget() : null;
    const clock = { aheadMs: Date.parse(now) - Date.now() };
    await seedDatabase(database.db, { businesses, now: Date.now() + clock.aheadMs });
    const app: ReturnType<typeof createApp> = createApp({
      db: database.db,
      dataDir,
      now: () => Date.now() + clock.aheadMs,
      log: console.error,
      hasInbox: true,
      isAdminConfigured: true,
      widgetDir: widget,
      feedIntervalMs: 200,
      // Each run of these jobs costs a dozen queries.
      scheduledIntervalMs: 2000,
      sweepIntervalMs: 2000,
      loadScreenRenderer: () =>
        loadSharedRenderer(async (path, init) => app.hono.request(path, init, { isInternal: true })),
      secret: 'known-to-the-tests-only',
      payment: { slowMs: 1500 },
      maxUnconfirmedPlaces,
      geocoder: startGeocoder ? { baseUrl: await startGeocoder(), intervalMs: 0, allowsTyping: true } : null,
    });
    const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
      (resolve) => {
        const listening = serve({ fetch: app.hono.fetch, port: 0, hostname: '127.0.0.1' }, (address) =>
          resolve({ server: listening, port: address.port }),
        );
      },
    );
    // Starts the renderer's thread, so that no test's page waits too long for its first screen.
    if (businesses[0]) await app.hono.request(`/api/webapp/v5/first-screen/${businesses[0]}`);
    return new InProcessBackend(`http://127.0.0.1:${port}`, widget, database, clock, async () => {
      await app.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await database.close();
      for (const folder of [dataDir, widget]) if (folder) rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Epoch ms. */
  now(): number {
    return Date.now() + this.#clock.aheadMs;
  }

  /** Sets the clock, which then keeps running. */
  setNow(iso: string): void {
    this.#clock.aheadMs = Date.parse(iso) - Date.now();
  }

  /** Imports a business file. It can use the pictures of the demo businesses. */
  async import(file: FileContent): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'order-app-business-'));
    try {
      symlinkSync(join(folders.businesses, 'media'), join(folder, 'media'));
      const path = join(folder, 'business.json');
      writeFileSync(path, JSON.stringify(file));
      await importBusiness(this.#database.db, path);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  close(): Promise<void> {
    return this.#close();
  }
}

/** Reads the file of a demo business, so that a test can change and import it. */
export const readDemoFile = (id: DemoBusiness): FileContent =>
  JSON.parse(readFileSync(join(folders.businesses, `${id}.json`), 'utf8')) as FileContent;

interface Fixtures {
  /** The backend, with its clock reset before each test. It serves relative paths such as `page.goto('/demo-cafe')`. */
  readonly backend: InProcessBackend;
}

/**
 * Creates a `test` function with a separate backend whose clock the tests set. Call it once per spec file; then use
 * `test.use`, `backend.setNow` and `backend.import`. The browser's clock and zone do not change. The tests of a file
 * run in one worker, because each parallel worker would start another backend.
 */
export function testAt(start: Start) {
  base.describe.configure({ mode: 'default' });
  // Close the backend, so that its periodic jobs do not run during the tests of other files.
  base.afterAll(({ shared }) => shared.close());
  return base.extend<Fixtures>({
    backend: async ({ shared }, use) => {
      const backend = await shared.getOrCreate(start, () => InProcessBackend.start(start));
      backend.setNow(start.now);
      await use(backend);
    },
    baseURL: async ({ backend }, use) => use(backend.origin),
  });
}
