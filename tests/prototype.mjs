// prototype.js, which no package of npm's holds: Debian's.
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const FILE = '/usr/share/javascript/prototype/prototype.js';

/** The path of the library, installing it if it is not there. Throws with what to do when that fails. */
export function findPrototype() {
  if (existsSync(FILE) || (installFromDebian('libjs-prototype') && existsSync(FILE))) return FILE;
  throw new Error('No prototype.js found and none could be installed: install libjs-prototype.');
}
