import type { Locator, Page } from '@playwright/test';

/** The doctor's panel, and what it said in the console. */
export interface Doctor {
  readonly panel: Locator;
  readonly console: readonly string[];
  /** The item of the panel with this text. */
  finding(text: string | RegExp): Locator;
}

/** Call before the page loads, so that nothing in the console is missed. */
export function doctorOf(page: Page, within: Pick<Page, 'locator'> = page): Doctor {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const panel = within.locator('order-app-doctor').getByRole('region', { name: 'order-app doctor' });
  return {
    panel,
    console: lines,
    finding: (text) => panel.getByRole('listitem').filter({ hasText: text }),
  };
}
