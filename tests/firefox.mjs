// Finds Firefox for the tests in other browsers: FIREFOX_PATH, a system browser, or Debian's package, in this order.
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const SYSTEM_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of Firefox, installed if it is missing. Throws if that fails. */
export function findFirefox() {
  const findInstalled = () =>
    [process.env.FIREFOX_PATH, ...SYSTEM_PATHS].find((file) => file && existsSync(file));
  const path = findInstalled() ?? (installFromDebian('firefox-esr', 'fonts-noto-core') && findInstalled());
  if (path) return path;
  throw new Error('No Firefox found and none could be installed: install one and set FIREFOX_PATH.');
}
