import { defineConfig } from '@playwright/test';
import { underLoad } from '../timeouts.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** The built Storybook, story by story. It is read from its folder: no server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Some forty stories each.
  timeout: underLoad(60_000),
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
