import type { Page } from '@playwright/test';

/**
 * Texts that do not fit: what stands out of the element at a side, or is cut at one. What may be scrolled along is not
 * cut, nor is a list's own line count of a business's text.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.locator('order-app').evaluate((element) => {
    const root = element.shadowRoot;
    const modal = root?.querySelector('dialog[open]');
    const surface = root?.querySelector('[data-surface]');
    if (!root || !surface) throw new Error('There is no app');
    const stage = surface.getBoundingClientRect();
    const scrollsAlong = (one: Element | null): boolean => {
      for (let at = one; at && at !== surface; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
      }
      return false;
    };
    const hasText = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const problems: string[] = [];
    for (const one of (modal ?? surface).querySelectorAll('*')) {
      if (!hasText(one) || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const { left, right, width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      // Said to screen readers only.
      if (width <= 1 || height <= 1 || style.clipPath !== 'none' || one.closest('svg')) continue;
      const what = `${one.localName} "${one.textContent?.trim().slice(0, 60)}"`;
      if ((left < stage.left - 1 || right > stage.right + 1) && !scrollsAlong(one.parentElement))
        problems.push(`${what} stands out: ${left.toFixed(0)} to ${right.toFixed(0)}`);
      // What opens on demand says the rest then.
      const isClamped = style.webkitLineClamp !== 'none' || one.closest('details:not([open])');
      if (
        style.overflowX !== 'visible' &&
        one.scrollWidth > one.clientWidth + 1 &&
        !isClamped &&
        !scrollsAlong(one)
      )
        problems.push(`${what} is cut: ${one.scrollWidth} in ${one.clientWidth}`);
    }
    return problems;
  });
