import { FULL_ONLY } from '../../test-scope.ts';
import { buildTotalPattern, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { DESKTOP, PHONE } from '../testing/devices.ts';
import { createDeliveryCustomer, type DeliveryCustomer } from '../testing/screens/delivery-customer.ts';
import { expect, test } from '../testing/test.ts';

/** Fills in the checkout and places the order. Returns the customer's name. */
async function placeOrder(customer: DeliveryCustomer, phone: string): Promise<string> {
  const customerName = createUniqueName();
  await customer.fillDetails({ name: customerName, phone });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toContainText(customer.texts.containing('order.received'));
  return customerName;
}

test.describe('in Kuwait, on a phone', () => {
  test.use({ viewport: PHONE });

  // @spec constants/delivery-fee-by-zone, calls/get-webapp-zones-branch-id, codes/order-status-codes-0-1
  // @spec delivery/zones-fetched-once-then-selected
  test('a customer chooses an area, sees its fee and time, orders, and follows the order to the door', async ({
    page,
    operator,
  }) => {
    const customer = createDeliveryCustomer(page);
    const { texts, cart } = customer;
    const zoneRequests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/webapp/zones/')) zoneRequests.push(request.url());
    });
    await page.goto('/demo-cafe/delivery');
    await customer.chooseArea('rumai', 'Rumaithiya');
    await expect(customer.destinationButton('delivery.to', 'Rumaithiya')).toContainText(
      texts.money(0.5, 'KWD'),
    );

    await customer.addDirectly(readDemoNames('demo-cafe', 'en').dish('balaleet'));
    await customer.openCart();
    await expect(cart).toContainText(buildTotalPattern(texts, 2.75, 'KWD'));
    await cart.getByRole('button', { name: texts.containing('cart.deliveryFee') }).click();
    await expect(cart).toContainText(texts.containing('delivery.byZone', { place: 'Rumaithiya' }));

    await customer.goToAddress();
    await customer.fillAddress({ Block: '4', Street: '14', 'House number': '7' });
    const location = customer.app.getByRole('region', { name: texts.exact('checkout.typeAndLocation') });
    await expect(location).toContainText('Block 4 · Street 14 · House 7');
    await expect(customer.app.getByRole('region', { name: texts.exact('checkout.when') })).toContainText(
      texts.containing('delivery.arrives'),
    );
    const customerName = await placeOrder(customer, '50012345');
    const orderScreen = customer.app.getByRole('main');
    await expect(orderScreen).toContainText('Block 4 · Street 14 · House 7');
    await expect(orderScreen).toContainText(buildTotalPattern(texts, 2.75, 'KWD'));
    const number = await customer.readOrderNumber();
    expect(await operator.listOrderNumbers(customerName)).toEqual([number]);
    await expect(operator.order(number)).toContainText('Rumaithiya');
    expect(zoneRequests, 'the zones of a branch are requested once').toEqual([...new Set(zoneRequests)]);

    for (const [button, status] of [
      ['Accept', 'status.1'],
      ['Mark ready', 'status.delivery.3'],
      ['Send out for delivery', 'status.4'],
    ] as const) {
      await operator.pressOrderButton(number, button);
      await expect(customer.currentStep).toContainText(texts.containing(status));
    }
    await operator.pressOrderButton(number, 'Hand over');
    await expect(customer.heading('status.delivery.5')).toBeVisible();
  });

  // @spec guards/fast-checkout, constants/persisted-2
  test(
    'a returning customer with a known address goes from the cart straight to checkout',
    FULL_ONLY,
    async ({ page }) => {
      const customer = createDeliveryCustomer(page);
      const { texts, cart } = customer;
      await page.goto('/demo-cafe/delivery');
      await customer.chooseArea('salm', 'Salmiya');
      await customer.addDirectly(readDemoNames('demo-cafe', 'en').dish('balaleet'));
      await customer.openCart();
      await customer.goToAddress();
      await customer.fillAddress({ Block: '4', Street: '14', 'House number': '7' });

      await page.goto('/demo-cafe/delivery/cart');
      await expect(customer.destinationButton('delivery.to', 'Salmiya')).toBeVisible();
      await expect(customer.areas).toBeHidden();
      await cart.getByRole('button', { name: texts.containing('cart.checkout') }).click();
      await expect(customer.heading('checkout.title')).toBeVisible();

      await page.getByRole('link', { name: texts.containing('delivery.address') }).click();
      await expect(
        customer.heading('address.title'),
        'the link opens the address instead of skipping it',
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Block/ })).toHaveValue('4');

      await customer.button('address.save').click();
      await expect(customer.heading('checkout.title')).toBeVisible();
      await customer.destinationButton('delivery.to', 'Salmiya').click();
      await customer.chooseArea('rumai', 'Rumaithiya');
      await expect(
        customer.heading('address.title'),
        'the app asks again, because the street is in the old area',
      ).toBeVisible();
      await customer.button('address.save').click();
      await expect(customer.heading('checkout.title')).toBeVisible();
    },
  );

  // @spec guards/can-checkout, validation/delivery-minimum-comes-from-shipping
  test('the checkout button asks for a missing delivery area, and is disabled below the area’s minimum order', async ({
    page,
  }) => {
    const customer = createDeliveryCustomer(page);
    const { texts, cart } = customer;
    await page.goto('/demo-cafe/delivery');
    await customer.areas.getByRole('button', { name: texts.exact('ui.close') }).click();
    await customer.addDirectly(readDemoNames('demo-cafe', 'en').dish('balaleet'));
    await customer.openCart();
    await cart.getByRole('button', { name: texts.containing('cart.checkout') }).click();
    await expect(page.getByText(texts.exact('notice.placeMissing'))).toBeAttached();
    await customer.areas.getByRole('searchbox').fill('bayan');
    await customer.areas.getByRole('button', { name: /^Bayan/ }).click();
    await expect(cart, '2.75 dinars are missing to the zone’s minimum of five').toContainText(
      texts.money(2.75, 'KWD'),
    );
    await expect(cart.getByRole('button', { name: texts.containing('cart.checkout') })).toBeDisabled();
  });
});

