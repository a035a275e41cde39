import type { Locator, Page } from '@playwright/test';
import { verifyPhone } from '../testing/accounts.ts';
import { uniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { type DeliveryCustomer, deliveryVisitor } from '../testing/screens/delivery-customer.ts';
import { demoFile, type OwnBackend, testAt } from '../testing/servers/own-backend.ts';
import { expect } from '../testing/test.ts';

/** A Saturday evening in Kuwait. Whatever the time is where this runs: the device's clock is off by days. */
const test = testAt({ now: '2026-03-07T22:10:00+03:00', businesses: ['demo-cafe', 'demo-shop'] });
test.use({ viewport: PHONE });

const BALALEET = readDemoNames('demo-cafe', 'en').dish('balaleet');
const PHONE_NUMBER = '50012345';

class LaterCustomer {
  readonly customer: DeliveryCustomer;
  constructor(readonly page: Page) {
    this.customer = deliveryVisitor(page);
  }

  get words() {
    return this.customer.words;
  }

  /** At the checkout and in the cart: what the order is for. */
  get time(): Locator {
    return this.page.getByRole('button', { name: this.words.has('schedule.change') });
  }

  get times(): Locator {
    return this.page.getByRole('dialog', { name: this.words.say('schedule.title') });
  }

  slot(time: RegExp): Locator {
    return this.times.getByRole('option', { name: time });
  }

  async fillCart(path: string, dish = BALALEET): Promise<void> {
    await this.page.goto(path);
    await this.customer.addDirectly(dish);
  }

  async toCheckout(): Promise<void> {
    await this.customer.openCart();
    await this.customer.goToCheckout();
  }

  async place(): Promise<string> {
    const person = uniqueName();
    await this.customer.fillIn({ name: person, phone: PHONE_NUMBER });
    await this.customer.placeOrder.click();
    await expect(this.customer.currentStep).toBeVisible();
    return person;
  }
}

/** The cafe with room for one order in each slot. */
const narrowCafe = () => {
  const { branches, ...rest } = demoFile('demo-cafe') as { branches: Record<string, unknown>[] };
  return { ...rest, branches: branches.map((branch) => ({ ...branch, slot_capacity: { car_pickup: 1 } })) };
};

/** Somebody else orders for the same time, straight at the backend. */
async function takePlace(backend: OwnBackend, from: string): Promise<void> {
  const answer = await fetch(`${backend.origin}/api/webapp/slot-hold/demo-cafe~salmiya`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hold_id: crypto.randomUUID(), selling_types: 'car_pickup', from }),
  });
  expect(answer.status).toBe(200);
}

test('schedules a delivery after midnight and names the night', async ({ page, operator }) => {
  const later = new LaterCustomer(page);
  const { customer, words } = later;
  await page.goto('/demo-cafe/delivery');
  await customer.chooseArea('rumai', 'Rumaithiya');
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await later.time.click();
  await later.times.getByRole('tab', { name: words.has('schedule.tomorrow') }).click();
  const night = later.times.getByRole('group', { name: words.has('schedule.part.night') });
  await expect(night).toContainText(words.has('schedule.nightOf', { from: 'Saturday', to: 'Sunday' }));
  await night.getByRole('option', { name: /^12:30/ }).click();
  await expect(later.time).toContainText(words.has('schedule.tomorrow'));

  await customer.goToAddress();
  await customer.fillAddress({ Block: '4', Street: '14', 'House number': '7' });
  await expect(later.time).toContainText(/12:30/);
  const when = page.getByRole('region', { name: words.say('checkout.when') });
  await expect(when, 'the browser is in London').toContainText(words.has('time.zone'));
  const person = await later.place();
  await expect(customer.currentStep).toBeVisible();
  const number = await customer.orderNumber();
  expect(await operator.listOrderNumbers(person)).toEqual([number]);
  await expect(operator.order(number)).toContainText('scheduled for');
  await expect(operator.order(number)).toContainText(/0?0:30|12:30/);
});

