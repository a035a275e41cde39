import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const HOST = 'http://careful.test';
const DOCUMENTED_ORIGIN = 'https://orders.example';
const POLICY_DOCUMENT = new URL('../../../../docs/csp.md', import.meta.url);

/** The documented security policy as a list of directives, with the origin of the test backend. */
export function readDocumentedPolicy(block: 'csp' | 'csp-nonce', backend: string): string[] {
  const text = new RegExp(`^\`\`\`${block}\\n([^\`]+)\`\`\`$`, 'm').exec(
    readFileSync(POLICY_DOCUMENT, 'utf8'),
  )?.[1];
  if (!text) throw new Error(`docs/csp.md has no block ${block}`);
  return text
    .replaceAll(DOCUMENTED_ORIGIN, backend)
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);
}

/** Opens a page on another origin with only the script tag and the element, under the given policy. */
export async function openStrictPage(
  page: Page,
  backend: string,
  policy: readonly string[],
  attributes = '',
): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Careful</title>
<script async src="${backend}/order-app.js" ${attributes}></script></head>
<body><order-app reference-id="demo-cafe"></order-app></body></html>`;
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy.join('; ') },
      body: html,
    }),
  );
  await page.goto(`${HOST}/`);
}
