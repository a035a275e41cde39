import { PNG } from 'pngjs';
import { scaleTimeout } from '../timeouts.ts';
import type { Driver } from './driver.ts';

const TIMEOUT_MS = scaleTimeout(10_000);
const POLL_MS = 40;
/** How many characters of the screen's text an error message quotes. */
const MAX_QUOTED_CHARS = 1000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const quote = (text: string): string => JSON.stringify(text);

/** Crops a screenshot. Null when the window does not show the whole box yet. */
function crop(picture: Buffer, { x, y, width, height }: Box): PNG | null {
  const fullPicture = PNG.sync.read(picture);
  if (x < 0 || y < 0 || x + width > fullPicture.width || y + height > fullPicture.height) return null;
  const part = new PNG({ width, height });
  PNG.bitblt(fullPicture, part, x, y, width, height, 0, 0);
  return part;
}

/** A customer on a test host page, in any browser. */
export class HostPageCustomer {
  constructor(private readonly driver: Driver) {}

  async open(address: string): Promise<void> {
    await this.driver.open(this.driver.hasFadingScrollBars ? `${address}&bars=none` : address);
    await this.#waitUntilEmpty('window.rig ? "" : "the rig"', 'the host page');
    await this.waitUntilSettled();
  }

  /** Navigates through the element's `path`, as a host page would. */
  async navigate(path: string): Promise<void> {
    await this.driver.evaluate(`rig.navigate(${quote(path)})`);
  }

  /** Clears what this visit stored, for the next visit in the same window. */
  async clearStorage(): Promise<void> {
    await this.driver.evaluate('rig.clearStorage()');
  }

  /** Waits until nothing on the screen loads or changes. */
  waitUntilSettled(): Promise<void> {
    return this.#waitUntilEmpty('rig.describePending()', 'the screen is settled');
  }

  /** Waits until the element is on the screen. `name` is a regular expression. */
  async waitFor(css: string, name = ''): Promise<void> {
    await this.#waitForBox(`rig.getBox(${quote(css)}, ${quote(name)})`, `${css} ${name}`);
  }

  async waitUntilGone(css: string, name = ''): Promise<void> {
    await this.#waitUntilEmpty(`rig.getBox(${quote(css)}, ${quote(name)})`, `no ${css} ${name}`);
  }

  /** Presses at the position of the element, so an element on top of it gets the press. */
  async press(css: string, name = ''): Promise<void> {
    await this.waitUntilSettled();
    const { x, y, width, height } = await this.#waitForBox(
      `rig.scrollToBox(${quote(css)}, ${quote(name)})`,
      `${css} ${name}`,
    );
    await this.driver.press(Math.round(x + width / 2), Math.round(y + height / 2));
  }

  /** Presses a field and types into it. Ignores spaces, because the field may format the text. */
  async fill(css: string, name: string, text: string): Promise<void> {
    await this.press(css, name);
    await this.driver.type(text);
    await this.#waitUntilEmpty(
      `rig.value(${quote(css)}, ${quote(name)}).replace(/\\s/g, "") === ${quote(text.replace(/\s/g, ''))} ? "" : "the text"`,
      `${css} ${name} holds ${text}`,
    );
  }

  text(css: string, name = ''): Promise<string> {
    return this.driver.evaluate(`rig.text(${quote(css)}, ${quote(name)})`);
  }

  /** Takes a screenshot of the app or of the open sheet once two consecutive screenshots are equal. */
  async takeScreenshot(area: 'app' | 'panel'): Promise<PNG> {
    await this.waitUntilSettled();
    const deadline = Date.now() + TIMEOUT_MS;
    let lastPicture: Buffer | null = null;
    while (Date.now() < deadline) {
      const box = await this.#waitForBox(`rig.get${area === 'app' ? 'App' : 'Panel'}Box()`, area);
      const current = await this.driver.takeScreenshot();
      // Compare the encoded bytes. Only the last picture is decoded.
      const part = lastPicture?.equals(current) ? crop(current, box) : null;
      if (part) return part;
      lastPicture = current;
      await pause(POLL_MS);
    }
    throw new Error(`The ${area} kept changing`);
  }

  async #waitForBox(expression: string, subject: string): Promise<Box> {
    const deadline = Date.now() + TIMEOUT_MS;
    let box = '';
    while (!box && Date.now() < deadline) {
      box = await this.driver.evaluate(expression);
      if (!box) await pause(POLL_MS);
    }
    const [x, y, width, height] = box.split(' ').map(Number);
    if (x === undefined || y === undefined || !width || !height)
      throw new Error(`Not on the screen: ${subject} (${box}). ${await this.#describeScreen()}`);
    return { x, y, width, height };
  }

  async #describeScreen(): Promise<string> {
    const screenText = await this.driver.evaluate('window.rig ? rig.readScreen() : ""');
    return `On the screen: ${screenText.slice(0, MAX_QUOTED_CHARS)}`;
  }

  /** Waits until the expression returns an empty string. Any other result says what is still missing. */
  async #waitUntilEmpty(expression: string, subject: string): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const missing = await this.driver.evaluate(expression);
      if (!missing) return;
      if (Date.now() > deadline)
        throw new Error(`Waited for: ${subject}. Still: ${missing}. ${await this.#describeScreen()}`);
      await pause(POLL_MS);
    }
  }
}
