import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { logIn } from '../testing/accounts.ts';
import { type Customer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { createDeferred } from '../testing/deferred.ts';
import { recordElementEvents } from '../testing/hosts/element-events.ts';
import { getElement, setAttribute } from '../testing/hosts/embedded.ts';
import {
  BALALEET,
  CROISSANT,
  openKiosk,
  PHONE_NUMBER,
  readStoredText,
  waitForTimers,
} from '../testing/hosts/kiosk-page.ts';
import { Payer } from '../testing/payer.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: { width: 768, height: 1000 } });

const NOTE = 'Ring twice at the green door';

const getCountdown = ({ app, texts }: Customer) =>
  app.getByRole('dialog', { name: texts.exact('idle.title') });

const getNoteField = ({ app, texts }: Customer) =>
  app.getByRole('textbox', { name: texts.containing('checkout.noteLabel') });

/** Lets the customer be away until the countdown appears. */
async function waitForCountdown(page: Page, customer: Customer): Promise<void> {
  await page.clock.fastForward('01:01');
  await expect(getCountdown(customer)).toBeVisible();
}

/** Orders as the next customer, and expects that the checkout has nothing of the earlier one. */
async function expectEmptyCheckout(customer: Customer): Promise<void> {
  await customer.choosePickup();
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await expect(customer.cartLine(CROISSANT)).toHaveCount(0);
  await customer.goToCheckout();
  await expect(customer.field('checkout.name')).toHaveValue('');
  await expect(customer.field('checkout.phone')).toHaveValue('');
  await expect(getNoteField(customer)).toHaveValue('');
}

test('a shared device keeps the customer’s data while the customer is active, and clears the data after the countdown', async ({
  page,
  backend,
  operator,
}) => {
  const customerName = createUniqueName();
  const token = await logIn(page, backend.origin, { phone: PHONE_NUMBER, name: customerName });
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'en', url: backend.origin }]);
  const readEvents = await recordElementEvents(page, ['cart-change', 'auth-change']);
  const customer = await openKiosk(page);
  const { texts, app } = customer;
  await getElement(page).evaluate((element: OrderAppElement) => element.navigate('dine_in?table=5'));
  await expect(app.getByRole('button', { name: texts.containing('table.change') })).toContainText('Table 5');
  await customer.prepareOrder(BALALEET, { name: customerName, phone: PHONE_NUMBER });
  await getNoteField(customer).fill(NOTE);
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  const number = await customer.readOrderNumber();
  expect(await operator.listOrderNumbers(customerName)).toEqual([number]);

  await getElement(page).evaluate((element: OrderAppElement) => element.navigate('car_pickup'));
  await getElement(page).evaluate((element: OrderAppElement) =>
    element.addToCart({ itemId: 'butter-croissant', count: 5 }),
  );
  await customer.openCart();
  await customer.goToCheckout();
  await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });
  await getNoteField(customer).fill(NOTE);
  const secrets = [customerName, PHONE_NUMBER, token, number, 'butter-croissant', 'i18n_redirected'];
  const storedTextBefore = await readStoredText(page);
  for (const secret of secrets) expect(storedTextBefore).toContain(secret);

  await waitForCountdown(page, customer);
  await expect(getCountdown(customer)).toContainText(/0:(20|1\d)/);
  await expect(app.getByRole('alert').filter({ hasText: texts.containing('idle.text') })).toContainText(
    '0:20',
  );
  await customer.button('idle.goOn').click();
  await expect(getCountdown(customer)).toBeHidden();
  await page.clock.fastForward('00:59');
  await page.mouse.move(200, 300);
  await page.clock.fastForward('00:59');
  await expect(getCountdown(customer)).toBeHidden();
  await expect(customer.field('checkout.name')).toHaveValue(customerName);
  await expect(getNoteField(customer)).toHaveValue(NOTE);

  await page.clock.fastForward('00:02');
  await expect(getCountdown(customer)).toBeVisible();
  await page.clock.fastForward('00:21');
  await expect(customer.landing).toBeVisible();
  await expect(getCountdown(customer)).toBeHidden();
  const storedAfter = await readStoredText(page);
  for (const secret of secrets) expect(storedAfter).not.toContain(secret);
  await expect
    .poll(
      async () =>
        (
          await fetch(`${backend.origin}/api/webapp/profile/x`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).status,
    )
    .toBe(401);
  const events = await readEvents();
  expect(events.filter(([name]) => name === 'cart-change').at(-1)?.[1]).toMatchObject({ count: 0 });
  expect(events.filter(([name]) => name === 'auth-change').at(-1)?.[1]).toEqual({ customer: 'guest' });

  await page.clock.fastForward('10:00');
  await expect(customer.landing, 'nothing to ask while nobody has touched the screen').toBeVisible();
  await expect(getCountdown(customer)).toBeHidden();
  await expectEmptyCheckout(customer);
  await customer.tab('tabs.profile').click();
  await expect(customer.heading('login.title')).toBeVisible();
  await customer.link('login.orders').click();
  await expect(app.getByText(texts.exact('orders.empty'))).toBeVisible();
  await expect(app.getByText(number)).toHaveCount(0);
});

