import { createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildCourses } from '../testing/data/courses.ts';
import { CROISSANT } from '../testing/hosts/embedded.ts';
import { expect, test } from '../testing/test.ts';

const MENU = '/demo-cafe/car_pickup';

test.use({ viewport: { width: 390, height: 844 }, waitsForApp: false, javaScriptEnabled: false });

test('without JavaScript a visitor reads the whole menu and opens a dish', async ({ page }) => {
  await page.goto(MENU);
  const dishes = page.getByRole('article');
  expect(await dishes.count()).toBeGreaterThanOrEqual(70);
  await page.getByRole('link', { name: CROISSANT, exact: true }).last().click();
  await expect(page).toHaveURL(/butter-croissant$/);
  await expect(page.getByRole('dialog', { name: CROISSANT })).toBeVisible();
  await expect(page.getByText(createCustomer(page).texts.containing('hosted.needsScript'))).toBeVisible();
});

test('without JavaScript a visitor goes from category to category, opens a dish there and closes it', async ({
  page,
}) => {
  await page.goto(`${MENU}?lang=ar`);
  const sections = page.locator('section').filter({ has: page.getByRole('article') });
  await page.getByRole('tab', { name: 'الشاي والكرك' }).click();
  await expect(page).toHaveURL(/\/car_pickup\/tea\?lang=ar$/);
  await expect(sections.first().getByRole('heading', { level: 2 })).toHaveText('الشاي والكرك');
  await sections.first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const message = page.getByText(createCustomer(page, 'ar').texts.containing('hosted.needsScript'));
  const [dialogBox, messageBox] = [await dialog.boundingBox(), await message.boundingBox()];
  expect((dialogBox?.y ?? 0) + (dialogBox?.height ?? 0)).toBeLessThanOrEqual(messageBox?.y ?? 0);
  await dialog.getByRole('button', { name: createCustomer(page, 'ar').texts.exact('ui.close') }).click();
  await expect(page).toHaveURL(/\/car_pickup\?lang=ar$/);
  await page
    .getByRole('link', { name: createCustomer(page, 'ar').texts.exact('sellingType.delivery') })
    .click();
  await expect(page).toHaveURL(/\/delivery\?lang=ar$/);
});

test('without JavaScript, the page of a category lists the dishes that a very long menu leaves out', async ({
  page,
}) => {
  const shop = createReferenceId();
  await importShop({ referenceId: shop, categories: buildCourses(150) });
  await page.goto(`/${shop}/car_pickup`);
  await expect(page.getByRole('article')).toHaveCount(500);
  const lastCourse = page.getByRole('region', { name: 'Course 150' });
  await expect(lastCourse.getByRole('article')).toHaveCount(0);
  await lastCourse
    .getByRole('link', { name: createCustomer(page).texts.exact('search.more', { number: '4' }) })
    .click();
  await expect(page).toHaveURL(/\/course-150$/);
  await expect(page.getByRole('link', { name: 'Dish 150.4' })).toBeVisible();
});

test('without JavaScript, the cart explains that it needs JavaScript and links back to the business', async ({
  page,
}) => {
  await page.goto(`${MENU}/cart`);
  await expect(page.getByText(createCustomer(page).texts.containing('hosted.needsScript'))).toBeVisible();
  await page.getByRole('link', { name: 'Bayt Coffee' }).click();
  await expect(createCustomer(page).landing).toBeVisible();
});

test('without JavaScript a visitor chooses an order type on the landing page', async ({ page }) => {
  await page.goto('/demo-cafe');
  await createCustomer(page).landing.getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without JavaScript a missing page shows an error', async ({ page }) => {
  expect((await page.goto('/demo-cafe/car_pickup/no/dish/here'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
