import { expect, test } from '@playwright/test';
import type { OrderAppElement } from '../../elements/loader/order-app-element.ts';
import { findTextProblems } from '../e2e/testing/accessibility/text-problems.ts';
import { createSession } from '../e2e/testing/accounts.ts';
import { scrollSheet } from '../e2e/testing/screens/scroll-sheet.ts';
import { readTourTexts, type TourLanguage } from '../e2e/testing/screens/tour-languages.ts';
import { InProcessBackend } from '../e2e/testing/servers/in-process-backend.ts';
import { startFirefox } from '../hosts/firefox-driver.ts';
import { FULL_ONLY } from '../test-scope.ts';
import { scaleTimeout } from '../timeouts.ts';

const PHONE = { width: 320, height: 700 };
/** A Wednesday noon in Kuwait. */
const NOW = '2026-03-04T12:00:00+03:00';
interface Setting {
  readonly name: string;
  readonly preferences: Readonly<Record<string, number>>;
  /** Font size of the surface. */
  readonly fontSize: string;
  readonly languages: readonly TourLanguage[];
}

/** Firefox applies the text size of the system to texts only. */
const DOUBLED_TEXT: Setting = {
  name: 'text-only zoom of 200%',
  preferences: { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 },
  fontSize: '28px',
  languages: ['de', 'ar', 'ta'],
};
/** Firefox has a default font size for each group of languages. */
const LARGE_DEFAULT: Setting = {
  name: 'a default font size of 24 px',
  preferences: Object.fromEntries(
    ['x-western', 'ar', 'x-tamil'].map((group) => [`font.size.variable.${group}`, 24]),
  ),
  fontSize: '21px',
  languages: ['ar'],
};

let backend: InProcessBackend;
let driver: Awaited<ReturnType<typeof startFirefox>>;

/** Reads the app in Firefox and collects the problems of each screen. */
class Reader {
  readonly problems: string[] = [];
  #patch = '';
  private constructor(private readonly texts: ReturnType<typeof readTourTexts>) {}

