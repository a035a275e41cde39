import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { createReferenceId, importKiosk, KIOSK_DISH } from '../testing/data/businesses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');
const PHONE_NUMBER = '030 23125140';

test.describe('a business that changes while a customer orders', () => {
  /** Opens a cart with one dish and waits until the backend has quoted its price. */
  async function prepareCart(page: Page) {
    const customer = createCustomer(page);
    const referenceId = createReferenceId();
    await importKiosk({ referenceId });
    await page.goto(`/${referenceId}/car_pickup`);
    const quoteResponse = page.waitForResponse('**/calc-order/**');
    await customer.addDirectly(KIOSK_DISH);
    await customer.openCart();
    await (await quoteResponse).finished();
    return { customer, referenceId };
  }

  /**
   * Fills in a checkout that already shows the backend's quote, so that the customer notices later changes to the
   * business.
   */
  async function prepareCheckout(page: Page) {
    const { customer, referenceId } = await prepareCart(page);
    const customerName = createUniqueName();
    const quoteResponse = page.waitForResponse('**/calc-order/**');
    await customer.goToCheckout();
    await (await quoteResponse).finished();
    await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });
    return { customer, customerName, referenceId };
  }

  test(
    'shows the price change of each line before checkout, and orders only when the customer accepts the change',
    FULL_ONLY,
    async ({ page, operator }) => {
      const customer = createCustomer(page);
      const customerName = createUniqueName();
      const referenceId = createReferenceId();
      await importKiosk({ referenceId, price: 5 });
      await page.goto(`/${referenceId}/car_pickup`);
      await customer.addDirectly(KIOSK_DISH);
      await customer.openCart();
      await importKiosk({ referenceId, price: 6 });
      await customer.goToCheckout();
      await expect(customer.heading('checkout.staleTitle')).toBeVisible();
      await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });
      await customer.button('checkout.acceptQuote', { total: /.*/ }).click();
      await expect(customer.currentStep).toBeVisible();
      expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
    },
  );

  test(
    'shows the price change of each line during checkout before the customer pays',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName, referenceId } = await prepareCheckout(page);
      await importKiosk({ referenceId, price: 6 });
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.staleTitle')).toBeVisible();
      expect(await operator.listOrderNumbers(customerName)).toEqual([]);
      const line = page
        .getByRole('list', { name: texts.exact('checkout.changes') })
        .getByRole('listitem')
        .filter({ hasText: KIOSK_DISH });
      await expect(line).toContainText(texts.money(5, 'EUR'));
      await expect(line).toContainText(texts.money(6, 'EUR'));
      await expect(customer.field('checkout.name')).toHaveValue(customerName);
      await customer.button('checkout.acceptQuote', { total: /.*/ }).click();
      await expect(customer.currentStep).toBeVisible();
      await expect(page.getByRole('region', { name: texts.exact('order.details') })).toContainText(
        texts.money(6, 'EUR'),
      );
      expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
    },
  );

  test(
    'names a sold-out dish in the cart and refuses to order the dish',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName, referenceId } = await prepareCheckout(page);
      await importKiosk({ referenceId, soldOut: true });
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.refusedTitle')).toBeVisible();
      await expect(customer.field('checkout.name')).toHaveValue(customerName);
      await customer.button('checkout.reviewCart').click();
      await expect(customer.cartLine(KIOSK_DISH)).toContainText(texts.containing('cartProblem.sold_out'));
      expect(await operator.listOrderNumbers(customerName)).toEqual([]);
    },
  );

  test(
    'names the cart’s only dish, instead of showing an empty cart, when the dish sells out before checkout',
    FULL_ONLY,
    async ({ page }) => {
      const { customer, referenceId } = await prepareCart(page);
      await importKiosk({ referenceId, soldOut: true });
      await customer.goToCheckout();
      await expect(page.getByText(texts.exact('notice.cartProblems'))).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: KIOSK_DISH })).toContainText(
        texts.containing('cartProblem.sold_out'),
      );
      await customer.field('checkout.name').fill('Noor');
      await expect(customer.placeOrderButton).toBeDisabled();
      await customer.button('checkout.reviewCart').click();
      await expect(customer.cartLine(KIOSK_DISH)).toContainText(texts.containing('cartProblem.sold_out'));
    },
  );

  // @spec guards/check-selling-type
  test(
    'offers the other order types when the business switches off pickup during checkout',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName, referenceId } = await prepareCheckout(page);
      await importKiosk({ referenceId, settings: { checkoutCarPickup: { enabled: false } } });
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.refusedTitle')).toBeVisible();
      const notice = page.getByText(texts.exact('notice.typeSwitchedOff', { type: 'Pickup' }));
      await expect(notice).toBeVisible();
      await expect(page.getByRole('link', { name: texts.exact('landing.title') })).toBeVisible();
      expect(await operator.listOrderNumbers(customerName)).toEqual([]);
      await page.goBack();
      await expect(customer.landing).toBeVisible();
      await expect(notice).toBeVisible();
      await expect(page.getByRole('link', { name: /^Dine-in/ })).toBeVisible();
    },
  );

  test(
    'says during checkout that the shop has closed, takes no order, and keeps everything typed',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName, referenceId } = await prepareCheckout(page);
      await importKiosk({ referenceId, isOpen: false });
      await customer.placeOrderButton.click();
      await expect(customer.heading('errors.closed')).toBeVisible();
      await expect(
        page.getByRole('alert').filter({ hasText: texts.containing('notice.shopClosed') }),
      ).toBeVisible();
      await expect(customer.field('checkout.name')).toHaveValue(customerName);
      expect(await operator.listOrderNumbers(customerName)).toEqual([]);
    },
  );

  test(
    'says when a closed shop opens, and takes no order until then',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, customerName, referenceId } = await prepareCheckout(page);
      await importKiosk({ referenceId, isOpen: false });
      await page.route('**/api/webapp/v5/shifts/**', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        // A date far in the future, so that the message contains the day.
        body.today.car_pickup.opens_at = '2099-05-04T09:15:00+02:00';
        await route.fulfill({ response, json: body });
      });
      await customer.placeOrderButton.click();
      await expect(customer.heading('errors.closed')).toBeVisible();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: texts.containing('cart.closedUntil', { when: /.*9:15.*/ }) }),
      ).toBeVisible();
      await expect(customer.placeOrderButton).toBeDisabled();
      expect(await operator.listOrderNumbers(customerName)).toEqual([]);
      await page.unroute('**/api/webapp/v5/shifts/**');
      await importKiosk({ referenceId });
      await page.reload();
      await customer.placeOrderButton.click();
      await expect(customer.currentStep).toBeVisible();
      expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
    },
  );

  test('the landing page, the menu and a dish say that the shop is closed', async ({ page }) => {
    const customer = createCustomer(page);
    const referenceId = createReferenceId();
    await importKiosk({ referenceId, isOpen: false });
    await page.goto(`/${referenceId}`);
    await expect(customer.landing).toContainText(texts.containing('time.closed'));
    await customer.choosePickup();
    await expect(page.getByText(texts.exact('menu.closedNotice'))).toBeVisible();
    const dialog = await customer.openDish(KIOSK_DISH);
    await expect(dialog.getByText(texts.exact('menu.closedNotice'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.containing('item.addToCart') })).toHaveCount(0);
  });
});

// @spec entities/standard-menu-hide-price-hide
test(
  'a business that hides its prices shows no amount on any screen, from the menu to the placed order',
  FULL_ONLY,
  async ({ page, operator }) => {
    const customer = createCustomer(page);
    const customerName = createUniqueName();
    const referenceId = createReferenceId();
    await importKiosk({ referenceId, settings: { hide_price: true, payment_methods: [1, 2] } });
    const expectNoAmount = () => expect(page.getByText(/€|EUR|\d[.,]\d\d/)).toHaveCount(0);
    await page.goto(`/${referenceId}/car_pickup`);
    await customer.openDish(KIOSK_DISH);
    await expectNoAmount();
    await customer.button('item.addToCart').click();
    await expectNoAmount();
    await customer.openCart();
    await expect(page.getByText(texts.exact('cart.priceOnRequest'))).toBeVisible();
    await expectNoAmount();
    await customer.goToCheckout();
    await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });
    await expect(page.getByRole('radio', { name: texts.containing('payment.1') })).toHaveCount(0);
    await expectNoAmount();
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    await expect(page.getByText(texts.exact('cart.priceOnRequest'))).toBeVisible();
    await expectNoAmount();
    expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
  },
);