test('a closed shop takes an order for the second slot after it opens, in its own time zone', async ({
  page,
  backend,
  operator,
}) => {
  backend.setNow('2026-03-07T05:35:00+03:00');
  const later = new LaterCustomer(page);
  const { customer, words } = later;
  await page.goto('/demo-cafe/car_pickup');
  await expect(
    page.getByText(words.has('time.closedOpensAt', { time: 'in 25 minutes' })).first(),
  ).toBeVisible();
  await expect(page.getByText(words.has('schedule.closedLater'))).toBeVisible();
  await page.getByRole('button', { name: words.say('schedule.orderLater') }).click();
  await expect(later.times.getByRole('button', { name: words.say('schedule.now') })).toHaveCount(0);
  await later.times.getByRole('button', { name: words.say('ui.close') }).click();
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await expect(later.time, 'half past six is the first that can be had, this the second').toContainText(
    /7:00.*7:30/,
  );
  await customer.goToCheckout();
  const person = await later.place();
  const number = await customer.orderNumber();
  expect(await operator.listOrderNumbers(person)).toEqual([number]);
  await expect(operator.order(number)).toContainText(/7:00\D+7:30|07:00\D+07:30/);
});

test('notices that the shop opens while the page is open', async ({ page, backend }) => {
  backend.setNow('2026-03-07T05:45:00+03:00');
  await page.clock.install();
  const later = new LaterCustomer(page);
  const { words } = later;
  await page.goto('/demo-cafe/car_pickup');
  await expect(page.getByText(words.has('schedule.closedLater'))).toBeVisible();
  backend.setNow('2026-03-07T06:00:05+03:00');
  await page.clock.fastForward('15:05');
  await expect(page.getByText(words.has('time.openUntil')).first()).toBeVisible();
  await expect(page.getByText(words.has('schedule.closedLater'))).toHaveCount(0);
});

test('shows a time in the cart where every order is scheduled, and the picker works by keyboard', async ({
  page,
  backend,
}) => {
  backend.setNow('2026-03-07T10:00:00+01:00');
  const later = new LaterCustomer(page);
  const { customer, words } = later;
  await page.goto('/demo-shop/car_pickup');
  await expect(page.getByText(words.has('schedule.onlyLater'))).toBeVisible();
  await customer.addDirectly(readDemoNames('demo-shop', 'en').dish('coffee'));
  await customer.openCart();
  await expect(later.time, 'after now, the hour of notice and a quarter').toContainText(/13:00/);
  await later.time.press('Enter');
  await later.slot(/^13:00/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(later.slot(/^14:00/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(later.times).toBeHidden();
  await expect(later.time).toBeFocused();
  await expect(later.time).toContainText(/14:00/);
  await customer.goToCheckout();
  await customer.fillIn({ name: uniqueName(), phone: '030 23125140' });
  await customer.placeOrder.click();
  await verifyPhone(customer, backend.origin, { phone: '3023125140', dialCode: '+49' });
  await expect(customer.currentStep).toBeVisible();
});

test('holds a slot with a countdown while the customer types, and offers other slots when one is full', async ({
  page,
  backend,
}) => {
  await backend.import(narrowCafe());
  const later = new LaterCustomer(page);
  const { customer, words } = later;
  await later.fillCart('/demo-cafe/car_pickup');
  await later.toCheckout();
  await later.time.click();
  await later.slot(/^11:00/).click();
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);

  // Another time, and no line to keep it by: somebody else is quicker.
  await page.route(/slot-hold/, (route) => route.abort());
  await later.time.click();
  await later.slot(/^11:30/).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await takePlace(backend, '2026-03-07T23:30:00+03:00');
  await customer.fillIn({ name: uniqueName(), phone: PHONE_NUMBER });
  await customer.placeOrder.click();
  await expect(page.getByText(words.has('schedule.news.full')).first()).toBeVisible();
  await page.unroute(/slot-hold/);
  const instead = page.getByRole('group', { name: words.say('schedule.nearest') }).first();
  await instead.getByRole('button').first().click();
  await expect(page.getByText(words.has('schedule.news.full'))).toHaveCount(0);
  await expect(page.getByRole('timer')).toBeVisible();
  await customer.placeOrder.click();
  await expect(customer.currentStep).toBeVisible();
});
