import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { BANANA_BREAD, CROISSANT, createEmbeddedCustomer } from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: ['demo-cafe'] });
const BALALEET = readDemoNames('demo-cafe', 'en').dish('balaleet');
const PHONE_NUMBER = '50012399';
const OTHER_API = 'https://other.example';

const openElement = (page: Page, apiBase: string, path: string): Promise<void> =>
  openHostPage(page, `<order-app reference-id="demo-cafe" api-base="${apiBase}" path="${path}"></order-app>`);

/** Forwards requests for another API to the backend. Returns a growing list of what that API receives. */
async function forwardOtherApi(page: Page, origin: string): Promise<string[]> {
  const receivedTexts: string[] = [];
  await page.route(`${OTHER_API}/**`, async (route) => {
    const request = route.request();
    receivedTexts.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    const { pathname, search } = new URL(request.url());
    const response = await route.fetch({ url: `${origin}${pathname}${search}` });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  return receivedTexts;
}

test(
  'an element with another API neither shows nor sends the orders and contact details of the first API',
  FULL_ONLY,
  async ({ page, backend }) => {
    const customer = createCustomer(page);
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: createUniqueName(), phone: PHONE_NUMBER });
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    const number = await customer.readOrderNumber();
    const [order] = await page.evaluate(
      () => JSON.parse(localStorage.getItem('order-app:demo-cafe:orders') ?? '{}').d,
    );
    const receivedTexts = await forwardOtherApi(page, backend.origin);

    await openElement(page, `${OTHER_API}/api`, '/orders/history');
    const embeddedCustomer = createEmbeddedCustomer(page);
    await expect(page.getByText(embeddedCustomer.texts.exact('orders.empty'))).toBeVisible();
    expect(receivedTexts.length).toBeGreaterThan(0);
    for (const secret of [order.id, order.key, PHONE_NUMBER])
      expect(receivedTexts.join('\n')).not.toContain(secret);

    await openElement(page, '/api', '/orders/history');
    await expect(page.getByText(number).first()).toBeVisible();
  },
);

test('elements with different APIs keep separate carts', FULL_ONLY, async ({ page, backend }) => {
  await forwardOtherApi(page, backend.origin);
  const customer = createEmbeddedCustomer(page);
  const expectCart = async (dish: string, otherDish: string) => {
    await expect(customer.cartLine(dish)).toBeVisible();
    await expect(customer.cartLine(otherDish)).toHaveCount(0);
  };
  await openElement(page, '/api', '/car_pickup');
  await customer.addDirectly(CROISSANT);
  await expectCart(CROISSANT, BANANA_BREAD);

  await openElement(page, `${OTHER_API}/api`, '/car_pickup');
  await customer.addDirectly(BANANA_BREAD);
  await expectCart(BANANA_BREAD, CROISSANT);

  await openElement(page, '/api', '/car_pickup');
  await expectCart(CROISSANT, BANANA_BREAD);
  await openElement(page, `${OTHER_API}/api`, '/car_pickup');
  await expectCart(BANANA_BREAD, CROISSANT);
});
