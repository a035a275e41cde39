import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** Implicit roles of HTML elements. */
const TAG_BY_ROLE: Partial<Record<Role, string>> = { link: 'a', textbox: 'input', radio: 'input' };

/** Page object of a keyboard user. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** The focused element, including one inside a shadow root. */
  get focused(): Locator {
    return this.page.locator('order-app :focus');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the control has the focus. Fails if the focus leaves the app. */
  async tabTo(role: Role, name: Name, { key = 'Tab', maxSteps = 60 } = {}): Promise<void> {
    const target = this.page.getByRole(role, { name });
    const passedStops: string[] = [];
    while (passedStops.length < maxSteps) {
      await this.page.keyboard.press(key);
      const [stop] = await this.focused.evaluateAll((stops) =>
        stops.map((element) => `${element.getAttribute('role') ?? element.localName} ${element.textContent}`),
      );
      if (stop === undefined)
        throw new Error(`No ${role} ${name} before the end: ${passedStops.join(' > ')}`);
      // Computing accessible names is slow, so only candidates are checked.
      const isCandidate = stop.startsWith(TAG_BY_ROLE[role] ?? role);
      if (isCandidate && (await this.focused.and(target).count())) return await this.expectVisibleFocus();
      passedStops.push(stop.slice(0, 40));
    }
    throw new Error(`No ${role} ${name} in ${maxSteps} steps: ${passedStops.join(' > ')}`);
  }

  async tabBackTo(role: Role, name: Name): Promise<void> {
    await this.tabTo(role, name, { key: 'Shift+Tab' });
  }

  /** Moves the focus to a control and presses it. */
  async tabToAndPress(role: Role, name: Name): Promise<void> {
    await this.tabTo(role, name);
    await this.press('Enter');
  }

  /** Expects that the app moved the focus to a control. */
  async expectFocusOn(role: Role, name: Name): Promise<void> {
    await expect(this.focused.and(this.page.getByRole(role, { name }))).toBeVisible();
  }

  /** Expects a visible focus ring that nothing covers (WCAG 2.2: 2.4.7, 2.4.11). */
  private async expectVisibleFocus(): Promise<void> {
    await expect
      .poll(() =>
        this.focused.evaluate((stop) => {
          const parts = [stop, stop.closest('label')].filter((part) => part !== null);
          // A field shows the ring on its frame, and a card's link shows it around the card.
          const frames = [stop, stop.parentElement, stop.parentElement?.parentElement].filter(
            (part) => !!part,
          );
          const hasRing = frames.some((frame) =>
            ['', '::after'].some((pseudo) => {
              const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(frame, pseudo);
              const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
              return isOutlined || / 0px 0px 0px [1-9]/.test(boxShadow);
            }),
          );
          const { left, top, right, bottom } = stop.getBoundingClientRect();
          const root = stop.getRootNode() as ShadowRoot;
          const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
          const isInView = points.some(([x, y]) => {
            const topElement = root.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
            return parts.some((part) => part.contains(topElement));
          });
          return { stop: stop.outerHTML.slice(0, 80), hasRing, isInView };
        }),
      )
      .toMatchObject({ hasRing: true, isInView: true });
  }
}
