import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const BUILT = resolve(import.meta.dirname, '../../.cache/storybook');
const ORIGIN = 'http://storybook.test';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

export interface Look {
  readonly mode: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
}

/** All stories of the built Storybook. */
export function builtStories(): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { readonly type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** What goes wrong on a page without anybody seeing it. A picture that is missing on purpose is no error. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isMissing = message.location().url.includes('/nothing-here');
    // Stories of a lost connection show what the app reports then.
    const isLostConnection = message.text().startsWith('[order-app] ApiError: network');
    if (message.type() === 'error' && !isMissing && !isLostConnection) errors.push(message.text());
  });
  return errors;
}

/** Serves the build from its folder, under a name that is nobody's. */
export async function serveStorybook(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const isMissing = pathname.includes('nothing-here');
    return isMissing ? route.fulfill({ status: 404 }) : route.fulfill({ path: join(BUILT, pathname) });
  });
  // Pictures of the screens' fake backend, such as map tiles.
  await page.route('https://stories.test/**', (route) =>
    route.request().resourceType() === 'eventsource'
      ? route.fulfill({ contentType: 'text/event-stream', body: '' })
      : route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, detail: object): void;
  };
}

/** Opens the preview on one story. The addon's own check stays off. */
export async function openPreview(page: Page, { id }: Story, { mode, dir }: Look): Promise<void> {
  await page.goto(
    `${ORIGIN}/iframe.html?viewMode=story&id=${id}&globals=mode:${mode};dir:${dir};a11y.manual:!true`,
  );
  await page.locator('body.sb-show-main [data-surface] > * > *').first().waitFor({ state: 'attached' });
}

/** Goes to another story of an open preview; resolves when it stands still. */
export async function showStory(page: Page, { id }: Story): Promise<void> {
  await page.evaluate(async (storyId) => {
    const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
    const rendered = new Promise<void>((resolve) => {
      for (const event of ['storyRendered', 'storyThrewException', 'storyErrored'])
        channel.once(event, resolve);
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    await rendered;
  }, id);
}
