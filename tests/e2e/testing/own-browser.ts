import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { test as base } from './test.ts';
import { wholeBrowser } from './whole-browser.ts';

interface OwnBrowser {
  /** Opens a browser whose owner set it up otherwise: the profile's preferences, as the settings page writes them. */
  readonly browserWith: (preferences: object, ...flags: string[]) => Promise<Page>;
}

/** Tests in browsers of their own, with a real profile: what a script in the page can only play at. */
export const test = base.extend<OwnBrowser>({
  browserWith: async ({ baseURL, launchOptions, locale }, use) => {
    const opened: { context: BrowserContext; folder: string }[] = [];
    await use(async (preferences, ...flags) => {
      const folder = mkdtempSync(join(tmpdir(), 'order-app-profile-'));
      mkdirSync(join(folder, 'Default'));
      writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...wholeBrowser,
        args: [...(launchOptions.args ?? []), ...flags],
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
      });
      opened.push({ context, folder });
      return context.pages()[0] ?? context.newPage();
    });
    for (const { context, folder } of opened) {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});
