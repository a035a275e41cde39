import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

interface Said {
  readonly text: string;
  /** ms since the page was opened. */
  readonly at: number;
  /** Which of the page's regions. */
  readonly region: number;
}

/**
 * Hears what a screen reader reads out by itself: what comes into a live region that was there a while before. Of what
 * comes together with its region only alerts are read.
 */
export class ScreenReader {
  #heard = 0;
  private constructor(private readonly page: Page) {}

  /** Before the page is opened. */
  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(listen);
    return new ScreenReader(page);
  }

  private said(): Promise<Said[]> {
    return this.page.evaluate(() => (window as unknown as { said: Said[] }).said);
  }

  /** Something said since what was heard last. */
  async hears(words: RegExp): Promise<void> {
    const find = async () => {
      const said = await this.said();
      const at = said.findIndex(({ text }, index) => index >= this.#heard && words.test(text));
      if (at >= 0) this.#heard = at + 1;
      return at >= 0 ? 'heard' : said.slice(this.#heard).map(({ text }) => text);
    };
    await expect.poll(find, `${words} is read out`).toBe('heard');
  }

  /** Sentences that two regions said at a time; numbers next to each other are of different things. */
  async saidTwice(): Promise<string[]> {
    const said = await this.said();
    return said
      .filter(
        ({ text, at, region }, index) =>
          /\p{L}/u.test(text) &&
          said
            .slice(0, index)
            .some((before) => before.text === text && before.region !== region && at - before.at < 500),
      )
      .map(({ text }) => text);
  }
}

/** In the page. */
function listen(): void {
  const REGION = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive],output';
  /** In ms: what a new region takes to be noticed. */
  const NOTICED = 50;
  const said: Said[] = [];
  const known = new WeakMap<Element, number>();
  const last = new WeakMap<Element, string>();
  const numbers = new WeakMap<Element, number>();
  let regions = 0;
  Object.assign(window, { said });

  const textOf = (region: Element): string => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true],[hidden]')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const say = (region: Element) => {
    const text = textOf(region);
    if (text === last.get(region) || region.closest('[aria-hidden=true]')) return;
    last.set(region, text);
    const number = numbers.get(region) ?? ++regions;
    numbers.set(region, number);
    if (text) said.push({ text, at: performance.now(), region: number });
  };
  const meet = (node: Node) => {
    if (!(node instanceof Element)) return;
    const found = [...node.querySelectorAll(REGION)];
    if (node.matches(REGION)) found.push(node);
    for (const region of found) {
      if (known.has(region)) continue;
      known.set(region, performance.now());
      if (region.getAttribute('role') === 'alert') say(region);
      else last.set(region, textOf(region));
    }
  };
  const hear = (changes: readonly MutationRecord[]) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) meet(node);
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(REGION);
      if (!region) continue;
      if (performance.now() - (known.get(region) ?? 0) >= NOTICED) say(region);
      else last.set(region, textOf(region));
    }
  };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    new MutationObserver(hear).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-hidden', 'hidden'],
    });
    return root;
  };
}
