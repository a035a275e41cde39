import type { Locator, Page } from '@playwright/test';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { PHONE } from '../testing/devices.ts';
import { getScroller, scrollTop } from '../testing/screens/scroller.ts';
import { expect, test } from '../testing/test.ts';

const findDish = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

const buildDishes = (id: string, name: string, count: number, types?: object) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${id}-${index + 1}`,
    name: { en: `${name} ${index + 1}` },
    price: 4,
    ...(types && { types }),
  }));

test.use({ viewport: PHONE });

test.describe('the scroll position of a long menu', () => {
  test.beforeEach(async ({ page }) => {
    const referenceId = createReferenceId();
    await importShop({
      referenceId,
      withChips: true,
      categories: [
        {
          id: 'drinks',
          name: { en: 'Drinks' },
          items: [],
          subcategories: [
            { id: 'hot', name: { en: 'Hot' }, items: buildDishes('hot', 'Hot drink', 20) },
            { id: 'cold', name: { en: 'Cold' }, items: buildDishes('cold', 'Cold drink', 20) },
          ],
        },
        { id: 'food', name: { en: 'Food' }, items: buildDishes('food', 'Plate', 30) },
      ],
    });
    await page.goto(`/${referenceId}/car_pickup`);
    await page.getByRole('button', { name: 'Cold', exact: true }).click();
    await expect(findDish(page, 'Hot drink 1')).toHaveCount(0);
    // Dishes far below the viewport are not rendered yet.
    await getScroller(page).evaluate((main) => {
      main.scrollTop = main.scrollHeight / 2;
    });
    await expect(findDish(page, 'Plate 9')).toBeInViewport();
    const readStorage = () => page.evaluate(() => Object.values({ ...sessionStorage }).join());
    await expect.poll(readStorage).toContain(String(Math.floor(await scrollTop(page))));
  });

  test('returns to the scroll position of the menu and the chosen subcategory after the customer viewed a dish', async ({
    page,
  }) => {
    const positionBefore = await scrollTop(page);
    await findDish(page, 'Plate 9').getByRole('link').click();
    await page.getByRole('dialog', { name: 'Plate 9' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(Math.abs((await scrollTop(page)) - positionBefore)).toBeLessThan(2);
    await expect(
      page.getByRole('button', { name: 'Cold', exact: true, includeHidden: true }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('returns to the scroll position of a long menu after a reload', async ({ page }) => {
    const positionBefore = await scrollTop(page);
    await page.reload();
    await expect.poll(async () => Math.abs((await scrollTop(page)) - positionBefore)).toBeLessThan(2);
    await expect(findDish(page, 'Plate 9')).toBeInViewport();
    await expect(findDish(page, 'Hot drink 1')).toHaveCount(0);
  });

  test('starts a long menu at the top on a new visit', async ({ page, context }) => {
    const otherPage = await context.newPage();
    await otherPage.goto(page.url());
    await expect(findDish(otherPage, 'Hot drink 1')).toBeVisible();
    expect(await scrollTop(otherPage)).toBe(0);
  });
});

test('a change of the order type keeps the category, and names the dishes that are no longer offered', async ({
  page,
}) => {
  const referenceId = createReferenceId();
  await importShop({
    referenceId,
    categories: [
      { id: 'food', name: { en: 'Food' }, items: buildDishes('food', 'Plate', 12) },
      {
        id: 'boxes',
        name: { en: 'Boxes' },
        items: [...buildDishes('box', 'Box', 2, { dine_in: false }), ...buildDishes('bowl', 'Bowl', 6)],
      },
    ],
  });
  await page.goto(`/${referenceId}/car_pickup/boxes`);
  await expect(findDish(page, 'Box 1')).toBeInViewport();
  await findDish(page, 'Box 1').getByRole('button', { name: 'Add Box 1 to cart' }).click();
  await page.getByRole('radio', { name: 'Dine-in' }).check();
  await expect(page).toHaveURL(new RegExp(`/${referenceId}/dine_in/boxes$`));
  const announcement = page.getByRole('status').filter({ hasText: 'Not available for Dine-in' });
  await expect(announcement).toContainText('Box 1 and Box 2');
  await expect(announcement).toContainText('1 item in your cart is not available for Dine-in.');
  await expect(findDish(page, 'Box 1')).toHaveCount(0);
});
