import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Inside the project, so that the hosts find their frameworks in its `node_modules`. */
const folder = join(root, '.cache/package');

export const packageFolder = join(root, 'dist/npm');

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--silent'], { cwd, encoding: 'utf8' });

/** What `npm publish` would send; where it lies. */
export function packed(into: string): string {
  mkdirSync(into, { recursive: true });
  const [{ filename }] = JSON.parse(npm(['pack', '--json', '--pack-destination', into], packageFolder)) as [
    { filename: string },
  ];
  return join(into, filename);
}

/**
 * A project with the packed package installed as anybody would, without a network, and the hosts of `consumers` beside it.
 * `name` keeps two runs apart.
 */
export function installed(name: string): string {
  const project = join(folder, name);
  rmSync(project, { recursive: true, force: true });
  const tarball = packed(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "host", "private": true, "type": "module" }');
  npm(['install', tarball, '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], project);
  cpSync(join(import.meta.dirname, 'consumers'), project, { recursive: true });
  return project;
}
