import { PNG } from 'pngjs';
import { underLoad } from '../timeouts.ts';
import type { Driver } from './driver.ts';

const TIMEOUT_MS = underLoad(10_000);
const POLL_MS = 40;
/** Characters of the screen's text that an error message quotes. */
const MAX_QUOTED_CHARS = 1000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const quoted = (text: string): string => JSON.stringify(text);

/** Crops a screenshot; null when the window does not show the whole box yet. */
function partOf(picture: Buffer, { x, y, width, height }: Box): PNG | null {
  const whole = PNG.sync.read(picture);
  if (x < 0 || y < 0 || x + width > whole.width || y + height > whole.height) return null;
  const part = new PNG({ width, height });
  PNG.bitblt(whole, part, x, y, width, height, 0, 0);
  return part;
}

/** A customer on a host page of the test rig, in any browser. */
export class Visitor {
  constructor(private readonly driver: Driver) {}

  async open(address: string): Promise<void> {
    await this.driver.open(this.driver.barsFade ? `${address}&bars=none` : address);
    await this.#until('window.rig ? "" : "the rig"', 'the host page');
    await this.stands();
  }

  /** Navigates by the element's `path`, like a host page. */
  async go(path: string): Promise<void> {
    await this.driver.ask(`rig.go(${quoted(path)})`);
  }

  /** Clears what this visit stored, for the next visit in the same window. */
  async leave(): Promise<void> {
    await this.driver.ask('rig.forget()');
  }

  stands(): Promise<void> {
    return this.#until('rig.awaits()', 'the screen stands');
  }

  /** Waits until the element is on the screen. `name` is a regular expression. */
  async sees(css: string, name = ''): Promise<void> {
    await this.#box(`rig.where(${quoted(css)}, ${quoted(name)})`, `${css} ${name}`);
  }

  async seesNot(css: string, name = ''): Promise<void> {
    await this.#until(`rig.where(${quoted(css)}, ${quoted(name)})`, `no ${css} ${name}`);
  }

  /** Presses at the position of the element, so an element on top of it gets the press. */
  async press(css: string, name = ''): Promise<void> {
    await this.stands();
    const { x, y, width, height } = await this.#box(
      `rig.reach(${quoted(css)}, ${quoted(name)})`,
      `${css} ${name}`,
    );
    await this.driver.press(Math.round(x + width / 2), Math.round(y + height / 2));
  }

  /** Presses a field and types into it. The field may format the text with spaces. */
  async fill(css: string, name: string, text: string): Promise<void> {
    await this.press(css, name);
    await this.driver.type(text);
    await this.#until(
      `rig.value(${quoted(css)}, ${quoted(name)}).replace(/\\s/g, "") === ${quoted(text.replace(/\s/g, ''))} ? "" : "the text"`,
      `${css} ${name} holds ${text}`,
    );
  }

  text(css: string, name = ''): Promise<string> {
    return this.driver.ask(`rig.text(${quoted(css)}, ${quoted(name)})`);
  }

  /** Takes a screenshot of the element or of the open sheet, once two screenshots in a row are equal. */
  async look(what: 'app' | 'panel'): Promise<PNG> {
    await this.stands();
    const deadline = Date.now() + TIMEOUT_MS;
    let last: Buffer | null = null;
    while (Date.now() < deadline) {
      const box = await this.#box(`rig.${what}()`, what);
      const now = await this.driver.picture();
      // Compare the encoded bytes. Only the last picture is decoded.
      const part = last?.equals(now) ? partOf(now, box) : null;
      if (part) return part;
      last = now;
      await pause(POLL_MS);
    }
    throw new Error(`The ${what} kept changing`);
  }

  async #box(expression: string, what: string): Promise<Box> {
    const deadline = Date.now() + TIMEOUT_MS;
    let answer = '';
    while (!answer && Date.now() < deadline) {
      answer = await this.driver.ask(expression);
      if (!answer) await pause(POLL_MS);
    }
    const [x, y, width, height] = answer.split(' ').map(Number);
    if (x === undefined || y === undefined || !width || !height)
      throw new Error(`Not there: ${what} (${answer}). ${await this.#screen()}`);
    return { x, y, width, height };
  }

  async #screen(): Promise<string> {
    const words = await this.driver.ask('window.rig ? rig.words() : ""');
    return `On the screen: ${words.slice(0, MAX_QUOTED_CHARS)}`;
  }

  /** Until the answer is empty: it says what is still missing. */
  async #until(expression: string, what: string): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const missing = await this.driver.ask(expression);
      if (!missing) return;
      if (Date.now() > deadline)
        throw new Error(`Waited for: ${what}. Still: ${missing}. ${await this.#screen()}`);
      await pause(POLL_MS);
    }
  }
}
