import type { Page, Route } from '@playwright/test';
import { KIOSK_DISH, openKiosk } from './helpers/businesses.ts';
import { Customer, type Details, uniqueName } from './helpers/customer.ts';
import { openHostPage } from './helpers/host.ts';
import { namesOf } from './helpers/menu.ts';
import { signal } from './helpers/signal.ts';
import { expect, test } from './helpers/test.ts';
import { wordsOf } from './helpers/words.ts';

const words = wordsOf('en');
const cafe = namesOf('demo-cafe', 'en');
const BALALEET = cafe.dish('balaleet');
const PHONE = '50012345';

const RESTAURANT = '**/api/webapp/v5/restaurant/**';
const ORDER = '**/api/webapp/order';
const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

const visitor = (page: Page): Customer => new Customer(page, words);
const landing = (customer: Customer) =>
  customer.within.getByRole('region', { name: words.say('landing.title') });

let kiosks = 0;
const newKiosk = (): string => `kiosk-${process.pid}-${Date.now().toString(36)}-${kiosks++}`;

test.describe('the business cannot be shown', () => {
  test('an address nobody has says so, and what to do', async ({ page }) => {
    const customer = visitor(page);
    const response = await page.goto('/nobody-here');
    expect(response?.status()).toBe(404);
    await expect(customer.heading('errors.unknownBusiness')).toBeVisible();
    await expect(page.getByText(words.say('errors.unknownBusinessText'))).toBeVisible();
    await expect(customer.button('ui.retry')).toBeVisible();
  });

  test('an element with an unknown reference id says so in its place, and the page around it stays', async ({
    page,
    baseURL,
  }) => {
    await openHostPage(page, baseURL ?? '', {
      body: '<h1>Our shop</h1><order-app reference-id="nobody-here"></order-app>',
    });
    await expect(visitor(page).heading('errors.unknownBusiness')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our shop' })).toBeVisible();
  });

  test('with the backend down it says that there is no connection, and one press recovers', async ({
    page,
  }) => {
    const customer = visitor(page);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto('/demo-cafe');
    await expect(customer.heading('errors.network')).toBeVisible();
    await page.unroute('**/api/**');
    await customer.button('ui.retry').click();
    await expect(landing(customer)).toBeVisible();
  });

  test('while a slow backend is waited for, the shape of what comes is there', async ({ page }) => {
    const customer = visitor(page);
    const held = signal();
    await page.route(RESTAURANT, async (route) => {
      await held.given;
      await route.continue();
    });
    await page.goto('/demo-cafe');
    await expect(page.locator('order-app [aria-busy=true]')).toBeVisible();
    held.give();
    await expect(landing(customer)).toBeVisible();
    await expect(page.locator('order-app [aria-busy=true]')).toHaveCount(0);
  });

  test('a backend that never answers is given up in time, and one press recovers', async ({ page }) => {
    const customer = visitor(page);
    await page.clock.install();
    // The clock of the test does not drive the browser's own timeouts.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
        return controller.signal;
      };
    });
    await page.route(RESTAURANT, () => undefined);
    await page.goto('/demo-cafe');
    await expect(page.locator('order-app [aria-busy=true]')).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(customer.heading('errors.timeout')).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.unroute(RESTAURANT);
    await customer.button('ui.retry').click();
    await expect(landing(customer)).toBeVisible();
  });

  for (const [what, answer] of [
    [
      'a page of HTML',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    ],
    [
      'half a JSON',
      (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"error":0,"rest' }),
    ],
    ['nothing at all', (route: Route) => route.fulfill({ body: '' })],
    ['null', json(200, null)],
    ['a business that is none', json(200, { error: 0, restaurant: { id: 7 }, menu: [] })],
    ['a server error', json(500, { error: 1, code: 'internal', message: 'The server failed' })],
  ] as const)
    test(`an answer that is ${what} is said to be wrong, and one press recovers`, async ({ page }) => {
      const customer = visitor(page);
      await page.route(RESTAURANT, answer);
      await page.goto('/demo-cafe');
      await expect(customer.heading('errors.server')).toBeVisible();
      await page.unroute(RESTAURANT);
      await customer.button('ui.retry').click();
      await expect(landing(customer)).toBeVisible();
    });

  test('a business that is switched off says that it takes no orders, and how to reach it', async ({
    page,
  }) => {
    const customer = visitor(page);
    await page.route(
      RESTAURANT,
      json(433, {
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

  test('one bad dish is left out of a good menu, and the rest is there', async ({ page }) => {
    const customer = visitor(page);
    await page.route(RESTAURANT, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const [breakfast] = body.menu.categories;
      breakfast.items.find(({ id }: { id: string }) => id === 'shakshuka').price = 'for a song';
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

test.describe('the app itself does not arrive', () => {
  test('without its code the element offers to try again, and one press recovers', async ({ page }) => {
    const customer = visitor(page);
    await page.route('**/assets/**', (route) => route.abort('connectionreset'));
    await page.goto('/demo-cafe');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/assets/**');
    await again.click();
    await expect(landing(customer)).toBeVisible();
  });

  test('a screen whose code is lost says so, keeps the cart, and comes on the next press', async ({
    page,
  }) => {
    const customer = visitor(page);
    await page.route('**/assets/*checkout*', (route) => route.abort('connectionreset'));
    await page.goto('/demo-cafe/car_pickup');
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await customer.cart.getByRole('button', { name: words.has('cart.checkout') }).click();
    await expect(customer.heading('errors.chunk')).toBeVisible();
    await page.unroute('**/assets/*checkout*');
    await customer.button('ui.retry').click();
    await expect(customer.heading('checkout.title')).toBeVisible();
    await expect(customer.placeOrder).toHaveAccessibleName(words.money(2.25, 'KWD'));
  });
});

test.describe('what the browser keeps', () => {
  for (const [what, block] of [
    [
      'storage is blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
        }),
    ],
    [
      'storage is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
    [
      'storage and cookies are blocked, as in a sandboxed frame',
      () => {
        const denied = {
          get() {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
          set() {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', denied);
        Object.defineProperty(Document.prototype, 'cookie', denied);
      },
    ],
  ] as const)
    test(`an order can be placed where ${what}`, async ({ page, operator }) => {
      const customer = visitor(page);
      const person = uniqueName();
      await page.addInitScript(block);
      await page.goto('/demo-cafe/car_pickup');
      await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
      await customer.placeOrder.click();
      await expect(customer.currentStep).toBeVisible();
      expect(await operator.ordersOf(person)).toEqual([await customer.orderNumber()]);
    });

  for (const [what, value] of [
    ['nothing', ''],
    ['half a JSON', '{"v":1,"d":{"li'],
    ['null', 'null'],
    ['another shape', '{"v":1,"d":{"lines":"many","token":3,"branchId":[]}}'],
    ['a list', '[1,2,3]'],
    ['a version to come', '{"v":99,"d":{}}'],
    ['a version long gone', '{"v":-1,"d":null}'],
  ] as const)
    test(`stored data that is ${what} is thrown away, and ordering works`, async ({ page, operator }) => {
      const customer = visitor(page);
      const person = uniqueName();
      await page.goto('/healthz');
      await page.evaluate((text) => {
        for (const name of ['cart', 'session', 'business', 'pending-order', 'orders'])
          localStorage.setItem(`order-app:demo-cafe:${name}`, text);
      }, value);
      await page.goto('/demo-cafe');
      await customer.choosePickup();
      await customer.tab('tabs.profile').click();
      await expect(customer.heading('orders.empty')).toBeVisible();
      await customer.tab('tabs.menu').click();
      await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
      await customer.placeOrder.click();
      await expect(customer.currentStep).toBeVisible();
      expect(await operator.ordersOf(person)).toEqual([await customer.orderNumber()]);
    });
});

test.describe('placing an order', () => {
  test('pressing the button twice places one order', async ({ page, operator }) => {
    const customer = visitor(page);
    const person = uniqueName();
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
    await customer.placeOrder.dblclick();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toEqual([await customer.orderNumber()]);
  });

  test('Enter in a field places nothing', async ({ page, operator }) => {
    const customer = visitor(page);
    const person = uniqueName();
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
    await customer.field('checkout.phone').press('Enter');
    await customer.field('checkout.name').press('Enter');
    await expect(customer.placeOrder).toBeVisible();
    expect(await operator.ordersOf(person)).toEqual([]);
  });

  test('a line that drops for a moment is not even noticed', async ({ page, operator }) => {
    const customer = visitor(page);
    const person = uniqueName();
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
    await page.route(ORDER, (route) => route.abort('connectionreset'), { times: 1 });
    await customer.placeOrder.click();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toHaveLength(1);
  });

  test('when the line is lost before the order arrives, nothing typed is lost and trying again places it once', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
    await page.route(ORDER, (route) => route.abort('connectionreset'));
    await customer.placeOrder.click();
    await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
    await expect(customer.field('checkout.name')).toHaveValue(person);
    await expect(customer.field('checkout.phone')).toHaveValue(PHONE);
    expect(await operator.ordersOf(person)).toEqual([]);
    await page.unroute(ORDER);
    await customer.button('ui.retry').click();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toEqual([await customer.orderNumber()]);
  });

  /** Lets orders reach the backend, and loses its answers. */
  const loseAnswers = (page: Page) =>
    page.route(ORDER, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });

  test('when the answer is lost after the order was stored, trying again leads to that same order', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
    await loseAnswers(page);
    await customer.placeOrder.click();
    await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
    const stored = await operator.ordersOf(person);
    expect(stored).toHaveLength(1);
    await page.unroute(ORDER);
    await customer.button('ui.retry').click();
    await expect(customer.currentStep).toBeVisible();
    expect([await customer.orderNumber()]).toEqual(stored);
    expect(await operator.ordersOf(person)).toEqual(stored);
  });

  test('a reload after the answer was lost finds the order that was stored', async ({ page, operator }) => {
    const customer = visitor(page);
    const person = uniqueName();
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
    await loseAnswers(page);
    await customer.placeOrder.click();
    await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
    await page.unroute(ORDER);
    await page.reload();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toEqual([await customer.orderNumber()]);
    await customer.tab('tabs.cart').click();
    await expect(customer.heading('cart.empty')).toBeVisible();
  });

  test('a crash while the order is on its way finds it again on the next visit', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
    const stored = signal();
    await page.route(ORDER, async (route) => {
      await route.fetch();
      stored.give();
    });
    await customer.placeOrder.click();
    await stored.given;
    await page.goto('about:blank');
    await page.unroute(ORDER);
    await page.goto('/demo-cafe/car_pickup/checkout');
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toEqual([await customer.orderNumber()]);
  });

  test('a backend that fails keeps everything and takes the order on the next try', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: person, phone: PHONE });
    await page.route(ORDER, json(500, { error: 1, code: 'internal', message: 'The server failed' }));
    await customer.placeOrder.click();
    await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
    await expect(customer.field('checkout.name')).toHaveValue(person);
    await page.unroute(ORDER);
    await customer.button('ui.retry').click();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toHaveLength(1);
  });
});

test.describe('the business changes while a customer is there', () => {
  /** A filled-in checkout whose price the backend has agreed to: what changes from here on is news. */
  async function prepareReviewed(customer: Customer, details: Details): Promise<void> {
    const reviewed = customer.page.waitForResponse('**/calc-order/**');
    await customer.prepareOrder(KIOSK_DISH, details);
    await (await reviewed).finished();
  }

  test('a price that changed before the checkout is shown line by line, and ordered at only when agreed to', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    const referenceId = newKiosk();
    await openKiosk({ referenceId, price: 5 });
    await page.goto(`/${referenceId}/car_pickup`);
    await customer.addDirectly(KIOSK_DISH);
    await customer.openCart();
    await openKiosk({ referenceId, price: 6 });
    await customer.goToCheckout();
    await expect(customer.heading('checkout.staleTitle')).toBeVisible();
    await customer.fillIn({ name: person, phone: '030 23125140' });
    await customer.button('checkout.acceptQuote', { total: /.*/ }).click();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toHaveLength(1);
  });

  test('a price that changed while the details were typed is shown line by line before it is paid', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    const referenceId = newKiosk();
    await openKiosk({ referenceId, price: 5 });
    await page.goto(`/${referenceId}/car_pickup`);
    await prepareReviewed(customer, { name: person, phone: '030 23125140' });
    await openKiosk({ referenceId, price: 6 });
    await customer.placeOrder.click();
    await expect(customer.heading('checkout.staleTitle')).toBeVisible();
    expect(await operator.ordersOf(person)).toEqual([]);
    const line = page
      .getByRole('list', { name: words.say('checkout.changes') })
      .getByRole('listitem')
      .filter({ hasText: KIOSK_DISH });
    await expect(line).toContainText(words.money(5, 'EUR'));
    await expect(line).toContainText(words.money(6, 'EUR'));
    await expect(customer.field('checkout.name')).toHaveValue(person);
    await customer.button('checkout.acceptQuote', { total: /.*/ }).click();
    await expect(customer.currentStep).toBeVisible();
    await expect(page.getByRole('region', { name: words.say('order.details') })).toContainText(
      words.money(6, 'EUR'),
    );
    expect(await operator.ordersOf(person)).toHaveLength(1);
  });

  test('a dish that sold out meanwhile cannot be ordered, and the cart says which', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    const referenceId = newKiosk();
    await openKiosk({ referenceId });
    await page.goto(`/${referenceId}/car_pickup`);
    await prepareReviewed(customer, { name: person, phone: '030 23125140' });
    await openKiosk({ referenceId, soldOut: true });
    await customer.placeOrder.click();
    await expect(customer.heading('checkout.refusedTitle')).toBeVisible();
    await expect(customer.field('checkout.name')).toHaveValue(person);
    await customer.button('checkout.reviewCart').click();
    await expect(customer.cartLine(KIOSK_DISH)).toContainText(words.has('cartProblem.sold_out'));
    expect(await operator.ordersOf(person)).toEqual([]);
  });

  test('a shop that closed meanwhile says so instead of taking the order, and loses nothing', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    const referenceId = newKiosk();
    await openKiosk({ referenceId });
    await page.goto(`/${referenceId}/car_pickup`);
    await prepareReviewed(customer, { name: person, phone: '030 23125140' });
    await openKiosk({ referenceId, open: false });
    await customer.placeOrder.click();
    await expect(customer.heading('errors.closed')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: words.has('notice.shopClosed') })).toBeVisible();
    await expect(customer.field('checkout.name')).toHaveValue(person);
    expect(await operator.ordersOf(person)).toEqual([]);
  });

  test('a shop that closed meanwhile says when it opens, and takes no order until then', async ({
    page,
    operator,
  }) => {
    const customer = visitor(page);
    const person = uniqueName();
    const referenceId = newKiosk();
    await openKiosk({ referenceId });
    await page.goto(`/${referenceId}/car_pickup`);
    await prepareReviewed(customer, { name: person, phone: '030 23125140' });
    await openKiosk({ referenceId, open: false });
    await page.route('**/api/webapp/v5/shifts/**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      // Far ahead, so that the day is said with the time.
      body.today.car_pickup.opens_at = '2099-05-04T09:15:00+02:00';
      await route.fulfill({ response, json: body });
    });
    await customer.placeOrder.click();
    await expect(customer.heading('errors.closed')).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: words.has('cart.closedUntil', { when: /.*9:15.*/ }) }),
    ).toBeVisible();
    await expect(customer.placeOrder).toBeDisabled();
    expect(await operator.ordersOf(person)).toEqual([]);
    await page.unroute('**/api/webapp/v5/shifts/**');
    await openKiosk({ referenceId });
    await page.reload();
    await customer.placeOrder.click();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toHaveLength(1);
  });

  test('a closed shop says so on every screen, and can be looked around in', async ({ page }) => {
    const customer = visitor(page);
    const referenceId = newKiosk();
    await openKiosk({ referenceId, open: false });
    await page.goto(`/${referenceId}`);
    await expect(landing(customer)).toContainText(words.has('time.closed'));
    await customer.choosePickup();
    await expect(page.getByText(words.say('menu.closedNotice'))).toBeVisible();
    const dialog = await customer.open(KIOSK_DISH);
    await expect(dialog.getByText(words.say('menu.closedNotice'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.has('item.addToCart') })).toHaveCount(0);
  });
});

test.describe('the line is lost while an order is followed', () => {
  test('where streams do not come through, the status is asked for instead', async ({ page, operator }) => {
    const customer = visitor(page);
    await page.goto('/demo-cafe/car_pickup');
    await customer.prepareOrder(BALALEET, { name: uniqueName(), phone: PHONE });
    await page.route('**/api/webapp/update-order-events/**', (route) =>
      route.request().headers().accept?.includes('text/event-stream')
        ? route.fulfill({ status: 502, body: 'Bad gateway' })
        : route.continue(),
    );
    await customer.placeOrder.click();
    await expect(customer.currentStep).toContainText(words.has('order.received'));
    await operator.move(await customer.orderNumber(), 'Accept');
    await expect(customer.currentStep).toContainText(words.has('status.1'));
  });

  test('an order nobody knows is not found, and nothing of anybody is shown', async ({ page }) => {
    const customer = visitor(page);
    await page.goto('/demo-cafe/order/AAAAAAAAAAAAAAAAAAAAAA');
    await expect(customer.heading('order.notFound')).toBeVisible();
    await customer.button('errors.toHome').click();
    await expect(landing(customer)).toBeVisible();
  });
});
