import type { Locator, Page } from '@playwright/test';
import { Customer } from './helpers/customer.ts';
import { namesOf } from './helpers/menu.ts';
import { expect, test } from './helpers/test.ts';
import { wordsOf } from './helpers/words.ts';

const en = wordsOf('en');
const ar = wordsOf('ar');
const cafe = namesOf('demo-cafe', 'en');
const restaurant = namesOf('demo-restaurant', 'en');
const CROISSANT = cafe.dish('butter-croissant');
const BANANA_BREAD = cafe.dish('banana-bread');
const SHAKSHUKA = cafe.dish('shakshuka');
const PLAIN = '/demo/plain.html';

/** High enough for the whole element, so that nothing but the app has a reason to scroll the page. */
test.use({ viewport: { width: 1280, height: 1000 } });

const elementOf = (page: Page, referenceId = 'demo-cafe'): Locator =>
  page.locator(`order-app[reference-id=${referenceId}]`);

const customerIn = (page: Page, within: Locator = elementOf(page)): Customer =>
  new Customer(page, en, within);

/** What the bar beneath the menu says of the cart. */
const cartBar = (customer: Customer, count: number): Locator =>
  customer.within.getByRole('link', {
    name: new RegExp(
      `${customer.words.has('menu.viewCart').source}.*${customer.words.has('cart.items', { count }).source}`,
    ),
  });

/** Everything a host would see in its console or hear from the element. Call before the page loads. */
async function noiseOf(page: Page): Promise<string[]> {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) noise.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
    document.addEventListener('error', (event) => {
      if (event instanceof CustomEvent) console.error(`element: ${JSON.stringify(event.detail)}`);
    });
  });
  return noise;
}

/** Serves the plain page with further attributes on its element. */
const withAttributes = (page: Page, attributes: string): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === PLAIN,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('<order-app ', `<order-app ${attributes} `) });
    },
  );

const setAttribute = (page: Page, name: string, value: string): Promise<void> =>
  elementOf(page).evaluate((element, change) => element.setAttribute(...change), [name, value] as [
    string,
    string,
  ]);

test('the script loaded more than once works once and quietly', async ({ page }) => {
  const noise = await noiseOf(page);
  await page.goto(PLAIN);
  await page.addScriptTag({ url: '/order-app.js' });
  await page.addScriptTag({ url: '/order-app.js?again', type: 'module' });
  const customer = customerIn(page);
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await expect(cartBar(customer, 1)).toBeVisible();
  await expect(customer.within.getByRole('main')).toHaveCount(1);
  expect(noise).toEqual([]);
});

test('two elements of different businesses keep separate carts', async ({ page }) => {
  await page.goto('/demo/two.html');
  const inCafe = customerIn(page);
  const inRestaurant = customerIn(page, elementOf(page, 'demo-restaurant'));
  await inCafe.choosePickup();
  await inCafe.addDirectly(CROISSANT);
  await inRestaurant.choosePickup();
  await expect(inRestaurant.link('menu.viewCart')).toHaveCount(0);
  await inRestaurant.addDirectly(restaurant.dish('obatzda'));
  await inRestaurant.addDirectly(restaurant.dish('mate'));
  await expect(cartBar(inRestaurant, 2)).toBeVisible();
  await expect(cartBar(inCafe, 1)).toBeVisible();

  await page.reload();
  await inCafe.choosePickup();
  await inRestaurant.choosePickup();
  await expect(cartBar(inCafe, 1)).toBeVisible();
  await expect(cartBar(inRestaurant, 2)).toBeVisible();
});

test('two elements of the same business share one cart', async ({ page }) => {
  await page.goto(PLAIN);
  await elementOf(page).evaluate((element) => element.after(element.cloneNode()));
  const first = customerIn(page, elementOf(page).nth(0));
  const second = customerIn(page, elementOf(page).nth(1));
  await first.choosePickup();
  await second.choosePickup();
  await first.addDirectly(CROISSANT);
  await expect(cartBar(second, 1)).toBeVisible();
  await second.addDirectly(BANANA_BREAD);
  await expect(cartBar(first, 2)).toBeVisible();
  await first.openCart();
  await expect(first.cartLine(CROISSANT)).toBeVisible();
  await expect(first.cartLine(BANANA_BREAD)).toBeVisible();
});

