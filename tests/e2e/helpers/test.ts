import { test as base, expect } from '@playwright/test';
import { Operator } from './operator.ts';

interface Fixtures {
  /** Every page of every test also promises that nothing breaks unseen: an uncaught error fails the test. */
  readonly uncaught: Error[];
  readonly operator: Operator;
}

export const test = base.extend<Fixtures>({
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
