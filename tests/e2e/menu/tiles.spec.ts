import type { Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildCourses, buildDish } from '../testing/data/courses.ts';
import { PHONE } from '../testing/devices.ts';
import { scrollTo, scrollTop } from '../testing/screens/scroller.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.describe('a menu of tiles', () => {
  test.use({ viewport: PHONE });
  const findTiles = (page: Page) => page.getByRole('list', { name: texts.exact('menu.categories') });
  const findCategoryHeading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true });

  async function openTiles(): Promise<string> {
    const shopId = createReferenceId();
    const [firstCourse, ...otherCourses] = buildCourses(9);
    const icedCategory = { id: 'iced', name: { en: 'Iced' }, items: [buildDish('ice-tea', 'Ice tea')] };
    await importShop({
      referenceId: shopId,
      settings: { is_standard_menu: false },
      categories: [{ ...firstCourse, subcategories: [icedCategory] }, ...otherCourses],
    });
    return shopId;
  }

  test('a category tile opens the category on its own page, and going back returns to the scroll position', async ({
    page,
  }) => {
    const shopId = await openTiles();
    const customer = createCustomer(page);
    await page.goto(`/${shopId}/car_pickup`);
    await expect(findTiles(page).getByRole('link')).toHaveCount(9);
    await expect(page.getByRole('link', { name: 'Course 1', description: '5 items' })).toBeVisible();
    await scrollTo(page, 300);
    await page.getByRole('link', { name: 'Course 6', exact: true }).click();
    await expect(findCategoryHeading(page, 'Course 6')).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await expect(page.getByRole('article')).toHaveCount(4);

    // A dish opens over the category.
    await page.getByRole('link', { name: 'Dish 6.4' }).click();
    await expect(customer.dialog).toHaveAccessibleName('Dish 6.4');
    await customer.dialog.getByRole('button', { name: texts.exact('ui.close') }).click();
    await expect(customer.dialog).toBeHidden();
    await expect(findCategoryHeading(page, 'Course 6')).toBeVisible();

    await page.getByRole('link', { name: /^Next category\s*Course 7/ }).click();
    await expect(findCategoryHeading(page, 'Course 7')).toBeVisible();
    await customer.button('ui.back').click();
    await expect(findTiles(page)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test('the browser’s back button returns from a category to the tiles', async ({ page }) => {
    const shopId = await openTiles();
    await page.goto(`/${shopId}/car_pickup`);
    await page.getByRole('link', { name: 'Course 2', exact: true }).click();
    await expect(findCategoryHeading(page, 'Course 2')).toBeVisible();
    await page.goBack();
    await expect(findTiles(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Course 2', exact: true })).toBeFocused();
  });

  test('a subcategory button on the page of a category hides the other subcategories', async ({ page }) => {
    const shopId = await openTiles();
    await page.goto(`/${shopId}/car_pickup/course-1`);
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.getByRole('button', { name: 'Iced' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Ice tea' })).toBeVisible();
  });

  test('opening a dish’s URL on a menu of tiles shows the dish’s category behind the dialog', async ({
    page,
  }) => {
    const shopId = await openTiles();
    await page.goto(`/${shopId}/car_pickup/course-3/dish-3-2`);
    await expect(createCustomer(page).dialog).toHaveAccessibleName('Dish 3.2');
    await expect(page.locator('order-app h1').filter({ hasText: 'Course 3' })).toBeVisible();
  });

  test('the error page for an unknown category names the path and leads home', async ({ page }) => {
    const shopId = await openTiles();
    const customer = createCustomer(page);
    const path = `/${shopId}/car_pickup/nothing`;
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(customer.heading('errors.notFound')).toBeVisible();
    await expect(page.getByText(path)).toBeVisible();
    await customer.button('errors.toHome').click();
    await expect(page).toHaveURL(new RegExp(`/${shopId}(/car_pickup)?$`));
  });
});
