import type { Page } from '@playwright/test';

/** A host page on a different origin from the backend, without TLS. */
const HOST = 'http://shop.test';

interface HostPage {
  /** HTML of the body, without the script tag. */
  readonly body: string;
  readonly path?: string;
  readonly head?: string;
}

/** Opens a page on another origin that embeds the widget with a script tag and an element. */
export async function openHostPageOnOtherOrigin(
  page: Page,
  backend: string,
  { body, path = '/', head = '' }: HostPage,
): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">${head}<script async src="${backend}/order-app.js"></script></head>
<body style="margin:0">${body}</body></html>`;
  await page.route(`${HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${HOST}${path}`);
}
