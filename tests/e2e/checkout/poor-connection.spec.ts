import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { ScreenReader } from '../testing/accessibility/screen-reader.ts';
import { createCustomer } from '../testing/customer.ts';
import { createDeferred } from '../testing/deferred.ts';
import { BANANA_BREAD, CROISSANT } from '../testing/hosts/embedded.ts';
import {
  BALALEET,
  expectOrderedOnce,
  FORMATTED_PHONE,
  prepareCafeOrder,
} from '../testing/screens/cafe-order.ts';
import { respondWithJson } from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');
const ORDER = '**/api/webapp/order';

test('announces an item added to the cart while other scripts are still loading', async ({ page }) => {
  const screenReader = await ScreenReader.start(page);
  const customer = createCustomer(page, 'en');
  await page.goto('/demo-cafe');
  await page.waitForLoadState('networkidle');
  const slowScripts = createDeferred();
  await page.route('**/assets/*.js', async (route) => {
    await slowScripts.promise;
    await route.continue();
  });
  await customer.choosePickup();
  await page.getByRole('button', { name: texts.exact('menu.add', { name: CROISSANT }) }).click();
  await screenReader.expectAnnouncement(texts.exact('menu.added', { name: CROISSANT }));
  slowScripts.resolve();
});

test('moves nothing on the current screen while the next screen loads slowly', async ({ page }) => {
  const customer = createCustomer(page, 'en');
  const slowScript = createDeferred();
  await page.route('**/assets/settings-screen*.js', async (route) => {
    await slowScript.promise;
    await route.continue();
  });
  await page.goto('/demo-cafe/car_pickup');
  await expect(page.getByRole('article').first()).toBeVisible();
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  await customer.tab('tabs.more').click();
  await expect(page.getByRole('status').filter({ hasText: texts.exact('ui.loading') })).toBeVisible();
  expect(await main.boundingBox()).toEqual(before);
  slowScript.resolve();
  await expect(customer.heading('settings.title')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows the reason for a refused order above the navigation, with a button that leads to the cart', async ({
    page,
  }) => {
    const { customer } = await prepareCafeOrder(page);
    const message = 'The kitchen closed early today';
    await page.route(ORDER, (route) =>
      route.fulfill({ status: 409, json: { error: 1, code: 'x', message } }),
    );
    await customer.placeOrderButton.click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    const cartButton = page.getByRole('alert').getByRole('button');
    const navigation = page.getByRole('navigation', { name: texts.exact('ui.navigation') });
    await expect
      .poll(async () => {
        const [button, tabs] = [await cartButton.boundingBox(), await navigation.boundingBox()];
        return button && tabs && button.y + button.height <= tabs.y;
      })
      .toBe(true);
  });
});

