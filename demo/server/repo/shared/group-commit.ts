import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';

/**
 * Lets this transaction's commit return before it is flushed to disk. Call `flushCommits` before you report success.
 */
export const deferFlush = async (tx: Db): Promise<void> => {
  await tx.execute(sql`set local synchronous_commit to off`);
};

/**
 * Flushes all earlier commits to disk. The function commits a small record, and PostgreSQL flushes all earlier records
 * together with that record.
 */
export const flushCommits = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_logical_emit_message(true, 'flush', '')`);
};
