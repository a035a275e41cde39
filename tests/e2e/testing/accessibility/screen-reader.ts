import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

interface Announcement {
  readonly text: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** Number of the live region. */
  readonly region: number;
}

/**
 * Records what a screen reader announces: changes in a live region that has existed for some time. Content that arrives
 * together with its region is announced only if it is an alert.
 */
export class ScreenReader {
  #nextIndex = 0;
  private constructor(private readonly page: Page) {}

  /** Starts recording. Call it before the page is opened. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(recordAnnouncements);
    return new ScreenReader(page);
  }

  private readAnnouncements(): Promise<Announcement[]> {
    return this.page.evaluate(() => (window as unknown as { announcements: Announcement[] }).announcements);
  }

  /** Waits for an announcement after the last expected one. */
  async expectAnnouncement(pattern: RegExp): Promise<void> {
    const findIndex = async () => {
      const announcements = await this.readAnnouncements();
      const foundIndex = announcements.findIndex(
        ({ text }, index) => index >= this.#nextIndex && pattern.test(text),
      );
      if (foundIndex >= 0) this.#nextIndex = foundIndex + 1;
      return foundIndex >= 0 ? 'announced' : announcements.slice(this.#nextIndex).map(({ text }) => text);
    };
    await expect.poll(findIndex, `${pattern} is announced`).toBe('announced');
  }

  /** Texts that two regions announced at the same time. Plain numbers may be equal by chance, so they are ignored. */
  async listDuplicates(): Promise<string[]> {
    const announcements = await this.readAnnouncements();
    return announcements
      .filter(
        ({ text, at, region }, index) =>
          /\p{L}/u.test(text) &&
          announcements
            .slice(0, index)
            .some((earlier) => earlier.text === text && earlier.region !== region && at - earlier.at < 500),
      )
      .map(({ text }) => text);
  }
}

/** Runs in the page. */
function recordAnnouncements(): void {
  const REGION_SELECTOR = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive],output';
  /** Time until a screen reader notices a new region. */
  const NEW_REGION_MS = 50;
  const announcements: Announcement[] = [];
  const firstSeenAt = new WeakMap<Element, number>();
  const lastTexts = new WeakMap<Element, string>();
  const numbers = new WeakMap<Element, number>();
  let regionCount = 0;
  Object.assign(window, { announcements });

  const readText = (region: Element): string => {
    const regionCopy = region.cloneNode(true) as Element;
    for (const hiddenElement of regionCopy.querySelectorAll('[aria-hidden=true],[hidden]'))
      hiddenElement.remove();
    return (regionCopy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const announce = (region: Element) => {
    const text = readText(region);
    if (text === lastTexts.get(region) || region.closest('[aria-hidden=true]')) return;
    lastTexts.set(region, text);
    const number = numbers.get(region) ?? ++regionCount;
    numbers.set(region, number);
    if (text) announcements.push({ text, at: performance.now(), region: number });
  };
  const registerRegions = (node: Node) => {
    if (!(node instanceof Element)) return;
    const regions = [...node.querySelectorAll(REGION_SELECTOR)];
    if (node.matches(REGION_SELECTOR)) regions.push(node);
    for (const region of regions) {
      if (firstSeenAt.has(region)) continue;
      firstSeenAt.set(region, performance.now());
      if (region.getAttribute('role') === 'alert') announce(region);
      else lastTexts.set(region, readText(region));
    }
  };
  const onMutations = (changes: readonly MutationRecord[]) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) registerRegions(node);
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(REGION_SELECTOR);
      if (!region) continue;
      if (performance.now() - (firstSeenAt.get(region) ?? 0) >= NEW_REGION_MS) announce(region);
      else lastTexts.set(region, readText(region));
    }
  };
  const observedRoots = new WeakSet<ShadowRoot>();
  const observe = (root: ShadowRoot) => {
    if (observedRoots.has(root)) return;
    observedRoots.add(root);
    new MutationObserver(onMutations).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-hidden', 'hidden'],
    });
  };
  const originalAttach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = originalAttach.call(this, init);
    observe(root);
    return root;
  };
  // A hosted page already contains the element's shadow root.
  new MutationObserver(() => {
    for (const { shadowRoot } of document.querySelectorAll('order-app')) if (shadowRoot) observe(shadowRoot);
  }).observe(document, { subtree: true, childList: true });
}
