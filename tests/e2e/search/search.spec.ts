import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { Customer } from '../testing/customer.ts';
import { importAlwaysOpen } from '../testing/data/businesses.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns, type Locale } from '../testing/text-patterns.ts';

const cafe = readDemoNames('demo-cafe', 'en');
const cafeArabic = readDemoNames('demo-cafe', 'ar');
const restaurant = readDemoNames('demo-restaurant', 'en');

test.beforeAll(async () => {
  await importAlwaysOpen('demo-cafe');
  await importAlwaysOpen('demo-restaurant');
});

/** Opens the search from the menu of a demo business. */
async function openSearch(page: Page, business = 'demo-cafe', locale: Locale = 'en'): Promise<Customer> {
  const customer = new Customer(page, createTextPatterns(locale));
  await page.goto(`/${business}/car_pickup`);
  await customer.searchLink.click();
  await expect(customer.searchField).toBeFocused();
  return customer;
}

const findDish = (customer: Customer, name: string) =>
  customer.app.getByRole('article', { name, exact: true });
const findMarks = (customer: Customer, name: string) => findDish(customer, name).locator('mark');

test('the search forgives a typing error and highlights the match', FULL_ONLY, async ({ page }) => {
  const customer = await openSearch(page);
  await customer.searchField.fill('safron');
  await expect(findDish(customer, cafe.dish('saffron-latte'))).toBeVisible();
  await expect(findMarks(customer, cafe.dish('saffron-latte')).first()).toHaveText('Saffron');
  await customer.searchField.fill('capuccino');
  await expect(findDish(customer, cafe.dish('cappuccino'))).toBeVisible();
});

test(
  'the search finds German words without their umlauts, and words inside compounds',
  FULL_ONLY,
  async ({ page }) => {
    const customer = await openSearch(page, 'demo-restaurant');
    await customer.searchField.fill('kasespatzle');
    const spaetzle = findDish(customer, restaurant.dish('kaesespaetzle'));
    await expect(spaetzle).toBeVisible();
    await customer.searchField.fill('spatzle');
    await expect(spaetzle).toBeVisible();
  },
);

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-KW' });

  test('the search ignores Arabic vowel signs, hamzas and the article', FULL_ONLY, async ({ page }) => {
    const customer = await openSearch(page, 'demo-cafe', 'ar');
    const latte = cafeArabic.dish('saffron-latte');
    for (const spelling of ['زعفران', 'الزعفران', 'زَعْفَران', 'بالزعفران']) {
      await customer.searchField.fill(spelling);
      await expect(findDish(customer, latte)).toBeVisible();
    }
    await customer.searchField.fill('اسبريسو');
    await expect(findDish(customer, cafeArabic.dish('espresso'))).toBeVisible();
  });

  test(
    'the search in Arabic finds a dish by its English name and shows the match',
    FULL_ONLY,
    async ({ page }) => {
      const customer = await openSearch(page, 'demo-cafe', 'ar');
      await customer.searchField.fill('saffron latte');
      const card = findDish(customer, cafeArabic.dish('saffron-latte'));
      await expect(card.locator('[lang=en] mark').first()).toHaveText('Saffron');
    },
  );
});

