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
    const isScrollable = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const scrollsAlong = (element: Element | null): boolean =>
      !!element && element !== surface && (isScrollable(element) || scrollsAlong(element.parentElement));
    const isVisible = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Text with a size of one pixel is only for screen readers.
      return isShown && width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none';
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isOverflowing = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return (left < stage.left - 1 || right > stage.right + 1) && !scrollsAlong(element.parentElement);
    };
    const isCutOff = (element: Element): boolean => {
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      const isIntended = webkitLineClamp !== 'none' || element.closest('nav, details:not([open])');
      return (
        overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !isIntended &&
        !scrollsAlong(element)
      );
    };
    return [...(root.querySelector('dialog[open]') ?? surface).querySelectorAll('*')]
      .filter(
        (element) => !element.closest('svg, .leaflet-container') && hasText(element) && isVisible(element),
      )
      .flatMap((element) => {
        const description = `${element.localName} "${element.textContent?.trim().slice(0, 60)}"`;
        return [
          ...(isOverflowing(element) ? [`${description} overflows`] : []),
          ...(isCutOff(element) ? [`${description} is cut off`] : []),
        ];
      });
  });
