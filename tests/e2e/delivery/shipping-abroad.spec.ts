import { FULL_ONLY } from '../../test-scope.ts';
import { verifyPhone } from '../testing/accounts.ts';
import { buildTotalPattern, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { createDeliveryCustomer } from '../testing/screens/delivery-customer.ts';
import { expect, test } from '../testing/test.ts';

test.describe('shipping abroad', FULL_ONLY, () => {
  test.use({ viewport: PHONE });

  // @spec constants/delivery-fee-by-shipping, constants/free-delivery-makes-fee-0
  // @spec validation/delivery-minimum-comes-from-shipping, delivery/international-shipping-only-when-enabled
  test('charges a parcel abroad by weight plus a fixed fee, and the bill explains the fee', async ({
    page,
  }) => {
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
    const checkoutButton = cart.getByRole('button', { name: texts.containing('cart.checkout') });
    await expect(checkoutButton, '8.90 is below the minimum of 30').toBeDisabled();
    const increaseButton = customer
      .cartLine(coffee)
      .getByRole('button', { name: texts.exact('ui.increase') });
    for (let count = 1; count < 4; count += 1) await increaseButton.click();
    // The fee is 1.20 for 1 kg, plus the fixed 7.90.
    await expect(cart, '35.60 plus 9.10').toContainText(buildTotalPattern(texts, 44.7, 'EUR'));
    await cart.getByRole('button', { name: texts.containing('cart.shippingFee') }).click();
    await expect(cart).toContainText(
      texts.containing('delivery.byWeight', { weight: 1, amount: texts.money(1.2, 'EUR') }),
    );

    // The coupon for free delivery also applies to parcels.
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
    // Without a country code, the app reads the number as Austrian, like the address.
    await customer.fillDetails({ name: createUniqueName(), phone: '0664 1234567' });
    await expect(page.getByText(texts.exact('delivery.nameHintParcel'))).toBeVisible();
    await customer.placeOrderButton.click();
    await verifyPhone(customer, new URL(page.url()).origin, { phone: '6641234567', dialCode: '+43' });
    await expect(customer.currentStep).toContainText(texts.containing('order.received'));
    await expect(page.getByRole('main')).toContainText('Austria');
    await expect(page.getByRole('main')).toContainText(texts.containing('cart.shippingFee'));
    await expect(page.getByRole('main')).toContainText(buildTotalPattern(texts, 44.7, 'EUR'));
  });
});
