import type { Locator, Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import {
  bread,
  buildItem,
  findAddButton,
  getItemPath,
  getMenuPath,
  honey,
  soup,
  stew,
} from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { fakeRestaurantResponse } from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

/** The focused element, including one inside a shadow root. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    let focusedElement = document.activeElement;
    while (focusedElement?.shadowRoot?.activeElement)
      focusedElement = focusedElement.shadowRoot.activeElement;
    return focusedElement
      ? {
          tag: focusedElement.tagName,
          name: focusedElement.getAttribute('aria-label') ?? focusedElement.textContent,
        }
      : null;
  });

/**
 * Number of animations of the panel when the dialog opens, and the distance in px from the panel's top down to the lower
 * edge of the viewport.
 */
const measureOpening = (page: Page): Promise<{ animations: number; risenPx: number }> =>
  page.locator('order-app').evaluate(
    ({ shadowRoot }) =>
      new Promise<{ animations: number; risenPx: number }>((resolve) => {
        new MutationObserver(() => {
          const panel = shadowRoot?.querySelector('dialog[open]')?.firstElementChild;
          if (!panel) return;
          const { top } = panel.getBoundingClientRect();
          resolve({ animations: panel.getAnimations().length, risenPx: innerHeight - top });
        }).observe(shadowRoot as ShadowRoot, { attributes: true, childList: true, subtree: true });
      }),
  );

const countClosingAnimations = (dialog: Locator): Promise<number> =>
  dialog.evaluate(
    (dialog) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if ('closing' in (dialog as HTMLElement).dataset) resolve(dialog.getAnimations().length);
        }).observe(dialog, { attributes: true });
      }),
  );

