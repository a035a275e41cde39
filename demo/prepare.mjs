// Shared by `npm start`, `npm run dev` and `npm test`. Plain JavaScript without packages, because they may not be
// installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** Runs a command and waits for it. If the command fails, this process exits with the same code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs the packages of the lock file if it has changed since the last installation. Does not use `npm ci`, which
 * refuses a lock file without the optional binaries of this platform.
 */
export function ensureInstalled() {
  const hashFile = join(root, 'node_modules', '.installed-lock');
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === lockHash) return;
  console.log('Installing packages. This can take a few minutes.');
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  writeFileSync(hashFile, lockHash);
}
