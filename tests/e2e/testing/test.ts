import { test as base, expect } from '@playwright/test';
import { Operator } from './operator.ts';

interface Closable {
  close(): Promise<unknown>;
}

/**
 * What the tests of a spec file share, one thing at a time: the next file's closes it. Kept for the process by one fixture of
 * all tests, since tests whose processes hold different things would each need another process and browser.
 */
class SharedResource {
  #key: object | null = null;
  #value: Closable | null = null;

  /** What was made for the key, or is made now. */
  async of<T extends Closable>(key: object, make: () => Promise<T>): Promise<T> {
    if (this.#key !== key) {
      await this.close();
      this.#value = await make();
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
  /** Every page of every test also promises that nothing breaks unseen: an uncaught error fails the test. */
  readonly uncaught: Error[];
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
  uncaught: [
    async ({ context }, use) => {
      const errors: Error[] = [];
      context.on('weberror', (event) => errors.push(event.error()));
      await use(errors);
      expect(errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  operator: async ({ browser, baseURL }, use) => {
    const operator = await Operator.of(browser, baseURL);
    await use(operator);
    await operator.close();
  },
});

export { expect };
