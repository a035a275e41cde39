import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { recordElementEvents } from '../testing/hosts/element-events.ts';
import {
  BANANA_BREAD,
  CROISSANT,
  createEmbeddedCustomer,
  getElement,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: TALL_VIEWPORT });

const APP_TAG = '<order-app reference-id="demo-cafe" api-base="/api"></order-app>';

/** Adds enough items for the minimum order and opens the menu. */
const fillCart = (page: Page) =>
  getElement(page).evaluate(async (app: OrderAppElement) => {
    await app.addToCart({ itemId: 'butter-croissant', count: 5 });
    await app.navigate('car_pickup');
  });
const openApp = async (page: Page, body = APP_TAG) => {
  await openHostPage(page, body);
  return createEmbeddedCustomer(page);
};

test('runs element methods that are called before the app loads, and returns the resulting cart', async ({
  page,
}) => {
  await openHostPage(page, `<div style="height: 6000px"></div>${APP_TAG}`);
  const results = await getElement(page).evaluate(async (app: OrderAppElement) => [
    app.cart,
    await app.addToCart({ itemId: 'butter-croissant', count: 2 }),
    app.cart,
  ]);
  expect(results).toEqual([
    { count: 0, total: null, currency: null },
    { ok: true, cart: { count: 2, total: expect.stringMatching(/^\d\.\d{3}$/), currency: 'KWD' } },
    { count: 2, total: expect.stringMatching(/^\d\.\d{3}$/), currency: 'KWD' },
  ]);
});

test('the add method returns why an item cannot be added, and keeps the cart', async ({ page }) => {
  await openApp(page);
  const results = await getElement(page).evaluate(async (app: OrderAppElement) => {
    const requests = [
      { itemId: 'nothing-of-the-kind' },
      { itemId: 'butter-croissant', count: 0 },
      { itemId: 'butter-croissant', modifiers: [{ id: 'gold' }] },
      { itemId: 'butter-croissant', priceLabelId: 'huge' },
      { itemId: 'espresso' },
    ];
    return Promise.all(requests.map((request) => app.addToCart(request)));
  });
  expect(results.map((result) => !result.ok && result.reason)).toEqual([
    'unknown-item',
    'bad-count',
    'bad-choice',
    'bad-choice',
    'bad-choice',
  ]);
  expect(await getElement(page).evaluate((app: OrderAppElement) => app.cart.count)).toBe(0);
  const coupon = await getElement(page).evaluate((app: OrderAppElement) => app.applyCoupon('NO-SUCH-CODE'));
  expect(coupon).toMatchObject({ ok: true, applied: false });
  const couponResult = await getElement(page).evaluate(async (app: OrderAppElement) => {
    await app.addToCart({ itemId: 'butter-croissant' });
    return app.applyCoupon('NO-SUCH-CODE-EITHER');
  });
  expect(couponResult).toMatchObject({ ok: false, code: 'NO-SUCH-CODE-EITHER', reason: 'unknown' });
});

test('refuses more units of an item than the cart can hold, and sends no event for them', async ({
  page,
}) => {
  const readEvents = await recordElementEvents(page, ['cart-change']);
  await openApp(page);
  const results = await getElement(page).evaluate(async (app: OrderAppElement) => {
    const request = { itemId: 'rahash-cake', priceLabelId: 'whole', count: 2 };
    return [await app.addToCart(request), await app.addToCart(request)];
  });
  expect(results).toEqual([
    { ok: true, cart: expect.objectContaining({ count: 2 }) },
    { ok: false, reason: 'bad-count', message: expect.stringContaining('The cart can hold 3 of it.') },
  ]);
  await expect
    .poll(readEvents)
    .toEqual([['cart-change', { count: 2, total: expect.stringMatching(/^\d+\.\d{3}$/), currency: 'KWD' }]]);
});

test('notifies the host page of the first screen, the language, the order type and the cart', async ({
  page,
}) => {
  const readEvents = await recordElementEvents(page, ['ready', 'locale-change', 'navigate', 'cart-change']);
  const customer = await openApp(page);
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await expect.poll(async () => (await readEvents()).map(([name]) => name)).toContain('cart-change');
  const events = await readEvents();
  expect(events.filter(([name]) => name === 'ready')).toEqual([
    ['ready', { referenceId: 'demo-cafe', path: '/demo-cafe' }],
  ]);
  expect(events).toContainEqual(['locale-change', { locale: 'en', dir: 'ltr' }]);
  expect(events).toContainEqual(['navigate', { path: '/demo-cafe/car_pickup', from: '/demo-cafe' }]);
  await expect
    .poll(async () => (await readEvents()).at(-1))
    .toEqual(['cart-change', { count: 1, total: expect.stringMatching(/^\d\.\d{3}$/), currency: 'KWD' }]);
});

test('the host page can keep the customer on a screen and replace the checkout', async ({ page }) => {
  const readEvents = await recordElementEvents(page, ['checkout-start', 'navigate']);
  const customer = await openApp(page);
  await fillCart(page);
  await customer.openCart();
  const eventCountBefore = (await readEvents()).length;
  await page.evaluate(() => {
    document.addEventListener('checkout-start', (event) => event.preventDefault());
  });
  await customer.cart.getByRole('button', { name: customer.texts.containing('cart.checkout') }).click();
  await expect
    .poll(async () => (await readEvents()).find(([name]) => name === 'checkout-start')?.[1])
    .toEqual({
      path: '/demo-cafe/car_pickup/checkout',
      count: 5,
      total: expect.stringMatching(/^\d\.\d{3}$/),
      currency: 'KWD',
    });
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  await expect(customer.heading('checkout.title')).toHaveCount(0);

  await page.evaluate(() => {
    document.addEventListener('navigate', (event) => event.preventDefault());
  });
  await customer.tab('tabs.more').click();
  await expect
    .poll(async () => (await readEvents()).slice(eventCountBefore).map(([name]) => name))
    .toContain('navigate');
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
});

