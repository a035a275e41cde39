import { expect, type Page } from '@playwright/test';

/** The document that the page sent to the browser's print dialog. */
export interface PrintedDocument {
  readonly dir: string;
  readonly lang: string;
  readonly text: string;
  /** Number of style sheets in the document. */
  readonly sheets: number;
}

/**
 * Replaces the print dialog of pages that open after this call. The returned function waits until the dialog has
 * received a document, and returns it.
 */
export async function recordPrinting(page: Page): Promise<() => Promise<PrintedDocument>> {
  await page.addInitScript(() => {
    window.print = () => {
      const { documentElement, body, adoptedStyleSheets } = document;
      const { dir, lang } = documentElement;
      const printed = { dir, lang, text: body.textContent ?? '', sheets: adoptedStyleSheets.length };
      Object.assign(window.top ?? window, { printed });
      setTimeout(() => window.dispatchEvent(new Event('afterprint')));
    };
  });
  return async () => {
    await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
    return page.evaluate(() => (window as unknown as { printed: PrintedDocument }).printed);
  };
}
