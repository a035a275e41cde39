import type { Page } from '@playwright/test';
import { Customer } from '../customer.ts';
import {
  type FIRST_BRANCH_DISH,
  getDishName,
  importTwoBranches,
  SECOND_BRANCH_PRICE,
  SHARED_DISH,
} from '../data/businesses.ts';
import { expect } from '../test.ts';
import { createTextPatterns, type Locale } from '../text-patterns.ts';

const REFERENCE_ID = 'e2e-branches';
export const MENU = `/${REFERENCE_ID}/car_pickup`;
export const MARKET_MENU = `**/webapp/v5/menu/${REFERENCE_ID}~market*`;
const BRANCH = {
  harbour: { en: 'Harbour', ar: 'المرفأ' },
  market: { en: 'Market', ar: 'السوق' },
} as const;

/** Imports the business with the branches of these tests. */
export const importBranches = (): Promise<void> => importTwoBranches(REFERENCE_ID);

interface WireMenu {
  readonly menu: { categories: { items: { id: string; price: number }[] }[] };
}

/** Makes the market branch sell only the soup, at a higher price. */
export const limitMarketMenu = (page: Page) =>
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
export class BranchCustomer extends Customer {
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

/** Limits the market branch to the soup, then opens the menu of the harbour branch. */
export const openHarbourMenu = async (page: Page, locale: Locale = 'en'): Promise<BranchCustomer> => {
  await limitMarketMenu(page);
  // The backend's quote must not replace the changed prices.
  await page.route(`**/calc-order/${REFERENCE_ID}~market`, (route) => route.abort());
  await page.goto(MENU);
  const customer = new BranchCustomer(page, createTextPatterns(locale));
  await expect(customer.changeBranch('harbour')).toBeVisible();
  return customer;
};
