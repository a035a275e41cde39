import { FULL_ONLY } from '../../test-scope.ts';
import { placeOrderByApi } from '../testing/api-order.ts';
import { createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { CAFE_PHONE_NUMBER, SchedulePage } from '../testing/screens/schedule-page.ts';
import { type InProcessBackend, readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

// The limits of the kitchen: how much fits into a slot, and how long the preparation takes.

/** A Saturday noon in Kuwait. */
const test = testAt({ now: '2026-03-07T12:00:00+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

const BALALEET = readDemoNames('demo-cafe', 'en').dish('balaleet');
const BRANCH = 'demo-cafe~salmiya';

/** The demo cafe with a change of all its branches. */
function createCafe(branchChange: object): Record<string, unknown> {
  const { branches, ...otherFields } = readDemoFile('demo-cafe') as { branches: object[] };
  return { ...otherFields, branches: branches.map((branch) => ({ ...branch, ...branchChange })) };
}

type Dish = Record<string, unknown> & { readonly id: string };
interface CafeFile {
  readonly settings: Record<string, unknown>;
  readonly zones: readonly object[];
  readonly categories: readonly { readonly items?: readonly Dish[] }[];
}

/** The demo cafe, where balaleet takes `minutes`, every delivery takes an hour, and slots begin every 15 minutes. */
function createCafeWithSlowDish(minutes: number): Record<string, unknown> {
  const cafe = createCafe({ slot_step_minutes: 15 }) as unknown as CafeFile;
  const { settings, zones, categories } = cafe;
  const slowDish = (dish: Dish) => (dish.id === 'balaleet' ? { ...dish, preparation_time: minutes } : dish);
  const deliverySettings = settings.checkoutDelivery as object;
  return {
    ...cafe,
    settings: { ...settings, checkoutDelivery: { ...deliverySettings, scheduled_orders: { on: true } } },
    zones: zones.map((zone) => ({ ...zone, delivery_time: 60 })),
    categories: categories.map(({ items, ...category }) => ({
      ...category,
      ...(items && { items: items.map(slowDish) }),
    })),
  };
}

/** The demo cafe, which opens at 12 and needs 45 minutes for every order. */
function createCafeThatOpensAtNoon(scheduledOrders: object): Record<string, unknown> {
  const shifts = [{ time_from: '12:00', time_to: '23:00' }];
  const hours = Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, { closed: false, shifts }]));
  const cafe = createCafe({ hours, preparation_minutes: 45 }) as unknown as CafeFile;
  const { settings } = cafe;
  const pickupSettings = settings.checkoutCarPickup as object;
  const scheduled_orders = { on: true, ...scheduledOrders };
  return { ...cafe, settings: { ...settings, checkoutCarPickup: { ...pickupSettings, scheduled_orders } } };
}

/** Holds room in a slot for the carts of two other customers, through the API. One hold takes at most half of a slot. */
async function holdForTwo(backend: InProcessBackend, from: string, dishesEach: number): Promise<void> {
  for (let guestIndex = 0; guestIndex < 2; guestIndex++) await holdDishes(backend, from, dishesEach);
}

async function holdDishes(backend: InProcessBackend, from: string, dishes: number): Promise<void> {
  const response = await fetch(`${backend.origin}/api/webapp/slot-hold/${BRANCH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      hold_id: crypto.randomUUID(),
      selling_types: 'car_pickup',
      from,
      size: { dishes, amount: 1 },
    }),
  });
  expect(response.status).toBe(200);
}

test('offers times with room for the dishes in the cart, and asks for another time when the cart outgrows the chosen time', async ({
  page,
  backend,
}) => {
  await backend.import(createCafe({ slot_capacity: { car_pickup: { dishes: 12 } } }));
  await holdForTwo(backend, '2026-03-07T15:00:00+03:00', 5);
  await holdForTwo(backend, '2026-03-07T15:30:00+03:00', 6);
  const schedule = new SchedulePage(page);
  const { customer, texts } = schedule;
  await schedule.fillCart('/demo-cafe/car_pickup');
  await customer.openCart();
  await schedule.timeButton.click();
  const roomForTwoPattern = texts.containing('schedule.roomLeft', { what: '2 items' });
  await expect(schedule.slot(/^3:00/)).toContainText(roomForTwoPattern);
  await expect(schedule.slot(/^3:30/)).toHaveAttribute('aria-disabled', 'true');
  await schedule.slot(/^3:00/).click();
  await expect(schedule.timeButton).toContainText(/3:00/);

  const increaseButton = customer
    .cartLine(BALALEET)
    .getByRole('button', { name: texts.exact('ui.increase') });
  await increaseButton.click();
  await expect(page.getByText(texts.containing('schedule.news.full'))).toHaveCount(0);
  await increaseButton.click();
  await expect(page.getByText(texts.containing('schedule.news.full'))).toBeVisible();
  await schedule.timeButton.click();
  await expect(schedule.slot(/^3:00/), 'two dishes are too few for three').toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  const nearestTimes = page.getByRole('group', { name: texts.exact('schedule.nearest') });
  await expect(nearestTimes).not.toContainText(/3:(00|30) PM –/);
  await nearestTimes.getByRole('button', { name: /2:30 PM –/ }).click();
  await expect(page.getByText(texts.containing('schedule.news.full'))).toHaveCount(0);

  await customer.goToCheckout();
  await expect(page.getByRole('timer')).toBeVisible();
  await schedule.placeOrder();
  const response = await fetch(`${backend.origin}/api/webapp/v5/shifts/${BRANCH}`);
  const { today } = (await response.json()) as {
    today: { car_pickup: { slots: { from: string; left: number }[] } };
  };
  const orderedSlot = today.car_pickup.slots.find(({ from }) => from.includes('T14:30'));
  expect(orderedSlot?.left, 'the order has three of the twelve dishes').toBe(9);
});

test(
  'refuses an order for a held slot that has already begun, and offers the nearest times',
  FULL_ONLY,
  async ({ page, backend }) => {
    await backend.import(createCafe({ slot_capacity: { car_pickup: { dishes: 12 } } }));
    const schedule = new SchedulePage(page);
    const { customer, texts } = schedule;
    await schedule.fillCart('/demo-cafe/car_pickup');
    await customer.openCart();
    await schedule.timeButton.click();
    await schedule.slot(/^6:00/).click();
    await customer.goToCheckout();
    await customer.fillDetails({ name: createUniqueName(), phone: CAFE_PHONE_NUMBER });
    await expect(page.getByRole('timer')).toBeVisible();

    backend.setNow('2026-03-07T18:00:01+03:00');
    await customer.placeOrderButton.click();
    const refusal = page.getByRole('alert').filter({ hasText: texts.containing('schedule.news.gone') });
    await expect(refusal).toContainText(/6:00 PM/);
    await expect(refusal.getByRole('button', { name: /7:00 PM –/ })).toBeVisible();
    await expect(refusal.getByRole('button', { name: /6:00 PM –/ })).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout$/);
  },
);

test(
  'if earlier times are full, shows the later promised time of an immediate order before the customer orders',
  FULL_ONLY,
  async ({ page, backend }) => {
    await backend.import(createCafe({ slot_capacity: { car_pickup: { dishes: 3 } } }));
    const orderThreeDishes = () =>
      placeOrderByApi({
        origin: backend.origin,
        name: createUniqueName(),
        cartFields: { order_lines: [{ item_id: 'balaleet', quantity: 3 }] },
      });
    await orderThreeDishes();
    const schedule = new SchedulePage(page);
    const { customer, texts } = schedule;
    await schedule.fillCart('/demo-cafe/car_pickup');
    await schedule.openCheckout();
    await expect(schedule.timeButton, 'the kitchen is full until 12:30').toContainText(/12:30/);

    await orderThreeDishes();
    await customer.fillDetails({ name: createUniqueName(), phone: CAFE_PHONE_NUMBER });
    await customer.placeOrderButton.click();
    await expect(page.getByText(texts.containing('schedule.busier')).first()).toBeVisible();
    await expect(schedule.timeButton, 'and now until 1:00').toContainText(/1:00/);
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    await expect(page.getByText(/1:00/).first()).toBeVisible();
  },
);

test(
  'offers only times by which the slowest dish can be at the door',
  FULL_ONLY,
  async ({ page, backend }) => {
    backend.setNow('2026-03-07T20:59:00+03:00');
    await backend.import(createCafeWithSlowDish(75));
    const schedule = new SchedulePage(page);
    const { customer } = schedule;
    await page.goto('/demo-cafe/delivery');
    await customer.chooseArea('rumai', 'Rumaithiya');
    await customer.addDirectly(readDemoNames('demo-cafe', 'en').dish('lentil-soup'));
    await customer.openCart();
    await schedule.timeButton.click();
    await expect(schedule.picker.getByRole('option').first(), 'an hour to the door').toContainText(/^10:00/);
    await page.keyboard.press('Escape');

    await page.goto('/demo-cafe/delivery');
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await schedule.timeButton.click();
    await expect(schedule.picker.getByRole('option').first(), 'an hour more for the dish').toContainText(
      /^11:00/,
    );
    await expect(schedule.slot(/^9:15|^10:/)).toHaveCount(0);
  },
);

test(
  'offers the first time for which an order can be ready after the kitchen opens',
  FULL_ONLY,
  async ({ page, backend }) => {
    backend.setNow('2026-03-07T09:00:00+03:00');
    await backend.import(createCafeThatOpensAtNoon({}));
    const schedule = new SchedulePage(page);
    const firstSlot = schedule.picker.getByRole('option').first();
    await schedule.fillCart('/demo-cafe/car_pickup');
    await schedule.customer.openCart();
    await schedule.timeButton.click();
    await expect(firstSlot).toContainText(/^1:00/);
    await firstSlot.click();
    await schedule.customer.goToCheckout();
    await schedule.placeOrder();

    await backend.import(createCafeThatOpensAtNoon({ prepare_before_opening: true }));
    await schedule.fillCart('/demo-cafe/car_pickup');
    await schedule.customer.openCart();
    await schedule.timeButton.click();
    await expect(firstSlot).toContainText(/^12:00/);
    await expect(schedule.slot(/^12:30/)).toBeVisible();
  },
);
