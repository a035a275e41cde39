import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { logIn, readSentCode } from '../testing/accounts.ts';
import { type Customer, createCustomer, createUniqueName } from '../testing/customer.ts';
import { PHONE } from '../testing/devices.ts';
import { recordElementEvents } from '../testing/hosts/element-events.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { Payer } from '../testing/payer.ts';
import { BALALEET } from '../testing/screens/cafe-order.ts';
import { createDeliveryCustomer } from '../testing/screens/delivery-customer.ts';
import { type InProcessBackend, readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday noon in Kuwait. */
const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

const findCodeField = ({ page, texts }: Customer) =>
  page.getByRole('textbox', { name: texts.exact('verify.code') });

const buildWrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Enters a phone number and requests a one-time code. */
async function requestCode(customer: Customer, phone: string): Promise<void> {
  await customer.field('checkout.phone').fill(phone);
  await customer.button('verify.send').click();
  await expect(findCodeField(customer)).toBeFocused();
}

const readSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('order-app:demo-cafe:session'));

// @spec guards/auth, calls/post-send-otp, calls/post-webapp-update-profile, calls/post-webapp-verify
// @spec constants/persisted, validation/phone-for-checkout, roles/profile-locations-wallet-require-login
test('a customer logs in for the first time, saves an address, and orders to that address with a retried payment', async ({
  page,
  backend,
  operator,
}) => {
  const customer = createDeliveryCustomer(page);
  const { texts } = customer;
  const customerName = createUniqueName();
  await page.goto('/demo-cafe/locations');
  await expect(customer.heading('login.title')).toBeVisible();
  await expect(page.getByText(texts.exact('login.toContinue'))).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);
  await requestCode(customer, '50020001');

  const code = await readSentCode(backend.origin, '50020001');
  await findCodeField(customer).pressSequentially(buildWrongCode(code));
  await expect(page.getByText(texts.containing('verify.wrong', { count: 4 }))).toBeVisible();
  // The customer looks for the code in another app, and the browser discards the page meanwhile.
  await page.reload();
  await expect(page.getByText(texts.containing('verify.sentSms', { phone: '+965 500 20001' }))).toBeVisible();
  await expect(page.getByText(texts.containing('verify.againIn', { time: /0:\d\d/ }))).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);
  await findCodeField(customer).pressSequentially(code);

  await page.getByRole('textbox', { name: texts.exact('login.nameTitle') }).fill(customerName);
  await customer.button('login.continue').click();
  await expect(customer.heading('locations.title')).toBeVisible();
  await expect(page).toHaveURL(/\/demo-cafe\/locations$/);

  await customer.button('locations.add').click();
  await page.getByRole('textbox', { name: texts.containing('address.name') }).fill('My home');
  for (const [label, value] of [
    ['Block', '4'],
    ['Street', '14'],
    ['House number', '7'],
  ] as const) {
    const nameFilter = { name: new RegExp(`^${label}`) };
    await page.getByRole('textbox', nameFilter).or(page.getByRole('combobox', nameFilter)).fill(value);
  }
  await customer.button('profile.save').click();
  await expect(customer.app.getByRole('listitem').filter({ hasText: 'My home' })).toContainText(
    texts.containing('locations.default'),
  );
  expect(await findSeriousBarriers(page)).toEqual([]);

  await page.goto('/demo-cafe/delivery');
  await customer.chooseArea('rumai', 'Rumaithiya');
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await customer.goToAddress();
  await page.getByRole('button', { name: /^My home/ }).click();
  await customer.button('address.save').click();
  await expect(customer.heading('checkout.title')).toBeVisible();
  await expect(page.getByText('Block 4 · Street 14 · House 7')).toBeVisible();
  await expect(customer.field('checkout.name')).toHaveValue(customerName);
  await expect(customer.field('checkout.phone')).toHaveValue('500 20001');
  await expect(page.getByText(texts.exact('login.prefill'))).toHaveCount(0);
  const payer = new Payer(customer);
  await payer.method(4).check();
  await customer.placeOrderButton.click();
  await payer.expectGateway(page);
  await payer.pressChoice(page, 'decline');
  await expect(customer.heading('payment.declined')).toBeVisible();
  await customer.button('ui.retry').click();
  await payer.expectGateway(page);
  await payer.pressChoice(page, 'pay');
  const number = await payer.expectPlaced();
  expect(await operator.listOrderNumbers(customerName)).toEqual([number]);
  expect(await operator.listPaymentStates(number)).toEqual(['paid', 'declined']);
});

