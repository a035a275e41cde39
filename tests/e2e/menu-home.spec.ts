import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page, Route } from '@playwright/test';
import { openShop } from './helpers/businesses.ts';
import { Customer } from './helpers/customer.ts';
import { signal } from './helpers/signal.ts';
import { expect, test } from './helpers/test.ts';
import { wordsOf } from './helpers/words.ts';

const words = wordsOf('en');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const RESTAURANT = '**/api/webapp/v5/restaurant/**';
const BANNERS = '**/api/webapp/banners/**';

const visitor = (page: Page): Customer => new Customer(page, words);
const scrollerOf = (page: Page): Locator => page.locator('order-app').getByRole('main');
const scrollTo = (page: Page, top: number | 'end') =>
  scrollerOf(page).evaluate((main, to) => {
    main.scrollTop = to === 'end' ? main.scrollHeight : to;
  }, top);
const scrollTop = (page: Page): Promise<number> => scrollerOf(page).evaluate((main) => main.scrollTop);
const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN;

let shops = 0;
const newShop = (): string => `menu-${process.pid}-${Date.now().toString(36)}-${shops++}`;

const dishOf = (id: string, name: string) => ({ id, name: { en: name }, price: 4 });
/** Categories of four dishes each: "Course 3" holds "Dish 3.1" to "Dish 3.4". */
const courses = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `course-${at + 1}`,
    name: { en: `Course ${at + 1}` },
    items: [1, 2, 3, 4].map((nth) => dishOf(`dish-${at + 1}-${nth}`, `Dish ${at + 1}.${nth}`)),
  }));

/** Changes the answer with the business on its way. */
const patchRestaurant = (page: Page, change: (body: { restaurant: object; banners?: number }) => void) =>
  page.route(RESTAURANT, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Parameters<typeof change>[0];
    change(body);
    await route.fulfill({ json: body });
  });

const picture = { src: '/media/none', width: 1200, height: 400 };
const serveBanners = (page: Page, banners: readonly object[], ready: Promise<void> = Promise.resolve()) => {
  const asked: string[] = [];
  const reached: string[][] = [];
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      reached.push((request.postDataJSON() as { banners: string[] }).banners);
      return route.fulfill({ json: { error: 0 } });
    }
    asked.push(new URL(request.url()).searchParams.get('date') ?? '');
    await ready;
    return route.fulfill({ json: { banners } });
  };
  return page.route(BANNERS, answer).then(() => ({ asked, reached }));
};

