// Finds the browser of the end-to-end tests: CHROMIUM_PATH, the headless shell (the same engine without windows, which
// needs only three quarters of the CPU time), a system browser, Playwright's browser or Debian's package, in this
// order.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const CHROMIUM_PATH = '/usr/bin/chromium-headless-shell';
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const findExisting = (paths) => paths.find((path) => path && existsSync(path));
const succeeds = (program, args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0;

function findPlaywrightChromium() {
  const script =
    "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout?.trim();
}

/** Path of Debian's headless shell, installed if possible. Undefined if it is not available. */
function findHeadlessShell() {
  if (!existsSync(CHROMIUM_PATH)) installFromDebian('chromium-headless-shell', 'fonts-noto-core');
  return findExisting([CHROMIUM_PATH]);
}

/** Path of a full Chromium, installed if there is none. Throws if that fails. */
export function findChromium() {
  const existingPath = findExisting([process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, findPlaywrightChromium()]);
  if (existingPath) return existingPath;
  installFromDebian('chromium', 'fonts-noto-core');
  const installedPath = findExisting(SYSTEM_PATHS);
  if (installedPath) return installedPath;
  succeeds('npx', ['playwright', 'install', 'chromium']);
  const downloadedPath = findExisting([findPlaywrightChromium()]);
  if (downloadedPath) return downloadedPath;
  throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH.');
}

/** Path of the fastest Chromium for tests: `CHROMIUM_PATH`, else the headless shell, else that of `findChromium`. */
export const findTestChromium = () =>
  findExisting([process.env.CHROMIUM_PATH]) ?? findHeadlessShell() ?? findChromium();
