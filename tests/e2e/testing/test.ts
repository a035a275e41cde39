import { test as base, expect } from '@playwright/test';
import { Operator } from './operator.ts';

interface Closable {
  close(): Promise<unknown>;
}

/**
 * Holds the resource that the tests of a spec file share. Creating the resource of the next file closes this one. It is one
 * fixture for all tests, because Playwright starts another worker and browser for tests with different worker fixtures.
 */
class SharedResource {
  #key: object | null = null;
  #value: Closable | null = null;

  /** Returns the resource for the key, or creates it. */
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
  /** An uncaught error on any page fails the test. */
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
