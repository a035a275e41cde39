import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { Customer } from '../testing/customer.ts';
import { fakeRestaurantResponse } from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');
/** URL pattern of the response with the opening hours and the server's time. */
const SHIFTS_CALL = '**/api/webapp/v5/shifts/**';
const SCRIPT = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>';

const types = { delivery: true, car_pickup: true, dine_in: true, reservation: false };
const buildDish = (id: string, changes: object = {}) => ({
  id,
  name: { en: `Dish ${id}` },
  price: 1.5,
  types,
  ...changes,
});
const buildCategory = (id: string, items: unknown[], changes: object = {}) => ({
  id,
  name: { en: `Category ${id}` },
  items,
  ...changes,
});

/** Opens the café with the given categories. */
async function openMenu(page: Page, categories: unknown[]): Promise<Customer> {
  await fakeRestaurantResponse(page, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, menu: { categories }, smart_categories: [] } });
  });
  // Tall enough for the whole menu, because distant rows are not rendered.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/demo-cafe/car_pickup');
  const customer = new Customer(page, texts);
  await expect(customer.searchLink).toBeVisible();
  return customer;
}

const findCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Expects that the well-formed dish is shown and can be added to the cart. */
async function expectOrderable(customer: Customer, name = 'Dish good'): Promise<void> {
  await expect(findCard(customer.page, name)).toBeVisible();
  await customer.addDirectly(name);
  await customer.openCart();
  await expect(customer.cartLine(name)).toBeVisible();
}

const CASES: readonly (readonly [title: string, bad: object, isVisible: boolean])[] = [
  ['no picture', { image: null }, true],
  ['a picture of an unknown provider', { image: { src: '/a', provider: 'nobody' } }, true],
  ['a missing picture of unknown size', { image: { src: '/nothing' } }, true],
  ['no category', { category: undefined }, true],
  ['an unknown category', { category: 'nowhere' }, true],
  ['no price', { price: null }, true],
  ['unreadable hours', { available: '{"from":' }, true],
  ['unreadable days', { availability: { ...'openopen'.split('') } }, true],
  ['a week of wrong types', { availability: 'weekdays' }, true],
  ['invalid tags', { tags: 'new', allergens: [7] }, true],
  ['a price in words', { price: 'for a song' }, false],
  ['a negative price', { price: -1 }, false],
  ['no order types', { types: null }, false],
  [
    'a required group without options',
    { modifier_groups: [{ id: 'g', name: { en: 'G' }, min: 1, max: 1, modifiers: [] }] },
    false,
  ],
];

