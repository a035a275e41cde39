import { type FakeNominatim, startFakeNominatim } from '../../testing/fake-nominatim.ts';
import { createCustomer } from '../testing/customer.ts';
import { CROISSANT } from '../testing/hosts/embedded.ts';
import { InputMethod } from '../testing/screens/input-method.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const geocoder: { current?: FakeNominatim } = {};
const test = testAt({
  now: '2026-03-04T12:00:00+01:00',
  businesses: ['demo-cafe', 'demo-shop'],
  startGeocoder: async () => {
    geocoder.current ??= await startFakeNominatim();
    return geocoder.current.url;
  },
});

test.afterAll(() => geocoder.current?.close());

test('search, note and coupon stay unchanged when an input method handles Enter or Escape', async ({
  page,
}) => {
  const customer = createCustomer(page);
  const inputMethod = await InputMethod.create(page);
  await page.goto('/demo-cafe/car_pickup');
  await customer.searchLink.click();
  await inputMethod.expectKeysStayInMethod(customer.searchField, 'ラテ');

  const dialog = await customer.openDish(CROISSANT);
  await inputMethod.expectKeysStayInMethod(
    dialog.getByRole('textbox', { name: customer.texts.containing('item.note') }),
    '温めて',
  );
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: customer.texts.containing('item.addToCart') }).click();

  await customer.openCart();
  await inputMethod.expectKeysStayInMethod(customer.field('coupon.label'), '割引');
  await expect(customer.cart.getByRole('alert')).toHaveCount(0);
  await customer.field('coupon.label').press('Enter');
  await expect(customer.cart.getByRole('alert')).toHaveText(customer.texts.containing('coupon.unknown'));
});

test('country list and one-time code stay unchanged when an input method handles Enter or Escape', async ({
  page,
}) => {
  const customer = createCustomer(page);
  const { texts } = customer;
  const inputMethod = await InputMethod.create(page);
  await page.goto('/demo-cafe/locations');
  const country = customer.app.getByRole('button', { name: texts.containing('ui.countryCode') });
  await country.click();
  await inputMethod.expectKeysStayInMethod(customer.dialog.getByRole('combobox'), 'Ger');
  await expect(customer.dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(country).toHaveAccessibleName(/Germany \+49/);

  await country.click();
  await page.keyboard.type('Kuwait');
  await page.keyboard.press('Enter');
  await customer.field('checkout.phone').fill('50020009');
  await customer.button('verify.send').click();
  const code = page.getByRole('textbox', { name: texts.exact('verify.code') });
  await inputMethod.expectKeysStayInMethod(code, '１２３', '123');
});

test('the suggested addresses stay open when an input method handles Enter or Escape', async ({ page }) => {
  const { texts } = createCustomer(page);
  const inputMethod = await InputMethod.create(page);
  await page.goto('/demo-shop/delivery');
  const sheet = page.getByRole('dialog', { name: texts.exact('delivery.title') });
  await sheet.getByRole('radio', { name: texts.exact('delivery.abroad') }).click();
  await sheet.getByRole('button', { name: /Austria/ }).click();
  await expect(page.getByRole('button', { name: texts.containing('delivery.shipTo') }).first()).toBeVisible();
  await page.goto('/demo-shop/delivery/address');
  const street = page.getByRole('combobox', { name: texts.containing('address.field.street') });
  const suggestion = page.getByRole('option', { name: /Marienplatz/ });
  await street.fill('Marienplatz');
  await expect(suggestion).toBeVisible();
  await street.press('ArrowDown');
  await inputMethod.expectKeysStayInMethod(street, ' 1', 'Marienplatz 1');
  await expect(suggestion).toBeVisible();
  await street.press('Escape');
  await expect(suggestion).toHaveCount(0);
  await expect(street).toHaveValue('Marienplatz 1');
});
