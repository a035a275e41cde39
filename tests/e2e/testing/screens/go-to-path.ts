import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** To another screen without loading the page anew: it stands when it has the focus. */
export async function goToPath(page: Page, path: string): Promise<void> {
  await page.locator('order-app').evaluate((app, to) => {
    const focused = app.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect
    .poll(() => page.locator('order-app').evaluate((app) => !!app.shadowRoot?.activeElement), path)
    .toBe(true);
  await page.waitForLoadState('networkidle');
}
