import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const MIGRATIONS_FOLDER = join(root, 'demo/server/db/migrations');
const ENGINE_PACKAGE = join(root, 'node_modules/@electric-sql/pglite/package.json');

/** Path of the migrated database. Each test run starts with a copy of it. The path changes with the migrations and the engine's version. */
export function getTemplatePath(): string {
  const migrations = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const file of [ENGINE_PACKAGE, ...migrations.sort().map((name) => join(MIGRATIONS_FOLDER, name))])
    hash.update(readFileSync(file));
  return join(root, `.cache/database-templates/${hash.digest('hex').slice(0, 16)}.tar`);
}

/**
 * Copies a migrated database into a data folder, if an earlier run has made a template. Migrating takes most of a
 * server's first start.
 */
export function unpackTemplate(dataDir: string): void {
  const template = getTemplatePath();
  if (!existsSync(template)) return;
  mkdirSync(join(dataDir, 'db'));
  execFileSync('tar', ['-xf', template, '-C', join(dataDir, 'db')], { stdio: 'pipe' });
}