test('neither the idle time nor a reset interrupts an order that is being sent', async ({
  page,
  operator,
}) => {
  const customer = await openKiosk(page, 'idle-reset="86400"');
  const customerName = createUniqueName();
  await customer.choosePickup();
  await customer.prepareOrder(BALALEET, { name: customerName, phone: PHONE_NUMBER });
  const response = createDeferred();
  const request = createDeferred();
  await page.route('**/webapp/order', async (route) => {
    request.resolve();
    await response.promise;
    await route.continue();
  });
  await customer.placeOrderButton.click();
  await request.promise;
  await setAttribute(page, 'idle-reset', '10');
  await waitForTimers(page);
  // Less than the 20 seconds after which the app gives up the request.
  await page.clock.fastForward(8000);
  await page.clock.runFor(4000);
  await waitForTimers(page);
  await expect(getCountdown(customer)).toBeHidden();
  await getElement(page).evaluate((element: OrderAppElement) => {
    const resetPromise = element.reset();
    Object.assign(window, { resetPromise });
    void resetPromise.then(() => Object.assign(window, { isReset: true }));
  });
  await waitForTimers(page);
  expect(await page.evaluate(() => 'isReset' in window)).toBe(false);
  response.resolve();
  await page.evaluate(() => (window as unknown as { resetPromise: Promise<void> }).resetPromise);
  await expect(customer.landing).toBeVisible();
  expect(await operator.listOrderNumbers(customerName), 'the kitchen has the order').toHaveLength(1);
  expect(await readStoredText(page)).not.toContain(customerName);
  await expectEmptyCheckout(customer);
});

test('the idle time does not run during a payment, and begins when the payment has ended', async ({
  page,
}) => {
  const customer = await openKiosk(page);
  const payer = new Payer(customer);
  await customer.choosePickup();
  await payer.prepareOrder(readDemoNames('demo-cafe', 'en').dish('lamb-tashreeb'));
  const paymentPage = await payer.openPaymentWindow(customer.placeOrderButton);
  await expect(customer.heading('payment.waiting')).toBeVisible();
  for (let minute = 0; minute < 3; minute++) {
    await page.clock.fastForward('01:01');
    await expect(customer.heading('payment.waiting')).toBeVisible();
    await expect(getCountdown(customer)).toBeHidden();
  }
  await payer.pressChoice(paymentPage, 'pay');
  await payer.expectPlaced();
  await waitForCountdown(page, customer);
  await page.clock.fastForward('00:21');
  await expect(customer.landing).toBeVisible();
  expect(await readStoredText(page)).not.toContain(payer.name);
});

test('ignores an invalid `idle-reset` value and logs a warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const customer = await openKiosk(page, 'idle-reset="1 minute"');
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await page.clock.fastForward('30:00');
  await page.clock.fastForward('00:30');
  await expect(getCountdown(customer)).toBeHidden();
  await customer.openCart();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  expect(warnings.filter((text) => text.includes('idle-reset'))).toEqual([
    expect.stringMatching(/idle-reset="1 minute" is ignored.*from 10 to 86400/s),
  ]);
});
