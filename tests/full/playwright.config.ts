import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** What is too slow for every change: as the journeys, on the built bundle against the real backend. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results/full',
  globalSetup: '../e2e/helpers/global-setup.ts',
  // One browser for all of a file's tests.
  fullyParallel: false,
  timeout: 120_000,
});
