import type { Locator, Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { type Customer, createCustomer } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { expect, test } from '../testing/test.ts';
import type { Locale } from '../testing/text-patterns.ts';

test.use({ viewport: PHONE });

const AREA_NAME = { en: 'Salmiya', ar: 'السالمية' } as const;

/** Opens the address form of a delivery to Salmiya, with one dish in the cart. */
async function openAddressForm(page: Page, locale: Locale = 'en'): Promise<Customer> {
  const customer = createCustomer(page, locale);
  const { texts } = customer;
  await page.goto('/demo-cafe/delivery');
  const areas = page.getByRole('dialog', { name: texts.exact('delivery.title') });
  await areas.getByRole('searchbox').fill(AREA_NAME[locale]);
  await areas.getByRole('button', { name: new RegExp(`^${AREA_NAME[locale]}`) }).click();
  await expect(areas).toBeHidden();
  await customer.addDirectly(readDemoNames('demo-cafe', locale).dish('balaleet'));
  await customer.openCart();
  await customer.cart.getByRole('button', { name: texts.containing('cart.checkout') }).click();
  await expect(customer.heading('address.title')).toBeVisible();
  return customer;
}

const findField = ({ page, texts }: Customer, name: Parameters<Customer['texts']['exact']>[0]): Locator =>
  page.getByLabel(new RegExp(`^${texts.containing(name).source}`));

// @spec entities/address-types, constants/persisted-2
test(
  'keeps a typed address when the address type changes, after a reload, and after going back',
  FULL_ONLY,
  async ({ page }) => {
    const customer = await openAddressForm(page);
    const { texts } = customer;
    await findField(customer, 'address.field.block').fill('4');
    await findField(customer, 'address.field.street').fill('Salem Al Mubarak');
    await findField(customer, 'address.field.house_number').fill('12');
    await page.getByRole('radio', { name: texts.exact('address.types.apartment') }).check();
    await findField(customer, 'address.field.building').fill('Tower 2 🏢');
    await page.reload();
    await expect(page.getByRole('radio', { name: texts.exact('address.types.apartment') })).toBeChecked();
    await expect(findField(customer, 'address.field.building')).toHaveValue('Tower 2 🏢');
    await page.getByRole('radio', { name: texts.exact('address.types.house') }).check();
    await expect(findField(customer, 'address.field.house_number')).toHaveValue('12');
    await expect(findField(customer, 'address.field.street')).toHaveValue('Salem Al Mubarak');

    await customer.button('address.save').click();
    await expect(customer.heading('checkout.title')).toBeVisible();
    const phone = page.getByRole('textbox', { name: texts.exact('checkout.phone') });
    await phone.fill('+965 5551 2345');
    await expect(phone).toHaveValue('555 12345');
    await page.reload();
    await expect(phone).toHaveValue('555 12345');
    await page.goBack();
    await expect(customer.heading('address.title')).toBeVisible();
    await expect(findField(customer, 'address.field.block')).toHaveValue('4');
  },
);

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-KW' });

  test('shows errors beside the address fields, focuses the first invalid field, and accepts Arabic digits', async ({
    page,
  }) => {
    const customer = await openAddressForm(page, 'ar');
    const { texts } = customer;
    await customer.button('address.save').click();
    const blockField = findField(customer, 'address.field.block');
    await expect(blockField).toBeFocused();
    await expect(blockField).toHaveAttribute('aria-invalid', 'true');
    const summary = page
      .getByRole('alert')
      .filter({ hasText: texts.containing('checkout.fixProblems', { count: 3 }) });
    await expect(summary.getByRole('button')).toHaveCount(3);
    await summary.getByRole('button').nth(2).click();
    await expect(findField(customer, 'address.field.house_number')).toBeFocused();
    expect(await findSeriousBarriers(page)).toEqual([]);

    const paciField = findField(customer, 'address.field.paci');
    await paciField.pressSequentially('آلي ١٢٣۴۵۶٧٨٩');
    await expect(paciField).toHaveValue('12345678');
    await blockField.fill('٤');
    await findField(customer, 'address.field.street').fill('١٤');
    await findField(customer, 'address.field.house_number').fill('٧');
    await customer.button('address.save').click();
    await expect(customer.heading('checkout.title')).toBeVisible();
    const phone = page.getByRole('textbox', { name: texts.exact('checkout.phone') });
    await phone.pressSequentially('٥٥٥١٢٣٤٥');
    await expect(phone).toHaveValue('555 12345');
  });
});

test('a keyboard user enters an address and a foreign phone number', FULL_ONLY, async ({ page }) => {
  const customer = await openAddressForm(page);
  const { texts } = customer;
  await findField(customer, 'address.field.block').focus();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Salem');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await customer.button('address.save').focus();
  await page.keyboard.press('Enter');
  await expect(customer.heading('checkout.title')).toBeVisible();

  const country = page.getByRole('button', { name: texts.containing('ui.countryCode') });
  await expect(country).toHaveAccessibleName(/Kuwait \+965/);
  await country.focus();
  await page.keyboard.press('Enter');
  const countrySearch = page.getByRole('combobox', { name: texts.exact('phone.search') });
  await expect(countrySearch).toBeFocused();
  await page.keyboard.type('german');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(country, 'the focus returns').toBeFocused();
  await expect(country).toHaveAccessibleName(/Germany \+49/);
  await expect(country.locator('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('3012345');
  // Typing in the middle of a number keeps the caret after the typed digits.
  const phone = page.getByRole('textbox', { name: texts.exact('checkout.phone') });
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('99');
  await expect(phone).toHaveValue(/^30 ?1 ?2 ?9 ?9 ?3 ?4 ?5$/);
  expect(
    await phone.evaluate((input: HTMLInputElement) =>
      input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, ''),
    ),
  ).toBe('301299');
});

test('loads the numbering plans for phone numbers with the cart, not with the menu', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/phone-kit-/.test(request.url())) requests.push(request.url());
  });
  const customer = createCustomer(page);
  await page.goto('/demo-cafe/car_pickup');
  await customer.addDirectly(readDemoNames('demo-cafe', 'en').dish('balaleet'));
  expect(requests).toEqual([]);
  const plansRequest = page.waitForRequest(/\/phone-kit-/);
  await customer.openCart();
  await plansRequest;
  await expect(customer.heading('cart.title')).toBeVisible();
  expect(requests).toHaveLength(1);
});
