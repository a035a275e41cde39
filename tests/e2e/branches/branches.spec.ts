import type { Page } from '@playwright/test';
import { quickIf } from '../../test-scope.ts';
import { findBarriers } from '../testing/accessibility/barriers.ts';
import { buildTotalPattern, Customer } from '../testing/customer.ts';
import {
  dishName,
  FIRST_BRANCH_DISH,
  openTwoBranches,
  SECOND_PRICE,
  SHARED_DISH,
} from '../testing/data/businesses.ts';
import { deferred } from '../testing/deferred.ts';
import { fakeRestaurantResponse } from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns, type Locale } from '../testing/text-patterns.ts';

const REFERENCE = 'e2e-branches';
const MENU = `/${REFERENCE}/car_pickup`;
const MARKET_MENU = `**/webapp/v5/menu/${REFERENCE}~market*`;
const BRANCH = {
  harbour: { en: 'Harbour', ar: 'المرفأ' },
  market: { en: 'Market', ar: 'السوق' },
} as const;

test.beforeAll(() => openTwoBranches(REFERENCE));

interface WireMenu {
  readonly menu: { categories: { items: { id: string; price: number }[] }[] };
}

/** The market sells the one soup only, and dearer. */
const sellAtMarket = (page: Page) =>
  page.route(MARKET_MENU, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as WireMenu;
    for (const category of body.menu.categories)
      category.items = category.items
        .filter(({ id }) => id === SHARED_DISH.id)
        .map((item) => ({ ...item, price: SECOND_PRICE }));
    await route.fulfill({ response, json: body });
  });

class Visitor extends Customer {
  branchName(id: keyof typeof BRANCH): string {
    return BRANCH[id][this.texts.locale];
  }
  dish(dish: typeof SHARED_DISH | typeof FIRST_BRANCH_DISH): string {
    return dishName(dish, this.texts.locale);
  }
  /** The branch's name in the header of the menu. */
  changeBranch(id: keyof typeof BRANCH) {
    return this.button('branches.change', { branch: this.branchName(id) });
  }
  branch(id: keyof typeof BRANCH) {
    return this.dialog
      .getByRole('list', { name: this.texts.exact('branches.title') })
      .getByRole('button', { name: new RegExp(`^${this.branchName(id)}`) });
  }
  get changes() {
    return this.app.getByRole('list', { name: this.texts.exact('branches.changes') });
  }
  async add(dish: typeof SHARED_DISH | typeof FIRST_BRANCH_DISH) {
    await this.app
      .getByRole('button', { name: this.texts.exact('menu.add', { name: this.dish(dish) }) })
      .click();
  }
}

const atHarbour = async (page: Page, locale: Locale = 'en'): Promise<Visitor> => {
  await sellAtMarket(page);
  // The backend itself asks there what it asks everywhere: it has no word in this.
  await page.route(`**/calc-order/${REFERENCE}~market`, (route) => route.abort());
  await page.goto(MENU);
  const visitor = new Visitor(page, createTextPatterns(locale));
  await expect(visitor.changeBranch('harbour')).toBeVisible();
  return visitor;
};

for (const { locale, browser, viewport } of [
  { locale: 'en', browser: 'en-GB', viewport: { width: 1280, height: 800 } },
  { locale: 'ar', browser: 'ar-KW', viewport: { width: 360, height: 740 } },
] as const)
  test.describe(`at ${viewport.width} px in ${locale}`, () => {
    test.use({ locale: browser, viewport });

    test(
      'a customer moves the cart to another branch, sees what changed, and reverts it',
      quickIf(locale === 'ar'),
      async ({ page }) => {
        const visitor = await atHarbour(page, locale);
        const { texts, dialog } = visitor;
        await visitor.add(SHARED_DISH);
        await visitor.add(FIRST_BRANCH_DISH);

        await visitor.changeBranch('harbour').click();
        await expect(dialog).toHaveAccessibleName(texts.exact('branches.title'));
        await expect(dialog.getByRole('listitem')).toHaveCount(2);
        await expect(visitor.branch('harbour')).toHaveAttribute('aria-current', 'true');
        expect(await findBarriers(page)).toEqual([]);
        await visitor.branch('market').click();

        await expect(dialog).toHaveAccessibleName(texts.exact('branches.changed'));
        const changes = dialog.getByRole('list', { name: texts.exact('branches.changes') });
        await expect(changes.getByRole('listitem')).toHaveCount(2);
        await expect(changes).toContainText(visitor.dish(FIRST_BRANCH_DISH));
        await expect(changes).toContainText(texts.containing('branches.notSoldHere'));
        await expect(changes).toContainText(texts.money(SECOND_PRICE, 'EUR'));
        await dialog
          .getByRole('button', {
            name: texts.exact('branches.goOn', { branch: visitor.branchName('market') }),
          })
          .click();
        await expect(visitor.changeBranch('market')).toBeFocused();
        await expect(page.getByRole('article', { name: visitor.dish(FIRST_BRANCH_DISH) })).toHaveCount(0);

        await visitor.openCart();
        await expect(visitor.cart).toContainText(buildTotalPattern(texts, SECOND_PRICE, 'EUR'));
        await expect(visitor.changes).toContainText(visitor.dish(FIRST_BRANCH_DISH));
        await visitor.button('branches.undo', { branch: visitor.branchName('harbour') }).click();
        await expect(visitor.cart).toContainText(
          buildTotalPattern(texts, SHARED_DISH.price + FIRST_BRANCH_DISH.price, 'EUR'),
        );
        await expect(visitor.changes).toHaveCount(0);
      },
    );
  });