test(
  'filters narrow the search results, show how many are left, and can be removed again',
  FULL_ONLY,
  async ({ page }) => {
    const customer = await openSearch(page);
    const { texts, app } = customer;
    const articles = app.getByRole('article');
    await customer.button('search.vegetarian').click();
    await expect(articles.first()).toBeVisible();
    await customer
      .button('search.filters')
      .or(app.getByRole('button', { name: texts.containing('search.filtersOn', { count: 1 }) }))
      .click();
    const sheet = customer.dialog;
    await sheet
      .getByRole('button', { name: /^Milk\b/ })
      .first()
      .click();
    await sheet.getByRole('textbox', { name: texts.exact('search.priceTo') }).fill('2');
    const showButton = sheet.getByRole('button', { name: texts.exact('search.show', { count: /\d+/ }) });
    const count = Number(/\d+/.exec((await showButton.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    await showButton.click();
    await expect(sheet).toBeHidden();
    await expect(app.getByText(texts.exact('menu.results', { count })).first()).toBeVisible();
    await app
      .getByRole('button', { name: texts.containing('search.removeFilter', { name: /.*2\.000.*/ }) })
      .click();
    await app
      .getByRole('button', { name: texts.containing('search.removeFilter', { name: /.*Milk.*/ }) })
      .click();
    await customer.button('search.vegetarian').click();
    await expect(articles).toHaveCount(0);
    await expect(customer.heading('search.suggestions')).toBeVisible();
  },
);

test('one click clears the search filters when they leave no results', FULL_ONLY, async ({ page }) => {
  const customer = await openSearch(page);
  await customer.searchField.fill(cafe.dish('smash-burger'));
  await customer.button('search.vegetarian').click();
  await expect(customer.heading('search.nothingLeft')).toBeVisible();
  await customer.button('search.clearFilters').click();
  await expect(findDish(customer, cafe.dish('smash-burger'))).toBeVisible();
});

test('the keyboard alone opens the search, moves through its results, opens a dish and leaves the search', async ({
  page,
}) => {
  const customer = new Customer(page, createTextPatterns('en'));
  await page.goto('/demo-cafe/car_pickup');
  await customer.searchLink.focus();
  await page.keyboard.press('/');
  await expect(customer.searchField).toBeFocused();
  await page.keyboard.type('latte');
  await expect(customer.app.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const links = customer.app.getByRole('article').getByRole('link');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  const secondName = (await links.nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(customer.dialog).toHaveAccessibleName(secondName);
  await page.keyboard.press('Escape');
  await expect(customer.searchField).toHaveValue('latte');
  await expect(customer.app.getByRole('link', { name: secondName, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(customer.searchField).toHaveValue('');
  await expect(customer.searchField).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(customer.searchLink).toBeVisible();
  await expect(page).toHaveURL('/demo-cafe/car_pickup');
});

test(
  'offers recent searches, even after a reload, until the customer removes them',
  FULL_ONLY,
  async ({ page }) => {
    const customer = await openSearch(page);
    await customer.searchField.fill('saffron');
    await customer.searchField.press('Enter');
    await customer.searchField.fill('karak');
    await customer.searchField.press('Enter');
    await page.reload();
    await customer.searchField.fill('');
    await expect(customer.heading('search.recent')).toBeVisible();
    await customer.button('search.forget', { term: 'karak' }).click();
    await expect(customer.app.getByRole('button', { name: 'karak', exact: true })).toHaveCount(0);
    await customer.app.getByRole('button', { name: 'saffron', exact: true }).click();
    await expect(customer.searchField).toHaveValue('saffron');
    await expect(findDish(customer, cafe.dish('saffron-latte'))).toBeVisible();
  },
);

test('Back from a dish returns to the search results, and a dish of another order type opens in its menu', async ({
  page,
}) => {
  const customer = await openSearch(page);
  await customer.searchField.fill('milk');
  const main = customer.app.getByRole('main');
  const tenthResult = customer.app.locator('[role=listitem][aria-posinset="10"]');
  // Results below the viewport render once the customer scrolls.
  await expect(customer.app.locator('[role=listitem][aria-posinset="1"]')).toBeVisible();
  await main.evaluate((element) => element.scrollBy(0, 300));
  await expect(tenthResult).toBeVisible();
  await tenthResult.scrollIntoViewIfNeeded();
  const resultLink = tenthResult.getByRole('link');
  // Hovering scrolls the link out from under anything that covers it.
  await resultLink.hover();
  const scrollTopBefore = await main.evaluate((element) => element.scrollTop);
  expect(scrollTopBefore).toBeGreaterThan(200);
  const name = (await resultLink.textContent()) ?? '';
  await resultLink.click();
  await expect(customer.dialog).toHaveAccessibleName(name);
  await page.goBack();
  await expect(customer.dialog).toBeHidden();
  await expect(customer.searchField).toHaveValue('milk');
  await expect(customer.app.getByRole('link', { name, exact: true })).toBeFocused();
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBe(scrollTopBefore);

  // This dish is only served at the table, so the link leads to that menu.
  const dallah = cafe.dish('arabic-coffee-dallah');
  await customer.searchField.fill(dallah);
  await customer.app.getByRole('link', { name: dallah }).click();
  await expect(customer.dialog).toHaveAccessibleName(dallah);
  await expect(page).toHaveURL('/demo-cafe/dine_in/coffee-from-the-pot/arabic-coffee-dallah');
});

test('shows HTML in a search term as plain text', FULL_ONLY, async ({ page }) => {
  const customer = await openSearch(page);
  const term = '<img src=x onerror="window.hacked=1">';
  await customer.searchField.fill(term);
  await expect(customer.app.getByRole('heading', { level: 2, name: term })).toBeVisible();
  await customer.searchField.press('Enter');
  await customer.searchField.fill('<b>latte</b>');
  await expect(customer.app.getByRole('article').first()).toBeVisible();
  await customer.searchField.fill('');
  await expect(customer.app.getByText(term)).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test(
  'shows search results offline, and says that the connection is lost',
  FULL_ONLY,
  async ({ page, context }) => {
    const customer = await openSearch(page);
    await context.setOffline(true);
    await customer.searchField.fill('safron');
    await expect(findDish(customer, cafe.dish('saffron-latte'))).toBeVisible();
    await expect(customer.app.getByText(customer.texts.exact('search.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(customer.app.getByText(customer.texts.exact('search.offline'))).toBeHidden();
  },
);

test(
  'shows search results without waiting for a slow response, and ignores a late response',
  FULL_ONLY,
  async ({ page }) => {
    let releaseResponse: () => void = () => undefined;
    const releasePromise = new Promise<void>((resolve) => {
      releaseResponse = resolve;
    });
    await page.route('**/webapp/search/**', async (route) => {
      await releasePromise;
      await route.continue();
    });
    const customer = await openSearch(page);
    await customer.searchField.fill('latte');
    const readNames = () => customer.app.getByRole('article').getByRole('link').allTextContents();
    await expect.poll(async () => (await readNames()).length).toBeGreaterThan(1);
    const namesBefore = await readNames();
    const lateResponse = page.waitForResponse('**/webapp/search/**');
    releaseResponse();
    await lateResponse;
    expect((await readNames()).slice(0, namesBefore.length)).toEqual(namesBefore);
  },
);

test('keeps the search term after a reload, and clears it when the customer leaves the search', async ({
  page,
}) => {
  const customer = await openSearch(page);
  await customer.searchField.fill('latte');
  await customer.button('search.availableNow').first().click();
  await expect(findDish(customer, cafe.dish('saffron-latte'))).toBeVisible();
  await page.reload();
  await expect(customer.searchField).toHaveValue('latte');
  await expect(findDish(customer, cafe.dish('saffron-latte'))).toBeVisible();
  await expect(customer.button('search.availableNow').first()).toHaveAttribute('aria-pressed', 'true');
  await customer.button('ui.back').click();
  await customer.searchLink.click();
  await expect(customer.searchField).toHaveValue('');
  await page.reload();
  await expect(customer.searchField).toHaveValue('');
});
