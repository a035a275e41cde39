import type { Page, Route } from '@playwright/test';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { type Customer, createCustomer } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { createDeferred } from '../testing/deferred.ts';
import { DESKTOP } from '../testing/devices.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { BALALEET } from '../testing/screens/cafe-order.ts';
import { waitForApp } from '../testing/screens/scroller.ts';
import {
  fakeRestaurantResponse,
  RESTAURANT_CALL,
  respondWithJson,
} from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');
const cafe = readDemoNames('demo-cafe', 'en');

/** The cases that run in `npm test`: a failing backend, and a backend of another version. */
const QUICK_TITLES = ['a server error', 'an invalid business'];

test.describe('a business that cannot be shown', () => {
  test.use({ waitsForApp: false });
  // @spec guards/fetch-business
  test('says that the business in the URL is unknown, and offers a retry', async ({ page }) => {
    const customer = createCustomer(page);
    const response = await page.goto('/nobody-here');
    expect(response?.status()).toBe(404);
    await expect(customer.heading('errors.unknownBusiness')).toBeVisible();
    await expect(page.getByText(texts.containing('errors.unknownBusinessText'))).toContainText(
      '/nobody-here',
    );
    await expect(customer.button('ui.retry')).toBeVisible();
  });

  test('an unknown reference id shows its error only inside the element', async ({ page, baseURL }) => {
    await openHostPageOnOtherOrigin(page, baseURL ?? '', {
      body: '<h1>Our shop</h1><order-app reference-id="nobody-here"></order-app>',
    });
    await expect(createCustomer(page).heading('errors.unknownBusiness')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our shop' })).toBeVisible();
  });

  test('reports a lost connection when the backend is down, and loads the app after one click on “Retry”', async ({
    page,
  }) => {
    const customer = createCustomer(page);
    await fakeRestaurantResponse(page, (route) => route.abort('connectionrefused'), '**/api/**');
    await page.goto('/demo-cafe');
    await expect(customer.heading('errors.network')).toBeVisible();
    await page.unroute('**/api/**');
    await customer.button('ui.retry').click();
    await expect(customer.landing).toBeVisible();
  });

  test('shows the server-rendered first screen while a slow backend responds', async ({ page }) => {
    const customer = createCustomer(page);
    const slowResponse = createDeferred();
    await fakeRestaurantResponse(page, async (route) => {
      await slowResponse.promise;
      await route.continue();
    });
    await page.goto('/demo-cafe');
    await expect(page.locator('order-app .first-screen')).toBeVisible();
    slowResponse.resolve();
    await waitForApp(page);
    await expect(customer.landing).toBeVisible();
  });

  // @spec codes/menu-fetch-states
  test(
    'reports a timeout when the backend never responds, and loads the app after one click on “Retry”',
    FULL_ONLY,
    async ({ page }) => {
      const customer = createCustomer(page);
      await page.clock.install();
      // Replace `AbortSignal.timeout`, because the fake clock does not control it.
      await page.addInitScript(() => {
        AbortSignal.timeout = (ms) => {
          const controller = new AbortController();
          setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
          return controller.signal;
        };
      });
      await fakeRestaurantResponse(page, () => undefined);
      await page.goto('/demo-cafe');
      await expect(page.locator('order-app .first-screen')).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(5_000);
        await expect(customer.heading('errors.timeout')).toBeVisible({ timeout: 200 });
      }).toPass();
      await page.unroute(RESTAURANT_CALL);
      await customer.button('ui.retry').click();
      await expect(customer.landing).toBeVisible();
    },
  );

  for (const [title, respond] of [
    ['an HTML page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' })],
    [
      'truncated JSON',
      (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"error":0,"rest' }),
    ],
    ['empty', (route: Route) => route.fulfill({ body: '' })],
    ['null', respondWithJson(200, null)],
    ['an invalid business', respondWithJson(200, { error: 0, restaurant: { id: 7 }, menu: [] })],
    ['a server error', respondWithJson(500, { error: 1, code: 'internal', message: 'The server failed' })],
  ] as const)
    test(
      `reports a business response that is ${title}, and loads the app after one click on “Retry”`,
      fullOnlyUnless(QUICK_TITLES.includes(title)),
      async ({ page }) => {
        const customer = createCustomer(page);
        await fakeRestaurantResponse(page, respond);
        await page.goto('/demo-cafe');
        const isInvalidBusiness = title === 'an invalid business';
        await expect(customer.heading(isInvalidBusiness ? 'errors.menu' : 'errors.server')).toBeVisible();
        await page.unroute(RESTAURANT_CALL);
        await customer.button('ui.retry').click();
        await expect(customer.landing).toBeVisible();
      },
    );

  // @spec screens/433
  // @spec guards/fetch-business
  test('says that a switched-off business takes no orders, and shows its contact details', async ({
    page,
  }) => {
    const customer = createCustomer(page);
    await fakeRestaurantResponse(
      page,
      respondWithJson(433, {
        error: 1,
        code: 'switched_off',
        message: 'Switched off',
        contact: { phone: '+96522000140', whatsapp_phone: '+96522000141', social_links: {} },
      }),
    );
    await page.goto('/demo-cafe');
    await expect(customer.heading('errors.switchedOff')).toBeVisible();
    await expect(customer.link('landing.call')).toHaveAttribute('href', 'tel:+96522000140');
    await expect(customer.link('landing.whatsapp')).toHaveAttribute('href', 'https://wa.me/96522000141');
    await expect(customer.button('ui.retry')).toHaveCount(0);
  });

  // @spec contract/every-answer-checked-against-schema
  test('leaves out one malformed dish and shows the rest of the menu', FULL_ONLY, async ({ page }) => {
    const customer = createCustomer(page);
    await fakeRestaurantResponse(page, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const [breakfast] = body.menu.categories;
      breakfast.items.find(({ id }: { id: string }) => id === 'shakshuka').price = 'cheap';
      body.smart_categories = 'popular';
      body.message = 7;
      await route.fulfill({ response, json: body });
    });
    await page.goto('/demo-cafe/car_pickup');
    await expect(page.getByRole('article', { name: BALALEET, exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name: cafe.dish('shakshuka'), exact: true })).toHaveCount(0);
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await expect(customer.cartLine(BALALEET)).toBeVisible();
  });
});