test(
  'says that the delivery zones could not be loaded, and offers a retry and pickup',
  FULL_ONLY,
  async ({ page }) => {
    const zones = /\/api\/webapp\/zones\//;
    await page.route(zones, (route) => route.abort());
    const customer = createDeliveryCustomer(page);
    const { texts, areas } = customer;
    await page.goto('/demo-cafe/delivery');
    await customer.destinationButton('delivery.failed').click();
    await expect(areas.getByRole('button', { name: texts.exact('delivery.pickup') })).toBeVisible();
    await page.unroute(zones);
    await areas.getByRole('button', { name: texts.exact('ui.retry') }).click();
    await customer.chooseArea('salm', 'Salmiya');
  },
);

test.describe('in Berlin, on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test(
    'sends an order to the door that the customer marks on the map',
    FULL_ONLY,
    async ({ page, operator }) => {
      const customer = createDeliveryCustomer(page);
      const { texts, areas, cart } = customer;
      await page.goto('/demo-restaurant/delivery');
      await areas.getByRole('button', { name: texts.exact('delivery.onMap') }).click();
      await customer.button('map.pinHere').click();
      await expect(page.getByRole('main')).toContainText(texts.containing('delivery.found'));
      await customer.button('delivery.here').click();
      await expect(customer.destinationButton('delivery.to')).toContainText(texts.money(2.5, 'EUR'));

      const dish = await customer.openDish(
        readDemoNames('demo-restaurant', 'en').dish('schnitzel-vienna-style'),
      );
      await dish.getByRole('button', { name: texts.containing('item.addToCart') }).click();
      await customer.openCart();
      await expect(cart, '18.90 plus 2.50').toContainText(buildTotalPattern(texts, 21.4, 'EUR'));
      await customer.goToAddress();
      await customer.fillAddress({ Street: 'Kollwitzstraße', 'House number': '118', Postcode: '10435' });
      const customerName = await placeOrder(customer, '030 23125140');
      await expect(page.getByRole('main')).toContainText('Kollwitzstraße 118');
      const number = await customer.readOrderNumber();
      expect(await operator.listOrderNumbers(customerName)).toEqual([number]);
      await expect(operator.order(number)).toContainText('Kollwitzstraße');
    },
  );
});
