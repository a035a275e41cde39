import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export type NextBundler = 'turbopack' | 'webpack';

/**
 * Installs Next.js and the packed package of `project` from their lock file and builds the host with one of the bundlers
 * of Next.js. Returns the folder with the static site. Needs the npm registry.
 */
export function buildNextHost(project: string, bundler: NextBundler): string {
  const cwd = join(project, 'next');
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? '';
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const runCommand = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd, env, encoding: 'utf8' });
  runCommand('npm', ['ci', '--ignore-scripts', '--silent']);
  runCommand('npm', ['install', join('..', tarball), '--no-save', '--ignore-scripts', '--silent']);
  runCommand('npx', ['next', 'build', `--${bundler}`]);
  return join(cwd, 'out');
}
