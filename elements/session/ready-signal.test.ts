import { expect, it } from 'vitest';
import { createReadySignal } from './startup-promises.ts';

it('resolves the ready signal for the first screen, and a new one after a change of business', async () => {
  const ready = createReadySignal();
  const before = ready.promise();
  ready.reset();
  expect(ready.promise()).toBe(before);
  ready.resolve();
  await before;
  ready.reset();
  const after = ready.promise();
  expect(after).not.toBe(before);
  expect(await Promise.race([after.then(() => 'reached'), Promise.resolve('not yet')])).toBe('not yet');
  ready.resolve();
  await after;
});
