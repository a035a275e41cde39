import type { Locator, Page } from '@playwright/test';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { findBarriers } from '../testing/accessibility/barriers.ts';
import { buildTotalPattern, Customer } from '../testing/customer.ts';
import {
  FIRST_BRANCH_DISH,
  getDishName,
  importTwoBranches,
  SECOND_BRANCH_PRICE,
  SHARED_DISH,
} from '../testing/data/businesses.ts';
import { createDeferred } from '../testing/deferred.ts';
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

test.beforeAll(() => importTwoBranches(REFERENCE));

interface WireMenu {
  readonly menu: { categories: { items: { id: string; price: number }[] }[] };
}

/** Makes the market branch sell only the soup, at a higher price. */
const sellAtMarket = (page: Page) =>
  page.route(MARKET_MENU, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as WireMenu;
    for (const category of body.menu.categories)
      category.items = category.items
        .filter(({ id }) => id === SHARED_DISH.id)
        .map((item) => ({ ...item, price: SECOND_BRANCH_PRICE }));
    await route.fulfill({ response, json: body });
  });

/** Page object of a customer who changes the branch. */
class BranchCustomer extends Customer {
  branchName(id: keyof typeof BRANCH): string {
    return BRANCH[id][this.texts.locale];
  }
  dish(dish: typeof SHARED_DISH | typeof FIRST_BRANCH_DISH): string {
    return getDishName(dish, this.texts.locale);
  }
  /** The button in the menu's header that shows the branch's name and opens the list of branches. */
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
  async addDish(dish: typeof SHARED_DISH | typeof FIRST_BRANCH_DISH) {
    await this.app
      .getByRole('button', { name: this.texts.exact('menu.add', { name: this.dish(dish) }) })
      .click();
  }
}

const openHarbourMenu = async (page: Page, locale: Locale = 'en'): Promise<BranchCustomer> => {
  await sellAtMarket(page);
  // The backend's quote must not replace the changed prices.
  await page.route(`**/calc-order/${REFERENCE}~market`, (route) => route.abort());
  await page.goto(MENU);
  const customer = new BranchCustomer(page, createTextPatterns(locale));
  await expect(customer.changeBranch('harbour')).toBeVisible();
  return customer;
};

for (const { locale, browser, viewport } of [
  { locale: 'en', browser: 'en-GB', viewport: { width: 1280, height: 800 } },
  { locale: 'ar', browser: 'ar-KW', viewport: { width: 360, height: 740 } },
] as const)
  test.describe(`at ${viewport.width} px in ${locale}`, () => {
    test.use({ locale: browser, viewport });

    // @spec cart/when-business-loads-lines-not
    test(
      'a customer moves the cart to another branch, sees what changed, and returns to the old branch with undo',
      fullOnlyUnless(locale === 'ar'),
      async ({ page }) => {
        const customer = await openHarbourMenu(page, locale);
        const { texts, dialog } = customer;
        await customer.addDish(SHARED_DISH);
        await customer.addDish(FIRST_BRANCH_DISH);

        await customer.changeBranch('harbour').click();
        await expect(dialog).toHaveAccessibleName(texts.exact('branches.title'));
        await expect(dialog.getByRole('listitem')).toHaveCount(2);
        await expect(customer.branch('harbour')).toHaveAttribute('aria-current', 'true');
        expect(await findBarriers(page)).toEqual([]);
        await customer.branch('market').click();

        await expect(dialog).toHaveAccessibleName(texts.exact('branches.changed'));
        const changes = dialog.getByRole('list', { name: texts.exact('branches.changes') });
        await expect(changes.getByRole('listitem')).toHaveCount(2);
        await expect(changes).toContainText(customer.dish(FIRST_BRANCH_DISH));
        await expect(changes).toContainText(texts.containing('branches.notSoldHere'));
        await expect(changes).toContainText(texts.money(SECOND_BRANCH_PRICE, 'EUR'));
        await dialog
          .getByRole('button', {
            name: texts.exact('branches.goOn', { branch: customer.branchName('market') }),
          })
          .click();
        await expect(customer.changeBranch('market')).toBeFocused();
        await expect(page.getByRole('article', { name: customer.dish(FIRST_BRANCH_DISH) })).toHaveCount(0);

        await customer.openCart();
        await expect(customer.cart).toContainText(buildTotalPattern(texts, SECOND_BRANCH_PRICE, 'EUR'));
        await expect(customer.changes).toContainText(customer.dish(FIRST_BRANCH_DISH));
        await customer.button('branches.undo', { branch: customer.branchName('harbour') }).click();
        await expect(customer.cart).toContainText(
          buildTotalPattern(texts, SHARED_DISH.price + FIRST_BRANCH_DISH.price, 'EUR'),
        );
        await expect(customer.changes).toHaveCount(0);
      },
    );
  });

