import type { Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildCourses } from '../testing/data/courses.ts';
import { DESKTOP, PHONE } from '../testing/devices.ts';
import { getTop, scrollTo } from '../testing/screens/scroller.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.describe('the menu button', () => {
  test.use({ viewport: PHONE });
  const findMenuButton = (page: Page) => page.getByRole('button', { name: texts.exact('tabs.menu') });

  test('the menu button jumps to each of 80 categories, and covers nothing at the end of the menu', async ({
    page,
  }) => {
    const shopId = createReferenceId();
    await importShop({ referenceId: shopId, categories: buildCourses(80) });
    const customer = createCustomer(page);
    await page.goto(`/${shopId}/car_pickup`);
    await findMenuButton(page).click();
    await expect(customer.dialog).toHaveAccessibleName(texts.exact('menu.categories'));
    await customer.dialog.getByRole('searchbox').fill('course 72');
    await customer.dialog.getByRole('button', { name: /^Course 72/ }).click();
    await expect(customer.dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Course 72', exact: true })).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'Course 72', selected: true })).toBeVisible();
    await expect(findMenuButton(page)).toBeFocused();

    await scrollTo(page, 'end');
    const lastDish = page.getByRole('article', { name: 'Dish 80.4' });
    await expect(lastDish).toBeVisible();
    const box = await lastDish.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await getTop(findMenuButton(page)));

    // When an item is in the cart, the button is above the cart bar.
    await lastDish.getByRole('button').first().click();
    const cartBarLink = page.getByRole('link', { name: texts.containing('menu.viewCart') });
    await expect(cartBarLink).toBeVisible();
    await expect
      .poll(async () => {
        const button = await findMenuButton(page).boundingBox();
        return (button?.y ?? 0) + (button?.height ?? 0) <= (await getTop(cartBarLink));
      })
      .toBe(true);
  });

  test('the menu button opens a list of the categories if the menu has tiles', async ({ page }) => {
    const shopId = createReferenceId();
    await importShop({
      referenceId: shopId,
      settings: { is_standard_menu: false },
      categories: buildCourses(6),
    });
    await page.goto(`/${shopId}/car_pickup`);
    await findMenuButton(page).click();
    await createCustomer(page)
      .dialog.getByRole('button', { name: /^Course 5/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Course 5' })).toBeVisible();
  });

  test('a wide element shows a list of categories and no menu button', async ({ page }) => {
    const shopId = createReferenceId();
    await importShop({ referenceId: shopId, categories: buildCourses(6) });
    await page.setViewportSize(DESKTOP);
    await page.goto(`/${shopId}/car_pickup`);
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(findMenuButton(page)).toHaveCount(0);
  });
});
