import { FULL_ONLY } from '../../test-scope.ts';
import { verifyPhone } from '../testing/accounts.ts';
import { createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { CAFE_PHONE_NUMBER, SchedulePage } from '../testing/screens/schedule-page.ts';
import { type InProcessBackend, readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/**
 * A Saturday evening in Kuwait. Only the backend's clock is set, so that these tests pass at any time. The browser keeps
 * the real date.
 */
const test = testAt({ now: '2026-03-07T22:10:00+03:00', businesses: ['demo-cafe', 'demo-shop'] });
test.use({ viewport: PHONE });

const BALALEET = readDemoNames('demo-cafe', 'en').dish('balaleet');

/** The demo cafe, with one place in each pickup slot. */
const createCafeWithOnePlacePerSlot = () => {
  const { branches, ...otherFields } = readDemoFile('demo-cafe') as { branches: Record<string, unknown>[] };
  return {
    ...otherFields,
    branches: branches.map((branch) => ({ ...branch, slot_capacity: { car_pickup: 1 } })),
  };
};

/** Holds the place of a slot for another customer, through the API. */
async function holdSlot(backend: InProcessBackend, from: string): Promise<void> {
  const response = await fetch(`${backend.origin}/api/webapp/slot-hold/demo-cafe~salmiya`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hold_id: crypto.randomUUID(), selling_types: 'car_pickup', from }),
  });
  expect(response.status).toBe(200);
}

test(
  'schedules a delivery after midnight, and names the night to which the time belongs',
  FULL_ONLY,
  async ({ page, operator }) => {
    const schedule = new SchedulePage(page);
    const { customer, texts } = schedule;
    await page.goto('/demo-cafe/delivery');
    await customer.chooseArea('rumai', 'Rumaithiya');
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await schedule.timeButton.click();
    await schedule.picker.getByRole('tab', { name: texts.containing('schedule.tomorrow') }).click();
    const nightGroup = schedule.picker.getByRole('group', { name: texts.containing('schedule.part.night') });
    await expect(nightGroup).toContainText(
      texts.containing('schedule.nightOf', { from: 'Saturday', to: 'Sunday' }),
    );
    await nightGroup.getByRole('option', { name: /^12:30/ }).click();
    await expect(schedule.timeButton).toContainText(texts.containing('schedule.tomorrow'));

    await customer.goToAddress();
    await customer.fillAddress({ Block: '4', Street: '14', 'House number': '7' });
    await expect(schedule.timeButton).toContainText(/12:30/);
    const timeSection = page.getByRole('region', { name: texts.exact('checkout.when') });
    await expect(timeSection, 'the browser is in London').toContainText(texts.containing('time.zone'));
    const customerName = await schedule.placeOrder();
    await expect(customer.currentStep).toBeVisible();
    const number = await customer.readOrderNumber();
    expect(await operator.listOrderNumbers(customerName)).toEqual([number]);
    await expect(operator.order(number)).toContainText('scheduled for');
    await expect(operator.order(number)).toContainText(/0?0:30|12:30/);
  },
);

// @spec schedule/otherwise-later-with-second-free
test('a customer orders before the shop opens, for the day’s second slot in the shop’s time zone', async ({
  page,
  backend,
  operator,
}) => {
  backend.setNow('2026-03-07T05:35:00+03:00');
  const schedule = new SchedulePage(page);
  const { customer, texts } = schedule;
  await page.goto('/demo-cafe/car_pickup');
  await expect(
    page.getByText(texts.containing('time.closedOpensAt', { time: 'in 25 minutes' })).first(),
  ).toBeVisible();
  await expect(page.getByText(texts.containing('schedule.closedLater'))).toBeVisible();
  await page.getByRole('button', { name: texts.exact('schedule.orderLater') }).click();
  await expect(schedule.picker.getByRole('button', { name: texts.exact('schedule.now') })).toHaveCount(0);
  await schedule.picker.getByRole('button', { name: texts.exact('ui.close') }).click();
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await expect(schedule.timeButton, 'the second slot; the first one starts at 6:30').toContainText(
    /7:00.*7:30/,
  );
  await customer.goToCheckout();
  const customerName = await schedule.placeOrder({
    confirms: /Today, Saturday.*7 March.*7:00.*7:30|Today, Saturday.*March 7.*7:00.*7:30/,
  });
  const number = await customer.readOrderNumber();
  expect(await operator.listOrderNumbers(customerName)).toEqual([number]);
  await expect(operator.order(number)).toContainText(/7:00\D+7:30|07:00\D+07:30/);
});