// @spec authentication/logout-clears-user-token-verified, calls/get-webapp-profile-user-id
// @spec more-calls/post-webapp-logout, authentication/login-for-guests-only
test(
  'a customer edits the profile, restores a removed address, and logs out both on the device and on the server',
  FULL_ONLY,
  async ({ page, backend }) => {
    const customer = createCustomer(page);
    const { texts } = customer;
    const token = await logIn(page, backend.origin, { phone: '50020002', name: 'Noor' });
    const requestProfile = () =>
      fetch(`${backend.origin}/api/webapp/profile/x`, { headers: { authorization: `Bearer ${token}` } });
    const readEvents = await recordElementEvents(page, ['auth-change']);
    await page.goto('/demo-cafe/car_pickup');
    await customer.addDirectly(BALALEET);
    await customer.tab('tabs.profile').click();
    await expect(customer.heading('profile.title')).toBeVisible();
    expect(await findSeriousBarriers(page)).toEqual([]);

    await customer.button('ui.edit').click();
    await customer.field('checkout.name').fill('Noor Al Sabah');
    await page.getByRole('textbox', { name: texts.containing('profile.email') }).fill('noor@example');
    await customer.button('profile.save').click();
    await expect(page.getByText(texts.exact('profile.emailWrong')).first()).toBeVisible();
    await page.getByRole('textbox', { name: texts.containing('profile.email') }).fill('noor@example.com');
    await customer.button('profile.save').click();
    await expect(page.getByText('Noor Al Sabah')).toBeVisible();
    await expect(page.getByText('noor@example.com')).toBeVisible();
    await page.reload();
    await expect(page.getByText('noor@example.com')).toBeVisible();

    expect((await requestProfile()).status, 'the id belongs to another customer').toBe(403);
    await customer.button('profile.logout').click();
    await expect(customer.landing).toBeVisible();
    expect(await readEvents(), 'events on the host page').toEqual([
      ['auth-change', { customer: 'authenticated' }],
      ['auth-change', { customer: 'guest' }],
    ]);
    expect(await readSession(page)).toBeNull();
    await expect.poll(async () => (await requestProfile()).status, 'the token is invalid').toBe(401);
    await page.goto('/demo-cafe/profile');
    await expect(customer.heading('login.title')).toBeVisible();
    await page.goto('/demo-cafe/car_pickup/cart');
    await expect(customer.cartLine(BALALEET), 'the cart is kept').toBeVisible();
  },
);

// @spec authentication/failed-profile-load-logs-user
// @spec guards/check-profile, errors/profile-load-failure
test(
  'logs out a customer whose profile cannot be loaded, and keeps the cart',
  FULL_ONLY,
  async ({ page, backend }) => {
    const customer = createCustomer(page);
    await logIn(page, backend.origin, { phone: '50020003', name: 'Noor' });
    await page.goto('/demo-cafe/car_pickup');
    await customer.addDirectly(BALALEET);
    await page.route('**/webapp/profile/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/demo-cafe/car_pickup/cart');
    await expect(customer.cartLine(BALALEET)).toBeVisible();
    await expect.poll(() => readSession(page)).toBeNull();
    await customer.tab('tabs.profile').click();
    await expect(customer.heading('login.title')).toBeVisible();
  },
);

