import { type FakeNominatim, startFakeNominatim } from '../../testing/fake-nominatim.ts';
import { createCustomer } from '../testing/customer.ts';
import { CROISSANT } from '../testing/hosts/embedded.ts';
import { InputMethod } from '../testing/screens/input-method.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const fakeService: { current?: FakeNominatim } = {};
const test = testAt({
  now: '2026-03-04T12:00:00+01:00',
  businesses: ['demo-cafe', 'demo-shop'],
  startGeocoder: async () => {
    fakeService.current ??= await startFakeNominatim();
    return fakeService.current.url;
  },
});

test.afterAll(() => fakeService.current?.close());

test('Enter and Escape that an input method handles change no search, note or coupon', async ({ page }) => {
  const customer = createCustomer(page);
  const input = await InputMethod.create(page);
  await page.goto('/demo-cafe/car_pickup');
  await customer.searchLink.click();
  await input.expectKeysStayInMethod(customer.searchField, 'ラテ');

  const dialog = await customer.openDish(CROISSANT);
  await input.expectKeysStayInMethod(
    dialog.getByRole('textbox', { name: customer.texts.containing('item.note') }),
    '温めて',
  );
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: customer.texts.containing('item.addToCart') }).click();

  await customer.openCart();
  await input.expectKeysStayInMethod(customer.field('coupon.label'), '割引');
  await expect(customer.cart.getByRole('alert')).toHaveCount(0);
  await customer.field('coupon.label').press('Enter');
  await expect(customer.cart.getByRole('alert')).toHaveText(customer.texts.containing('coupon.unknown'));
});

test('Enter and Escape that an input method handles change no country list or one-time code', async ({
  page,
}) => {
  const customer = createCustomer(page);
  const { texts } = customer;
  const input = await InputMethod.create(page);
  await page.goto('/demo-cafe/locations');
  const country = customer.app.getByRole('button', { name: texts.containing('ui.countryCode') });
  await country.click();
  await input.expectKeysStayInMethod(customer.dialog.getByRole('combobox'), 'Ger');
  await expect(customer.dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(country).toHaveAccessibleName(/Germany \+49/);

  await country.click();
  await page.keyboard.type('Kuwait');
  await page.keyboard.press('Enter');
  await customer.field('checkout.phone').fill('50020009');
  await customer.button('verify.send').click();
  const code = page.getByRole('textbox', { name: texts.exact('verify.code') });
  await input.expectKeysStayInMethod(code, '１２３', '123');
});

test('Enter and Escape that an input method handles change no suggested address', async ({ page }) => {
  const { texts } = createCustomer(page);
  const input = await InputMethod.create(page);
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
  await input.expectKeysStayInMethod(street, ' 1', 'Marienplatz 1');
  await expect(suggestion).toBeVisible();
  await street.press('Escape');
  await expect(suggestion).toHaveCount(0);
  await expect(street).toHaveValue('Marienplatz 1');
});
