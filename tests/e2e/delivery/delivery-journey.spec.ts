import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { verifyPhone } from '../testing/accounts.ts';
import { buildTotalPattern, uniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { DESKTOP, PHONE } from '../testing/devices.ts';
import { createDeliveryCustomer, type DeliveryCustomer } from '../testing/screens/delivery-customer.ts';
import { expect, test } from '../testing/test.ts';

const SALMIYA = { latitude: 29.335, longitude: 48.07 };
/** A place to which only the second branch of the café delivers. */
const SHARQ = { latitude: 29.3811, longitude: 47.9899 };
const VIENNA = { latitude: 48.2082, longitude: 16.3738 };

/** Fills in the checkout and places the order. Returns the customer's name. */
async function placeOrder(customer: DeliveryCustomer, phone: string): Promise<string> {
  const customerName = uniqueName();
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
        'the street of one area is no address in another without asking',
      ).toBeVisible();
      await customer.button('address.save').click();
      await expect(customer.heading('checkout.title')).toBeVisible();
    },
  );

  // @spec guards/can-checkout, validation/delivery-minimum-comes-from-shipping
  test('a customer without a location goes from the cart to the areas, and from there to the address form', async ({
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
    await expect(cart, 'the minimum of the zone is five dinars').toContainText(texts.money(2.75, 'KWD'));
    await expect(cart.getByRole('button', { name: texts.containing('cart.checkout') })).toBeDisabled();
  });
});

test.describe('a customer who shares the location', () => {
  test.use({ viewport: PHONE, permissions: ['geolocation'] });

  test('shows zone, fee, minimum and time at the customer’s location before the customer accepts it', async ({
    page,
    context,
  }) => {
    await context.setGeolocation(SALMIYA);
    const customer = createDeliveryCustomer(page);
    const { texts, areas } = customer;
    await page.goto('/demo-cafe/delivery');
    await customer.useLocation();
    await expect(
      areas.getByRole('heading', { name: texts.exact('delivery.found', { place: 'Salmiya' }) }),
    ).toBeVisible();
    for (const fact of [
      texts.containing('delivery.zone', { zone: 'Salmiya & Rumaithiya' }),
      texts.money(0.5, 'KWD'),
      texts.money(2, 'KWD'),
      texts.containing('delivery.minutes', { count: 30 }),
    ])
      await expect(areas).toContainText(fact);
    await areas.getByRole('button', { name: texts.exact('delivery.here') }).click();
    await expect(customer.destinationButton('delivery.to', 'Salmiya')).toBeVisible();
  });

  test(
    'offers the branch that delivers to the customer’s location if the current branch does not',
    FULL_ONLY,
    async ({ page, context }) => {
      await context.setGeolocation(SHARQ);
      const customer = createDeliveryCustomer(page);
      const { texts, areas } = customer;
      await page.goto('/demo-cafe/delivery');
      await customer.useLocation();
      await expect(areas.getByText(texts.exact('delivery.outside'))).toBeVisible();
      await areas
        .getByRole('button', { name: texts.containing('delivery.byBranch', { branch: 'Kuwait City' }) })
        .click();
      await expect(customer.destinationButton('delivery.to', 'Sharq')).toBeVisible();
      await expect(
        page.getByRole('button', { name: texts.containing('branches.change', { branch: 'Kuwait City' }) }),
      ).toBeVisible();
    },
  );

  test('offers pickup to a customer far outside all zones', FULL_ONLY, async ({ page, context }) => {
    await context.setGeolocation(VIENNA);
    const customer = createDeliveryCustomer(page);
    const { texts, areas } = customer;
    await page.goto('/demo-cafe/delivery');
    await customer.useLocation();
    await expect(areas.getByText(texts.exact('delivery.outside'))).toBeVisible();
    await areas.getByRole('button', { name: texts.containing('delivery.pickupAt') }).click();
    await expect(page.getByRole('radio', { name: texts.exact('sellingType.car_pickup') })).toBeChecked();
    await expect(areas).toBeHidden();
  });
});

