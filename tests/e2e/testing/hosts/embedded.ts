import type { Locator, Page } from '@playwright/test';
import { Customer } from '../customer.ts';
import { readDemoNames } from '../data/demo-names.ts';
import { createTextPatterns } from '../text-patterns.ts';

const cafe = readDemoNames('demo-cafe', 'en');
export const CROISSANT = cafe.dish('butter-croissant');
export const BANANA_BREAD = cafe.dish('banana-bread');
export const SHAKSHUKA = cafe.dish('shakshuka');
export const PLAIN_PAGE = '/demo/plain.html';

/** Tall enough for the whole element, so that only the app can cause the page to scroll. */
export const TALL_VIEWPORT = { width: 1280, height: 1000 };

export const getElement = (page: Page, referenceId = 'demo-cafe'): Locator =>
  page.locator(`order-app[reference-id=${referenceId}]`);

/** Opens the plain page and scrolls to the element, which loads only when it is near the viewport. */
export async function openPlainPage(page: Page): Promise<void> {
  await page.goto(PLAIN_PAGE);
  await page.locator('order-app').scrollIntoViewIfNeeded();
}

export const createEmbeddedCustomer = (page: Page, app: Locator = getElement(page)): Customer =>
  new Customer(page, createTextPatterns('en'), app);

/** The cart bar below the menu. */
export const findCartBar = (customer: Customer, count: number): Locator =>
  customer.app.getByRole('link', {
    name: new RegExp(
      `${customer.texts.containing('menu.viewCart').source}.*${customer.texts.containing('cart.items', { count }).source}`,
    ),
  });

/** Records the warnings, errors and policy violations in the host page's console. Call it before the page loads. */
export async function recordConsole(page: Page): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
    document.addEventListener('error', (event) => {
      if (event instanceof CustomEvent) console.error(`element: ${JSON.stringify(event.detail)}`);
    });
  });
  return messages;
}

export const setAttribute = (page: Page, name: string, value: string): Promise<void> =>
  getElement(page).evaluate((element, change) => element.setAttribute(...change), [name, value] as [
    string,
    string,
  ]);
