import { FULL_ONLY } from '../../test-scope.ts';
import { createDeferred } from '../testing/deferred.ts';
import { expectOrderedOnce, prepareCafeOrder } from '../testing/screens/cafe-order.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');
const ORDER_CALL = '**/api/webapp/order';

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
  'the order contains what the customer typed while the phone number check was still loading',
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows the reason for a refused order above the navigation, with a button that leads to the cart', async ({
    page,
  }) => {
    const { customer } = await prepareCafeOrder(page);
    const message = 'The kitchen closed early today';
    await page.route(ORDER_CALL, (route) =>
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