test('keeps the app running when a listener of the host page throws', async ({ page, uncaughtErrors }) => {
  const customer = await openApp(page);
  await page.evaluate(() => {
    for (const name of ['navigate', 'cart-change'])
      document.addEventListener(name, () => {
        throw new Error('The page is broken');
      });
  });
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  expect(uncaughtErrors.every(({ message }) => message === 'The page is broken')).toBe(true);
  uncaughtErrors.length = 0;
});

test('fills in checkout with customer details from the host page, but never overwrites what the customer types', async ({
  page,
}) => {
  const customer = await openApp(
    page,
    APP_TAG.replace('>', ' customer-name="Noor" customer-phone="+96555512345">'),
  );
  await fillCart(page);
  await customer.openCart();
  await customer.goToCheckout();
  await expect(customer.field('checkout.name')).toHaveValue('Noor');
  await expect(customer.field('checkout.phone')).toHaveValue('555 12345');
  await getElement(page).evaluate((app: OrderAppElement) => {
    app.customer = { name: 'Sara', phone: '+96555500000' };
  });
  await expect(customer.field('checkout.name')).toHaveValue('Sara');
  await customer.field('checkout.name').fill('Sara Ali');
  await getElement(page).evaluate((app: OrderAppElement) => {
    app.customer = { name: 'Hind', phone: '+96555511111' };
  });
  await expect(customer.field('checkout.phone')).toHaveValue('555 11111');
  await expect(customer.field('checkout.name')).toHaveValue('Sara Ali');
  await getElement(page).evaluate((app: OrderAppElement) => {
    app.customer = null;
  });
  await expect(customer.field('checkout.phone')).toHaveValue('');
  await expect(customer.field('checkout.name')).toHaveValue('Sara Ali');
});

test('changing url-mode keeps the screen and removes the path of the old mode from the URL', async ({
  page,
}) => {
  const customer = await openApp(page);
  const setUrlMode = (urlMode: 'memory' | 'hash' | 'query' | undefined) =>
    getElement(page).evaluate((app: OrderAppElement, request) => {
      app.urlMode = request;
    }, urlMode);
  const { pathname } = new URL(page.url());
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await setUrlMode('hash');
  await expect(page).toHaveURL(`${pathname}#/demo-cafe/car_pickup/search`);
  await setUrlMode('query');
  await expect(page).toHaveURL(`${pathname}?order-app=/demo-cafe/car_pickup/search`);
  await expect(customer.searchField).toHaveValue(CROISSANT);
  await customer.tab('tabs.cart').click();
  await expect(page).toHaveURL(/order-app=\/demo-cafe\/car_pickup\/cart$/);
  await page.goBack();
  await expect(customer.searchField).toBeVisible();
  await setUrlMode(undefined);
  await expect(page).toHaveURL(pathname);
  await expect(customer.searchField).toHaveValue(CROISSANT);
});

test('order type, table, colours and language follow their attributes, and return to the defaults without them', async ({
  page,
}) => {
  const customer = await openApp(page, APP_TAG.replace('>', ' type="pickup" color-scheme="dark">'));
  await expect(customer.searchLink).toBeVisible();
  const surface = getElement(page).locator('[data-surface]');
  await expect(surface).toHaveCSS('color-scheme', 'dark');
  await customer.addDirectly(CROISSANT);
  await getElement(page).evaluate((app: OrderAppElement) => {
    app.colorScheme = undefined;
    app.type = 'dine_in';
    app.table = '7';
  });
  await expect(surface).toHaveCSS('color-scheme', 'light');
  await expect(customer.searchField).toHaveValue(CROISSANT);
  await getElement(page).evaluate((app: OrderAppElement) => app.navigate('dine_in/cart'));
  await customer.goToCheckout();
  await expect(
    customer.app.getByText(customer.texts.exact('table.named', { label: 'Table', table: '7' })),
  ).toBeVisible();
});

test('the host page can set the language and read the consent', async ({ page }) => {
  const customer = await openApp(page, APP_TAG.replace('>', ' type="pickup">'));
  await expect(customer.searchLink).toBeVisible();
  const app = getElement(page);
  const direction = await app.evaluate(async (element: OrderAppElement) => {
    await element.setLocale('ar');
    return element.shadowRoot?.querySelector('[data-surface]')?.getAttribute('dir');
  });
  expect(direction).toBe('rtl');
  await expect(app).toHaveAttribute('locale', 'ar');
  await app.evaluate((element: OrderAppElement) => element.setConsent('denied'));
  await expect(app).toHaveAttribute('consent', 'denied');
});

test('properties set before the script loads, and elements created by a script, behave like attributes in HTML', async ({
  page,
}) => {
  await page.route('**/order-app.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const app = document.createElement('order-app');
      Object.assign(app, { referenceId: 'demo-cafe', apiBase: '/api', path: '/car_pickup' });
      document.body.append(app);
    });
  });
  await openHostPage(page, '<h1>Host</h1>');
  await expect(getElement(page)).toHaveCount(1);
  await expect(createEmbeddedCustomer(page).searchLink).toBeVisible();
  await createEmbeddedCustomer(page).addDirectly(BANANA_BREAD);
});