test.describe('placing an order', () => {
  test(
    'places one order when the customer presses the order button twice',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      await customer.placeOrderButton.dblclick();
      await expectOrderedOnce(customer, operator, customerName);
    },
  );

  test(
    'places no order when the customer presses Enter in a field of the checkout',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      await customer.field('checkout.phone').press('Enter');
      await customer.field('checkout.name').press('Enter');
      await expect(customer.placeOrderButton).toBeVisible();
      expect(await operator.listOrderNumbers(customerName)).toEqual([]);
    },
  );

  test(
    'places an order despite a brief connection loss, without reporting the loss',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      await page.route(ORDER, (route) => route.abort('connectionreset'), { times: 1 });
      await customer.placeOrderButton.click();
      await expect(customer.currentStep).toBeVisible();
      expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
    },
  );

  test(
    'keeps everything typed and places one order when the connection is lost before the order is sent',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      await page.route(ORDER, (route) => route.abort('connectionreset'));
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
      await expect(customer.field('checkout.name')).toHaveValue(customerName);
      await expect(customer.field('checkout.phone')).toHaveValue(FORMATTED_PHONE);
      expect(await operator.listOrderNumbers(customerName)).toEqual([]);
      await page.unroute(ORDER);
      await customer.button('ui.retry').click();
      await expectOrderedOnce(customer, operator, customerName);
    },
  );

  test(
    'keeps what the customer types while the phone number check loads slowly, and sends it with the order',
    FULL_ONLY,
    async ({ page, operator }) => {
      const slowNumberCheck = createDeferred();
      await page.route('**/assets/phone-kit-*.js', async (route) => {
        await slowNumberCheck.promise;
        await route.continue();
      });
      const { customer, customerName } = await prepareCafeOrder(page);
      await customer.placeOrderButton.click();
      await expect(customer.placeOrderButton, 'the order is being sent').toBeHidden();
      await customer.field('checkout.name').press('End');
      await customer.field('checkout.name').pressSequentially(' the second');
      await expect(customer.field('checkout.name')).toHaveValue(`${customerName} the second`);
      slowNumberCheck.resolve();
      await expect(customer.currentStep).toContainText(texts.containing('order.received'));
      expect(await operator.listOrderNumbers(`${customerName} the second`)).toEqual([
        await customer.readOrderNumber(),
      ]);
    },
  );

  /** Lets orders reach the backend but drops the responses. */
  const dropResponses = (page: Page) =>
    page.route(ORDER, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });

  test(
    'finds the stored order when the response to the order was lost',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      await dropResponses(page);
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
      const orderNumbers = await operator.listOrderNumbers(customerName);
      expect(orderNumbers).toHaveLength(1);
      await page.unroute(ORDER);
      await customer.button('ui.retry').click();
      await expect(customer.currentStep).toBeVisible();
      expect([await customer.readOrderNumber()]).toEqual(orderNumbers);
      expect(await operator.listOrderNumbers(customerName)).toEqual(orderNumbers);
    },
  );

  test(
    'finds the stored order after a reload when the response to the order was lost',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      await dropResponses(page);
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
      await page.unroute(ORDER);
      await page.reload();
      await expectOrderedOnce(customer, operator, customerName);
      await customer.tab('tabs.cart').click();
      await expect(customer.heading('cart.empty')).toBeVisible();
    },
  );

  test(
    'finds the order on the next visit when the browser crashed while the order was being placed',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      const orderStored = createDeferred();
      await page.route(ORDER, async (route) => {
        await route.fetch();
        orderStored.resolve();
      });
      await customer.placeOrderButton.click();
      await orderStored.promise;
      await page.goto('about:blank');
      await page.unroute(ORDER);
      await page.goto('/demo-cafe/car_pickup/checkout');
      await expectOrderedOnce(customer, operator, customerName);
    },
  );

  test(
    'shows the bill of the order that was sent, and asks whether a changed cart is a second order',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      const sentTotal = (await customer.placeOrderButton.locator('bdi').textContent()) ?? '';
      await dropResponses(page);
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
      await page.unroute(ORDER);
      const addToCart = async (dish: string) => {
        await page.goto('/demo-cafe/car_pickup');
        await customer.addDirectly(dish);
        await page.goto('/demo-cafe/car_pickup/checkout');
        await expect(page.getByText(texts.exact('checkout.changedCart'))).toBeVisible();
      };
      await addToCart(CROISSANT);
      const summary = page.getByRole('region', { name: texts.exact('checkout.summary') });
      await expect(summary).toContainText(sentTotal);
      await expect(summary).toContainText(BALALEET);
      await expect(summary).not.toContainText(CROISSANT);
      await expect(customer.placeOrderButton).toBeHidden();

      // The first order is confirmed once, and the whole cart becomes a second order.
      await customer.button('checkout.secondOrder').click();
      await expect(page.getByText(texts.exact('statusHint.0'))).toBeVisible();
      const [firstNumber, ...otherOrders] = await operator.listOrderNumbers(customerName);
      expect(otherOrders).toEqual([]);
      await expect(summary).toContainText(CROISSANT);
      await dropResponses(page);
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
      await page.unroute(ORDER);

      // The app shows the second order and does not place it again. Dishes added since then stay in the cart.
      await addToCart(BANANA_BREAD);
      await customer.button('checkout.earlierOrder').click();
      await expect(customer.currentStep).toBeVisible();
      const numbers = await operator.listOrderNumbers(customerName);
      expect([...numbers].sort()).toEqual([firstNumber, await customer.readOrderNumber()].sort());
      await customer.tab('tabs.cart').click();
      await expect(customer.cartLine(BANANA_BREAD)).toBeVisible();
      for (const orderedDish of [BALALEET, CROISSANT])
        await expect(customer.cartLine(orderedDish)).toBeHidden();
    },
  );

  test(
    'keeps everything typed when the backend fails, and places the order at the next try',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName } = await prepareCafeOrder(page);
      await page.route(
        ORDER,
        respondWithJson(500, { error: 1, code: 'internal', message: 'The server failed' }),
      );
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
      await expect(customer.field('checkout.name')).toHaveValue(customerName);
      await page.unroute(ORDER);
      await customer.button('ui.retry').click();
      await expect(customer.currentStep).toBeVisible();
      expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
    },
  );
});

test.describe('losing the connection while following an order', () => {
  test('polls the status of an order if event streams do not work', FULL_ONLY, async ({ page, operator }) => {
    const { customer } = await prepareCafeOrder(page);
    await page.route('**/api/webapp/update-order-events/**', (route) =>
      route.request().headers().accept?.includes('text/event-stream')
        ? route.fulfill({ status: 502, body: 'Bad gateway' })
        : route.continue(),
    );
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toContainText(texts.containing('order.received'));
    await operator.pressOrderButton(await customer.readOrderNumber(), 'Accept');
    await expect(customer.currentStep).toContainText(texts.containing('status.1'));
  });

  test('shows “not found” for an unknown order, and no personal data', async ({ page }) => {
    const customer = createCustomer(page);
    await page.goto('/demo-cafe/order/AAAAAAAAAAAAAAAAAAAAAA');
    await expect(customer.heading('order.notFound')).toBeVisible();
    await customer.button('errors.toHome').click();
    await expect(customer.landing).toBeVisible();
  });
});
