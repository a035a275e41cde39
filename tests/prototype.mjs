// prototype.js comes from a Debian package, because no npm package contains it.
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const FILE = '/usr/share/javascript/prototype/prototype.js';

/** Path of the library, installed if it is missing. Throws if that fails. */
export function findPrototype() {
  if (existsSync(FILE) || (installFromDebian('libjs-prototype') && existsSync(FILE))) return FILE;
  throw new Error('No prototype.js found and none could be installed: install libjs-prototype.');
}
