// Firefox for the tests in other browsers: FIREFOX_PATH, a system one, or Debian's package, in this order.
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const SYSTEM = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of a Firefox, installing one if there is none. Throws with what to do when that fails too. */
export function findFirefox() {
  const present = () => [process.env.FIREFOX_PATH, ...SYSTEM].find((path) => path && existsSync(path));
  const found = present() ?? (installFromDebian('firefox-esr', 'fonts-noto-core') && present());
  if (found) return found;
  throw new Error('No Firefox found and none could be installed: install one and set FIREFOX_PATH.');
}
