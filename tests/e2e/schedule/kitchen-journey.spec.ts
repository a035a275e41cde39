import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { SchedulePage } from '../testing/screens/schedule-page.ts';
import { type InProcessBackend, readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

// What the kitchen can do in a slot: how much, and how fast.

/** A Saturday noon in Kuwait. */
const test = testAt({ now: '2026-03-07T12:00:00+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

const BALALEET = readDemoNames('demo-cafe', 'en').dish('balaleet');
const BRANCH = 'demo-cafe~salmiya';

/** The demo cafe with a change of all its branches. */
function createCafe(change: object): Record<string, unknown> {
  const { branches, ...rest } = readDemoFile('demo-cafe') as { branches: object[] };
  return { ...rest, branches: branches.map((branch) => ({ ...branch, ...change })) };
}

/** Holds room for a cart of another customer in a slot, through the API. */
async function holdDishes(backend: InProcessBackend, from: string, dishes: number): Promise<void> {
  const response = await fetch(`${backend.origin}/api/webapp/slot-hold/${BRANCH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ hold_id: crypto.randomUUID(), selling_types: 'car_pickup', from },
      size: { dishes, amount: 1 },
    }),
  });
  expect(response.status).toBe(200);
}

test('offers times with room for the dishes in the cart, and asks for another time when the cart outgrows it', async ({
  page,
  backend,
}) => {
  await backend.import(createCafe({ slot_capacity: { car_pickup: { dishes: 12 } } }));
  await holdDishes(backend, '2026-03-07T15:00:00+03:00', 10);
  await holdDishes(backend, '2026-03-07T15:30:00+03:00', 12);
  const schedule = new SchedulePage(page);
  const { customer, texts } = schedule;
  await schedule.fillCart('/demo-cafe/car_pickup');
  await customer.openCart();
  await schedule.timeButton.click();
  const roomForTwo = texts.containing('schedule.roomLeft', { what: '2 items' });
  await expect(schedule.slot(/^3:00/)).toContainText(roomForTwo);
  await expect(schedule.slot(/^3:30/)).toHaveAttribute('aria-disabled', 'true');
  await schedule.slot(/^3:00/).click();
  await expect(schedule.timeButton).toContainText(/3:00/);

  const increase = customer.cartLine(BALALEET).getByRole('button', { name: texts.exact('ui.increase') });
  await increase.click();
  await expect(page.getByText(texts.containing('schedule.news.full'))).toHaveCount(0);
  await increase.click();
  await expect(page.getByText(texts.containing('schedule.news.full'))).toBeVisible();
  await schedule.timeButton.click();
  await expect(schedule.slot(/^3:00/), 'two dishes are too few for three').toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  const nearest = page.getByRole('group', { name: texts.exact('schedule.nearest') });
  await expect(nearest).not.toContainText(/3:(00|30) PM –/);
  await nearest.getByRole('button', { name: /2:30 PM –/ }).click();
  await expect(page.getByText(texts.containing('schedule.news.full'))).toHaveCount(0);

  await customer.goToCheckout();
  await expect(page.getByRole('timer')).toBeVisible();
  await schedule.placeOrder();
  const response = await fetch(`${backend.origin}/api/webapp/v5/shifts/${BRANCH}`);
  const { today } = (await response.json()) as {
    today: { car_pickup: { slots: { from: string; left: number }[] } };
  };
  const chosen = today.car_pickup.slots.find(({ from }) => from.includes('T14:30'));
  expect(chosen?.left, 'the order has three of the twelve dishes').toBe(9);
});