/** Opens the checkout. Its code fails to load at first, and loads after a click on the retry button. */
async function openCheckoutAfterFailedLoad(page: Page, customer: Customer): Promise<void> {
  const checkoutChunks = '**/assets/*checkout*';
  await page.route(checkoutChunks, (route) => route.abort('connectionreset'));
  await customer.openCart();
  await customer.cart.getByRole('button', { name: texts.containing('cart.checkout') }).click();
  await expect(customer.heading('errors.chunk')).toBeVisible();
  await page.unroute(checkoutChunks);
  await customer.button('ui.retry').click();
  await expect(customer.heading('checkout.title')).toBeVisible();
}

test.describe('an app that does not load', () => {
  test.describe('at all', () => {
    test.use({ waitsForApp: false });

    test('offers a retry when the app’s script is missing, and loads the app after one click', async ({
      page,
    }) => {
      const customer = createCustomer(page);
      await page.route('**/assets/**', (route) => route.abort('connectionreset'));
      await page.goto('/demo-cafe');
      const retryButton = page.getByRole('button', { name: 'Try again' });
      await expect(retryButton).toBeVisible();
      await page.unroute('**/assets/**');
      await retryButton.click();
      await waitForApp(page);
      await expect(customer.landing).toBeVisible();
    });
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: DESKTOP });

    test('keeps the menu usable when a lazy chunk fails to load, and loads the chunk when it is needed again', async ({
      page,
    }) => {
      // Chunks of the first screen still load. So do shared chunks, because the browser would not request them again.
      const lazyChunks = /\/assets\/(?!app-|contract-|packages-|rolldown-|hosted-|shared-|home-)[^/]+\.js$/;
      await page.route(lazyChunks, (route) => route.abort('connectionreset'));
      const customer = createCustomer(page);
      const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('/cart-'));
      await page.goto('/demo-cafe/car_pickup');
      await failedRequest;
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.unroute(lazyChunks);
      await customer.addDirectly(BALALEET);
      await expect(customer.tab('tabs.cart')).toBeVisible();
      await expect(customer.cartLine(BALALEET)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('tablist').getByRole('tab').first()).toBeVisible();
    });
  });

  test('one click on “Retry” loads a screen that failed to load, without leaving the host page', async ({
    page,
    baseURL,
  }) => {
    await openHostPageOnOtherOrigin(page, baseURL ?? '', {
      body: '<input aria-label="Note"><order-app reference-id="demo-cafe"></order-app>',
    });
    const customer = createCustomer(page);
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    await note.fill('of the host');
    await customer.choosePickup();
    await customer.addDirectly(BALALEET);
    await openCheckoutAfterFailedLoad(page, customer);
    await expect(note).toHaveValue('of the host');
  });

  test('a customer on a host page can return to the menu when another screen fails to load', async ({
    page,
    baseURL,
  }) => {
    await openHostPageOnOtherOrigin(page, baseURL ?? '', {
      body: '<order-app reference-id="demo-cafe"></order-app>',
    });
    const customer = createCustomer(page);
    await customer.choosePickup();
    const dish = page.getByRole('article').first();
    await expect(dish).toBeVisible();
    await page.route('**/assets/*settings*', (route) => route.abort('connectionreset'));
    await customer.tab('tabs.more').click();
    await expect(customer.heading('errors.chunk')).toBeVisible();
    await customer.button('ui.back').click();
    await expect(dish).toBeVisible();
  });

  test(
    'keeps the cart when a screen fails to load, and loads the screen after one click on “Retry”',
    FULL_ONLY,
    async ({ page }) => {
      const customer = createCustomer(page);
      await page.goto('/demo-cafe/car_pickup');
      await customer.addDirectly(BALALEET);
      await openCheckoutAfterFailedLoad(page, customer);
      await expect(customer.placeOrderButton).toHaveAccessibleName(texts.money(2.25, 'KWD'));
    },
  );
});
