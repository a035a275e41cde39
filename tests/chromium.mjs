// The browser of the end-to-end tests: CHROMIUM_PATH, the headless shell (the same engine without a window's parts, which
// takes three quarters of the processor time), a system one, Playwright's own, or Debian's package, in this order.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const firstOf = (paths) => paths.find((path) => path && existsSync(path));
const succeeds = (program, args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0;

function playwrightsOwn() {
  const script =
    "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout?.trim();
}

/** Debian's, installed if it can be; undefined where there is none. */
function headlessShell() {
  if (!existsSync(SHELL)) installFromDebian('chromium-headless-shell', 'fonts-noto-core');
  return firstOf([SHELL]);
}

/** The path of a Chromium with all that a window has, installing one if there is none. Throws with what to do when that fails too. */
export function findChromium() {
  const present = firstOf([process.env.CHROMIUM_PATH, ...SYSTEM, playwrightsOwn()]);
  if (present) return present;
  installFromDebian('chromium', 'fonts-noto-core');
  const installed = firstOf(SYSTEM);
  if (installed) return installed;
  succeeds('npx', ['playwright', 'install', 'chromium']);
  const downloaded = firstOf([playwrightsOwn()]);
  if (downloaded) return downloaded;
  throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH.');
}

/** The path of the quickest Chromium for tests that look at pages; as `findChromium` where there is no headless shell. */
export const findTestChromium = () =>
  firstOf([process.env.CHROMIUM_PATH]) ?? headlessShell() ?? findChromium();
