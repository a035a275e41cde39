// What `npm start` and `npm test` share. Plain JavaScript without packages, since none are installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** Runs a command to its end; a failure ends the process with its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs what the lock file names, when it is not what was installed last. Not `npm ci`: a lock file written on one platform
 * need not name the optional binaries of the others, and `npm ci` refuses that.
 */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}
