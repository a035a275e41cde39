import { expect, it } from 'vitest';
import { createReadySignal } from './startup-promises.ts';

it('resolves the promise "ready" with the first screen, and creates a new promise after a change of business', async () => {
  const ready = createReadySignal();
  const firstPromise = ready.getPromise();
  ready.reset();
  expect(ready.getPromise()).toBe(firstPromise);
  ready.resolve();
  await firstPromise;
  ready.reset();
  const secondPromise = ready.getPromise();
  expect(secondPromise).not.toBe(firstPromise);
  expect(await Promise.race([secondPromise.then(() => 'reached'), Promise.resolve('not yet')])).toBe(
    'not yet',
  );
  ready.resolve();
  await secondPromise;
});
