import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { ScreenReader } from '../testing/accessibility/screen-reader.ts';
import { visitor } from '../testing/customer.ts';
import { deferred } from '../testing/deferred.ts';
import { CROISSANT } from '../testing/hosts/embedded.ts';
import { expectOrderedOnce, PHONE_SHOWN, prepareCafeOrder } from '../testing/screens/cafe-order.ts';
import { json } from '../testing/servers/fake-answers.ts';
import { expect, test } from '../testing/test.ts';
import { wordsOf } from '../testing/words.ts';

const words = wordsOf('en');
const ORDER = '**/api/webapp/order';

test('what goes into the cart is read out, though on a slow line no more than the menu has come', async ({
  page,
}) => {
  const ear = await ScreenReader.on(page);
  const customer = visitor(page, 'en');
  await page.goto('/demo-cafe');
  await page.waitForLoadState('networkidle');
  const slow = deferred();
  await page.route('**/assets/*.js', async (route) => {
    await slow.given;
    await route.continue();
  });
  await customer.choosePickup();
  await page.getByRole('button', { name: words.say('menu.add', { name: CROISSANT }) }).click();
  await ear.hears(words.say('menu.added', { name: CROISSANT }));
  slow.give();
});

test('a screen that is slow to come moves nothing of the one that is there', async ({ page }) => {
  const customer = visitor(page, 'en');
  const slow = deferred();
  await page.route('**/assets/settings-screen*.js', async (route) => {
    await slow.given;
    await route.continue();
  });
  await page.goto('/demo-cafe/car_pickup');
  await expect(page.getByRole('article').first()).toBeVisible();
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  await customer.tab('tabs.more').click();
  await expect(page.getByRole('status').filter({ hasText: words.say('ui.loading') })).toBeVisible();
  expect(await main.boundingBox()).toEqual(before);
  slow.give();
  await expect(customer.heading('settings.title')).toBeVisible();
});

test.describe('placing an order', () => {
  test('pressing the button twice places one order', FULL_ONLY, async ({ page, operator }) => {
    const { customer, person } = await prepareCafeOrder(page);
    await customer.placeOrder.dblclick();
    await expectOrderedOnce(customer, operator, person);
  });

  test('Enter in a field places nothing', FULL_ONLY, async ({ page, operator }) => {
    const { customer, person } = await prepareCafeOrder(page);
    await customer.field('checkout.phone').press('Enter');
    await customer.field('checkout.name').press('Enter');
    await expect(customer.placeOrder).toBeVisible();
    expect(await operator.ordersOf(person)).toEqual([]);
  });

  test('a line that drops for a moment is not even noticed', FULL_ONLY, async ({ page, operator }) => {
    const { customer, person } = await prepareCafeOrder(page);
    await page.route(ORDER, (route) => route.abort('connectionreset'), { times: 1 });
    await customer.placeOrder.click();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.ordersOf(person)).toHaveLength(1);
  });

  test(
    'when the line is lost before the order arrives, nothing typed is lost and trying again places it once',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, person } = await prepareCafeOrder(page);
      await page.route(ORDER, (route) => route.abort('connectionreset'));
      await customer.placeOrder.click();
      await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
      await expect(customer.field('checkout.name')).toHaveValue(person);
      await expect(customer.field('checkout.phone')).toHaveValue(PHONE_SHOWN);
      expect(await operator.ordersOf(person)).toEqual([]);
      await page.unroute(ORDER);
      await customer.button('ui.retry').click();
      await expectOrderedOnce(customer, operator, person);
    },
  );

  test('on a slow line an order waits for what reads phone numbers, and goes out with what is typed by then', async ({
    page,
    operator,
  }) => {
    const slow = deferred();
    await page.route('**/assets/phone-kit-*.js', async (route) => {
      await slow.given;
      await route.continue();
    });
    const { customer, person } = await prepareCafeOrder(page);
    await customer.placeOrder.click();
    await expect(customer.placeOrder, 'it is on its way').toBeHidden();
    await customer.field('checkout.name').press('End');
    await customer.field('checkout.name').pressSequentially(' the second');
    await expect(customer.field('checkout.name')).toHaveValue(`${person} the second`);
    slow.give();
    await expect(customer.currentStep).toContainText(words.has('order.received'));
    expect(await operator.ordersOf(`${person} the second`)).toEqual([await customer.orderNumber()]);
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
    const { customer, person } = await prepareCafeOrder(page);
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
    const { customer, person } = await prepareCafeOrder(page);
    await loseAnswers(page);
    await customer.placeOrder.click();
    await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
    await page.unroute(ORDER);
    await page.reload();
    await expectOrderedOnce(customer, operator, person);
    await customer.tab('tabs.cart').click();
    await expect(customer.heading('cart.empty')).toBeVisible();
  });

  test('a crash while the order is on its way finds it again on the next visit', async ({
    page,
    operator,
  }) => {
    const { customer, person } = await prepareCafeOrder(page);
    const stored = deferred();
    await page.route(ORDER, async (route) => {
      await route.fetch();
      stored.give();
    });
    await customer.placeOrder.click();
    await stored.given;
    await page.goto('about:blank');
    await page.unroute(ORDER);
    await page.goto('/demo-cafe/car_pickup/checkout');
    await expectOrderedOnce(customer, operator, person);
  });

  test(
    'a backend that fails keeps everything and takes the order on the next try',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, person } = await prepareCafeOrder(page);
      await page.route(ORDER, json(500, { error: 1, code: 'internal', message: 'The server failed' }));
      await customer.placeOrder.click();
      await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
      await expect(customer.field('checkout.name')).toHaveValue(person);
      await page.unroute(ORDER);
      await customer.button('ui.retry').click();
      await expect(customer.currentStep).toBeVisible();
      expect(await operator.ordersOf(person)).toHaveLength(1);
    },
  );
});

test.describe('the line is lost while an order is followed', () => {
  test('where streams do not come through, the status is asked for instead', async ({ page, operator }) => {
    const { customer } = await prepareCafeOrder(page);
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
    await expect(customer.landing).toBeVisible();
  });
});