  /** Creates a reader, and makes the page load the messages of `language` instead of the English or Arabic ones. */
  static async open(language: TourLanguage): Promise<Reader> {
    const { page } = driver;
    const reader = new Reader(readTourTexts(language));
    const { locale, messages } = reader.texts;
    const patch = await page.evaluateOnNewDocument(
      (path, text) => {
        const { fetch } = window;
        window.fetch = async (input, init) =>
          String(input instanceof Request ? input.url : input).endsWith(path)
            ? new Response(text)
            : fetch(input, init);
      },
      `/${locale}.json`,
      JSON.stringify(messages),
    );
    reader.#patch = patch.identifier;
    await page.goto(`${backend.origin}/healthz`);
    await page.evaluate((saved) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the app saves the customer's choice
      document.cookie = `i18n_redirected=${saved}; Path=/`;
      localStorage.clear();
    }, locale);
    return reader;
  }

  /** Pages that load later get the original messages again. */
  async close(): Promise<void> {
    await driver.page.removeScriptToEvaluateOnNewDocument(this.#patch);
  }

  async load(path: string): Promise<void> {
    await driver.page.goto(`${backend.origin}${path}`);
    await this.#check(path);
  }

  /** Navigates without a page load. */
  async visit(path: string): Promise<void> {
    await driver.page.evaluate((to) => {
      const focused = document.querySelector('order-app')?.shadowRoot?.activeElement;
      if (focused instanceof HTMLElement) focused.blur();
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await driver.page.waitForFunction(() => !!document.querySelector('order-app')?.shadowRoot?.activeElement);
    await this.#check(path);
  }

  /** Presses the visible button with this message. */
  async press(state: string, key: Parameters<typeof this.texts.patterns.containing>[0]): Promise<void> {
    const { source } = this.texts.patterns.containing(key);
    await driver.page.waitForFunction(
      (pattern) => {
        const root = document.querySelector('order-app')?.shadowRoot;
        const area = [...(root?.querySelectorAll(':modal') ?? [])].at(-1) ?? root;
        const button = [...(area?.querySelectorAll('button') ?? [])].find((one) =>
          new RegExp(pattern).test(one.getAttribute('aria-label') ?? one.textContent),
        );
        button?.click();
        return !!button;
      },
      {},
      source,
    );
    await this.#check(state);
  }

  /** Scrolls the open sheet of a dish until its title appears at the top. */
  async scrollSheet(): Promise<void> {
    await driver.page.$eval('order-app >>> dialog:modal', scrollSheet);
    await driver.page.waitForFunction(() => {
      const dialog = document.querySelector('order-app')?.shadowRoot?.querySelector('dialog:modal');
      const title = dialog?.querySelector(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`);
      return !!title && getComputedStyle(title).opacity === '1';
    });
    await this.#check('a scrolled dish');
  }

  /** Waits for the page of the placed order. */
  async inspectOrder(): Promise<void> {
    await driver.page.waitForFunction(() => /\/orders?\/(?!history)/.test(location.pathname));
    await this.#check('an order');
  }

  /** Continues as a customer with an account. */
  async logIn(phone: string): Promise<void> {
    const { key, value } = await createSession(backend.origin, { phone, name: 'Hessa' });
    await driver.page.evaluate((...entry) => localStorage.setItem(...entry), key, value);
  }

  async addToCart(itemId: string): Promise<void> {
    await driver.page.$eval(
      'order-app',
      (app, id) => (app as OrderAppElement).addToCart({ itemId: id }),
      itemId,
    );
  }

  async #check(state: string): Promise<void> {
    await driver.page.waitForFunction(() => {
      const root = document.querySelector('order-app')?.shadowRoot;
      return (
        !!root?.querySelector('[data-surface] h1') && !root.querySelector('.first-screen, [aria-busy=true]')
      );
    });
    await driver.page.waitForNetworkIdle({ idleTime: 100 });
    const problems = await driver.page.evaluate(findTextProblems);
    this.problems.push(...problems.map((problem) => `${state}: ${problem}`));
  }
}

for (const { name, preferences, fontSize, languages } of [DOUBLED_TEXT, LARGE_DEFAULT])
  test.describe(() => {
    test.beforeAll(async () => {
      backend = await InProcessBackend.start({ now: NOW, businesses: ['demo-cafe', 'demo-restaurant'] });
      driver = await startFirefox(PHONE, preferences);
    });
    test.afterAll(async () => {
      await driver?.close();
      await backend?.close();
    });

    for (const [index, language] of languages.entries())
      test(
        `Firefox: ${name} cuts off no text on a phone of 320 px, in the language ${language}`,
        FULL_ONLY,
        async () => {
          test.setTimeout(scaleTimeout(120_000));
          const reader = await Reader.open(language);
          await reader.load('/demo-cafe');
          const { page } = driver;
          expect(
            await page.$eval('order-app', (app) => {
              const surface = app.shadowRoot?.querySelector('[data-surface]');
              return [surface && getComputedStyle(surface).fontSize, innerWidth, devicePixelRatio];
            }),
          ).toEqual([fontSize, PHONE.width, 1]);
          await reader.visit('/demo-cafe/car_pickup');
          await reader.visit('/demo-cafe/car_pickup/coffee/flat-white');
          await reader.scrollSheet();
          await reader.addToCart('balaleet');
          await reader.visit('/demo-cafe/car_pickup/search');
          await reader.visit('/demo-cafe/car_pickup/cart');
          await reader.press('clearing the cart', 'cart.clear');
          await reader.visit('/demo-cafe/car_pickup/checkout');
          await reader.press('the checkout with mistakes', 'checkout.placeOrder');
          await reader.press('the times', 'schedule.change');
          await reader.visit('/demo-cafe/delivery');
          await reader.visit('/demo-cafe/delivery/map');
          await reader.visit('/demo-cafe/delivery/address');
          await reader.visit('/demo-cafe/Branches');
          await reader.visit('/demo-cafe/login');
          await reader.load('/demo-restaurant/reservation/reserv_dinein');

          await reader.logIn(`5004300${index}`);
          await reader.load('/demo-cafe/car_pickup/checkout');
          await reader.press('the checkout with an account', 'checkout.placeOrder');
          await reader.inspectOrder();
          await reader.press('the cancel dialog of an order', 'order.cancel');
          await reader.visit('/demo-cafe/orders/history');
          await reader.visit('/demo-cafe/profile');
          await reader.visit('/demo-cafe/locations');
          await reader.press('a new address', 'locations.add');
          await reader.visit('/demo-cafe/wallet/home');
          await reader.visit('/demo-cafe/wallet/history');
          await reader.visit('/demo-cafe/wallet/walletPackage');
          await reader.close();
          expect(reader.problems).toEqual([]);
        },
      );
  });
