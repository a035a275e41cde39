import { expect, it } from 'vitest';
import { createReadySignal } from './startup-promises.ts';

it('the ready signal resolves for the first screen and again after a change of business', async () => {
  const ready = createReadySignal();
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
