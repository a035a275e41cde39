import { FULL_ONLY } from '../../test-scope.ts';
import { buildTotalPattern, createCustomer, createUniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildItem } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.use({ viewport: PHONE });

test(
  'rounds the amount due in cash, and keeps the exact amount for a payment by card',
  FULL_ONLY,
  async ({ page, operator }) => {
    const referenceId = createReferenceId();
    await importShop({
      referenceId,
      settings: { cash_rounding: 0.05, payment_methods: [2, 1] },
      items: [buildItem('bun', 'Cinnamon bun', { price: 9.98 })],
    });
    const customer = createCustomer(page);
    await page.goto(`/${referenceId}/car_pickup`);
    await customer.addDirectly('Cinnamon bun');
    await customer.openCart();
    await customer.goToCheckout();
    const bill = page.getByRole('main');
    const roundingRow = bill.getByRole('term').filter({ hasText: texts.exact('cart.cashRounding') });
    await expect(roundingRow).toBeVisible();
    await expect(bill).toContainText(buildTotalPattern(texts, 9.98, 'EUR'));
    await expect(customer.placeOrderButton).toContainText(texts.money(10, 'EUR'));

    await page.getByRole('radio', { name: texts.containing('payment.1') }).check();
    await expect(roundingRow).toBeHidden();
    await expect(customer.placeOrderButton).toContainText(texts.money(9.98, 'EUR'));

    await page.getByRole('radio', { name: texts.containing('payment.2') }).check();
    const customerName = createUniqueName();
    await customer.fillDetails({ name: customerName, phone: '030 23125140' });
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    await expect(roundingRow).toBeVisible();
    const number = await customer.readOrderNumber();
    await operator.openConsole();
    await expect(operator.order(number)).toContainText(/Cash rounding.*0\.02.*Due.*10\.00/s);
  },
);
