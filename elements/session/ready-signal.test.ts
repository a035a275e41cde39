import { expect, it } from 'vitest';
import { createReadySignal } from './startup-promises.ts';

it('the promise "ready" resolves with the first screen, and a change of business creates a new promise', async () => {
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
