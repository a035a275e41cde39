// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { showScreen } from '../testing/render-screen.tsx';
import { useSlotFormatter } from './use-slot-formatter.ts';

const HALF_HOUR_MS = 1_800_000;

// The business is in Berlin, where the clocks change. The test formats all times for Kuwait (see `TestI18n`).

const Slot = ({ from }: { from: number }) => (
  <output>{useSlotFormatter().formatTime({ from, to: from + HALF_HOUR_MS })}</output>
);

it.each([
  ['an ordinary slot', '2026-10-25T03:30:00+01:00', /^5:30.AM – 6:00.AM$/],
  ['a slot at the end of which the clocks go back', '2026-10-25T02:30:00+02:00', /^3:30.AM$/],
])('shows the end time of a slot unless the clocks change during the slot: %s', async (_, start, text) => {
  const from = Date.parse(start);
  const timezone = 'Europe/Berlin';
  const stores = createTestStores({
    'webapp/v5/restaurant/': { body: restaurantBody({ timezone }) },
    'webapp/v5/shifts/': { body: { ...shiftsBody(), timezone } },
  });
  await showScreen('/demo/car_pickup', () => <Slot from={from} />, stores);
  expect(screen.getByRole('status').textContent).toMatch(text);
});
