import { createCustomer, uniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildItem } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.use({ viewport: PHONE });

const DINARS = {
  currency: 'KWD',
  currency_digits: 3,
  country_code: 'KW',
  timezone: 'Asia/Kuwait',
  payment_methods: [4, 2],
  online_step: 0.01,
};
const items = [buildItem('latte', 'Latte', { price: 1.085 })];

test('disables online payment and says why when the provider cannot charge the exact total, and still accepts cash', async ({
  page,
}) => {
  const referenceId = createReferenceId();
  await importShop({ referenceId, settings: DINARS, items });
  const customer = createCustomer(page);
  await page.goto(`/${referenceId}/car_pickup`);
  await customer.prepareOrder('Latte', { name: uniqueName(), phone: '22334455' });
  const knet = page.getByRole('radio', { name: texts.containing('payment.4') });
  await expect(knet).toBeDisabled();
  await expect(page.getByText(texts.containing('payment.stepOnly', { amount: /.*/ }))).toBeVisible();
  await expect(page.getByRole('radio', { name: texts.containing('payment.2') })).toBeChecked();
  await customer.placeOrder.click();
  await expect(customer.currentStep).toBeVisible();
});

test('rounds an online payment to the provider’s increment on a separate line of the bill, if the business enables it', async ({
  page,
}) => {
  const referenceId = createReferenceId();
  await importShop({ referenceId, settings: { ...DINARS, online_rounding: true }, items });
  const customer = createCustomer(page);
  await page.goto(`/${referenceId}/car_pickup`);
  await customer.addDirectly('Latte');
  await customer.openCart();
  await customer.goToCheckout();
  const rounding = page.getByRole('term').filter({ hasText: texts.exact('cart.paymentRounding') });
  await page.getByRole('radio', { name: texts.containing('payment.4') }).check();
  await expect(rounding).toBeVisible();
  await expect(customer.placeOrder).toContainText(texts.money(1.09, 'KWD'));
  await page.getByRole('radio', { name: texts.containing('payment.2') }).check();
  await expect(rounding).toBeHidden();
  await expect(customer.placeOrder).toContainText(texts.money(1.085, 'KWD'));
});
