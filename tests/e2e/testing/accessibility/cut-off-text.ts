import type { Page } from '@playwright/test';

/**
 * Lists the texts that overflow the element at a side or are cut off. Exceptions: scrollable rows, collapsed content, maps,
 * business texts with a line limit, and the five tabs, because screen readers read their full names.
 */
export const findCutOffTexts = (page: Page): Promise<string[]> =>
  page.locator('order-app').evaluate((element) => {
    const root = element.shadowRoot;
    const surface = root?.querySelector('[data-surface]');
    if (!root || !surface) throw new Error('There is no app');
    const stage = surface.getBoundingClientRect();
    const scrolls = (one: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
    const scrollsAlong = (one: Element | null): boolean =>
      !!one && one !== surface && (scrolls(one) || scrollsAlong(one.parentElement));
    const isVisible = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      const isShown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Text with a size of one pixel is only for screen readers.
      return isShown && width > 1 && height > 1 && getComputedStyle(one).clipPath === 'none';
    };
    const hasText = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isOverflowing = (one: Element): boolean => {
      const { left, right } = one.getBoundingClientRect();
      return (left < stage.left - 1 || right > stage.right + 1) && !scrollsAlong(one.parentElement);
    };
    const isCut = (one: Element): boolean => {
      const { overflowX, webkitLineClamp } = getComputedStyle(one);
      const isIntended = webkitLineClamp !== 'none' || one.closest('nav, details:not([open])');
      return (
        overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1 && !isIntended && !scrollsAlong(one)
      );
    };
    return [...(root.querySelector('dialog[open]') ?? surface).querySelectorAll('*')]
      .filter((one) => !one.closest('svg, .leaflet-container') && hasText(one) && isVisible(one))
      .flatMap((one) => {
        const description = `${one.localName} "${one.textContent?.trim().slice(0, 60)}"`;
        return [
          ...(isOverflowing(one) ? [`${description} overflows`] : []),
          ...(isCut(one) ? [`${description} is cut off`] : []),
        ];
      });
  });
