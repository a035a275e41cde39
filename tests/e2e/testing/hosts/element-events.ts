import type { Page } from '@playwright/test';

/** Records the events of the element in order, each with its detail, from the next page load on. Returns a reader. */
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
