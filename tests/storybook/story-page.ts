import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const STORYBOOK_FOLDER = resolve(import.meta.dirname, '../../.cache/storybook');
const ORIGIN = 'http://storybook.test';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

export interface StoryVariant {
  readonly mode: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
}

/** All stories of the built Storybook. */
export function readStories(): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(STORYBOOK_FOLDER, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { readonly type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Records the errors of a page, except for pictures that are missing on purpose. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isMissing = message.location().url.includes('/nothing-here');
    // Stories about a lost connection log this error on purpose.
    const isLostConnection = message.text().startsWith('[order-app] ApiError: network');
    if (message.type() === 'error' && !isMissing && !isLostConnection) errors.push(message.text());
  });
  return errors;
}

/** Serves the build from its folder, at a reserved host name. */
export async function serveStorybook(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const isMissing = pathname.includes('nothing-here');
    return isMissing
      ? route.fulfill({ status: 404 })
      : route.fulfill({ path: join(STORYBOOK_FOLDER, pathname) });
  });
  // The host of the fake backend: event streams stay empty, and pictures, such as map tiles, are blank.
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

/** Opens the preview at a story, with the accessibility addon's own check turned off. */
export async function openPreview(page: Page, { id }: Story, { mode, dir }: StoryVariant): Promise<void> {
  await page.goto(
    `${ORIGIN}/iframe.html?viewMode=story&id=${id}&globals=mode:${mode};dir:${dir};a11y.manual:!true`,
  );
  await page.locator('body.sb-show-main [data-surface] > * > *').first().waitFor({ state: 'attached' });
}

/** Shows another story in an open preview. Resolves when it is rendered. */
export async function showStory(page: Page, { id }: Story): Promise<void> {
  await page.evaluate(async (storyId) => {
    const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
    const renderedPromise = new Promise<void>((resolve) => {
      for (const event of ['storyRendered', 'storyThrewException', 'storyErrored'])
        channel.once(event, resolve);
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    await renderedPromise;
  }, id);
}
