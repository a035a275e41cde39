import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
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
const ORDER_CALL = '**/api/webapp/order';

/** Lets orders reach the backend but drops the responses. */
const dropResponses = (page: Page) =>
  page.route(ORDER_CALL, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

test(
  'places an order despite a brief connection loss, without reporting the loss',
  FULL_ONLY,
  async ({ page, operator }) => {
    const { customer, customerName } = await prepareCafeOrder(page);
    await page.route(ORDER_CALL, (route) => route.abort('connectionreset'), { times: 1 });
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
    await page.route(ORDER_CALL, (route) => route.abort('connectionreset'));
    await customer.placeOrderButton.click();
    await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
    await expect(customer.field('checkout.name')).toHaveValue(customerName);
    await expect(customer.field('checkout.phone')).toHaveValue(FORMATTED_PHONE);
    expect(await operator.listOrderNumbers(customerName)).toEqual([]);
    await page.unroute(ORDER_CALL);
    await customer.button('ui.retry').click();
    await expectOrderedOnce(customer, operator, customerName);
  },
);

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
    await page.unroute(ORDER_CALL);
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
    await page.unroute(ORDER_CALL);
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
    const orderArrival = createDeferred();
    await page.route(ORDER_CALL, async (route) => {
      await route.fetch();
      orderArrival.resolve();
    });
    await customer.placeOrderButton.click();
    await orderArrival.promise;
    await page.goto('about:blank');
    await page.unroute(ORDER_CALL);
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
    await page.unroute(ORDER_CALL);
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
    await page.unroute(ORDER_CALL);

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
      ORDER_CALL,
      respondWithJson(500, { error: 1, code: 'internal', message: 'The server failed' }),
    );
    await customer.placeOrderButton.click();
    await expect(customer.heading('checkout.unansweredTitle')).toBeVisible();
    await expect(customer.field('checkout.name')).toHaveValue(customerName);
    await page.unroute(ORDER_CALL);
    await customer.button('ui.retry').click();
    await expect(customer.currentStep).toBeVisible();
    expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
  },
);
