import { test as base, expect } from '@playwright/test';
import { Operator } from './operator.ts';
import { Shared } from './shared-pages.ts';

interface Fixtures {
  /** Every page of every test also promises that nothing breaks unseen: an uncaught error fails the test. */
  readonly uncaught: Error[];
  readonly operator: Operator;
}

interface WorkerFixtures {
  readonly shared: Shared;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({ playwright: _ }, use) => {
      const shared = new Shared();
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
