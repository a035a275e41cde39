import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The code that browsers give to a key which an input method handles. */
const INPUT_METHOD_KEY_CODE = 229;

/** Types with an input method, as in Chinese, Japanese and Korean. */
export class InputMethod {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async create(page: Page): Promise<InputMethod> {
    return new InputMethod(page, await page.context().newCDPSession(page));
  }

  /** Presses a key that the input method handles. The browser does nothing else with it. */
  async #press(key: string): Promise<void> {
    const event = { key, code: key, windowsVirtualKeyCode: INPUT_METHOD_KEY_CODE };
    await this.session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  /**
   * Composes a text in the focused field, and confirms it in both orders: most browsers send the key before the end of
   * the composition, and Safari sends the key after it. Expects that the keys change neither the field nor the focus.
   */
  async expectKeysStayInMethod(field: Locator, text: string, value = text): Promise<void> {
    await field.focus();
    await this.session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    for (const key of ['ArrowDown', 'Escape', 'Enter']) await this.#press(key);
    await expect(field).toBeFocused();
    await this.session.send('Input.insertText', { text });
    await expect(field).toHaveValue(value);
    for (const key of ['Enter', 'Escape']) {
      await this.#press(key);
      // Lets the app render a change, if the keys wrongly caused one.
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(value);
    }
  }
}