test.describe('an item at its own URL', () => {
  test('an item opens over the menu, and closing the item returns to its link in the menu', async ({
    page,
  }) => {
    const referenceId = createReferenceId();
    await importShop({ referenceId, items: [soup, stew], modifierGroups: { bread } });
    const customer = createCustomer(page);
    await page.goto(getItemPath(referenceId, 'soup'));
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    await customer.dialog.getByRole('button', { name: texts.exact('ui.close') }).click();
    await expect(customer.dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${getMenuPath(referenceId)}$`));
    await expect.poll(() => readFocus(page)).toEqual({ tag: 'A', name: 'Pea soup' });
  });

  // @spec errors/missing-item
  test('shows the error page at the URL of an unknown item', async ({ page }) => {
    const referenceId = createReferenceId();
    await importShop({ referenceId, items: [soup] });
    const response = await page.goto(getItemPath(referenceId, 'gone'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: texts.exact('errors.notFound') })).toBeVisible();
    await expect(page).toHaveURL(/\/gone$/);
  });

  // @spec errors/missing-item, validation/item-or-category-not-visible, screens/error-page-by-status
  test('a hidden item shows “not found”, and an item that pickup does not sell says so', async ({ page }) => {
    const referenceId = createReferenceId();
    const types = { dine_in: true, car_pickup: false };
    const dishes = [
      soup,
      buildItem('secret', 'Secret', { visible: false }),
      buildItem('fondue', 'Fondue', { types }),
    ];
    const staffDishes = [buildItem('lunch', 'Lunch')];
    await importShop({
      referenceId,
      categories: [
        { id: 'dishes', name: { en: 'Dishes' }, items: dishes },
        { id: 'staff', name: { en: 'Staff' }, visible: false, items: staffDishes },
      ],
    });
    const customer = createCustomer(page);
    await page.goto(getMenuPath(referenceId));
    await expect(page.getByRole('article')).toHaveCount(1);
    for (const path of [getItemPath(referenceId, 'secret'), `${getMenuPath(referenceId)}/staff/lunch`]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(customer.heading('errors.notFound')).toBeVisible();
      expect((await page.reload())?.status(), 'after a reload').toBe(404);
      await expect(customer.heading('errors.notFound')).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.goto(getItemPath(referenceId, 'fondue'));
    await expect(customer.heading('errors.notSold', { type: 'Pickup' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(getItemPath(referenceId, 'fondue').replace('car_pickup', 'dine_in'));
    await expect(customer.dialog).toHaveAccessibleName('Fondue');

    await page.goto(getMenuPath(referenceId));
    await expect(customer.searchLink).toBeVisible();
    await page.evaluate(
      (path) =>
        document.querySelector<HTMLElement & { navigate(to: string): void }>('order-app')?.navigate(path),
      getItemPath(referenceId, 'gone'),
    );
    await expect(customer.heading('errors.notFound')).toBeVisible();
    await customer.button('ui.back').click();
    await expect(page).toHaveURL(getMenuPath(referenceId));
    await expect(customer.searchLink).toBeVisible();
  });

  test.describe('on a page of a long menu that has not loaded yet', () => {
    const openShopWithUnloadedItem = async (page: Page): Promise<string> => {
      const referenceId = createReferenceId();
      await importShop({ referenceId, items: [soup, stew], modifierGroups: { bread } });
      await fakeRestaurantResponse(page, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        body.menu.categories[0].items.pop();
        body.pagination = { page: 1, pages: 2, total: 2 };
        await route.fulfill({ response, json: body });
      });
      // The rest of the menu never arrives.
      await page.route('**/api/webapp/v5/menu/**', () => undefined);
      return referenceId;
    };

    // @spec calls/get-webapp-v5-item-branch-id-item-id, paths/type-category-id-item-id
    test('requests an item by itself when its part of a long menu has not loaded yet', async ({ page }) => {
      const referenceId = await openShopWithUnloadedItem(page);
      const customer = createCustomer(page);
      await page.goto(getItemPath(referenceId, 'stew'));
      await expect(customer.dialog).toHaveAccessibleName('Bean stew');
      await customer.dialog.getByRole('radio', { name: /Rye/ }).check();
      await findAddButton(customer).click();
      await expect(customer.dialog).toHaveCount(0);
    });

    test('offers a retry instead of an error page when the connection is lost while an item loads', async ({
      page,
    }) => {
      const referenceId = await openShopWithUnloadedItem(page);
      const customer = createCustomer(page);
      const ITEM_CALL = '**/api/webapp/v5/item/**';
      await page.route(ITEM_CALL, (route) => route.abort('connectionrefused'));
      await page.goto(getItemPath(referenceId, 'stew'));
      await expect(customer.heading('errors.network')).toBeVisible();
      await page.unroute(ITEM_CALL);
      await customer.button('ui.retry').click();
      await expect(customer.dialog).toHaveAccessibleName('Bean stew');
    });
  });

  /** Opens and closes an item and measures its animations. */
  const measureAnimations = async (page: Page) => {
    const referenceId = createReferenceId();
    await importShop({ referenceId, items: [soup] });
    const customer = createCustomer(page);
    await page.goto(getMenuPath(referenceId));
    const openingMeasurement = measureOpening(page);
    await customer.app.getByRole('link', { name: 'Pea soup', exact: true }).click();
    const { animations: openingCount, risenPx } = await openingMeasurement;
    const closingMeasurement = countClosingAnimations(customer.dialog);
    await customer.dialog.getByRole('button', { name: texts.exact('ui.close') }).click();
    const closingCount = await closingMeasurement;
    await expect(customer.dialog).toHaveCount(0);
    return { openingCount, closingCount, risenPx };
  };

  test('an item opens and closes without animation if the customer prefers reduced motion', async ({
    page,
  }) => {
    expect(await measureAnimations(page)).toMatchObject({ openingCount: 0, closingCount: 0 });
  });

  test('an item opens and closes with an animation and returns the focus to its card', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { openingCount, closingCount } = await measureAnimations(page);
    expect(openingCount).toBeGreaterThan(0);
    expect(closingCount).toBeGreaterThan(0);
    await expect.poll(() => readFocus(page)).toEqual({ tag: 'A', name: 'Pea soup' });
  });

  test('an item slides in from below on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { openingCount, risenPx } = await measureAnimations(page);
    expect(openingCount).toBeGreaterThan(0);
    expect(Math.round(risenPx)).toBe(0);
  });
});

test.describe('a suggested item', () => {
  test('a suggested item replaces the open item, and going back restores the earlier item with its options', async ({
    page,
  }) => {
    const referenceId = createReferenceId();
    await importShop({ referenceId, items: [soup, stew, honey], modifierGroups: { bread } });
    const customer = createCustomer(page);
    await page.goto(getMenuPath(referenceId));
    await customer.app.getByRole('link', { name: 'Bean stew', exact: true }).click();
    await customer.dialog.getByRole('radio', { name: /Bun/ }).check();
    const suggestionStrip = customer.dialog.getByRole('region', { name: texts.exact('item.alsoLike') });
    await suggestionStrip.getByRole('link', { name: /Pea soup/ }).click();
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    await expect(page).toHaveURL(new RegExp(`${getItemPath(referenceId, 'soup')}$`));
    // The new item has the focus and starts at its top.
    expect(await customer.dialog.evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
    await expect(customer.dialog.getByRole('heading').first()).toBeInViewport();

    await customer.dialog.getByRole('button', { name: texts.exact('ui.back') }).click();
    await expect(customer.dialog).toHaveAccessibleName('Bean stew');
    await expect(customer.dialog.getByRole('radio', { name: /Bun/ })).toBeChecked();
    await customer.dialog.getByRole('button', { name: texts.exact('ui.close') }).click();
    await expect(customer.dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${getMenuPath(referenceId)}$`));
  });
});

test.describe('sharing', () => {
  test('copies the item’s URL if the device has no sharing dialog', async ({ page, context, baseURL }) => {
    const referenceId = createReferenceId();
    await importShop({ referenceId, items: [soup] });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    const customer = createCustomer(page);
    await page.goto(getItemPath(referenceId, 'soup'));
    await customer.dialog
      .getByRole('button', { name: texts.exact('item.shareName', { name: 'Pea soup' }) })
      .click();
    await expect(customer.dialog.getByText(texts.exact('item.linkCopied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}${getItemPath(referenceId, 'soup')}`,
    );
  });
});
