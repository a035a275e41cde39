import { buildTotalPattern, createCustomer, createUniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildItem } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { createDeliveryCustomer } from '../testing/screens/delivery-customer.ts';
import { recordPrinting } from '../testing/screens/printed-receipt.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.use({ viewport: PHONE });

// @spec constants/tax-percentage
// @spec entities/cart-2, entities/cart-item-3
test('bill, receipt and console show the tax on the amount after the coupon, at the order type’s rate', async ({
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

  const customerName = createUniqueName();
  await customer.goToCheckout();
  await customer.fillDetails({ name: customerName, phone: '030 23125140' });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  const number = await customer.readOrderNumber();
  await customer.button('order.print').click();
  const { text } = await readPrinted();
  expect(text).toContain('FR40303265045');
  expect(text).toContain(number);
  expect(text).toMatch(/TVA 10%.*5\.00.*0\.50/);

  await operator.openConsole();
  await expect(operator.order(number)).toContainText(/Includes TVA 10% on .*5\.00.* net/);
});

test('charges bottle deposits and order fees, and says how much more to order for free delivery', async ({
  page,
  operator,
}) => {
  const referenceId = createReferenceId();
  const toCoordinates = (lng: number, lat: number) => [lng, lat];
  await importShop({
    referenceId,
    settings: {
      checkoutDelivery: {
        enabled: true,
        free_from: 12,
        fee_taxes: 'goods',
        fees: [
          { id: 'bag', name: { en: 'Bag' }, amount: 0.2, taxes: ['vat'] },
          { id: 'small', name: { en: 'Small order' }, amount: 1, below: 8 },
        ],
      },
    },
    items: [buildItem('lemonade', 'Lemonade', { price: 4, inclusive_taxes: ['vat'], deposit: 0.25 })],
    taxes: { vat: { name: { en: 'VAT' }, rate: 19 } },
    zones: [
      {
        id: 'mitte',
        name: { en: 'Mitte' },
        branch: 'main',
        fees: 3,
        color: '#1f5c4a',
        shape: {
          type: 'Polygon',
          coordinates: [
            [
              toCoordinates(13.3, 52.5),
              toCoordinates(13.5, 52.5),
              toCoordinates(13.5, 52.6),
              toCoordinates(13.3, 52.6),
              toCoordinates(13.3, 52.5),
            ],
          ],
        },
        areas: [
          {
            id: 'old-town',
            name: { en: 'Old Town' },
            parent_name: { en: 'Berlin' },
            shape: { type: 'Point', coordinates: toCoordinates(13.4, 52.52) },
          },
        ],
      },
    ],
  });
  const customer = createDeliveryCustomer(page);
  await page.goto(`/${referenceId}/delivery`);
  await customer.chooseArea('Old', 'Old Town');
  const sheet = await customer.openDish('Lemonade');
  await expect(sheet.getByRole('term').filter({ hasText: texts.exact('cart.deposits') })).toBeVisible();
  await sheet.getByRole('button', { name: texts.containing('item.addToCart') }).click();
  await customer.openCart();
  // 4.00 + 0.25 deposit + 3.00 delivery + 0.20 bag + 1.00 for a small order
  await expect(customer.cart).toContainText(buildTotalPattern(texts, 8.45, 'EUR'));
  await expect(
    customer.cart.getByText(texts.exact('cart.freeDeliveryLeft', { amount: /8\.00.€/ })),
  ).toBeVisible();
  const increaseButton = customer
    .cartLine('Lemonade')
    .getByRole('button', { name: texts.exact('ui.increase') });
  await increaseButton.click();
  // 8.00 + 0.50 + 3.00 + 0.20
  await expect(customer.cart).toContainText(buildTotalPattern(texts, 11.7, 'EUR'));
  await increaseButton.click();
  // 12.00 + 0.75 + 0.20
  await expect(customer.cart).toContainText(buildTotalPattern(texts, 12.95, 'EUR'));
  await expect(customer.cart.getByText(texts.containing('cart.freeDeliveryLeft'))).toBeHidden();
  await customer.cart.getByRole('button', { name: texts.containing('cart.deliveryFee') }).click();
  await expect(customer.cart.getByText(texts.containing('why.deliveryByAmount'))).toBeVisible();

  const customerName = createUniqueName();
  await customer.goToAddress();
  await customer.fillAddress({ Street: 'Main Street', 'House number': '40' });
  await customer.fillDetails({ name: customerName, phone: '030 23125140' });
  await customer.placeOrderButton.click();
  const receipt = page.getByRole('region', { name: texts.exact('order.details') });
  await expect(receipt).toContainText(buildTotalPattern(texts, 12.95, 'EUR'));
  await expect(receipt.getByRole('term').filter({ hasText: 'Bag' })).toBeVisible();
  const number = await customer.readOrderNumber();
  await operator.openConsole();
  await expect(operator.order(number)).toContainText(/Deposit.*0\.75.*Bag.*0\.20/s);
});
