import { expect, it } from 'vitest';
import { createReadySignal } from './startup-promises.ts';

it('resolves the ready promise for the first screen, and a new promise after a change of business', async () => {
  const ready = createReadySignal();
  const before = ready.getPromise();
  ready.reset();
  expect(ready.getPromise()).toBe(before);
  ready.resolve();
  await before;
  ready.reset();
  const after = ready.getPromise();
  expect(after).not.toBe(before);
  expect(await Promise.race([after.then(() => 'reached'), Promise.resolve('not yet')])).toBe('not yet');
  ready.resolve();
  await after;
});
