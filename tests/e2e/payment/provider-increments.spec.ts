import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildItem } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { Payer } from '../testing/payer.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.use({ viewport: PHONE });

const DINAR_SETTINGS = {
  currency: 'KWD',
  currency_digits: 3,
  country_code: 'KW',
  timezone: 'Asia/Kuwait',
  payment_methods: [4, 2],
  online_step: 0.01,
};
const items = [buildItem('latte', 'Latte', { price: 1.085 })];

test('disables online payment if the provider cannot charge the exact total, says why, and still accepts cash', async ({
  page,
}) => {
  const referenceId = createReferenceId();
  await importShop({ referenceId, settings: DINAR_SETTINGS, items });
  const customer = createCustomer(page);
  await page.goto(`/${referenceId}/car_pickup`);
  await customer.prepareOrder('Latte', { name: createUniqueName(), phone: '22334455' });
  const knetOption = page.getByRole('radio', { name: texts.containing('payment.4') });
  await expect(knetOption).toBeDisabled();
  await expect(page.getByText(texts.containing('payment.stepOnly', { amount: /.*/ }))).toBeVisible();
  await expect(page.getByRole('radio', { name: texts.containing('payment.2') })).toBeChecked();
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
});

test('shows the rounding of an online payment on its own line of the bill, if the business enables it', async ({
  page,
}) => {
  const referenceId = createReferenceId();
  await importShop({ referenceId, settings: { ...DINAR_SETTINGS, online_rounding: true }, items });
  const customer = createCustomer(page);
  await page.goto(`/${referenceId}/car_pickup`);
  await customer.addDirectly('Latte');
  await customer.openCart();
  await customer.goToCheckout();
  const rounding = page.getByRole('term').filter({ hasText: texts.exact('cart.paymentRounding') });
  await page.getByRole('radio', { name: texts.containing('payment.4') }).check();
  await expect(rounding).toBeVisible();
  await expect(customer.placeOrderButton).toContainText(texts.money(1.09, 'KWD'));
  await page.getByRole('radio', { name: texts.containing('payment.2') }).check();
  await expect(rounding).toBeHidden();
  await expect(customer.placeOrderButton).toContainText(texts.money(1.085, 'KWD'));
});

test('after a change from a declined online payment to cash, customer and console see the same amount', async ({
  page,
  operator,
}) => {
  const referenceId = createReferenceId();
  await importShop({
    referenceId,
    settings: { ...DINAR_SETTINGS, online_rounding: true, cash_rounding: 0.025 },
    items,
  });
  const customer = createCustomer(page);
  const payer = new Payer(customer);
  await page.goto(`/${referenceId}/car_pickup`);
  await customer.prepareOrder('Latte', { name: payer.name, phone: '22334455' });
  await payer.method(4).check();
  await customer.placeOrderButton.click();
  await payer.expectGateway(page);
  await expect(page.getByText('1.090')).toBeVisible();
  await payer.pressChoice(page, 'decline');

  await expect(customer.heading('payment.declined')).toBeVisible();
  const dueRow = page
    .getByRole('term')
    .filter({ hasText: texts.exact('cart.due') })
    .locator('..');
  const providerRounding = page.getByRole('term').filter({ hasText: texts.exact('cart.paymentRounding') });
  const cashRounding = page
    .getByRole('term')
    .filter({ hasText: texts.exact('cart.cashRounding') })
    .locator('..');
  await expect(dueRow).toContainText(texts.money(1.09, 'KWD'));
  await expect(providerRounding).toBeVisible();
  await payer.method(2).check();
  await expect(dueRow).toContainText(texts.money(1.075, 'KWD'));
  await expect(cashRounding).toContainText('0.010');
  await expect(providerRounding).toBeHidden();
  await customer.button('payment.useMethod').click();

  const number = await payer.expectPlaced();
  await expect(dueRow).toContainText(texts.money(1.075, 'KWD'));
  await expect(cashRounding).toContainText('0.010');
  await expect(providerRounding).toBeHidden();
  await operator.openConsole();
  await expect(operator.order(number)).toContainText(/Cash rounding.*0\.010.*Due.*1\.075/s);
  await expect(operator.order(number)).not.toContainText('Rounding for the payment provider');
});
