import type { Page } from '@playwright/test';

interface Target {
  readonly name: string;
  readonly size: string;
}

/**
 * Lists the controls whose target does not fill a square of 24 px around their centre (WCAG 2.2, 2.5.8). For each corner
 * of the square, checks which element a press would hit. The box of the control would not tell: a press on a label also
 * counts for its field, and the target of a card's link can be larger than its text.
 */
export const findUndersizedTargets = (page: Page): Promise<Target[]> =>
  page.locator('order-app').evaluate((element) => {
    const HALF_TARGET_PX = 24 / 2 - 0.5;
    const root = element.shadowRoot;
    const modal = root?.querySelector('dialog[open]');
    const pressable =
      'a[href],button,input,select,textarea,summary,[role=button],[role=link],[role=radio],[role=checkbox]';
    const targets: Element[] = [...((modal ?? root)?.querySelectorAll(pressable) ?? [])];
    if (!targets.length) throw new Error('There is nothing to press');
    return targets
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled,[aria-disabled=true]'),
      )
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const hitsControl = (x: number, y: number): boolean => {
          const topElement = root?.elementFromPoint(x, y) ?? null;
          return [control, ...labels].some((part) => part.contains(topElement));
        };
        const x = left + width / 2;
        const y = top + height / 2;
        const isLargeEnough = [
          [-HALF_TARGET_PX, -HALF_TARGET_PX],
          [HALF_TARGET_PX, -HALF_TARGET_PX],
          [-HALF_TARGET_PX, HALF_TARGET_PX],
          [HALF_TARGET_PX, HALF_TARGET_PX],
        ].every(([dx = 0, dy = 0]) => hitsControl(x + dx, y + dy));
        const name = control.getAttribute('aria-label') ?? (labels[0] ?? control).textContent ?? '';
        return isLargeEnough
          ? []
          : [
              {
                name: `${control.localName} ${name.trim()}`,
                size: `${width.toFixed(1)} x ${height.toFixed(1)} at ${left.toFixed(0)} ${top.toFixed(0)}`,
              },
            ];
      });
  });
