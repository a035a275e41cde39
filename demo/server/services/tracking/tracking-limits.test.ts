import { expect, it } from 'vitest';
import { createTrackingLimits } from './tracking-limits.ts';

const createVisit = (ip: string, referenceId = 'cafe') => ({ referenceId, ip });

it('refuses visits from a network above its limit, but accepts visits from other networks or to other businesses', () => {
  const limits = createTrackingLimits(() => 0);
  for (let index = 0; index < 300; index++)
    limits.count('visits', createVisit(`2001:db8::${index.toString(16)}`));

  expect(() => limits.count('visits', createVisit('2001:db8::ffff'))).toThrow('Please wait');
  limits.count('visits', createVisit('2001:db8:1::1'));
  limits.count('visits', createVisit('2001:db8::1', 'other'));
});

it('refuses pixel events above the limit of a business, whatever networks they come from', () => {
  const limits = createTrackingLimits(() => 0);
  const sendFromNetwork = (network: number) =>
    limits.count('pixel_events', { ...createVisit(`203.0.${network >> 8}.${network & 255}`), amount: 20 });
  for (let network = 0; network < 250; network++) sendFromNetwork(network);

  expect(() => sendFromNetwork(250)).toThrow('Please wait');
});

it('refuses too many withdrawals of consent, says how long to wait, and accepts them again after ten minutes', () => {
  let now = 0;
  const limits = createTrackingLimits(() => now);
  limits.count('withdrawals', { ...createVisit('203.0.113.1'), amount: 60 });
  now = 400_000;
  expect(() => limits.count('withdrawals', createVisit('203.0.113.1'))).toThrow(
    expect.objectContaining({ status: 429, code: 'too_many', details: { retry_after: 200 } }),
  );
  now = 600_000;
  limits.count('withdrawals', createVisit('203.0.113.1'));
});
