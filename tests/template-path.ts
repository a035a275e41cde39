import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const MIGRATIONS = join(root, 'demo/server/db/migrations');
const ENGINE = join(root, 'node_modules/@electric-sql/pglite/package.json');

/** Where the migrated database is that runs copy. It changes with the migrations and the version of the engine. */
export function templatePath(): string {
  const migrations = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const file of [ENGINE, ...migrations.sort().map((name) => join(MIGRATIONS, name))])
    hash.update(readFileSync(file));
  return join(root, `.cache/database-templates/${hash.digest('hex').slice(0, 16)}.tar`);
}
