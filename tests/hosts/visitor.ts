import { PNG } from 'pngjs';
import { underLoad } from '../timeouts.ts';
import type { Driver } from './driver.ts';

const PATIENCE_MS = underLoad(10_000);
const BETWEEN_MS = 40;
/** Of the screen, where something is missing: enough to know it by. */
const WORDS = 1000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));
const quoted = (text: string): string => JSON.stringify(text);

/** Null where the window does not show it as a whole: it is still on its way. */
function partOf(picture: Buffer, { x, y, width, height }: Box): PNG | null {
  const whole = PNG.sync.read(picture);
  if (x < 0 || y < 0 || x + width > whole.width || y + height > whole.height) return null;
  const part = new PNG({ width, height });
  PNG.bitblt(whole, part, x, y, width, height, 0, 0);
  return part;
}

/** Somebody at a host page of the rig's, in any browser. */
export class Visitor {
  constructor(private readonly driver: Driver) {}

  async open(address: string): Promise<void> {
    await this.driver.open(this.driver.barsFade ? `${address}&bars=none` : address);
    await this.#until('window.rig ? "" : "the rig"', 'the host page');
    await this.stands();
  }

  /** By the element's `path`, as a host would. */
  async go(path: string): Promise<void> {
    await this.driver.ask(`rig.go(${quoted(path)})`);
  }

  /** Leaves nothing behind for the next one in the same window. */
  async leave(): Promise<void> {
    await this.driver.ask('rig.forget()');
  }

  stands(): Promise<void> {
    return this.#until('rig.awaits()', 'the screen stands');
  }

  /** Waits until it is on the screen. Names are regular expressions. */
  async sees(css: string, name = ''): Promise<void> {
    await this.#box(`rig.where(${quoted(css)}, ${quoted(name)})`, `${css} ${name}`);
  }

  async seesNot(css: string, name = ''): Promise<void> {
    await this.#until(`rig.where(${quoted(css)}, ${quoted(name)})`, `no ${css} ${name}`);
  }

  /** Presses where it is: what lies over it gets the press. */
  async press(css: string, name = ''): Promise<void> {
    await this.stands();
    const { x, y, width, height } = await this.#box(
      `rig.reach(${quoted(css)}, ${quoted(name)})`,
      `${css} ${name}`,
    );
    await this.driver.press(Math.round(x + width / 2), Math.round(y + height / 2));
  }

  /** Presses a field and types into it. It may put spaces between what was typed. */
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

  /** The element's box, or the panel of the sheet over it, once two looks at the window are the same. */
  async look(what: 'app' | 'panel'): Promise<PNG> {
    await this.stands();
    const deadline = Date.now() + PATIENCE_MS;
    let last: Buffer | null = null;
    while (Date.now() < deadline) {
      const box = await this.#box(`rig.${what}()`, what);
      const now = await this.driver.picture();
      // The same bytes are the same picture: only the last is unpacked.
      const part = last?.equals(now) ? partOf(now, box) : null;
      if (part) return part;
      last = now;
      await pause(BETWEEN_MS);
    }
    throw new Error(`The ${what} never stood still`);
  }

  async #box(expression: string, what: string): Promise<Box> {
    const deadline = Date.now() + PATIENCE_MS;
    let said = '';
    while (!said && Date.now() < deadline) {
      said = await this.driver.ask(expression);
      if (!said) await pause(BETWEEN_MS);
    }
    const [x, y, width, height] = said.split(' ').map(Number);
    if (x === undefined || y === undefined || !width || !height)
      throw new Error(`Not there: ${what} (${said}). ${await this.#screen()}`);
    return { x, y, width, height };
  }

  async #screen(): Promise<string> {
    const words = await this.driver.ask('window.rig ? rig.words() : ""');
    return `On the screen: ${words.slice(0, WORDS)}`;
  }

  /** Until the answer is empty: it says what is still missing. */
  async #until(expression: string, what: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const missing = await this.driver.ask(expression);
      if (!missing) return;
      if (Date.now() > deadline)
        throw new Error(`Waited for: ${what}. Still: ${missing}. ${await this.#screen()}`);
      await pause(BETWEEN_MS);
    }
  }
}