test('an element that the page moves, removes and puts back keeps its place and its cart', async ({
  page,
}) => {
  const noise = await noiseOf(page);
  await page.goto('/demo/spa.html');
  const customer = customerIn(page);
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await customer.openCart();

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Move').click();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  await button('Remove').click();
  await expect(elementOf(page)).toHaveCount(0);
  await button('Put back').click();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  await button('Move').click();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();

  await customer.tab('tabs.menu').click();
  await customer.addDirectly(BANANA_BREAD);
  await expect(cartBar(customer, 2)).toBeVisible();
  expect(noise).toEqual([]);
});

test('an element taken out while it loads starts when it is put back', async ({ page }) => {
  const noise = await noiseOf(page);
  await page.goto(PLAIN, { waitUntil: 'commit' });
  await elementOf(page).evaluate((element) => {
    const parent = element.parentElement;
    element.remove();
    parent?.append(element);
    element.remove();
    parent?.append(element);
  });
  const customer = customerIn(page);
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  expect(noise).toEqual([]);
});

test('the page around it stays as it was: address, history, title, scroll, direction, globals', async ({
  page,
}) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  const surroundings = () =>
    page.evaluate(() => {
      const tag = (element: Element) => (element.cloneNode(false) as Element).outerHTML;
      return {
        address: location.href,
        entries: history.length,
        entryState: history.state,
        title: document.title,
        scroll: [scrollX, scrollY],
        html: tag(document.documentElement),
        body: tag(document.body),
        head: document.head.innerHTML,
        children: [...document.body.children].map(tag),
        styles: [document.styleSheets.length, document.adoptedStyleSheets.length],
      };
    });

  await page.route('**/order-app.js', (route) => route.abort());
  await page.goto(PLAIN);
  const globalsWithout = await globals();
  await page.unroute('**/order-app.js');
  await page.reload();

  const customer = customerIn(page);
  await expect(customer.tab('tabs.home')).toBeVisible();
  await elementOf(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await surroundings();
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  const dialog = await customer.open(SHAKSHUKA);
  await dialog.getByRole('button', { name: en.say('ui.close') }).click();
  await expect(dialog).toBeHidden();
  await setAttribute(page, 'locale', 'ar');
  await expect(customerIn(page).within.getByRole('searchbox', { name: ar.say('menu.search') })).toBeVisible();
  await setAttribute(page, 'locale', 'en');
  await customer.openCart();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();

  expect(await surroundings()).toEqual(before);
  expect(await globals()).toEqual(globalsWithout);
});

test('a page with a strict content security policy is not violated once, from menu to checkout', async ({
  page,
}) => {
  const noise = await noiseOf(page);
  await page.goto('/demo/csp.html');
  const customer = customerIn(page);
  await customer.choosePickup();
  const dialog = await customer.open(SHAKSHUKA);
  await dialog.getByRole('button', { name: en.has('item.addToCart') }).click();
  await expect(dialog).toBeHidden();
  await expect(cartBar(customer, 1)).toBeVisible();
  await customer.openCart();
  await customer.goToCheckout();
  expect(noise).toEqual([]);

  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => noise.join(), 'a violation would have been seen').toContain('policy: style-src');
});

test('attributes changed later take effect and keep the cart', async ({ page }) => {
  const noise = await noiseOf(page);
  await page.goto(PLAIN);
  const customer = customerIn(page);
  const inArabic = new Customer(page, ar, elementOf(page));
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);

  await setAttribute(page, 'locale', 'ar');
  await expect(cartBar(inArabic, 1)).toBeVisible();
  await expect(customer.within.getByRole('main')).toHaveCSS('direction', 'rtl');
  await setAttribute(page, 'locale', 'en');
  await expect(cartBar(customer, 1)).toBeVisible();
  await expect(customer.within.getByRole('main')).toHaveCSS('direction', 'ltr');

  await setAttribute(page, 'path', '/car_pickup/cart');
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  await setAttribute(page, 'path', '/demo-cafe/car_pickup');
  await expect(cartBar(customer, 1)).toBeVisible();
  expect(noise).toEqual([]);
});