test.describe('banners', () => {
  test.use({ viewport: PHONE });
  const strip = (page: Page) => page.getByRole('list', { name: words.say('banners.title') });

  test('have their space before they come, lead to their dish, and are told once when looked at', async ({
    page,
  }) => {
    const shop = newShop();
    await openShop({ referenceId: shop, categories: courses(3) });
    await patchRestaurant(page, (body) => {
      body.banners = 2;
    });
    const held = signal();
    const told = await serveBanners(
      page,
      [
        { id: 'one', image: picture, title: { en: 'Dish of the day' }, item_id: 'dish-2-1' },
        { id: 'two', image: picture, url: 'https://example.com/party' },
        { id: 'broken' },
      ],
      held.given,
    );
    await page.goto(`/${shop}/car_pickup`);
    const heading = page.getByRole('heading', { name: 'Course 1', exact: true });
    await expect(heading).toBeVisible();
    await expect.poll(() => told.asked.length).toBe(1);
    const before = await topOf(heading);
    held.give();
    await expect(strip(page).getByRole('listitem')).toHaveCount(2);
    expect(await topOf(heading)).toBe(before);
    expect(told.asked[0]).toMatch(/^\d{2}-\d{2}-\d{4}$/);

    const site = page.getByRole('link', { name: 'example.com' });
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', /noopener/);
    await expect.poll(() => told.reached).toEqual([['one']]);

    const customer = visitor(page);
    await page.getByRole('link', { name: 'Dish of the day' }).click();
    await expect(customer.dialog).toHaveAccessibleName('Dish 2.1');
    await customer.dialog.getByRole('button', { name: words.say('ui.close') }).click();
    await expect(customer.dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Dish of the day' })).toBeFocused();
    // The second, brought into view by the keyboard alone.
    await page.keyboard.press('Tab');
    await expect(site).toBeFocused();
    await expect(site).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => told.reached).toEqual([['one'], ['two']]);
  });

  test('go to their category on the page', async ({ page }) => {
    const shop = newShop();
    await openShop({ referenceId: shop, categories: courses(8) });
    await patchRestaurant(page, (body) => {
      body.banners = 1;
    });
    await serveBanners(page, [{ id: 'one', image: picture, category_id: 'course-6' }]);
    await page.goto(`/${shop}/car_pickup`);
    await page.getByRole('link', { name: 'Course 6' }).click();
    await expect(page.getByRole('tab', { name: 'Course 6', selected: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Course 6', exact: true })).toBeInViewport();
  });

  test('are not even asked for where there are none', async ({ page }) => {
    const shop = newShop();
    await openShop({ referenceId: shop, categories: courses(2) });
    await patchRestaurant(page, (body) => {
      body.banners = 0;
    });
    const told = await serveBanners(page, []);
    await page.goto(`/${shop}/car_pickup`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(told.asked).toEqual([]);
  });

  test('that cannot be fetched leave the menu as it is', async ({ page }) => {
    const shop = newShop();
    await openShop({ referenceId: shop, categories: courses(2) });
    await patchRestaurant(page, (body) => {
      body.banners = 3;
    });
    await page.route(BANNERS, (route) => route.fulfill({ status: 500, json: { error: 1 } }));
    await page.goto(`/${shop}/car_pickup`);
    await expect(page.getByRole('article', { name: 'Dish 1.1' })).toBeVisible();
    await expect(page.getByRole('region', { name: words.say('banners.title') })).toHaveCount(0);
  });
});

test.describe('a menu of tiles', () => {
  test.use({ viewport: PHONE });
  const tiles = (page: Page) => page.getByRole('list', { name: words.say('menu.categories') });
  const listing = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  async function openTiles(): Promise<string> {
    const shop = newShop();
    const [first, ...others] = courses(9);
    const iced = { id: 'iced', name: { en: 'Iced' }, items: [dishOf('ice-tea', 'Ice tea')] };
    await openShop({
      referenceId: shop,
      settings: { is_standard_menu: false },
      categories: [{ ...first, subcategories: [iced] }, ...others],
    });
    return shop;
  }

  test('opens a category as a page of its own and comes back to where it was', async ({ page }) => {
    const shop = await openTiles();
    const customer = visitor(page);
    await page.goto(`/${shop}/car_pickup`);
    await expect(tiles(page).getByRole('link')).toHaveCount(9);
    await expect(page.getByRole('link', { name: 'Course 1', description: '5 items' })).toBeVisible();
    await scrollTo(page, 300);
    await page.getByRole('link', { name: 'Course 6', exact: true }).click();
    await expect(listing(page, 'Course 6')).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await expect(page.getByRole('article')).toHaveCount(4);

    // A dish over it leaves it where it is.
    await page.getByRole('link', { name: 'Dish 6.4' }).click();
    await expect(customer.dialog).toHaveAccessibleName('Dish 6.4');
    await customer.dialog.getByRole('button', { name: words.say('ui.close') }).click();
    await expect(customer.dialog).toBeHidden();
    await expect(listing(page, 'Course 6')).toBeVisible();

    await page.getByRole('link', { name: /^Next category\s*Course 7/ }).click();
    await expect(listing(page, 'Course 7')).toBeVisible();
    await customer.button('ui.back').click();
    await expect(tiles(page)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test('comes back to the tiles also by the browser’s own way', async ({ page }) => {
    const shop = await openTiles();
    await page.goto(`/${shop}/car_pickup`);
    await page.getByRole('link', { name: 'Course 2', exact: true }).click();
    await expect(listing(page, 'Course 2')).toBeVisible();
    await page.goBack();
    await expect(tiles(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Course 2', exact: true })).toBeFocused();
  });

  test('narrows a category down to what is under it', async ({ page }) => {
    const shop = await openTiles();
    await page.goto(`/${shop}/car_pickup/course-1`);
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.getByRole('button', { name: 'Iced' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Ice tea' })).toBeVisible();
  });

  test('has the category under a dish that is opened by its address', async ({ page }) => {
    const shop = await openTiles();
    await page.goto(`/${shop}/car_pickup/course-3/dish-3-2`);
    await expect(visitor(page).dialog).toHaveAccessibleName('Dish 3.2');
    await expect(page.locator('order-app h1').filter({ hasText: 'Course 3' })).toBeVisible();
  });

  test('says of a category that nobody knows that it is empty, with a way back', async ({ page }) => {
    const shop = await openTiles();
    const customer = visitor(page);
    await page.goto(`/${shop}/car_pickup/nothing`);
    await expect(customer.heading('categories.empty')).toBeVisible();
    await customer.button('categories.all').click();
    await expect(tiles(page)).toBeVisible();
  });
});

test.describe('the menu button', () => {
  test.use({ viewport: PHONE });
  const pill = (page: Page) => page.getByRole('button', { name: words.say('tabs.menu') });

  test('is the fast way through 80 categories, and covers nothing at the end', async ({ page }) => {
    const shop = newShop();
    await openShop({ referenceId: shop, categories: courses(80) });
    const customer = visitor(page);
    await page.goto(`/${shop}/car_pickup`);
    await pill(page).click();
    await expect(customer.dialog).toHaveAccessibleName(words.say('menu.categories'));
    await customer.dialog.getByRole('searchbox').fill('course 72');
    await customer.dialog.getByRole('button', { name: /^Course 72/ }).click();
    await expect(customer.dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Course 72', exact: true })).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'Course 72', selected: true })).toBeVisible();
    await expect(pill(page)).toBeFocused();

    await scrollTo(page, 'end');
    const last = page.getByRole('article', { name: 'Dish 80.4' });
    await expect(last).toBeVisible();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOf(pill(page)));

    // With something in the cart both stand one above the other.
    await last.getByRole('button').first().click();
    const bar = page.getByRole('link', { name: words.has('menu.viewCart') });
    await expect(bar).toBeVisible();
    await expect
      .poll(async () => {
        const button = await pill(page).boundingBox();
        return (button?.y ?? 0) + (button?.height ?? 0) <= (await topOf(bar));
      })
      .toBe(true);
  });

  test('opens a listing where categories are tiles', async ({ page }) => {
    const shop = newShop();
    await openShop({ referenceId: shop, settings: { is_standard_menu: false }, categories: courses(6) });
    await page.goto(`/${shop}/car_pickup`);
    await pill(page).click();
    await visitor(page)
      .dialog.getByRole('button', { name: /^Course 5/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Course 5' })).toBeVisible();
  });

  test('is not there beside the rail of a wide element', async ({ page }) => {
    const shop = newShop();
    await openShop({ referenceId: shop, categories: courses(6) });
    await page.setViewportSize(DESKTOP);
    await page.goto(`/${shop}/car_pickup`);
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(pill(page)).toHaveCount(0);
  });
});

test('a phone shows a dish before anyone scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/demo-cafe/car_pickup');
  const dish = page.getByRole('article').first();
  await expect(dish).toBeVisible();
  // Its picture is whole above the tabs of the app.
  const tabs = page.getByRole('link', { name: words.say('tabs.cart') });
  expect((await topOf(dish)) + 116).toBeLessThan(await topOf(tabs));
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a dish is whole in the first view, under a message and banners, and nothing lies over it', async ({
    page,
  }) => {
    await page.goto('/demo-cafe/car_pickup');
    const dish = page.getByRole('article').first();
    await expect(dish).toBeVisible();
    await expect(page.getByRole('list', { name: words.say('banners.title') })).toBeVisible();
    const box = await dish.boundingBox();
    const tabs = page.getByRole('link', { name: words.say('tabs.cart') });
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(await topOf(tabs));
    await page.waitForLoadState('networkidle');
    const pill = page.getByRole('button', { name: words.say('tabs.menu') });
    await expect(pill).toBeHidden();
    await scrollTo(page, 400);
    await expect(pill).toBeVisible();
  });

  test('the message is one line, and all of it when pressed', async ({ page }) => {
    await page.goto('/demo-cafe/car_pickup');
    const message = page.locator('order-app summary');
    await expect(message).toContainText('sea salt cookie');
    const heightOf = async () => (await message.boundingBox())?.height ?? Number.NaN;
    const line = await heightOf();
    expect(line).toBeGreaterThanOrEqual(44);
    await message.click();
    await expect.poll(heightOf).toBeGreaterThan(line + 10);
  });
});

test('no empty end is left of a subcategory that was seen alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/demo-cafe/car_pickup');
  await page.getByRole('tab', { name: 'Cold drinks' }).click();
  const chips = page.getByRole('group', { name: 'Cold drinks' });
  await chips.getByRole('button', { name: 'Juices' }).click();
  await expect(chips.getByRole('button', { name: 'Juices', pressed: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Breakfast' }).click();
  await expect(page.getByRole('tab', { name: 'Breakfast', selected: true })).toBeVisible();
  await scrollTo(page, 'end');
  const last = page.getByRole('article').last();
  await expect(last).toBeInViewport();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(1200 - 100);
});

test('seeing one subcategory alone leaves its chips where they are, also at the end of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/demo-cafe/car_pickup');
  await page.getByRole('tab', { name: 'Cold drinks' }).click();
  const chips = page.getByRole('group', { name: 'Cold drinks' });
  const juices = chips.getByRole('button', { name: 'Juices' });
  await expect(juices).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Cold drinks', selected: true })).toBeVisible();
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await topOf(chips);
      return last - before;
    })
    .toBe(0);
  for (const name of ['Juices', words.say('categories.everything'), 'Coolers']) {
    await chips.getByRole('button', { name, exact: true }).click();
    await expect(chips.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    expect(await topOf(chips)).toBe(last);
  }
});

test('a background picture comes after the menu, under a veil, and moves nothing', async ({ page }) => {
  const shop = newShop();
  await openShop({ referenceId: shop, categories: courses(2) });
  const wall = '**/media/wall/*.webp';
  const held = signal();
  await page.route(wall, async (route) => {
    await held.given;
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
  const asked = page.waitForRequest(wall);
  await page.goto(`/${shop}/car_pickup`);
  const dish = page.getByRole('article', { name: 'Dish 1.1' });
  await expect(dish).toBeVisible();
  await asked;
  const before = await topOf(dish);
  held.give();
  const image = page.locator('order-app [data-loaded] img');
  await expect(image).toHaveCSS('opacity', '1');
  expect(await topOf(dish)).toBe(before);
  const veil = await image.evaluate(
    (img) => getComputedStyle(img.closest('[data-loaded]') as Element, '::after').opacity,
  );
  expect(Number(veil)).toBeGreaterThan(0.8);
});

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${colorScheme}, on a ${name}`, () => {
      test.use({ viewport, colorScheme });

      test('axe finds no serious barrier on tiles, listings, banners and the sheet of categories', async ({
        page,
      }) => {
        const shop = newShop();
        await openShop({ referenceId: shop, settings: { is_standard_menu: false }, categories: courses(22) });
        await patchRestaurant(page, (body) => {
          body.banners = 2;
        });
        await serveBanners(page, [
          { id: 'one', image: picture, title: { en: 'Dish of the day' }, item_id: 'dish-2-1' },
          { id: 'two', image: picture, title: { en: 'Happy days' } },
        ]);
        const look = async (screen: string) => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          const serious = violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => `${id}: ${nodes.map(({ failureSummary }) => failureSummary)}`);
          expect.soft(serious, screen).toEqual([]);
        };
        await page.goto(`/${shop}/car_pickup`);
        await expect(page.getByRole('list', { name: words.say('banners.title') })).toBeVisible();
        await look('tiles');
        const pill = page.getByRole('button', { name: words.say('tabs.menu') });
        if (name === 'phone') {
          await pill.click();
          await expect(visitor(page).dialog).toBeVisible();
          await look('categories');
          await visitor(page)
            .dialog.getByRole('button', { name: /^Course 3\b/ })
            .click();
        } else await page.getByRole('link', { name: 'Course 3', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Course 3' })).toBeVisible();
        await look('listing');
      });
    });
