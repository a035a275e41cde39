import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { createCustomer } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { createEmbeddedCustomer, findCartBar, getElement, recordConsole } from '../testing/hosts/embedded.ts';
import { openStrictPage, readDocumentedPolicy } from '../testing/hosts/strict-page.ts';
import { Payer } from '../testing/payer.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

const TASHREEB = readDemoNames('demo-cafe', 'en').dish('lamb-tashreeb');

/** Opens the checkout of an element on another site, under exactly the documented policy. */
async function openEmbeddedCheckout(page: Page, origin: string): Promise<Payer> {
  await openStrictPage(page, origin, readDocumentedPolicy('csp', origin));
  await getElement(page).evaluate((app: OrderAppElement) => app.whenReady());
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  const payer = new Payer(customer);
  await payer.prepareOrder(TASHREEB);
  return payer;
}

/** Orders a dish on a hosted page and opens the payment page of the order. */
async function openHostedPayment(page: Page, referenceId = 'demo-cafe'): Promise<Payer> {
  await page.goto(`/${referenceId}/car_pickup`);
  const payer = new Payer(createCustomer(page));
  await payer.prepareOrder(TASHREEB);
  await payer.customer.placeOrderButton.click();
  await payer.expectGateway(page);
  return payer;
}

test('paying in a separate window charges the customer of an embed once, and violates no policy of the host page', async ({
  page,
  backend,
  operator,
}) => {
  const consoleMessages = await recordConsole(page);
  const payer = await openEmbeddedCheckout(page, backend.origin);
  const { customer } = payer;
  const firstWindow = await payer.openPaymentWindow(customer.placeOrderButton);
  await expect(customer.heading('payment.waiting')).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);
  expect(await operator.listOrderNumbers(payer.name), 'the kitchen does not see an unpaid order').toEqual([]);
  await Promise.all([firstWindow.waitForEvent('close'), payer.pressChoice(firstWindow, 'decline')]);
  await expect(customer.heading('payment.declined')).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);

  const secondWindow = await payer.openPaymentWindow(customer.button('ui.retry'));
  await payer.pressChoice(secondWindow, 'pay');
  const number = await payer.expectPlaced();
  await expect.poll(() => secondWindow.isClosed()).toBe(true);
  await customer.tab('tabs.cart').click();
  await expect(customer.app.getByText(customer.texts.exact('cart.empty'))).toBeVisible();
  expect(await operator.listOrderNumbers(payer.name)).toEqual([number]);
  expect(await operator.listPaymentStates(number)).toEqual(['paid', 'declined']);
  expect(consoleMessages).toEqual([]);
});

test(
  'an embed keeps the cart when the payment window is closed, the page reloads or the payment is cancelled',
  FULL_ONLY,
  async ({ page, backend, operator }) => {
    const payer = await openEmbeddedCheckout(page, backend.origin);
    const { customer } = payer;
    const firstWindow = await payer.openPaymentWindow(customer.placeOrderButton);
    await firstWindow.close();
    await expect(customer.heading('payment.closed')).toBeVisible();
    await page.reload();
    await expect(customer.heading('payment.closed'), 'the payment continues after the reload').toBeVisible();
    const secondWindow = await payer.openPaymentWindow(customer.button('payment.openAgain'));
    await payer.pressChoice(secondWindow, 'cancel');
    await expect(customer.heading('payment.cancelled')).toBeVisible();
    await customer.button('payment.backToCart').click();
    await expect(customer.cartLine(TASHREEB)).toBeVisible();
    await customer.goToCheckout();
    await expect(customer.field('checkout.name')).toHaveValue(payer.name);
    const [number = ''] = await operator.listOrderNumbers(payer.name);
    await expect(operator.order(number)).toContainText('Cancelled');
    expect(await operator.listPaymentStates(number)).toEqual(['cancelled']);
  },
);

test(
  'a customer of an embed pays in the same tab if popups are blocked',
  FULL_ONLY,
  async ({ page, backend, operator }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const payer = await openEmbeddedCheckout(page, backend.origin);
    const { customer } = payer;
    await customer.placeOrderButton.click();
    await customer.link('payment.toPage').click();
    await payer.expectGateway(page);
    await payer.pressChoice(page, 'slow');
    await payer.returnLink(page, 'careful.test').click();
    const number = await payer.expectPlaced();
    expect(await operator.listOrderNumbers(payer.name)).toEqual([number]);
    expect(await operator.listPaymentStates(number)).toEqual(['paid']);
  },
);

