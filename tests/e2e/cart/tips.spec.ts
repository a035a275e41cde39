import { buildTotalPattern, createCustomer, createUniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildItem } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.use({ viewport: PHONE });

test('shows a tip as a separate untaxed line at checkout, on the order and in the console', async ({
  page,
  operator,
}) => {
  const referenceId = createReferenceId();
  await importShop({
    referenceId,
    settings: {
      checkoutDineIn: { enabled: true, cart: true, tips: { percents: [5, 10], amounts: [2], custom: true } },
      checkoutCarPickup: { enabled: true },
    },
    items: [buildItem('plate', 'Plate of the day', { price: 18.5, inclusive_taxes: ['vat'] })],
    taxes: { vat: { name: { en: 'VAT' }, rate: 7 } },
  });
  const customer = createCustomer(page);
  await page.goto(`/${referenceId}/dine_in`);
  await customer.addDirectly('Plate of the day');
  await customer.openCart();
  await customer.goToCheckout();
  const tips = page.getByRole('radiogroup', { name: texts.exact('cart.tip') });
  await expect(tips.getByRole('radio', { name: texts.exact('tip.none') })).toBeChecked();
  await expect(customer.placeOrderButton).toContainText(texts.money(18.5, 'EUR'));

  await tips.getByRole('radio', { name: /^10%/ }).check();
  await expect(customer.placeOrderButton).toContainText(texts.money(20.35, 'EUR'));
  const bill = page.getByRole('main');
  // 18.50 x 7/107 = 1.21. The tip is not taxed.
  await expect(bill).toContainText(texts.money(1.21, 'EUR'));
  await bill.getByRole('button', { name: texts.containing('cart.tip') }).click();
  await expect(bill.getByText(texts.exact('why.tip'))).toBeVisible();

  await tips.getByRole('radio', { name: texts.exact('tip.other') }).check();
  const amount = tips.getByRole('textbox');
  await amount.fill('25');
  await expect(tips.getByText(texts.exact('tip.tooLarge', { amount: /.*/ }))).toBeVisible();
  const customerName = createUniqueName();
  await customer.fillDetails({ name: customerName, phone: '030 23125140' });
  await customer.placeOrderButton.click();
  await expect(amount).toBeFocused();
  await amount.fill('٣٫٥٠');
  await expect(amount).toHaveValue('3.50');
  await amount.fill('3,50');
  await expect(tips.getByText(texts.exact('tip.tooLarge', { amount: /.*/ }))).toBeHidden();
  await expect(customer.placeOrderButton).toContainText(texts.money(22, 'EUR'));
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  const receipt = page.getByRole('region', { name: texts.exact('order.details') });
  await expect(receipt.getByRole('term').filter({ hasText: texts.exact('cart.tip') })).toBeVisible();
  await expect(receipt).toContainText(buildTotalPattern(texts, 22, 'EUR'));
  const number = await customer.readOrderNumber();
  await operator.openConsole();
  await expect(operator.order(number)).toContainText(/Tip.*3\.50.*Total.*22\.00/s);

  // The next order starts without a tip, and pickup accepts none.
  await page.goto(`/${referenceId}/car_pickup`);
  await customer.addDirectly('Plate of the day');
  await customer.openCart();
  await customer.goToCheckout();
  await expect(customer.placeOrderButton).toContainText(texts.money(18.5, 'EUR'));
  await expect(tips).toBeHidden();
});
