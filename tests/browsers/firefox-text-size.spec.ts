import { expect, test } from '@playwright/test';
import type { OrderAppElement } from '../../elements/loader/order-app-element.ts';
import { findTextProblems } from '../e2e/testing/accessibility/text-problems.ts';
import { readTourTexts, type TourLanguage } from '../e2e/testing/screens/tour-languages.ts';
import { InProcessBackend } from '../e2e/testing/servers/in-process-backend.ts';
import { startFirefox } from '../hosts/firefox-driver.ts';
import { fullOnlyUnless } from '../test-scope.ts';
import { scaleTimeout } from '../timeouts.ts';

const PHONE = { width: 320, height: 700 };
/** A Wednesday noon in Kuwait. */
const NOW = '2026-03-04T12:00:00+03:00';
/** Text-only zoom of 200%: Firefox applies the text size of the system to texts only. */
const DOUBLED_TEXT = { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 };

let backend: InProcessBackend;
let driver: Awaited<ReturnType<typeof startFirefox>>;

test.beforeAll(async () => {
  backend = await InProcessBackend.start({ now: NOW, businesses: ['demo-cafe', 'demo-restaurant'] });
  driver = await startFirefox(PHONE, DOUBLED_TEXT);
});
test.afterAll(async () => {
  await driver?.close();
  await backend?.close();
});

/** Reads the app in Firefox and collects the problems of each screen. */
class Reader {
  readonly problems: string[] = [];
  #patch = '';
  private constructor(private readonly texts: ReturnType<typeof readTourTexts>) {}

  /** Serves the messages of a language in place of English or Arabic ones. */
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

  /** Stops serving the messages. */
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

for (const language of ['de', 'ar', 'ta'] as const)
  test(
    `Firefox: text-only zoom of 200% cuts off no text on a phone of 320 px, in the language ${language}`,
    fullOnlyUnless(language === 'de'),
    async () => {
      test.setTimeout(scaleTimeout(90_000));
      const reader = await Reader.open(language);
      await reader.load('/demo-cafe');
      const { page } = driver;
      expect(
        await page.$eval('order-app', (app) => {
          const surface = app.shadowRoot?.querySelector('[data-surface]');
          return [surface && getComputedStyle(surface).fontSize, innerWidth, devicePixelRatio];
        }),
      ).toEqual(['28px', PHONE.width, 1]);
      await reader.visit('/demo-cafe/car_pickup');
      await reader.visit('/demo-cafe/car_pickup/coffee/flat-white');
      await reader.addToCart('balaleet');
      await reader.visit('/demo-cafe/car_pickup/search');
      await reader.visit('/demo-cafe/car_pickup/cart');
      await reader.press('clearing the cart', 'cart.clear');
      await reader.visit('/demo-cafe/car_pickup/checkout');
      await reader.press('the checkout with mistakes', 'checkout.placeOrder');
      await reader.press('the times', 'schedule.change');
      await reader.visit('/demo-cafe/delivery');
      await reader.visit('/demo-cafe/delivery/map');
      await reader.visit('/demo-cafe/Branches');
      await reader.visit('/demo-cafe/login');
      await reader.load('/demo-restaurant/reservation/reserv_dinein');
      await reader.close();
      expect(reader.problems).toEqual([]);
    },
  );
