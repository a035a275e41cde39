import { FULL_ONLY } from '../../test-scope.ts';
import { FIRST_BRANCH_DISH, getDishName, SHARED_DISH } from '../testing/data/businesses.ts';
import { createDeferred } from '../testing/deferred.ts';
import { BranchCustomer, importBranches, MENU, openHarbourMenu } from '../testing/screens/branch-customer.ts';
import { fakeRestaurantResponse } from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

test.beforeAll(() => importBranches());

test('does not move the focus when the quantity buttons of a dish load late', async ({ page }) => {
  const stepperRequest = createDeferred();
  await page.route('**/assets/card-stepper-*.js', async (route) => {
    await stepperRequest.promise;
    await route.continue();
  });
  const customer = await openHarbourMenu(page);
  await customer.addDish(SHARED_DISH);
  await customer.changeBranch('harbour').focus();
  stepperRequest.resolve();
  const card = page.getByRole('article', { name: customer.dish(SHARED_DISH) });
  await expect(card.getByRole('group')).toBeVisible();
  await expect(customer.changeBranch('harbour')).toBeFocused();
});

// @spec paths/branches, screens/branches-with-map
test('shows the branches on a map, and checks the cart again when the customer chooses a branch', async ({
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