test.describe('a malformed dish', () => {
  test('shows the valid parts of a malformed dish or leaves the dish out, and shows the other dishes', async ({
    page,
  }) => {
    const badDishes = CASES.map(([title, badDish], index) =>
      buildDish(`bad${index}`, { name: { en: title }, ...badDish }),
    );
    const customer = await openMenu(page, [buildCategory('c', [buildDish('good'), ...badDishes])]);
    await expect(findCard(page, 'Dish good')).toBeVisible();
    for (const [title, , isVisible] of CASES)
      await expect.soft(findCard(page, title)).toHaveCount(isVisible ? 1 : 0);
    await expectOrderable(customer);
  });

  test(
    'a dish without the chosen language appears in another language, and a dish without any name is left out',
    FULL_ONLY,
    async ({ page }) => {
      const customer = await openMenu(page, [
        buildCategory('c', [
          buildDish('good'),
          buildDish('ar', { name: { ar: 'شاي' } }),
          buildDish('blank', { name: { en: ' ', ar: 'قهوة' } }),
          buildDish('none', { name: {} }),
          buildDish('empty', { name: { en: '' } }),
          null,
          'soup',
        ]),
      ]);
      await expect(findCard(page, 'شاي')).toBeVisible();
      await expect(findCard(page, 'قهوة')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(3);
      await expectOrderable(customer);
    },
  );

  test('the page of a dish without a price accepts no order and explains why', async ({ page }) => {
    const customer = await openMenu(page, [
      buildCategory('c', [buildDish('good'), buildDish('bad', { price: null })]),
    ]);
    const dialog = await customer.openDish('Dish bad');
    await expect(dialog.getByText(texts.exact('item.viewOnlyText'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.containing('item.addToCart') })).toHaveCount(0);
  });

  test('shows only one of two dishes with the same id', FULL_ONLY, async ({ page }) => {
    const customer = await openMenu(page, [
      buildCategory('c', [
        buildDish('good'),
        buildDish('twin', { name: { en: 'First' } }),
        buildDish('twin', { name: { en: 'Second' } }),
      ]),
      buildCategory('d', [buildDish('good', { name: { en: 'Third' } }), buildDish('other')]),
    ]);
    await expect(findCard(page, 'First')).toBeVisible();
    await expect(findCard(page, 'Second')).toHaveCount(0);
    await expect(findCard(page, 'Third')).toHaveCount(0);
    await expect(findCard(page, 'Dish other')).toBeVisible();
    await expectOrderable(customer);
  });

  test('opens and sells a dish with 200 options and a description of 10,000 letters', async ({ page }) => {
    const description = { en: 'An endless tale of tea. '.repeat(420).slice(0, 10_000) };
    const modifiers = Array.from({ length: 200 }, (_, index) => ({
      id: `m${index}`,
      locales: { en: `Option ${index}` },
      price: 0.25,
    }));
    const customer = await openMenu(page, [
      buildCategory('c', [
        buildDish('long', {
          description,
          modifier_groups: [{ id: 'g', name: { en: 'Extras' }, min: 0, max: 200, modifiers }],
        }),
        buildDish('good'),
      ]),
    ]);
    const dialog = await customer.openDish('Dish long');
    await dialog.getByRole('button', { name: /200/ }).click();
    await dialog.getByRole('checkbox', { name: /^Option 199/ }).check();
    await dialog.getByRole('button', { name: texts.containing('item.addToCart') }).click();
    await customer.openCart();
    await expect(customer.cartLine('Dish long')).toContainText('Option 199');
  });
});

test.describe('a malformed menu', () => {
  test(
    'shows the other dishes when a category contains itself, appears twice, nests too deep or has no name',
    FULL_ONLY,
    async ({ page }) => {
      let deepCategory: object = buildCategory('bottom', [buildDish('bottom')]);
      for (let level = 400; level > 0; level--)
        deepCategory = buildCategory(`deep${level}`, [buildDish(`d${level}`)], {
          subcategories: [deepCategory],
        });
      const innerCategory = buildCategory('inner', [buildDish('inside')], {
        subcategories: [buildCategory('c', [buildDish('again')])],
      });
      const customer = await openMenu(page, [
        buildCategory('c', [buildDish('good')], { subcategories: [innerCategory, 7] }),
        buildCategory('c', [buildDish('copy')]),
        buildCategory('nameless', [buildDish('lost')], { name: {} }),
        buildCategory('hours', [buildDish('hours')], { available: 'always', availability: [] }),
        { id: 'bare', name: { en: 'Bare' } },
        null,
        deepCategory,
      ]);
      await expect(findCard(page, 'Dish inside')).toBeVisible();
      await expect(findCard(page, 'Dish hours')).toBeVisible();
      await expect(findCard(page, 'Dish d1')).toHaveCount(1);
      for (const name of ['Dish again', 'Dish copy', 'Dish lost', 'Dish bottom'])
        await expect(findCard(page, name)).toHaveCount(0);
      await expectOrderable(customer);
    },
  );

  test('shows HTML and scripts in the texts of a menu as plain text, and runs no script', async ({
    page,
  }) => {
    const name = `Tea ${SCRIPT}`;
    const customer = await openMenu(page, [
      buildCategory(
        'c',
        [
          buildDish('good'),
          buildDish('evil', {
            name: { en: name },
            description: { en: SCRIPT },
            tags: [SCRIPT],
            allergens: [SCRIPT],
            ingredients: [SCRIPT],
            modifier_groups: [
              {
                id: 'g',
                name: { en: SCRIPT },
                min: 0,
                max: 1,
                modifiers: [{ id: 'm', locales: { en: SCRIPT }, price: 0 }],
              },
            ],
          }),
        ],
        { name: { en: SCRIPT }, description: { en: SCRIPT } },
      ),
    ]);
    await expect(page.getByRole('heading', { name: SCRIPT, exact: true })).toBeVisible();
    await findCard(page, name).getByRole('link', { name, exact: true }).click();
    await expect(customer.dialog).toHaveAccessibleName(name);
    await expect(customer.dialog.getByText(SCRIPT).first()).toBeVisible();
    await customer.dialog.getByRole('button', { name: texts.containing('item.addToCart') }).click();
    await customer.openCart();
    await expect(customer.cartLine(name)).toBeVisible();
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(await page.locator('order-app img[src="x"], order-app script').count()).toBe(0);
  });

  for (const [title, categories] of [
    ['no categories', []],
    ['only unreadable entries', [null, 7, { id: 7 }, buildCategory('c', [null, {}, { id: 'x' }])]],
  ] as const)
    test(`says that a menu with ${title} is empty`, async ({ page }) => {
      const customer = await openMenu(page, [...categories]);
      await expect(customer.heading('menu.empty')).toBeVisible();
    });
});

// @spec validation/one-outside-window
test('shows when a dish is served, and refuses to order the dish until then', async ({ page }) => {
  const shifts = [{ time_from: '5:00 PM', time_to: '11:00 PM' }];
  const week = Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, { closed: false, shifts }]));
  // Noon in Kuwait, both on the device and on the server, whose time counts.
  const noon = '2026-03-04T09:00:00Z';
  await page.clock.install({ time: noon });
  await page.route(SHIFTS_CALL, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), now: noon } });
  });
  const customer = await openMenu(page, [
    buildCategory('c', [buildDish('good'), buildDish('late', { availability: week })]),
    buildCategory('grill', [buildDish('steak')], { availability: week }),
  ]);
  const lateDish = findCard(page, 'Dish late');
  await expect(lateDish).toContainText(texts.containing('menu.fromTime', { time: /.*(5|17):00.*/ }));
  await expect(findCard(page, 'Dish steak')).toContainText(
    texts.containing('menu.fromTime', { time: /.*(5|17):00.*/ }),
  );
  await expect(lateDish.getByRole('button')).toHaveCount(0);
  const dialog = await customer.openDish('Dish late');
  await expect(dialog.getByText(texts.containing('item.laterText', { time: /.*(5|17):00.*/ }))).toBeVisible();
  await expect(dialog.getByRole('button', { name: texts.containing('item.addToCart') })).toHaveCount(0);
});
