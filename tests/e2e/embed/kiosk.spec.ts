import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { fullOnlyUnless } from '../../test-scope.ts';
import { logIn } from '../testing/accounts.ts';
import { type Customer, uniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { createDeferred } from '../testing/deferred.ts';
import { recordElementEvents } from '../testing/hosts/element-events.ts';
import { createEmbeddedCustomer, getElement, setAttribute } from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { Payer } from '../testing/payer.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: { width: 768, height: 1000 } });

const { dish } = readDemoNames('demo-cafe', 'en');
const BALALEET = dish('balaleet');
const CROISSANT = dish('butter-croissant');
const PHONE_NUMBER = '50012388';
const NOTE = 'Ring twice at the green door';

async function openKiosk(page: Page, attributes = 'idle-reset="60"'): Promise<Customer> {
  await page.clock.install();
  await openHostPage(
    page,
    `<order-app reference-id="demo-cafe" api-base="/api" mode="fullscreen" ${attributes}></order-app>`,
  );
  return createEmbeddedCustomer(page);
}

const getCountdown = ({ app, texts }: Customer) =>
  app.getByRole('dialog', { name: texts.exact('idle.title') });

const getNoteField = ({ app, texts }: Customer) =>
  app.getByRole('textbox', { name: texts.containing('checkout.noteLabel') });

/** Everything that the page has stored in this browser, as text. */
const readStoredText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );

/** Waits for everything that the page has already scheduled, such as rendering. */
const waitForTimers = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));

/** Lets the customer be away until the countdown appears. */
async function waitForCountdown(page: Page, customer: Customer): Promise<void> {
  await page.clock.fastForward('01:01');
  await expect(getCountdown(customer)).toBeVisible();
}

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
  const customerName = uniqueName();
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
  const before = await readStoredText(page);
  for (const secret of secrets) expect(before).toContain(secret);

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
  const customerName = uniqueName();
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
    Object.assign(window, { done: resetPromise });
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
  await payer.prepare(dish('lamb-tashreeb'));
  const gateway = await payer.openPaymentWindow(customer.placeOrderButton);
  await expect(customer.heading('payment.waiting')).toBeVisible();
  for (let minute = 0; minute < 3; minute++) {
    await page.clock.fastForward('01:01');
    await expect(customer.heading('payment.waiting')).toBeVisible();
    await expect(getCountdown(customer)).toBeHidden();
  }
  await payer.choose(gateway, 'pay');
  await payer.expectPlaced();
  await waitForCountdown(page, customer);
  await page.clock.fastForward('00:21');
  await expect(customer.landing).toBeVisible();
  expect(await readStoredText(page)).not.toContain(payer.name);
});

test('reset empties every element of the business on the page, and removes the path from the URL', async ({
  page,
}) => {
  await openHostPage(
    page,
    `<order-app id="first" reference-id="demo-cafe" api-base="/api" url-mode="hash" style="height: 480px"></order-app>
     <order-app id="second" reference-id="demo-cafe" api-base="/api" path="car_pickup/cart" style="height: 480px"></order-app>`,
  );
  const firstCustomer = createEmbeddedCustomer(page, page.locator('#first'));
  const secondCustomer = createEmbeddedCustomer(page, page.locator('#second'));
  await firstCustomer.choosePickup();
  await firstCustomer.addDirectly(CROISSANT);
  await page.locator('#second').scrollIntoViewIfNeeded();
  await expect(secondCustomer.cartLine(CROISSANT)).toBeVisible();
  expect(page.url()).toContain('#/demo-cafe/car_pickup');
  await page.locator('#first').evaluate((element: OrderAppElement) => element.reset());
  await expect(firstCustomer.landing).toBeVisible();
  await expect(secondCustomer.app.getByText(secondCustomer.texts.exact('cart.empty'))).toBeVisible();
  expect(page.url()).not.toContain('car_pickup');
  expect(await readStoredText(page)).not.toContain('butter-croissant');
});

for (const urlMode of ['hash', 'path'])
  test(
    `after a reset with url-mode="${urlMode}", the Back button shows nothing of the earlier customer`,
    fullOnlyUnless(urlMode === 'path'),
    async ({ page, operator }) => {
      const customerName = uniqueName();
      if (urlMode === 'path') await page.goto('/demo-cafe');
      else
        await openHostPage(
          page,
          '<order-app reference-id="demo-cafe" api-base="/api" url-mode="hash"></order-app>',
        );
      const customer = createEmbeddedCustomer(page);
      await customer.choosePickup();
      await customer.prepareOrder(BALALEET, { name: customerName, phone: PHONE_NUMBER });
      await customer.placeOrderButton.click();
      await expect(customer.currentStep).toBeVisible();
      const number = await customer.readOrderNumber();
      expect(await operator.listOrderNumbers(customerName)).toEqual([number]);
      await page.reload();
      await expect(customer.currentStep).toBeVisible();
      await customer.tab('tabs.menu').click();
      await customer.addDirectly(CROISSANT);

      await getElement(page).evaluate((element: OrderAppElement) => element.reset());
      await expect(customer.landing).toBeVisible();
      for (let step = 0; step < 3; step++) {
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              window.addEventListener('popstate', resolve, { once: true });
              history.back();
            }),
        );
        await waitForTimers(page);
        await expect(customer.landing).toBeVisible();
        expect(await readStoredText(page)).not.toMatch(/car_pickup|order\//);
      }
      await page.reload();
      await expect(customer.landing).toBeVisible();
      await customer.choosePickup();
      await page.goBack();
      await expect(customer.landing).toBeVisible();
    },
  );

test('after a reset on another page of the tab, reloads a page that the browser had kept in memory', async ({
  page,
}) => {
  const customer = await openKiosk(page);
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await customer.openCart();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  const resetHere = page.waitForEvent('load');
  await page.evaluate(() => {
    // Imitates a return from another page of the tab, where the element was reset.
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem('order-app:visit-id', 'next');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await resetHere;
  await expect(customer.landing).toBeVisible();
});

test('the element’s logout ends the login and keeps the cart', async ({ page, backend }) => {
  const token = await logIn(page, backend.origin, { phone: '50012389', name: uniqueName() });
  const readEvents = await recordElementEvents(page, ['auth-change']);
  const customer = await openKiosk(page, '');
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await expect.poll(readEvents).toEqual([['auth-change', { customer: 'authenticated' }]]);
  await getElement(page).evaluate((element: OrderAppElement) => element.logout());
  await expect.poll(async () => (await readEvents()).at(-1)).toEqual(['auth-change', { customer: 'guest' }]);
  expect(await readStoredText(page)).not.toContain(token);
  await customer.openCart();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
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
