import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { unpackTemplate } from '../template-path.ts';
import { runsEverything } from '../test-scope.ts';
import { underLoad } from '../timeouts.ts';

// Another port for each run: two at once, or a server left behind by one that was stopped, are in nobody's way.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
const port = Number(process.env.E2E_PORT);
const origin = `http://127.0.0.1:${port}`;
const executablePath = process.env.CHROMIUM_PATH;
// Tests give business files to the server through this folder; their processes inherit the variable.
const dataDir = process.env.E2E_DATA_DIR ?? newDataDir();

/** Removed when the run, and with it the server, has ended. */
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-app-e2e-'));
  unpackTemplate(folder);
  process.env.E2E_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Journeys run on the built bundle against the real backend with its own empty database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './testing/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  ...(runsEverything ? {} : { grepInvert: /@full/ }),
  forbidOnly: true,
  retries: 0,
  timeout: underLoad(45_000),
  expect: { timeout: underLoad(10_000) },
  reporter: [['list'], ['./testing/failure-summary.reporter.ts']],
  projects: [
    { name: 'Chromium' },
    {
      name: 'Firefox and WebKit',
      testDir: '../browsers',
      // One browser for all of a file's tests.
      fullyParallel: false,
      timeout: underLoad(60_000),
    },
  ],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What a worker answers, a test could not stand in for; those about the worker let it in.
    serviceWorkers: 'block',
    // Sheets that stand at once; one journey runs with the motion left on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a quarter of the run: E2E_TRACE=1 keeps one of each failure. A screenshot would be taken of every page
    // that is closed, in case its test fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // Pages of a made-up host embed what 127.0.0.1 serves.
        '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx demo/server/main.ts',
    cwd: resolve(import.meta.dirname, '../..'),
    url: `${origin}/api/webapp/v5/restaurant/demo-cafe`,
    timeout: underLoad(30_000),
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      CONSOLE_PASSWORD: '',
    },
  },
});