test('a customer whose payment attempt expired pays in the same tab, and opening the return page twice changes nothing', async ({
  page,
  operator,
}) => {
  const payer = await openHostedPayment(page);
  const { customer } = payer;
  await payer.pressChoice(page, 'expire');
  await payer.continueAfterPayment(page);
  await expect(page).toHaveURL(/\/demo-cafe\/payment\/fail\?order=/);
  await expect(customer.heading('payment.expired')).toBeVisible();

  await payer.method(6).check();
  await customer.button('payment.useMethod').click();
  await payer.expectGateway(page);
  await page.goBack();
  await expect(customer.heading('payment.closed'), 'after the browser’s back button').toBeVisible();
  await customer.button('payment.openAgain').click();
  await payer.expectGateway(page);
  const returnPromise = page.waitForRequest(/\/payments\/done\//);
  await payer.pressChoice(page, 'pay');
  const number = await payer.expectPlaced();
  await page.goto((await returnPromise).url());
  expect(await payer.expectPlaced()).toBe(number);
  await expect(findCartBar(customer, 1)).toHaveCount(0);
  expect(await operator.listOrderNumbers(payer.name)).toEqual([number]);
  expect(await operator.listPaymentStates(number), 'charged once').toEqual(['paid', 'not paid in time']);

  await operator.pressOrderButton(number, 'Accept');
  await operator.refundOrder(number, { amount: '1.250', reason: 'No bread left' });
  const refundText = customer.texts.containing('order.refundedPayment', { amount: /1\.250.*/ });
  await expect(page.getByText(refundText).first()).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);
  await operator.refundOrder(number, { amount: '0.500', reason: 'Late' });
  await expect(operator.order(number)).toContainText('No bread left');
  await expect(
    page.getByText(customer.texts.containing('order.refundedPayment', { amount: /1\.750.*/ })).first(),
  ).toBeVisible();
});

test(
  'a customer who pays while the business is being switched off sees the paid order',
  FULL_ONLY,
  async ({ page, backend }) => {
    const business = { ...readDemoFile('demo-cafe'), reference_id: 'closing-cafe' };
    await backend.import(business);
    const payer = await openHostedPayment(page, 'closing-cafe');
    const { customer } = payer;
    await backend.import({ ...business, switched_off: true });
    await payer.pressChoice(page, 'pay');
    await expect(customer.heading('errors.switchedOff')).toBeVisible();
    await expect(page.getByText(customer.texts.exact('order.title', { number: /.+/ }))).toBeVisible();
    await expect(
      page.getByText(customer.texts.containing('order.paid', { amount: /4\.250.*/ })),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByText(customer.texts.exact('order.title', { number: /.+/ }))).toBeVisible();
    expect(await findSeriousBarriers(page)).toEqual([]);
  },
);

test(
  'a customer who changes the cart after a declined payment is asked before the unpaid order is cancelled',
  FULL_ONLY,
  async ({ page, operator }) => {
    const payer = await openHostedPayment(page);
    const { customer } = payer;
    await payer.pressChoice(page, 'decline');
    await expect(customer.heading('payment.declined')).toBeVisible();

    await customer.tab('tabs.cart').click();
    await customer
      .cartLine(TASHREEB)
      .getByRole('button', { name: customer.texts.exact('ui.increase') })
      .click();
    await customer.cart.getByRole('button', { name: customer.texts.containing('cart.checkout') }).click();
    await expect(customer.heading('checkout.unpaidTitle')).toBeInViewport();
    expect(await findSeriousBarriers(page)).toEqual([]);
    await customer.button('payment.cancelOrder').click();
    await expect(
      page.getByText(customer.texts.containing('checkout.unpaidCancelled', { number: /.+/ })),
    ).toBeVisible();

    await payer.method(4).check();
    await customer.placeOrderButton.click();
    await payer.expectGateway(page);
    await payer.pressChoice(page, 'pay');
    const number = await payer.expectPlaced();
    const [newestNumber, cancelledNumber = ''] = await operator.listOrderNumbers(payer.name);
    expect(newestNumber).toBe(number);
    await expect(operator.order(cancelledNumber)).toContainText('Cancelled');
    expect(await operator.listPaymentStates(number)).toEqual(['paid']);
  },
);

test(
  'a hosted page accepts no other order until the customer completes an abandoned payment',
  FULL_ONLY,
  async ({ page, operator }) => {
    const payer = await openHostedPayment(page);
    const { customer } = payer;

    await page.goto('/demo-cafe/car_pickup/cart');
    await expect(customer.cartLine(TASHREEB)).toBeVisible();
    await customer.cart.getByRole('button', { name: customer.texts.containing('cart.checkout') }).click();
    await customer.button('checkout.payUnpaid').click();
    await expect(customer.heading('payment.closed')).toBeVisible();
    await customer.button('payment.chooseOther').click();
    await payer.method(2).check();
    await customer.button('payment.useMethod').click();
    const number = await payer.expectPlaced();
    expect(await operator.listOrderNumbers(payer.name)).toEqual([number]);
  },
);