test('keeps the old menu until the new one is loaded, and offers another try after a failure', async ({
  page,
}) => {
  const visitor = await atHarbour(page);
  const arrival = deferred();
  let fails = true;
  await page.route(MARKET_MENU, async (route) => {
    await arrival.promise;
    if (fails) await route.abort();
    else await route.fallback();
  });
  await visitor.changeBranch('harbour').click();
  await visitor.branch('market').click();
  await expect(visitor.branch('market')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('article', { name: dishName(FIRST_BRANCH_DISH) })).toHaveCount(1);
  arrival.resolve();
  await expect(visitor.dialog).toContainText(
    visitor.texts.containing('branches.failed', { branch: 'Market' }),
  );
  await expect(visitor.branch('harbour')).toHaveAttribute('aria-current', 'true');
  fails = false;
  await visitor.dialog.getByRole('button', { name: visitor.texts.exact('ui.retry') }).click();
  await expect(visitor.changeBranch('market')).toBeFocused();
});

test('a keyboard user chooses a branch, which a reload remembers', async ({ page }) => {
  const visitor = await atHarbour(page);
  await visitor.changeBranch('harbour').focus();
  await page.keyboard.press('Enter');
  await expect(visitor.dialog).toBeVisible();
  await visitor.branch('market').focus();
  await page.keyboard.press('Enter');
  await expect(visitor.dialog).toBeHidden();
  await expect(visitor.changeBranch('market')).toBeFocused();
  await page.reload();
  await expect(visitor.changeBranch('market')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('keeps the focus when item counters arrive after the customer went on', async ({ page }) => {
  const arrival = deferred();
  await page.route('**/assets/card-stepper-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const visitor = await atHarbour(page);
  await visitor.add(SHARED_DISH);
  await visitor.changeBranch('harbour').focus();
  arrival.resolve();
  const card = page.getByRole('article', { name: visitor.dish(SHARED_DISH) });
  await expect(card.getByRole('group')).toBeVisible();
  await expect(visitor.changeBranch('harbour')).toBeFocused();
});

// @spec paths/branches, screens/branches-with-map
test('shows the branches on a map and revalidates the cart when one is chosen', async ({ page }) => {
  const visitor = await atHarbour(page);
  const { texts } = visitor;
  await visitor.add(SHARED_DISH);
  await visitor.add(FIRST_BRANCH_DISH);
  await visitor.tab('tabs.home').click();
  await page
    .getByRole('region', { name: texts.exact('landing.branches') })
    .getByRole('link', { name: texts.exact('landing.allBranches', { count: 2 }) })
    .click();
  await expect(page.getByRole('application', { name: texts.exact('map.label') })).toBeVisible();
  await visitor.button('branchPage.orderAt', { branch: visitor.branchName('market') }).click();
  await expect(visitor.changes).toContainText(texts.containing('branches.notSoldHere'));
  await visitor.dialog.getByRole('button', { name: texts.containing('branches.goOn') }).click();
  await expect(visitor.changeBranch('market')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${MENU}$`));
});

test.describe('a browser that knows the customer’s location', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 53.54, longitude: 10.0 } });

  test('shows the distance to each branch', async ({ page }) => {
    const visitor = await atHarbour(page);
    await visitor.changeBranch('harbour').click();
    await expect(visitor.branch('harbour')).toContainText('660 m away');
    await expect(visitor.branch('market')).toContainText('2.3 km away');
  });
});

test('two tabs follow the same branch and never take each other’s items', async ({ page, context }) => {
  const one = await atHarbour(page);
  const two = await atHarbour(await context.newPage());
  await one.add(SHARED_DISH);
  await one.add(FIRST_BRANCH_DISH);
  await one.changeBranch('harbour').click();
  await one.branch('market').click();
  await expect(two.changeBranch('market')).toBeVisible();
  await two.openCart();
  await one.dialog.getByRole('button', { name: one.texts.containing('branches.goOn') }).click();
  await one.openCart();
  for (const { cart, texts } of [one, two])
    await expect(cart).toContainText(buildTotalPattern(texts, SECOND_PRICE, 'EUR'));
  await two
    .cartLine(dishName(SHARED_DISH))
    .getByRole('button', { name: two.texts.exact('ui.increase') })
    .click();
  for (const { cart, texts } of [two, one])
    await expect(cart).toContainText(buildTotalPattern(texts, 2 * SECOND_PRICE, 'EUR'));
});

test('names items that are not sold for an order type, and offers them again with the other one', async ({
  page,
}) => {
  await fakeRestaurantResponse(page, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const category of body.menu.categories)
      for (const item of category.items)
        if (item.id === FIRST_BRANCH_DISH.id) item.types = { ...item.types, dine_in: false };
    await route.fulfill({ response, json: body });
  });
  await page.goto(MENU);
  const visitor = new Visitor(page, createTextPatterns('en'));
  const { texts } = visitor;
  await visitor.add(SHARED_DISH);
  await visitor.add(FIRST_BRANCH_DISH);
  await page.getByRole('radio', { name: texts.exact('sellingType.dine_in') }).check({ force: true });
  await visitor.openCart();
  await expect(visitor.cartLine(dishName(FIRST_BRANCH_DISH))).toContainText(
    texts.containing('cartProblem.not_sold_so', { type: 'Dine-in' }),
  );
});
