import { sql } from 'drizzle-orm';
import type { Db } from '../../../demo/server/db/open-database.ts';

const readRows = (result: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(result) ? result : (result as { readonly rows: [] }).rows;

/**
 * Returns every row of every table as text, by table name, except for the tables of pictures and business files.
 * Includes tables that later migrations add.
 */
async function readAllTables(db: Db): Promise<ReadonlyMap<string, string>> {
  const tables = await db.execute(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('media', 'businesses')`,
  );
  const textByTable = new Map<string, string>();
  for (const { name } of readRows(tables)) {
    const rows = await db.execute(sql`select t::text as row from ${sql.identifier(String(name))} t`);
    textByTable.set(
      String(name),
      readRows(rows)
        .map(({ row }) => String(row))
        .join('\n'),
    );
  }
  return textByTable;
}

/** Returns the tables that contain any of these texts, as `table: text`. */
export async function findTablesContaining(db: Db, texts: readonly string[]): Promise<string[]> {
  const tables = await readAllTables(db);
  return [...tables].flatMap(([name, rows]) =>
    texts.filter((text) => rows.includes(text)).map((text) => `${name}: ${text}`),
  );
}
