import { test as base, expect, type Page } from '@playwright/test';
import { Operator } from './operator.ts';

/** Longer than the app needs on a loaded machine. If the app has not started by then, the test continues. */
const APP_START_MS = 15_000;

/**
 * Makes `goto` and `reload` resolve once the app has replaced the server-rendered first screen. Most tests are about
 * the app, and must not find elements that are replaced later. `first-screen.spec.ts` tests the time before that.
 */
function waitForAppAfterLoading(page: Page): void {
  const waitForApp = () =>
    expect(page.locator('order-app .first-screen'))
      .toHaveCount(0, { timeout: APP_START_MS })
      .catch(() => undefined);
  const { goto, reload } = page;
  page.goto = async (...options) => {
    const response = await goto.apply(page, options);
    await waitForApp();
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload.apply(page, options);
    await waitForApp();
    return response;
  };
}

interface Closable {
  close(): Promise<unknown>;
}

/**
 * Holds the resource that the tests of a spec file share. Creating the resource of the next file closes the previous
 * one. All tests use one fixture, because Playwright starts another worker and browser for tests with different worker
 * fixtures.
 */
class SharedResource {
  #key: object | null = null;
  #value: Closable | null = null;

  /**
   * Returns the resource for the key. If the key differs from the previous one, closes the previous resource and creates
   * a new one.
   */
  async getOrCreate<T extends Closable>(key: object, create: () => Promise<T>): Promise<T> {
    if (this.#key !== key) {
      await this.close();
      this.#value = await create();
      this.#key = key;
    }
    return this.#value as T;
  }

  async close(): Promise<void> {
    const value = this.#value;
    this.#key = null;
    this.#value = null;
    await value?.close();
  }
}

interface Fixtures {
  /** Whether `goto` and `reload` wait until the app has replaced the server-rendered first screen. Default: true. */
  readonly waitsForApp: boolean;
  /** Uncaught errors of all pages. Any error fails the test. */
  readonly uncaughtErrors: Error[];
  readonly operator: Operator;
}

interface WorkerFixtures {
  readonly shared: SharedResource;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({ playwright: _ }, use) => {
      const shared = new SharedResource();
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  waitsForApp: [true, { option: true }],
  page: async ({ page, waitsForApp, javaScriptEnabled }, use) => {
    if (waitsForApp && javaScriptEnabled !== false) waitForAppAfterLoading(page);
    await use(page);
    // A request that is still being forwarded when a test ends must not fail the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  uncaughtErrors: [
    async ({ context }, use) => {
      const errors: Error[] = [];
      context.on('weberror', (event) => errors.push(event.error()));
      await use(errors);
      expect(errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  operator: async ({ browser, baseURL }, use) => {
    const operator = await Operator.create(browser, baseURL);
    await use(operator);
    await operator.close();
  },
});

export { expect };
