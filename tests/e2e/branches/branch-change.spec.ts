import type { Locator } from '@playwright/test';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { findBarriers } from '../testing/accessibility/barriers.ts';
import { buildTotalPattern } from '../testing/customer.ts';
import {
  FIRST_BRANCH_DISH,
  getDishName,
  SECOND_BRANCH_PRICE,
  SHARED_DISH,
} from '../testing/data/businesses.ts';
import { createDeferred } from '../testing/deferred.ts';
import {
  importBranches,
  limitMarketMenu,
  MARKET_MENU,
  openHarbourMenu,
} from '../testing/screens/branch-customer.ts';
import { expect, test } from '../testing/test.ts';

test.beforeAll(() => importBranches());

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
        const changeList = dialog.getByRole('list', { name: texts.exact('branches.changes') });
        await expect(changeList.getByRole('listitem')).toHaveCount(2);
        await expect(changeList).toContainText(customer.dish(FIRST_BRANCH_DISH));
        await expect(changeList).toContainText(texts.containing('branches.notSoldHere'));
        await expect(changeList).toContainText(texts.money(SECOND_BRANCH_PRICE, 'EUR'));
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
    const menuRequest = createDeferred();
    let shouldFail = true;
    await page.route(MARKET_MENU, async (route) => {
      await menuRequest.promise;
      if (shouldFail) await route.abort();
      else await route.fallback();
    });
    await customer.changeBranch('harbour').click();
    await customer.branch('market').click();
    await expect(customer.branch('market')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('article', { name: getDishName(FIRST_BRANCH_DISH) })).toHaveCount(1);
    menuRequest.resolve();
    await expect(customer.dialog).toContainText(
      customer.texts.containing('branches.failed', { branch: 'Market' }),
    );
    await expect(customer.branch('harbour')).toHaveAttribute('aria-current', 'true');
    shouldFail = false;
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

  test('the reason why a branch’s menu cannot be shown uses a phone’s full width, above the button', async ({
    page,
  }) => {
    const message = 'Closed for a private party until tomorrow evening';
    const customer = await openHarbourMenu(page);
    await page.route(MARKET_MENU, (route) => route.fulfill({ status: 422, json: { error: 1, message } }));
    const expectFullWidth = async (text: Locator) => {
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
    await expectFullWidth(notice.locator('div').first());

    await page.unroute(MARKET_MENU);
    await limitMarketMenu(page);
    await notice.getByRole('button', { name: customer.texts.exact('ui.retry') }).click();
    await expect(customer.changeBranch('market')).toBeVisible();
    await page.route(MARKET_MENU, (route) => route.fulfill({ status: 422, json: { error: 1, message } }));
    await page.reload();
    const toast = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: customer.texts.exact('branches.choose') }) });
    await expect(toast).toContainText(message);
    await expectFullWidth(toast.locator('span').first());
  });
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
