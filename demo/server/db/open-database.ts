import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { connectThread } from './pglite-thread/thread-socket.ts';
import * as accounts from './schema-accounts.ts';
import * as businesses from './schema-businesses.ts';
import * as notifications from './schema-notifications.ts';
import * as operators from './schema-operators.ts';
import * as orders from './schema-orders.ts';
import * as payments from './schema-payments.ts';
import * as reservations from './schema-reservations.ts';
import * as reviews from './schema-reviews.ts';
import * as slots from './schema-slots.ts';
import * as tracking from './schema-tracking.ts';
import * as wallets from './schema-wallet.ts';

const schema = {
  ...businesses,
  ...accounts,
  ...orders,
  ...payments,
  ...reservations,
  ...reviews,
  ...wallets,
  ...slots,
  ...tracking,
  ...notifications,
  ...operators,
};

/** A database of either engine, or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

export interface OpenPglite extends OpenDatabase {
  /** Makes the database refuse every write, or accept writes again. */
  readonly setReadOnly: (isReadOnly: boolean) => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Id of the advisory lock that serialises migrations. Nothing else may use it. */
const MIGRATION_LOCK = 7_261_904;

/** Timeout for closing a database. After this time, the remaining connections are aborted. */
const CLOSE_TIMEOUT_S = 2;
/** Timeout for connecting to PostgreSQL. */
export const CONNECT_TIMEOUT_S = 5;
/** Timeout for a reply of PGlite. A thread that exceeds it counts as stuck and is replaced. */
export const MAX_REPLY_MS = 20_000;
/** Timeout for opening PGlite, including recovery after a crash. */
const MAX_OPEN_MS = 60_000;

/** Opens PGlite, which is PostgreSQL inside a thread of this process, on disk in `folder`. Every commit is flushed. */
export async function openPglite(folder: string): Promise<OpenPglite> {
  await mkdir(folder, { recursive: true });
  const client = connectThread({ folder, maxReplyMs: MAX_REPLY_MS, maxOpenMs: MAX_OPEN_MS });
  const db = drizzlePostgres(client, { schema });
  await migratePostgres(db, { migrationsFolder });
  return {
    db,
    close: () => client.end({ timeout: CLOSE_TIMEOUT_S }),
    async setReadOnly(isReadOnly) {
      await client.unsafe(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    },
  };
}

/** Opens PGlite in memory. With a `template` from `createDatabaseTemplate`, opens a copy of it, which is four times as fast. */
export async function openInMemoryDatabase(template?: Blob): Promise<OpenDatabase> {
  return migrateInMemory(await PGlite.create(template ? { loadDataDir: template } : {}));
}

/** Creates an empty, migrated database. `openInMemoryDatabase` opens copies of it. */
export async function createDatabaseTemplate(): Promise<Blob> {
  const client = await PGlite.create();
  const { close } = await migrateInMemory(client);
  const template = await client.dumpDataDir('none');
  await close();
  return template;
}

async function migrateInMemory(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return { db, close: () => client.close() };
}

/** Opens a PostgreSQL database by its URL. Rejects with the driver's error. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateUnderLock(url);
  const client = postgres(url, { max: 10, connect_timeout: CONNECT_TIMEOUT_S, onnotice: () => {} });
  return { db: drizzlePostgres(client, { schema }), close: () => client.end({ timeout: CLOSE_TIMEOUT_S }) };
}

/** Migrates a PostgreSQL database. Several server processes can start at once, so one migrates and the others wait. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: CONNECT_TIMEOUT_S, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    await client.end({ timeout: CLOSE_TIMEOUT_S });
  }
}