test(
  'keeps the menu of the old branch until the new one is loaded, and offers a retry after a failure',
  FULL_ONLY,
  async ({ page }) => {
    const customer = await openHarbourMenu(page);
    const arrival = createDeferred();
    let isFailing = true;
    await page.route(MARKET_MENU, async (route) => {
      await arrival.promise;
      if (isFailing) await route.abort();
      else await route.fallback();
    });
    await customer.changeBranch('harbour').click();
    await customer.branch('market').click();
    await expect(customer.branch('market')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('article', { name: getDishName(FIRST_BRANCH_DISH) })).toHaveCount(1);
    arrival.resolve();
    await expect(customer.dialog).toContainText(
      customer.texts.containing('branches.failed', { branch: 'Market' }),
    );
    await expect(customer.branch('harbour')).toHaveAttribute('aria-current', 'true');
    isFailing = false;
    await customer.dialog.getByRole('button', { name: customer.texts.exact('ui.retry') }).click();
    await expect(customer.changeBranch('market')).toBeFocused();
  },
);

test('a keyboard user chooses another branch, which stays chosen after a reload', async ({ page }) => {
  const customer = await openHarbourMenu(page);
  await customer.changeBranch('harbour').focus();
  await page.keyboard.press('Enter');
  await expect(customer.dialog).toBeVisible();
  await customer.branch('market').focus();
  await page.keyboard.press('Enter');
  await expect(customer.dialog).toBeHidden();
  await expect(customer.changeBranch('market')).toBeFocused();
  await page.reload();
  await expect(customer.changeBranch('market')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('on a phone, the reason why a branch’s menu cannot be shown uses the full width, above the button', async ({
    page,
  }) => {
    const message = 'Closed for a private party until tomorrow evening';
    const customer = await openHarbourMenu(page);
    await page.route(MARKET_MENU, (route) => route.fulfill({ status: 422, json: { error: 1, message } }));
    const expectWideMessage = async (text: Locator) => {
      await expect(text).toBeVisible();
      const widths = await text.evaluate((element) => [
        element.getBoundingClientRect().width,
        element.parentElement?.getBoundingClientRect().width ?? 0,
      ]);
      const [textWidth = 0, boxWidth = 0] = widths;
      expect(textWidth).toBeGreaterThan(0.75 * boxWidth);
    };

    await customer.changeBranch('harbour').click();
    await customer.branch('market').click();
    const notice = customer.dialog.getByRole('status').filter({ hasText: message });
    await expectWideMessage(notice.locator('div').first());

    await page.unroute(MARKET_MENU);
    await sellAtMarket(page);
    await notice.getByRole('button', { name: customer.texts.exact('ui.retry') }).click();
    await expect(customer.changeBranch('market')).toBeVisible();
    await page.route(MARKET_MENU, (route) => route.fulfill({ status: 422, json: { error: 1, message } }));
    await page.reload();
    const toast = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: customer.texts.exact('branches.choose') }) });
    await expect(toast).toContainText(message);
    await expectWideMessage(toast.locator('span').first());
  });
});

