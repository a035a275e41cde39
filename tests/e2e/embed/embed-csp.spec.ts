import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { STRICT_CSP } from '../../../demo/server/routes/static/demo-pages.ts';
import { createUniqueName } from '../testing/customer.ts';
import {
  CROISSANT,
  createEmbeddedCustomer,
  findCartBar,
  recordConsole,
  SHAKSHUKA,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { openStrictPage, readDocumentedPolicy } from '../testing/hosts/strict-page.ts';
import { expect, test } from '../testing/test.ts';

const backend = `http://127.0.0.1:${process.env.E2E_PORT}`;
const policy = readDocumentedPolicy('csp', backend);

test.use({ viewport: TALL_VIEWPORT });

const countLoadedPictures = (page: Page): Promise<number> =>
  page
    .locator('order-app img')
    .evaluateAll(
      (images) => (images as HTMLImageElement[]).filter((directive) => directive.naturalWidth).length,
    );

/** Goes from the landing page to a placed order. */
async function placeOrder(page: Page): Promise<void> {
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  await expect.poll(() => countLoadedPictures(page)).toBeGreaterThan(0);
  const dialog = await customer.openDish(SHAKSHUKA);
  await dialog.getByRole('button', { name: customer.texts.containing('item.addToCart') }).click();
  await expect(dialog).toBeHidden();
  await customer.prepareOrder(CROISSANT, { name: createUniqueName(), phone: '50012345' });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toContainText(customer.texts.containing('order.received'));
}

test('takes an order under exactly the documented content security policy without a violation', async ({
  page,
}) => {
  const consoleMessages = await recordConsole(page);
  await openStrictPage(page, backend, policy);
  await placeOrder(page);
  expect(consoleMessages).toEqual([]);

  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect
    .poll(() => consoleMessages.join(), 'the test detects violations')
    .toContain('policy: style-src');
  const markup = page.evaluate(() => {
    document.body.innerHTML = '<b>no</b>';
  });
  await expect(markup, 'the policy refuses markup from text').rejects.toThrow('TrustedHTML');
});

test('the app runs under a policy that allows its script tag by nonce instead of by origin', async ({
  page,
}) => {
  const consoleMessages = await recordConsole(page);
  await openStrictPage(page, backend, readDocumentedPolicy('csp-nonce', backend), 'nonce="r4nd0m"');
  await placeOrder(page);
  expect(consoleMessages).toEqual([]);
});

test.describe('an integrity hash on the tag', () => {
  const loader = readFileSync(new URL('../../../dist/widget/order-app.js', import.meta.url));
  const integrityAttributes = (content: Buffer | string) =>
    `integrity="sha384-${createHash('sha384').update(content).digest('base64')}" crossorigin="anonymous"`;

  test('a script tag with the loader’s integrity hash runs the loader', async ({ page }) => {
    const consoleMessages = await recordConsole(page);
    await openStrictPage(page, backend, policy, integrityAttributes(loader));
    await expect(createEmbeddedCustomer(page).landing).toBeVisible();
    expect(consoleMessages).toEqual([]);
  });

  test('a script tag with another integrity hash blocks the loader', async ({ page }) => {
    const consoleMessages = await recordConsole(page);
    await openStrictPage(page, backend, policy, integrityAttributes('another'));
    await expect.poll(() => consoleMessages.join()).toContain('integrity');
    expect(await page.locator('order-app').evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
  });
});

test.describe('a missing directive of the documented policy', () => {
  const removeDirective = (directive: string): string[] => {
    const otherDirectives = policy.filter((entry) => !entry.startsWith(`${directive} `));
    expect(otherDirectives).toHaveLength(policy.length - 1);
    return otherDirectives;
  };

  test('a policy without the documented script-src blocks the widget', async ({ page }) => {
    const consoleMessages = await recordConsole(page);
    await openStrictPage(page, backend, removeDirective('script-src'));
    await expect.poll(() => consoleMessages.join()).toContain('policy: script-src');
    expect(await page.locator('order-app').evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
  });

  test('a policy without the documented connect-src leads to an error with a retry button', async ({
    page,
  }) => {
    const consoleMessages = await recordConsole(page);
    await openStrictPage(page, backend, removeDirective('connect-src'));
    await expect.poll(() => consoleMessages.join()).toContain('policy: connect-src');
    await expect(page.locator('order-app').getByRole('button').first()).toBeVisible();
  });

  test('a policy without the documented img-src shows the menu without pictures', async ({ page }) => {
    const consoleMessages = await recordConsole(page);
    await openStrictPage(page, backend, removeDirective('img-src'));
    await createEmbeddedCustomer(page).choosePickup();
    await expect.poll(() => consoleMessages.join()).toContain('policy: img-src');
    expect(await countLoadedPictures(page)).toBe(0);
  });

  test('the documented policy names the backend in only three directives', async () => {
    const forbidding = ["default-src 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"];
    expect(policy.map((directive) => directive.split(' ')[0])).toEqual([
      'default-src',
      'script-src',
      'connect-src',
      'img-src',
      'require-trusted-types-for',
      'trusted-types',
    ]);
    expect(policy.filter((directive) => !directive.includes(backend))).toEqual(forbidding);
  });
});

test('the demo page with a strict policy sends the documented policy and keeps its own styles', async ({
  page,
}) => {
  const consoleMessages = await recordConsole(page);
  const response = await page.goto('/demo/csp.html');
  const sentPolicy = response?.headers()['content-security-policy'];
  expect(sentPolicy).toBe(STRICT_CSP);
  for (const directive of readDocumentedPolicy('csp', "'self'")) expect(sentPolicy).toContain(directive);
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await expect(findCartBar(customer, 1)).toBeVisible();
  expect(consoleMessages).toEqual([]);
});
