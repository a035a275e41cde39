import type { Page } from '@playwright/test';

/**
 * From the next page load on, records the events of the element in order, each with its detail. Returns a function that
 * reads them.
 */
export async function recordElementEvents(page: Page, types: readonly string[]) {
  await page.addInitScript((types) => {
    const events: [string, unknown][] = [];
    Object.assign(window, { events });
    for (const type of types)
      document.addEventListener(type, (event) => {
        if (event instanceof CustomEvent) events.push([event.type, event.detail]);
      });
  }, types);
  return () => page.evaluate(() => (window as unknown as { events: [string, unknown][] }).events);
}
