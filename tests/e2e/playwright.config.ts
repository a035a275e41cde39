import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { unpackTemplate } from '../template-path.ts';
import { runsEverything } from '../test-scope.ts';
import { scaleTimeout } from '../timeouts.ts';
import { CONSOLE_PASSWORD } from './testing/console-client.ts';

// Each run has a different port, so that parallel runs and leftover servers do not collide.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
const port = Number(process.env.E2E_PORT);
const origin = `http://127.0.0.1:${port}`;
const executablePath = process.env.CHROMIUM_PATH;
// Tests import business files through this folder. Their processes inherit the variable.
const dataDir = process.env.E2E_DATA_DIR ?? createDataDir();

/** Creates the data folder of the server. It is removed when the run ends. */
function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-app-e2e-'));
  unpackTemplate(folder);
  process.env.E2E_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The tests run the built bundle against a real backend with an empty database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './testing/global-setup.ts',
  fullyParallel: true,
  // One worker more than cores, because journeys also wait: for the network, for timers, for the other page.
  workers: 3,
  ...(runsEverything ? {} : { grepInvert: /@full/ }),
  forbidOnly: true,
  retries: 0,
  timeout: scaleTimeout(45_000),
  expect: { timeout: scaleTimeout(10_000) },
  reporter: [['list'], ['./testing/failure-summary.reporter.ts']],
  projects: [
    { name: 'Chromium' },
    {
      name: 'Firefox and WebKit',
      testDir: '../browsers',
      // All tests of a file share one browser.
      fullyParallel: false,
      timeout: scaleTimeout(60_000),
    },
  ],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests cannot fake a response that a service worker serves. Only the tests of the worker allow it.
    serviceWorkers: 'block',
    // Sheets open without animation. One journey runs with animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a quarter of the run's time: E2E_TRACE=1 keeps one for each failure. Screenshots are off, because
    // Playwright takes one of every page that closes.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // Pages on made-up hosts load scripts from 127.0.0.1.
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
    timeout: scaleTimeout(30_000),
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      CONSOLE_PASSWORD,
      SANDBOX: 'true',
      // All tests book slots and tables from the same network address, so the limit for one client must be high.
      PLACES_PER_CLIENT: '1000',
      // No test sends a request to the internet.
      GEOCODER_URL: 'none',
    },
  },
});