// @spec calls/get-webapp-account-delete-user-id
test('lists what will be lost before it deletes an account permanently', async ({ page, backend }) => {
  const customer = createCustomer(page);
  const { texts } = customer;
  const token = await logIn(page, backend.origin, { phone: '50020004', name: 'Noor' });
  await page.goto('/demo-cafe/profile');
  await customer.button('profile.delete').click();
  await expect(customer.dialog).toContainText(texts.containing('profile.deleteText'));
  expect(await findSeriousBarriers(page)).toEqual([]);
  await customer.dialog.getByRole('button', { name: texts.exact('profile.delete') }).click();
  await expect(customer.landing).toBeVisible();
  expect(await readSession(page)).toBeNull();
  const response = await fetch(`${backend.origin}/api/webapp/profile/x`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(401);
});

test('keeps a login only in memory if the host page asks for that', async ({ page, backend }) => {
  const customer = createCustomer(page);
  const token = await logIn(page, backend.origin, { phone: '50020007', name: 'Dana' });
  const storedSession = await readSession(page);
  advanceOneMinute(backend);
  const openAccount = () =>
    openHostPage(
      page,
      '<order-app reference-id="demo-cafe" api-base="/api" login-storage="memory" path="/profile"></order-app>',
    );
  await openAccount();
  await expect(customer.heading('login.title'), 'the stored login is ignored').toBeVisible();
  await requestCode(customer, '50020007');
  await findCodeField(customer).pressSequentially(await readSentCode(backend.origin, '50020007'));
  await expect(customer.heading('profile.title')).toBeVisible();
  const storedText = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await readSession(page), 'the stored login is kept').toBe(storedSession);
  expect([...storedText.matchAll(/"token\W+[\w-]+/g)]).toHaveLength(1);
  expect(storedText).toContain(token);
  expect(storedText).not.toMatch(/one-time-code|verified-phones/);
  await openAccount();
  await expect(customer.heading('login.title'), 'the login ended with the page').toBeVisible();
});

// @spec calls/post-webapp-verify-phone
test(
  'a guest verifies the phone number once if the shop requires it',
  FULL_ONLY,
  async ({ page, backend, operator }) => {
    const customer = createCustomer(page);
    const { texts } = customer;
    const customerName = createUniqueName();
    const cafe = readDemoFile('demo-cafe');
    await backend.import({ ...cafe, settings: { ...(cafe.settings as object), verify_phone: true } });
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: customerName, phone: '50020005' });
    await customer.placeOrderButton.click();
    await expect(customer.dialog).toHaveAccessibleName(texts.exact('verify.title'));
    await customer.dialog.getByRole('radio', { name: texts.exact('verify.whatsapp') }).check();
    await customer.dialog.getByRole('button', { name: texts.exact('verify.send') }).click();
    await expect(
      page.getByText(texts.containing('verify.sentWhatsapp', { phone: '+965 500 20005' })),
    ).toBeVisible();
    expect(await findSeriousBarriers(page)).toEqual([]);
    await findCodeField(customer).pressSequentially(await readSentCode(backend.origin, '50020005'));
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.listOrderNumbers(customerName)).toEqual([await customer.readOrderNumber()]);

    await page.goto('/demo-cafe/car_pickup');
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await customer.goToCheckout();
    await customer.placeOrderButton.click();
    await expect(customer.currentStep, 'remembered on this device').toBeVisible();
    await backend.import(cafe);
  },
);

test(
  'a customer who logs in at checkout returns to a checkout with the account’s details filled in',
  FULL_ONLY,
  async ({ page, backend }) => {
    const customer = createCustomer(page);
    await logIn(page, backend.origin, { phone: '50020006', name: 'Hessa' });
    await page.evaluate(() => localStorage.clear());
    advanceOneMinute(backend);
    await page.goto('/demo-cafe/car_pickup');
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await customer.goToCheckout();
    await customer.link('login.title').click();
    // Wait for the login screen, because the checkout has a phone field too.
    await expect(customer.heading('login.title')).toBeVisible();
    await requestCode(customer, '50020006');
    await findCodeField(customer).pressSequentially(await readSentCode(backend.origin, '50020006'));
    await expect(customer.heading('checkout.title')).toBeVisible();
    await expect(customer.field('checkout.name')).toHaveValue('Hessa');
    await expect(customer.field('checkout.phone')).toHaveValue('500 20006');
  },
);

/** Sets the clock one minute later, so that another code can be sent to the same number. */
const advanceOneMinute = (backend: InProcessBackend): void => backend.setNow('2026-03-04T12:01:00+03:00');
