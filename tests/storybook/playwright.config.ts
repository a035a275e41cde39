import { defineConfig } from '@playwright/test';
import { runsEverything } from '../test-scope.ts';
import { scaleTimeout } from '../timeouts.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Checks each story of the built Storybook. The tests read Storybook from its folder, without a server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  ...(runsEverything ? {} : { grepInvert: /@full/ }),
  forbidOnly: true,
  retries: 0,
  // A test shows about forty stories.
  timeout: scaleTimeout(60_000),
  reporter: [['list']],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 800, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
});
