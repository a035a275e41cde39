import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildCourses } from '../testing/data/courses.ts';
import { createDeferred } from '../testing/deferred.ts';
import { getTop, scrollTo } from '../testing/screens/scroller.ts';
import { patchRestaurant } from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test('a phone shows the first dish of the menu without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/demo-cafe/car_pickup');
  const dish = page.getByRole('article').first();
  await expect(dish).toBeVisible();
  // The picture of the dish is fully visible above the tab bar.
  const cartTab = page.getByRole('link', { name: texts.exact('tabs.cart') });
  expect((await getTop(dish)) + 116).toBeLessThan(await getTop(cartTab));
});

test.describe('on a short phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a short phone shows a whole dish below a message and banners, with nothing over the dish', async ({
    page,
  }) => {
    await page.goto('/demo-cafe/car_pickup');
    const dish = page.getByRole('article').first();
    await expect(dish).toBeVisible();
    await expect(page.getByRole('list', { name: texts.exact('banners.title') })).toBeVisible();
    const box = await dish.boundingBox();
    const cartTab = page.getByRole('link', { name: texts.exact('tabs.cart') });
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(await getTop(cartTab));
    await page.waitForLoadState('networkidle');
    const menuButton = page.getByRole('button', { name: texts.exact('tabs.menu') });
    await expect(menuButton).toBeHidden();
    await scrollTo(page, 400);
    await expect(menuButton).toBeVisible();
  });

  test('the menu shows the business’s message on one line, and all of it when pressed', async ({ page }) => {
    await page.goto('/demo-cafe/car_pickup');
    const message = page.locator('order-app summary');
    await expect(message).toContainText('sea salt cookie');
    const readHeight = async () => (await message.boundingBox())?.height ?? Number.NaN;
    const line = await readHeight();
    expect(line).toBeGreaterThanOrEqual(44);
    await message.click();
    await expect.poll(readHeight).toBeGreaterThan(line + 10);
  });
});

test('leaves no empty space at the end of the menu after one subcategory was shown alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/demo-cafe/car_pickup');
  await page.getByRole('tab', { name: 'Cold drinks' }).click();
  // A click while the menu is still scrolling may end on another row.
  await expect(page.getByRole('tab', { name: 'Cold drinks', selected: true })).toBeVisible();
  const chips = page.getByRole('group', { name: 'Cold drinks' });
  await chips.getByRole('button', { name: 'Juices' }).click();
  await expect(chips.getByRole('button', { name: 'Juices', pressed: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Breakfast' }).click();
  await expect(page.getByRole('tab', { name: 'Breakfast', selected: true })).toBeVisible();
  const lastDish = page.getByRole('article').last();
  const scrollToLastDish = async () => {
    // Scroll again on each poll: the menu gets longer when rows that come into view are taller than estimated.
    await scrollTo(page, 'end');
    const box = await lastDish.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(scrollToLastDish).toBeGreaterThan(1200 - 100);
});

test('keeps the subcategory chips in place when the customer shows only one subcategory, even near the end of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/demo-cafe/car_pickup');
  await page.getByRole('tab', { name: 'Cold drinks' }).click();
  const chips = page.getByRole('group', { name: 'Cold drinks' });
  const juicesButton = chips.getByRole('button', { name: 'Juices' });
  await expect(juicesButton).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Cold drinks', selected: true })).toBeVisible();
  let chipsTop = Number.NaN;
  await expect
    .poll(async () => {
      const previousTop = chipsTop;
      chipsTop = await getTop(chips);
      return chipsTop - previousTop;
    })
    .toBe(0);
  for (const name of ['Juices', texts.exact('categories.everything'), 'Coolers']) {
    await chips.getByRole('button', { name, exact: true }).click();
    await expect(chips.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    expect(await getTop(chips)).toBe(chipsTop);
  }
});

test('loads the menu’s background picture after the menu, under a veil, without moving anything', async ({
  page,
}) => {
  const shopId = createReferenceId();
  await importShop({ referenceId: shopId, categories: buildCourses(2) });
  const PICTURE_FILES = '**/media/wall/*.webp';
  const slowResponse = createDeferred();
  await page.route(PICTURE_FILES, async (route) => {
    await slowResponse.promise;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    });
  });
  await patchRestaurant(page, (body) => {
    Object.assign(body.restaurant, {
      background: { option: 'image', image: { src: '/media/wall', width: 1600, height: 900 } },
    });
  });
  const pictureRequest = page.waitForRequest(PICTURE_FILES);
  await page.goto(`/${shopId}/car_pickup`);
  const dish = page.getByRole('article', { name: 'Dish 1.1' });
  await expect(dish).toBeVisible();
  await pictureRequest;
  const topBefore = await getTop(dish);
  slowResponse.resolve();
  const image = page.locator('order-app [data-loaded] img');
  await expect(image).toHaveCSS('opacity', '1');
  expect(await getTop(dish)).toBe(topBefore);
  const veilColour = await image.evaluate(
    (pictureElement) =>
      getComputedStyle(pictureElement.closest('[data-loaded]') as Element, '::after').opacity,
  );
  expect(Number(veilColour)).toBeGreaterThan(0.8);
  const menu = page.getByRole('main');
  await expect(menu, 'the picture shows through the menu').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(menu, 'scrolling moves the menu over the picture without repainting').toHaveCSS(
    'will-change',
    'scroll-position',
  );
});

test('gives the menu an opaque background, so that scrolling does not repaint it', async ({ page }) => {
  const shopId = createReferenceId();
  await importShop({ referenceId: shopId, categories: buildCourses(2) });
  await page.goto(`/${shopId}/car_pickup`);
  const menu = page.getByRole('main');
  await expect(menu).toBeVisible();
  const background = await menu.evaluate((main) => {
    const surface = main.closest('[data-surface]');
    return surface && getComputedStyle(surface).backgroundColor;
  });
  expect(background).toMatch(/^rgb\(/);
  await expect(menu).toHaveCSS('background-color', String(background));
});

// @spec constants/mobile-under-768-px-element
test('lists dishes below each other in an element that is narrower than 768 px, and side by side in a wider one', async ({
  page,
}) => {
  const shopId = createReferenceId();
  await importShop({ referenceId: shopId, categories: buildCourses(2) });
  const measureCardDistance = async () => {
    const [firstCard, secondCard] = [1, 2].map((number) =>
      page.getByRole('article', { name: `Dish 1.${number}` }),
    );
    return firstCard && secondCard ? (await getTop(secondCard)) - (await getTop(firstCard)) : Number.NaN;
  };
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto(`/${shopId}/car_pickup`);
  await expect.poll(measureCardDistance).toBeGreaterThan(60);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(measureCardDistance).toBe(0);
});
