import { expect, it } from 'vitest';
import { readiness } from './startup-promises.ts';

it('whoever waits for the first screen waits through a change of business, and is told once', async () => {
  const ready = readiness();
  const before = ready.promise();
  ready.renew();
  expect(ready.promise()).toBe(before);
  ready.reached();
  await before;
  ready.renew();
  const after = ready.promise();
  expect(after).not.toBe(before);
  expect(await Promise.race([after.then(() => 'reached'), Promise.resolve('not yet')])).toBe('not yet');
  ready.reached();
  await after;
});