for (const [title, code, key] of [
  ['refused', 1, 'delivery.location.refused'],
  ['too slow', 3, 'delivery.location.timeout'],
] as const)
  test(
    `says that the location is ${title}, and keeps the list of delivery areas`,
    fullOnlyUnless(title === 'refused'),
    async ({ page }) => {
      await page.addInitScript((failure) => {
        navigator.geolocation.getCurrentPosition = (_, reportError) =>
          reportError?.({ code: failure } as GeolocationPositionError);
      }, code);
      const customer = createDeliveryCustomer(page);
      await page.goto('/demo-cafe/delivery');
      await customer.useLocation();
      await expect(customer.areas.getByText(customer.texts.exact(key))).toBeVisible();
      await customer.chooseArea('jabr', 'Jabriya');
    },
  );

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

test.describe('from abroad', FULL_ONLY, () => {
  test.use({ viewport: PHONE });

  // @spec constants/delivery-fee-by-shipping, constants/free-delivery-makes-fee-0
  // @spec validation/delivery-minimum-comes-from-shipping, delivery/international-shipping-only-when-enabled
  test('ships abroad by weight with a minimum fee, which the bill explains', async ({ page }) => {
    const customer = createDeliveryCustomer(page);
    const { texts, areas, cart } = customer;
    const coffee = readDemoNames('demo-shop', 'en').dish('coffee');
    await page.goto('/demo-shop/delivery');
    await areas.getByRole('radio', { name: texts.exact('delivery.abroad') }).check();
    await areas.getByRole('button', { name: /^Austria/ }).click();
    await expect(customer.destinationButton('delivery.shipTo', 'Austria')).toContainText(
      texts.money(1.2, 'EUR'),
    );

    await customer.addDirectly(coffee);
    await customer.openCart();
    const checkout = cart.getByRole('button', { name: texts.containing('cart.checkout') });
    await expect(checkout, '8.90 is below the minimum of 30').toBeDisabled();
    const increaseButton = customer
      .cartLine(coffee)
      .getByRole('button', { name: texts.exact('ui.increase') });
    for (let count = 1; count < 4; count += 1) await increaseButton.click();
    // 1 kg at 1.20, plus 7.90.
    await expect(cart, '35.60 plus 9.10').toContainText(buildTotalPattern(texts, 44.7, 'EUR'));
    await cart.getByRole('button', { name: texts.containing('cart.shippingFee') }).click();
    await expect(cart).toContainText(
      texts.containing('delivery.byWeight', { weight: 1, amount: texts.money(1.2, 'EUR') }),
    );

    // The coupon of the shop pays for parcels too.
    await customer.field('coupon.label').fill('VERSANDFREI');
    await customer.field('coupon.label').press('Enter');
    await expect(cart.getByText(texts.exact('coupon.appliedFreeShipping'))).toBeVisible();
    await cart.getByRole('button', { name: texts.containing('cart.shippingFee') }).click();
    await expect(cart).toContainText(texts.containing('why.shippingByCoupon', { code: 'VERSANDFREI' }));
    await cart
      .getByRole('button', { name: texts.containing('coupon.remove', { code: 'VERSANDFREI' }) })
      .click();
    await expect(cart).toContainText(buildTotalPattern(texts, 44.7, 'EUR'));

    await customer.goToAddress('address.shippingTitle');
    await expect(page).toHaveTitle(/^Shipping address · /);
    await expect(page.getByText(texts.containing('address.field.note'))).toBeHidden();
    await customer.fillAddress({ City: 'Wien', Street: 'Ringstraße', Postcode: '1010' });
    // A number without a country code is Austrian, like the parcel.
    await customer.fillDetails({ name: uniqueName(), phone: '0664 1234567' });
    await expect(page.getByText(texts.exact('delivery.nameHintParcel'))).toBeVisible();
    await customer.placeOrderButton.click();
    await verifyPhone(customer, new URL(page.url()).origin, { phone: '6641234567', dialCode: '+43' });
    await expect(customer.currentStep).toContainText(texts.containing('order.received'));
    await expect(page.getByRole('main')).toContainText('Austria');
    await expect(page.getByRole('main')).toContainText(texts.containing('cart.shippingFee'));
    await expect(page.getByRole('main')).toContainText(buildTotalPattern(texts, 44.7, 'EUR'));
  });
});
