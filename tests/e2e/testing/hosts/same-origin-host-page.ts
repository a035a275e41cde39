import type { Page } from '@playwright/test';

const PATH = '/demo/host-of-the-test.html';

/** Opens a host page with the given body and our script. */
export async function openHostPage(page: Page, body: string, path = PATH): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <script async src="/order-app.js"></script><body>${body}</body></html>`,
      }),
  );
  await page.goto(path);
  await page.evaluate(() => customElements.whenDefined('order-button'));
}
