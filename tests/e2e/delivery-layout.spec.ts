import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../elements/loader/order-app-element.ts';
import { seriousBarriers } from './helpers/barriers.ts';
import { deliveryVisitor } from './helpers/delivered.ts';
import { PHONE } from './helpers/devices.ts';
import { tooSmall } from './helpers/targets.ts';
import { expect, test } from './helpers/test.ts';
import type { Locale } from './helpers/words.ts';

type Inspect = (screen: string) => Promise<void>;

/** Leads through what a delivery asks for, and has each part inspected. */
async function eachPart(page: Page, locale: Locale, look: Inspect): Promise<void> {
  const customer = deliveryVisitor(page, locale);
  const { words, areas, within } = customer;
  await page.goto('/demo-cafe/delivery');
  await expect(areas.getByRole('listitem').first()).toBeVisible();
  await look('where to deliver');
  await areas.getByRole('searchbox').fill('qzqz');
  await expect(areas.getByRole('listitem')).toHaveCount(0);
  await look('an area nobody knows');
  await areas.getByRole('searchbox').fill('');
  await areas.getByRole('listitem').getByRole('button').first().click();
  await expect(areas).toBeHidden();
  await page
    .locator('order-app')
    .evaluate((app: OrderAppElement) => app.addToCart({ itemId: 'balaleet', count: 4 }));
  await look('the menu with a place');
  await customer.openCart();
  await customer.goToAddress();
  await customer.button('address.save').click();
  await expect(within.locator('[aria-invalid=true]').first()).toBeFocused();
  await look('an address with mistakes');
  await page.goto('/demo-cafe/delivery/map');
  await expect(within.getByRole('application', { name: words.say('map.label') })).toBeVisible();
  await look('the map');
}

for (const { look, locale, browser, colorScheme } of [
  { look: 'light, in English', locale: 'en', browser: 'en-GB', colorScheme: 'light' },
  { look: 'dark, in Arabic', locale: 'ar', browser: 'ar-KW', colorScheme: 'dark' },
] as const)
  test.describe(`a delivery, ${look}, on a phone`, () => {
    // Without movement a colour is what it will be.
    test.use({ viewport: PHONE, locale: browser, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('on every part of it axe finds no serious barrier, and whatever can be pressed is 24 px in both directions', {
      tag: colorScheme === 'light' ? '@slow' : [],
    }, async ({ page }) => {
      await eachPart(page, locale, async (screen) => {
        expect.soft(await seriousBarriers(page), screen).toEqual([]);
        expect.soft(await tooSmall(page), screen).toEqual([]);
      });
    });
  });
