import type { Page } from '@playwright/test';
import { createDeferred } from '../deferred.ts';

export const APP_CHUNK = '**/assets/app-*.js';

/** Holds back the app's code until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = createDeferred();
  await page.route(APP_CHUNK, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
