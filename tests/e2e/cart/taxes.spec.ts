import { buildTotalPattern, createCustomer, uniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildItem } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { recordPrinting } from '../testing/screens/printed-receipt.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.use({ viewport: PHONE });

// @spec constants/tax-percentage
test('taxes what is paid after the coupon at the rate of the order type, on the bill, the receipt and in the console', async ({
  page,
  operator,
}) => {
  const referenceId = createReferenceId();
  await importShop({
    referenceId,
    settings: { coupon: true, tax_number: 'FR40303265045' },
    items: [buildItem('quiche', 'Quiche', { price: 11, inclusive_taxes: ['food'] })],
    taxes: { food: { name: { en: 'TVA' }, rate: 10, rates: { car_pickup: 5.5 } } },
    coupons: [{ code: 'HALF', discount_type: 'percent', discount_value: 50, all_menu: true }],
  });
  const customer = createCustomer(page);
  const readPrinted = await recordPrinting(page);
  await page.goto(`/${referenceId}/car_pickup`);
  await customer.addDirectly('Quiche');
  await customer.openCart();
  const getTaxRow = (rate: string) =>
    customer.cart
      .getByRole('term')
      .filter({ hasText: texts.exact('cart.taxIncluded', { name: 'TVA', rate }) });
  // 11.00 x 5.5/105.5 = 0.57
  await expect(getTaxRow('5.5%')).toBeVisible();
  await expect(customer.cart).toContainText(texts.money(0.57, 'EUR'));

  await customer.field('coupon.label').fill('half');
  await customer.field('coupon.label').press('Enter');
  await expect(customer.cart).toContainText(buildTotalPattern(texts, 5.5, 'EUR'));
  // 5.50 x 5.5/105.5 = 0.29
  await expect(customer.cart).toContainText(texts.money(0.29, 'EUR'));

  await page.goto(`/${referenceId}/dine_in/cart`);
  // 5.50 x 10/110 = 0.50
  await expect(getTaxRow('10%')).toBeVisible();
  await expect(customer.cart).toContainText(texts.money(0.5, 'EUR'));
  await getTaxRow('10%').getByRole('button').click();
  await expect(customer.cart.getByText(texts.exact('why.taxNet', { amount: /5\.00.€/ }))).toBeVisible();

  const person = uniqueName();
  await customer.goToCheckout();
  await customer.fillDetails({ name: person, phone: '030 23125140' });
  await customer.placeOrder.click();
  await expect(customer.currentStep).toBeVisible();
  const number = await customer.orderNumber();
  await customer.button('order.print').click();
  const { text } = await readPrinted();
  expect(text).toContain('FR40303265045');
  expect(text).toContain(number);
  expect(text).toMatch(/TVA 10%.*5\.00.*0\.50/);

  await operator.openConsole();
  await expect(operator.order(number)).toContainText(/Includes TVA 10% on .*5\.00.* net/);
});