test('does not move the focus when the quantity buttons of a dish load late', async ({ page }) => {
  const arrival = createDeferred();
  await page.route('**/assets/card-stepper-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const customer = await openHarbourMenu(page);
  await customer.addDish(SHARED_DISH);
  await customer.changeBranch('harbour').focus();
  arrival.resolve();
  const card = page.getByRole('article', { name: customer.dish(SHARED_DISH) });
  await expect(card.getByRole('group')).toBeVisible();
  await expect(customer.changeBranch('harbour')).toBeFocused();
});

// @spec paths/branches, screens/branches-with-map
test('shows the branches on a map, and checks the cart again when the customer chooses one', async ({
  page,
}) => {
  const customer = await openHarbourMenu(page);
  const { texts } = customer;
  await customer.addDish(SHARED_DISH);
  await customer.addDish(FIRST_BRANCH_DISH);
  await customer.tab('tabs.home').click();
  await page
    .getByRole('region', { name: texts.exact('landing.branches') })
    .getByRole('link', { name: texts.exact('landing.allBranches', { count: 2 }) })
    .click();
  await expect(page.getByRole('application', { name: texts.exact('map.label') })).toBeVisible();
  await customer.button('branchPage.orderAt', { branch: customer.branchName('market') }).click();
  await expect(customer.changes).toContainText(texts.containing('branches.notSoldHere'));
  await customer.dialog.getByRole('button', { name: texts.containing('branches.goOn') }).click();
  await expect(customer.changeBranch('market')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${MENU}$`));
});

test.describe('a browser that knows the customer’s location', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 53.54, longitude: 10.0 } });

  // @spec constants/earth-radius-6371008-8-m
  test(
    'shows the distance to each branch if the browser knows the customer’s location',
    FULL_ONLY,
    async ({ page }) => {
      const customer = await openHarbourMenu(page);
      await customer.changeBranch('harbour').click();
      await expect(customer.branch('harbour')).toContainText('660 m away');
      await expect(customer.branch('market')).toContainText('2.3 km away');
    },
  );
});

test('two tabs show the same branch, and a change of the cart in one tab appears in the other', async ({
  page,
  context,
}) => {
  const firstTab = await openHarbourMenu(page);
  const secondTab = await openHarbourMenu(await context.newPage());
  await firstTab.addDish(SHARED_DISH);
  await firstTab.addDish(FIRST_BRANCH_DISH);
  await firstTab.changeBranch('harbour').click();
  await firstTab.branch('market').click();
  await expect(secondTab.changeBranch('market')).toBeVisible();
  await secondTab.openCart();
  await firstTab.dialog.getByRole('button', { name: firstTab.texts.containing('branches.goOn') }).click();
  await firstTab.openCart();
  for (const { cart, texts } of [firstTab, secondTab])
    await expect(cart).toContainText(buildTotalPattern(texts, SECOND_BRANCH_PRICE, 'EUR'));
  await secondTab
    .cartLine(getDishName(SHARED_DISH))
    .getByRole('button', { name: secondTab.texts.exact('ui.increase') })
    .click();
  for (const { cart, texts } of [secondTab, firstTab])
    await expect(cart).toContainText(buildTotalPattern(texts, 2 * SECOND_BRANCH_PRICE, 'EUR'));
});

// @spec entities/item, validation/items-by-order-type
test(
  'names the items in the cart that are not sold for the chosen order type',
  FULL_ONLY,
  async ({ page }) => {
    await fakeRestaurantResponse(page, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const category of body.menu.categories)
        for (const item of category.items)
          if (item.id === FIRST_BRANCH_DISH.id) item.types = { ...item.types, dine_in: false };
      await route.fulfill({ response, json: body });
    });
    await page.goto(MENU);
    const customer = new BranchCustomer(page, createTextPatterns('en'));
    const { texts } = customer;
    await customer.addDish(SHARED_DISH);
    await customer.addDish(FIRST_BRANCH_DISH);
    await page.getByRole('radio', { name: texts.exact('sellingType.dine_in') }).check({ force: true });
    await customer.openCart();
    await expect(customer.cartLine(getDishName(FIRST_BRANCH_DISH))).toContainText(
      texts.containing('cartProblem.not_sold_for_order_type', { type: 'Dine-in' }),
    );
  },
);
