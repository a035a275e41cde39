import type { Page } from '@playwright/test';
import type { Customer } from '../customer.ts';
import { readDemoNames } from '../data/demo-names.ts';
import { createEmbeddedCustomer } from './embedded.ts';
import { openHostPage } from './same-origin-host-page.ts';

const { dish } = readDemoNames('demo-cafe', 'en');
export const BALALEET = dish('balaleet');
export const CROISSANT = dish('butter-croissant');
export const PHONE_NUMBER = '50012388';

/** Opens a full-screen element of the demo café on a page whose clock the test controls. */
export async function openKiosk(page: Page, attributes = 'idle-reset="60"'): Promise<Customer> {
  await page.clock.install();
  await openHostPage(
    page,
    `<order-app reference-id="demo-cafe" api-base="/api" mode="fullscreen" ${attributes}></order-app>`,
  );
  return createEmbeddedCustomer(page);
}

/** Everything that the page has stored in this browser, as text. */
export const readStoredText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );

/** Waits for everything that the page has already scheduled, such as rendering. */
export const waitForTimers = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
