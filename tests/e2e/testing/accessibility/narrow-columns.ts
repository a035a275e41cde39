import type { Page } from '@playwright/test';

/** A column with fewer characters per line is hard to read. */
const MIN_CHARACTERS = 12;

/**
 * Lists the texts that are squeezed into a narrow column: three or more lines with fewer than twelve characters on
 * average. The cards of dishes are narrow by design.
 */
export const findNarrowColumns = (page: Page): Promise<string[]> =>
  page.locator('order-app').evaluate((element, minCharacters) => {
    const root = element.shadowRoot;
    const surface = root?.querySelector('[data-surface]');
    if (!root || !surface) throw new Error('There is no app');
    const isVisible = (candidate: Element): boolean => {
      const { width, height } = candidate.getBoundingClientRect();
      const isShown = candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isShown && width > 1 && height > 1 && getComputedStyle(candidate).clipPath === 'none';
    };
    const countLines = (text: Text): number => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size;
    };
    const walker = document.createTreeWalker(
      root.querySelector('dialog[open]') ?? surface,
      NodeFilter.SHOW_TEXT,
    );
    const findings = new Set<string>();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const content = text.data.replaceAll(/\s+/g, ' ').trim();
      const parent = text.parentElement;
      if (!parent || parent.closest('svg, nav, article, .leaflet-container') || !isVisible(parent)) continue;
      const lines = countLines(text);
      if (lines >= 3 && content.length / lines < minCharacters)
        findings.add(
          `${Math.round(parent.getBoundingClientRect().width)} px, ${lines} lines: ${content.slice(0, 60)}`,
        );
    }
    return [...findings];
  }, MIN_CHARACTERS);
