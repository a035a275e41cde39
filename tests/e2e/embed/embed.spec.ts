import { FULL_ONLY } from '../../test-scope.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import {
  BANANA_BREAD,
  CROISSANT,
  createEmbeddedCustomer,
  findCartBar,
  getElement,
  PLAIN_PAGE,
  recordConsole,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { expect, test } from '../testing/test.ts';

const restaurant = readDemoNames('demo-restaurant', 'en');

test.use({ viewport: TALL_VIEWPORT });

test('a script tag that is on the page more than once runs once and logs nothing', async ({ page }) => {
  const consoleMessages = await recordConsole(page);
  await page.goto(PLAIN_PAGE);
  await page.addScriptTag({ url: '/order-app.js' });
  await page.addScriptTag({ url: '/order-app.js?again', type: 'module' });
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await expect(findCartBar(customer, 1)).toBeVisible();
  await expect(customer.app.getByRole('main')).toHaveCount(1);
  expect(consoleMessages).toEqual([]);
});

test('two elements of different businesses keep separate carts', FULL_ONLY, async ({ page }) => {
  await page.goto('/demo/two.html');
  const cafeCustomer = createEmbeddedCustomer(page);
  const restaurantCustomer = createEmbeddedCustomer(page, getElement(page, 'demo-restaurant'));
  await cafeCustomer.choosePickup();
  await cafeCustomer.addDirectly(CROISSANT);
  await restaurantCustomer.choosePickup();
  await expect(restaurantCustomer.link('menu.viewCart')).toHaveCount(0);
  await restaurantCustomer.addDirectly(restaurant.dish('obatzda'));
  await restaurantCustomer.addDirectly(restaurant.dish('mate'));
  await expect(findCartBar(restaurantCustomer, 2)).toBeVisible();
  await expect(findCartBar(cafeCustomer, 1)).toBeVisible();

  await page.reload();
  await cafeCustomer.choosePickup();
  await restaurantCustomer.choosePickup();
  await expect(findCartBar(cafeCustomer, 1)).toBeVisible();
  await expect(findCartBar(restaurantCustomer, 2)).toBeVisible();
});

test('two elements of the same business share one cart', FULL_ONLY, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await getElement(page).evaluate((element) => element.after(element.cloneNode()));
  const firstCustomer = createEmbeddedCustomer(page, getElement(page).nth(0));
  const secondCustomer = createEmbeddedCustomer(page, getElement(page).nth(1));
  await firstCustomer.choosePickup();
  await secondCustomer.choosePickup();
  await firstCustomer.addDirectly(CROISSANT);
  await expect(findCartBar(secondCustomer, 1)).toBeVisible();
  await secondCustomer.addDirectly(BANANA_BREAD);
  await expect(findCartBar(firstCustomer, 2)).toBeVisible();
  await firstCustomer.openCart();
  await expect(firstCustomer.cartLine(CROISSANT)).toBeVisible();
  await expect(firstCustomer.cartLine(BANANA_BREAD)).toBeVisible();
});

test(
  'an element that the host page moves, removes and restores keeps its screen and cart',
  FULL_ONLY,
  async ({ page }) => {
    const consoleMessages = await recordConsole(page);
    await page.goto('/demo/spa.html');
    const customer = createEmbeddedCustomer(page);
    await customer.choosePickup();
    await customer.addDirectly(CROISSANT);
    await customer.openCart();

    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Move').click();
    await expect(customer.cartLine(CROISSANT)).toBeVisible();
    await button('Remove').click();
    await expect(getElement(page)).toHaveCount(0);
    await button('Put back').click();
    await expect(customer.cartLine(CROISSANT)).toBeVisible();
    await button('Move').click();
    await expect(customer.cartLine(CROISSANT)).toBeVisible();

    await customer.tab('tabs.menu').click();
    await customer.addDirectly(BANANA_BREAD);
    await expect(findCartBar(customer, 2)).toBeVisible();
    expect(consoleMessages).toEqual([]);
  },
);

test('starts an element that was removed before it had loaded once the element is back on the page', async ({
  page,
}) => {
  const consoleMessages = await recordConsole(page);
  await page.goto(PLAIN_PAGE, { waitUntil: 'commit' });
  await getElement(page).evaluate((element) => {
    const parent = element.parentElement;
    element.remove();
    parent?.append(element);
    element.remove();
    parent?.append(element);
  });
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  expect(consoleMessages).toEqual([]);
});