const MODES = [
  {
    mode: 'hash',
    start: `${PLAIN}?ref=letter`,
    menu: `${PLAIN}?ref=letter#/demo-cafe/car_pickup`,
    dish: new RegExp(`${PLAIN}\\?ref=letter#/demo-cafe/car_pickup/breakfast/shakshuka$`),
  },
  {
    mode: 'query',
    start: `${PLAIN}?ref=letter#order`,
    menu: `${PLAIN}?ref=letter&order-app=/demo-cafe/car_pickup#order`,
    dish: new RegExp(`${PLAIN}\\?ref=letter&order-app=/demo-cafe/car_pickup/breakfast/shakshuka#order$`),
  },
] as const;

for (const { mode, start, menu, dish } of MODES)
  test(`url-mode ${mode} keeps the place in the address: back, forward and reload lead there`, async ({
    page,
  }) => {
    await withAttributes(page, `url-mode="${mode}"`);
    await page.goto(start);
    await walkBackAndForth(page, customerIn(page), menu, dish);
  });

test('the hosted page has real addresses: back, forward and reload lead there', async ({ page }) => {
  await page.goto('/demo-cafe');
  await walkBackAndForth(
    page,
    customerIn(page),
    '/demo-cafe/car_pickup',
    /\/demo-cafe\/car_pickup\/breakfast\/shakshuka$/,
  );
});

/** From the landing page to a dish, and through the browser's own buttons. */
async function walkBackAndForth(page: Page, customer: Customer, menu: string, dish: RegExp): Promise<void> {
  await customer.choosePickup();
  await expect(page).toHaveURL(menu);
  await customer.open(SHAKSHUKA);
  await expect(page).toHaveURL(dish);
  await page.goBack();
  await expect(customer.dialog).toBeHidden();
  // The dish was found by searching.
  await expect(page).toHaveURL(menu.replace('/car_pickup', '/car_pickup/search'));
  await page.goForward();
  await expect(customer.dialog).toHaveAccessibleName(SHAKSHUKA);
  await page.reload();
  await expect(customer.dialog).toHaveAccessibleName(SHAKSHUKA);
  await expect(page).toHaveURL(dish);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(customer.link('sellingType.car_pickup').or(customer.heading('landing.title'))).toBeVisible();
}

test('an address with a slash at its end leads to the one without', async ({ page, request }) => {
  const answer = await request.get('/demo-cafe/car_pickup/?ref=letter', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/demo-cafe/car_pickup?ref=letter');
  await page.goto('/demo-cafe/car_pickup/');
  await expect(customerIn(page).searchLink).toBeVisible();
  await expect(page).toHaveURL('/demo-cafe/car_pickup');
});

test('a hostile style sheet changes neither its size nor its looks, and a dish can be ordered', async ({
  page,
}) => {
  const looks = () =>
    elementOf(page)
      .getByRole('button', { name: en.has('item.addToCart') })
      .evaluate((button) => {
        const { fontFamily, fontSize, letterSpacing, textTransform, lineHeight, color, backgroundColor } =
          getComputedStyle(button);
        return { fontFamily, fontSize, letterSpacing, textTransform, lineHeight, color, backgroundColor };
      });
  const customer = customerIn(page);
  await page.goto(PLAIN);
  await customer.choosePickup();
  await customer.open(SHAKSHUKA);
  const usual = await looks();

  await page.goto('/demo/hostile-css.html');
  await customer.choosePickup();
  const box = await elementOf(page).boundingBox();
  expect(box?.height).toBe(800);
  expect(box?.width).toBeGreaterThan(600);
  const dialog = await customer.open(SHAKSHUKA);
  expect(await looks()).toEqual(usual);
  await dialog.getByRole('button', { name: en.has('item.addToCart') }).click();
  await expect(dialog).toBeHidden();
  await expect(cartBar(customer, 1)).toBeVisible();
});