// @spec schedule/shop-open-unless-fetched-shifts
test('an open page notices when the shop opens', async ({ page, backend }) => {
  backend.setNow('2026-03-07T05:45:00+03:00');
  await page.clock.install();
  const schedule = new SchedulePage(page);
  const { texts } = schedule;
  await page.goto('/demo-cafe/car_pickup');
  await expect(page.getByText(texts.containing('schedule.closedLater'))).toBeVisible();
  backend.setNow('2026-03-07T06:00:05+03:00');
  await page.clock.fastForward('15:05');
  await expect(page.getByText(texts.containing('time.openUntil')).first()).toBeVisible();
  await expect(page.getByText(texts.containing('schedule.closedLater'))).toHaveCount(0);
});

// @spec validation/latest-schedule-date, constants/latest, constants/default-time-zone-asia-kuwait
test(
  'offers times up to 168 hours ahead, or as far as the business allows, in Kuwait’s time by default',
  FULL_ONLY,
  async ({ page, backend }) => {
    const cafe = readDemoFile('demo-cafe') as { settings: object };
    const openPicker = async (maxAdvanceSettings: object) => {
      const scheduled_orders = { on: true, ...maxAdvanceSettings };
      const settings = {
        ...cafe.settings,
        timezone: undefined,
        checkoutCarPickup: { enabled: true, scheduled_orders },
      };
      await backend.import({ ...cafe, settings });
      const schedule = new SchedulePage(page);
      await schedule.fillCart('/demo-cafe/car_pickup');
      await schedule.customer.openCart();
      await schedule.timeButton.click();
      await expect(schedule.picker.getByRole('option').first()).toBeVisible();
      return schedule;
    };
    try {
      const { picker, texts } = await openPicker({});
      await expect(picker).toContainText(texts.containing('time.zone'));
      const days = picker.getByRole('tab');
      // Eight dates: from Saturday evening to the same time a week later.
      await expect(days).toHaveCount(8);
      await expect(days.last()).toContainText('14');
      await page.evaluate(() => localStorage.clear());
      await openPicker({ max_advance: { value: 45, scale: 'day' } });
      await expect(days).toHaveCount(46);
      await days.last().click();
      await expect(days.last(), '45 days after 7 March').toContainText(/21.*Apr|Apr.*21/);
      await picker.getByRole('option').first().click();
      await expect(picker).toBeHidden();
      await expect(page.getByText(/21 Apr|Apr 21/).first()).toBeVisible();
    } finally {
      await backend.import(cafe);
    }
  },
);

