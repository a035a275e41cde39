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
import { copyOfWidget } from './deploy.ts';

/** A business file, as read from JSON. */
type FileContent = Readonly<Record<string, unknown>>;

interface Start {
  /** ISO 8601 with offset: what the backend's clock shows when each test begins. It goes on from there. */
  readonly now: string;
  readonly businesses: readonly DemoBusiness[];
  /** It serves a copy of the built widget, to deploy into, rather than this repository's. */
  readonly ownWidget?: boolean;
}

/** A backend in this process, with a database and a clock of its own: at the hours of its businesses, whatever the time is. */
export class OwnBackend {
  readonly origin: string;
  /** The folder of the widget that is its own; null: it has none. */
  readonly widget: string | null;
  readonly #database: OpenDatabase;
  readonly #clock: { ahead: number };
  readonly #close: () => Promise<void>;

  private constructor(
    origin: string,
    widget: string | null,
    database: OpenDatabase,
    clock: { ahead: number },
    close: () => Promise<void>,
  ) {
    this.origin = origin;
    this.widget = widget;
    this.#database = database;
    this.#clock = clock;
    this.#close = close;
  }

  /** The demo businesses named are as their files say. */
  static async start({ now, businesses, ownWidget = false }: Start): Promise<OwnBackend> {
    const dataDir = mkdtempSync(join(tmpdir(), 'order-app-clock-'));
    // Made once for all of the run's backends: their names are their content.
    const pictures = join(process.env.E2E_DATA_DIR ?? dataDir, 'media');
    mkdirSync(pictures, { recursive: true });
    if (process.env.E2E_DATA_DIR) symlinkSync(pictures, join(dataDir, 'media'));
    const database = await openCopy(process.env.E2E_DATABASE_TEMPLATE ?? '');
    for (const id of businesses) await importBusiness(database.db, join(folders.businesses, `${id}.json`));
    const widget = ownWidget ? copyOfWidget() : null;
    const clock = { ahead: Date.parse(now) - Date.now() };
    const app = createApp({
      db: database.db,
      dataDir,
      now: () => Date.now() + clock.ahead,
      log: console.error,
      consolePassword: null,
      widgetDir: widget,
      feedIntervalMs: 200,
      scheduledIntervalMs: 200,
      sweepIntervalMs: 200,
      secret: 'known-to-the-tests-only',
      payment: { slowMs: 1500 },
    });
    const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((up) => {
      const listening = serve({ fetch: app.hono.fetch, port: 0, hostname: '127.0.0.1' }, (address) =>
        up({ server: listening, port: address.port }),
      );
    });
    return new OwnBackend(`http://127.0.0.1:${port}`, widget, database, clock, async () => {
      await app.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await database.close();
      for (const folder of [dataDir, widget]) if (folder) rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Epoch ms. */
  now(): number {
    return Date.now() + this.#clock.ahead;
  }

  /** Puts the clock forward or back; it goes on from there. */
  setNow(iso: string): void {
    this.#clock.ahead = Date.parse(iso) - Date.now();
  }

  /** Imports a business file, with the pictures of the demo businesses beside it. */
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

/** A demo business's file, to change and import. */
export const demoFile = (id: DemoBusiness): FileContent =>
  JSON.parse(readFileSync(join(folders.businesses, `${id}.json`), 'utf8')) as FileContent;

interface Fixtures {
  /** At the time of the start when each test begins. Pages and the operator go there when they go to a path. */
  readonly backend: OwnBackend;
}

/**
 * Tests on a backend of their own, whose clock they set: once per spec file, and then `test.use`, `backend.setNow` and
 * `backend.import` as wanted. The browser's own clock and zone are not touched. They run one after the other: shared out,
 * each worker would start a backend for its share.
 */
export function testAt(start: Start) {
  base.describe.configure({ mode: 'default' });
  // It looks at its clock all the time: it shall not while other files' tests run.
  base.afterAll(({ shared }) => shared.close());
  return base.extend<Fixtures>({
    backend: async ({ shared }, use) => {
      const backend = await shared.of(start, () => OwnBackend.start(start));
      backend.setNow(start.now);
      await use(backend);
    },
    baseURL: async ({ backend }, use) => use(backend.origin),
  });
}
