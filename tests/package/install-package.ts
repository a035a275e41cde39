import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Inside the project, so that the hosts find their frameworks in its `node_modules`. */
const folder = join(root, '.cache/package');

export const packageFolder = join(root, 'dist/npm');

const runNpm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--silent'], { cwd, encoding: 'utf8' });

/** Packs the files that `npm publish` would upload, and returns the path of the tarball. */
export function packPackage(targetFolder: string): string {
  mkdirSync(targetFolder, { recursive: true });
  const [{ filename }] = JSON.parse(
    runNpm(['pack', '--json', '--pack-destination', targetFolder], packageFolder),
  ) as [{ filename: string }];
  return join(targetFolder, filename);
}

/**
 * Creates a project that installs the packed package offline, with the hosts of `consumers`. Returns its folder. `name`
 * keeps the folders of several runs apart.
 */
export function installPackage(name: string): string {
  const project = join(folder, name);
  rmSync(project, { recursive: true, force: true });
  const tarball = packPackage(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "host", "private": true, "type": "module" }');
  runNpm(['install', tarball, '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], project);
  cpSync(join(import.meta.dirname, 'consumers'), project, { recursive: true });
  return project;
}