// @spec constants/earliest-slot, constants/scale-interval, schedule/schedule-type
// @spec schedule/chosen-date-slot-persist
test('preselects the first slot of a business that takes only scheduled orders, and a keyboard user can choose another one', async ({
  page,
  backend,
}) => {
  backend.setNow('2026-03-07T10:00:00+01:00');
  const schedule = new SchedulePage(page);
  const { customer, texts } = schedule;
  await page.goto('/demo-shop/car_pickup');
  await expect(page.getByText(texts.containing('schedule.onlyLater'))).toBeVisible();
  await customer.addDirectly(readDemoNames('demo-shop', 'en').dish('coffee'));
  await customer.openCart();
  await expect(schedule.timeButton, 'the first slot after one hour of notice').toContainText(/13:00/);
  await schedule.timeButton.press('Enter');
  await schedule.slot(/^13:00/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(schedule.slot(/^14:00/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(schedule.picker).toBeHidden();
  await expect(schedule.timeButton).toBeFocused();
  await expect(schedule.timeButton).toContainText(/14:00/);
  await page.reload();
  await expect(schedule.timeButton, 'after a reload').toContainText(/14:00/);
  await customer.goToCheckout();
  // The customer has chosen the time, so the app does not ask for a confirmation.
  await customer.fillDetails({ name: createUniqueName(), phone: '030 23125140' });
  await customer.placeOrderButton.click();
  await verifyPhone(customer, backend.origin, { phone: '3023125140', dialCode: '+49' });
  await expect(customer.currentStep).toBeVisible();
});

// @spec more-calls/post-webapp-slot-hold-branch-id, more-calls/post-webapp-slot-release-branch-id
test(
  'holds a slot with a countdown while the customer types, and offers other slots if the slot is full',
  FULL_ONLY,
  async ({ page, backend }) => {
    await backend.import(createCafeWithOnePlacePerSlot());
    const schedule = new SchedulePage(page);
    const { customer, texts } = schedule;
    await schedule.fillCart('/demo-cafe/car_pickup');
    await schedule.openCheckout();
    await schedule.timeButton.click();
    await schedule.slot(/^11:00/).click();
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);

    const releaseRequest = page.waitForRequest(/slot-release/);
    await schedule.timeButton.click();
    await schedule.picker.getByRole('button', { name: texts.exact('schedule.now') }).click();
    await releaseRequest;
    await expect(page.getByRole('timer')).toHaveCount(0);
    await schedule.timeButton.click();
    await schedule.slot(/^11:00/).click();
    await expect(page.getByRole('timer')).toBeVisible();

    // The hold of the 11:30 slot fails, and another customer takes the slot’s only place.
    await page.route(/slot-hold/, (route) => route.abort());
    await schedule.timeButton.click();
    await schedule.slot(/^11:30/).click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await holdSlot(backend, '2026-03-07T23:30:00+03:00');
    await customer.fillDetails({ name: createUniqueName(), phone: CAFE_PHONE_NUMBER });
    await customer.placeOrderButton.click();
    await expect(page.getByText(texts.containing('schedule.news.full')).first()).toBeVisible();
    await page.unroute(/slot-hold/);
    const nearestSlots = page.getByRole('group', { name: texts.exact('schedule.nearest') }).first();
    await nearestSlots.getByRole('button').first().click();
    await expect(page.getByText(texts.containing('schedule.news.full'))).toHaveCount(0);
    await expect(page.getByRole('timer')).toBeVisible();
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
  },
);

test(
  'an open checkout shows that a rush adds minutes, and that the staff have paused orders',
  FULL_ONLY,
  async ({ page, backend, operator }) => {
    backend.setNow('2026-03-07T12:00:00+03:00');
    await page.clock.install();
    const schedule = new SchedulePage(page);
    const { customer, texts } = schedule;
    await page.goto('/demo-cafe/car_pickup');
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await customer.goToCheckout();
    const busyNotice = page.getByText(texts.containing('schedule.busy', { time: '40 minutes' }));
    await expect(schedule.timeButton).toBeVisible();
    await expect(busyNotice).toHaveCount(0);

    await operator.changeRush('Salmiya', 'Pickup', '+40 min');
    await page.clock.fastForward('00:21');
    await expect(busyNotice).toBeVisible();
    await expect(schedule.timeButton).toContainText(/12:5\d|1:0\d/);

    await operator.changeRush('Salmiya', 'Pickup', 'Pause 20 min');
    await page.clock.fastForward('00:21');
    await expect(page.getByText(texts.containing('schedule.news.closed'))).toBeVisible();
  },
);
