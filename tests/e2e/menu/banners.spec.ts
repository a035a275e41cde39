import type { Page, Route } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildCourses } from '../testing/data/courses.ts';
import { createDeferred } from '../testing/deferred.ts';
import { PHONE } from '../testing/devices.ts';
import { getTop } from '../testing/screens/scroller.ts';
import { patchRestaurant } from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const BANNERS_CALL = '**/api/webapp/banners/**';

const picture = { src: '/media/none', width: 1200, height: 400 };

/** Responds with these banners once `readyPromise` resolves. Records the requested dates and the reported views. */
const serveBanners = (
  page: Page,
  banners: readonly object[],
  readyPromise: Promise<void> = Promise.resolve(),
) => {
  const requests: string[] = [];
  const reportedViews: string[][] = [];
  const respond = async (route: Route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      reportedViews.push((request.postDataJSON() as { banners: string[] }).banners);
      return route.fulfill({ json: { error: 0 } });
    }
    requests.push(new URL(request.url()).searchParams.get('date') ?? '');
    await readyPromise;
    return route.fulfill({ json: { banners } });
  };
  return page.route(BANNERS_CALL, respond).then(() => ({ dates: requests, reportedViews }));
};

const texts = createTextPatterns('en');

test.describe('banners', () => {
  test.use({ viewport: PHONE });
  const findStrip = (page: Page) => page.getByRole('list', { name: texts.exact('banners.title') });

  // @spec calls/post-webapp-banners-reach, calls/get-webapp-banners-branch-id
  test('reserves space for banners before they load, opens the dish of a banner, and counts each view once', async ({
    page,
  }) => {
    const shopId = createReferenceId();
    await importShop({ referenceId: shopId, categories: buildCourses(3) });
    await patchRestaurant(page, (body) => {
      body.banners = 2;
    });
    const slowResponse = createDeferred();
    const requests = await serveBanners(
      page,
      [
        { id: 'one', image: picture, title: { en: 'Dish of the day' }, item_id: 'dish-2-1' },
        { id: 'two', image: picture, url: 'https://example.com/party' },
        { id: 'broken' },
      ],
      slowResponse.promise,
    );
    await page.goto(`/${shopId}/car_pickup`);
    const heading = page.getByRole('heading', { name: 'Course 1', exact: true });
    await expect(heading).toBeVisible();
    await expect.poll(() => requests.dates.length).toBe(1);
    const topBefore = await getTop(heading);
    slowResponse.resolve();
    await expect(findStrip(page).getByRole('listitem')).toHaveCount(2);
    expect(await getTop(heading)).toBe(topBefore);
    expect(requests.dates[0]).toMatch(/^\d{2}-\d{2}-\d{4}$/);

    const siteLink = page.getByRole('link', { name: 'example.com' });
    await expect(siteLink).toHaveAttribute('target', '_blank');
    await expect(siteLink).toHaveAttribute('rel', /noopener/);
    await expect.poll(() => requests.reportedViews).toEqual([['one']]);

    const customer = createCustomer(page);
    await page.getByRole('link', { name: 'Dish of the day' }).click();
    await expect(customer.dialog).toHaveAccessibleName('Dish 2.1');
    await customer.dialog.getByRole('button', { name: texts.exact('ui.close') }).click();
    await expect(customer.dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Dish of the day' })).toBeFocused();
    // Only the keyboard brings the second banner into view.
    await page.keyboard.press('Tab');
    await expect(siteLink).toBeFocused();
    await expect(siteLink).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => requests.reportedViews).toEqual([['one'], ['two']]);
  });

  test('a banner for a category scrolls the menu to this category', async ({ page }) => {
    const shopId = createReferenceId();
    await importShop({ referenceId: shopId, categories: buildCourses(8) });
    await patchRestaurant(page, (body) => {
      body.banners = 1;
    });
    await serveBanners(page, [{ id: 'one', image: picture, category_id: 'course-6' }]);
    await page.goto(`/${shopId}/car_pickup`);
    await page.getByRole('link', { name: 'Course 6' }).click();
    await expect(page.getByRole('tab', { name: 'Course 6', selected: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Course 6', exact: true })).toBeInViewport();
  });

  test('requests no banners when the business has none', async ({ page }) => {
    const shopId = createReferenceId();
    await importShop({ referenceId: shopId, categories: buildCourses(2) });
    await patchRestaurant(page, (body) => {
      body.banners = 0;
    });
    const requests = await serveBanners(page, []);
    await page.goto(`/${shopId}/car_pickup`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.dates).toEqual([]);
  });

  test('leaves the menu unchanged when banners cannot be loaded', async ({ page }) => {
    const shopId = createReferenceId();
    await importShop({ referenceId: shopId, categories: buildCourses(2) });
    await patchRestaurant(page, (body) => {
      body.banners = 3;
    });
    await page.route(BANNERS_CALL, (route) => route.fulfill({ status: 500, json: { error: 1 } }));
    await page.goto(`/${shopId}/car_pickup`);
    await expect(page.getByRole('article', { name: 'Dish 1.1' })).toBeVisible();
    await expect(page.getByRole('region', { name: texts.exact('banners.title') })).toHaveCount(0);
  });
});
