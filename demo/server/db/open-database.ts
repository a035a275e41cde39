import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { durablePgliteOptions } from './durable-pglite.ts';
import * as accounts from './schema-accounts.ts';
import * as businesses from './schema-businesses.ts';
import * as notifications from './schema-notifications.ts';
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
};

/** Either engine, or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nothing else in the database uses: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_261_904;

/** PGlite, Postgres inside the process: in `folder`, flushed on every commit. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  return migrateInMemory(await PGlite.create(durablePgliteOptions(folder)));
}

/** PGlite in memory; a copy of `createTemplate` when it is given, which takes a quarter of the time. */
export async function openInMemory(template?: Blob): Promise<OpenDatabase> {
  return migrateInMemory(await PGlite.create(template ? { loadDataDir: template } : {}));
}

/** An empty, migrated database that many can begin with. */
export async function createTemplate(): Promise<Blob> {
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

/** Any Postgres, by its URL. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateOnce(url);
  const client = postgres(url, { max: 10, onnotice: () => {} });
  return { db: drizzlePostgres(client, { schema }), close: () => client.end({ timeout: 5 }) };
}

async function migrateOnce(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    await client.end({ timeout: 5 });
  }
}
