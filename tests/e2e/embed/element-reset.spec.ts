import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { fullOnlyUnless } from '../../test-scope.ts';
import { logIn } from '../testing/accounts.ts';
import { createUniqueName } from '../testing/customer.ts';
import { recordElementEvents } from '../testing/hosts/element-events.ts';
import { createEmbeddedCustomer, getElement } from '../testing/hosts/embedded.ts';
import {
  BALALEET,
  CROISSANT,
  openKiosk,
  PHONE_NUMBER,
  readStoredText,
  waitForTimers,
} from '../testing/hosts/kiosk-page.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: { width: 768, height: 1000 } });

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
      const customerName = createUniqueName();
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
  const loadPromise = page.waitForEvent('load');
  await page.evaluate(() => {
    // Imitates a return from another page of the tab, where the element was reset.
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem('order-app:visit-id', 'next');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await loadPromise;
  await expect(customer.landing).toBeVisible();
});

test('the element’s logout ends the login and keeps the cart', async ({ page, backend }) => {
  const token = await logIn(page, backend.origin, { phone: '50012389', name: createUniqueName() });
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
