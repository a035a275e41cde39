import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Navigates without a page load. Resolves when the new screen has the focus and no request is running. */
export async function goToPath(page: Page, path: string): Promise<void> {
  await page.locator('order-app').evaluate((app, target) => {
    const focusedElement = app.shadowRoot?.activeElement;
    if (focusedElement instanceof HTMLElement) focusedElement.blur();
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect
    .poll(() => page.locator('order-app').evaluate((app) => !!app.shadowRoot?.activeElement), path)
    .toBe(true);
  await page.waitForLoadState('networkidle');
}
