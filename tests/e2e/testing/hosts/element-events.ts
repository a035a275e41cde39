import type { Page } from '@playwright/test';

/** What the element tells the page, in order: each event with its detail. From the next page that is opened. */
export async function recordElementEvents(page: Page, types: readonly string[]) {
  await page.addInitScript((types) => {
    const told: [string, unknown][] = [];
    Object.assign(window, { told });
    for (const type of types)
      document.addEventListener(type, (event) => {
        if (event instanceof CustomEvent) told.push([event.type, event.detail]);
      });
  }, types);
  return () => page.evaluate(() => (window as unknown as { told: [string, unknown][] }).told);
}
