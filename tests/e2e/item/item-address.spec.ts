import type { Locator, Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { newReference, openShop } from '../testing/data/businesses.ts';
import { addButton, bread, getItemPath, getMenuPath, honey, soup, stew } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { fakeRestaurantResponse } from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

/** The element that has the focus, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at ? { tag: at.tagName, name: at.getAttribute('aria-label') ?? at.textContent } : null;
  });

/** How many motions its panel is in when the dialog over the app has opened, and how far that is above the lower edge of the view. */
const panelAsItComes = (page: Page): Promise<{ motions: number; risen: number }> =>
  page.locator('order-app').evaluate(
    ({ shadowRoot }) =>
      new Promise<{ motions: number; risen: number }>((resolve) => {
        new MutationObserver(() => {
          const panel = shadowRoot?.querySelector('dialog[open]')?.firstElementChild;
          if (!panel) return;
          const { top } = panel.getBoundingClientRect();
          resolve({ motions: panel.getAnimations().length, risen: innerHeight - top });
        }).observe(shadowRoot as ShadowRoot, { attributes: true, childList: true, subtree: true });
      }),
  );

const motionsAsItCloses = (dialog: Locator): Promise<number> =>
  dialog.evaluate(
    (dialog) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if ('closing' in (dialog as HTMLElement).dataset) resolve(dialog.getAnimations().length);
        }).observe(dialog, { attributes: true });
      }),
  );

test.describe('an item at its own address', () => {
  test('opens over the menu with the focus in it, and closing returns to the menu', async ({ page }) => {
    const referenceId = newReference();
    await openShop({ referenceId, items: [soup, stew], modifierGroups: { bread } });
    const customer = createCustomer(page);
    await page.goto(getItemPath(referenceId, 'soup'));
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    await customer.dialog.getByRole('button', { name: texts.exact('ui.close') }).click();
    await expect(customer.dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${getMenuPath(referenceId)}$`));
    await expect.poll(() => focused(page)).toEqual({ tag: 'A', name: 'Pea soup' });
  });

  // @spec errors/missing-item
  test('shows the error page at its own address when the item is unknown', async ({ page }) => {
    const referenceId = newReference();
    await openShop({ referenceId, items: [soup] });
    const response = await page.goto(getItemPath(referenceId, 'gone'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: texts.exact('errors.notFound') })).toBeVisible();
    await expect(page).toHaveURL(/\/gone$/);
  });

  test.describe('on a page of a long menu that has not loaded', () => {
    const openFar = async (page: Page): Promise<string> => {
      const referenceId = newReference();
      await openShop({ referenceId, items: [soup, stew], modifierGroups: { bread } });
      await fakeRestaurantResponse(page, async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        body.menu.categories[0].items.pop();
        body.pagination = { page: 1, pages: 2, total: 2 };
        await route.fulfill({ response: answer, json: body });
      });
      // The rest of the menu is still on its way.
      await page.route('**/api/webapp/v5/menu/**', () => undefined);
      return referenceId;
    };

    test('requests that item alone', async ({ page }) => {
      const referenceId = await openFar(page);
      const customer = createCustomer(page);
      await page.goto(getItemPath(referenceId, 'stew'));
      await expect(customer.dialog).toHaveAccessibleName('Bean stew');
      await customer.dialog.getByRole('radio', { name: /Rye/ }).check();
      await addButton(customer).click();
      await expect(customer.dialog).toHaveCount(0);
    });

    test('offers another try when the connection is lost, instead of an error page', async ({ page }) => {
      const referenceId = await openFar(page);
      const customer = createCustomer(page);
      const ITEM = '**/api/webapp/v5/item/**';
      await page.route(ITEM, (route) => route.abort('connectionrefused'));
      await page.goto(getItemPath(referenceId, 'stew'));
      await expect(customer.heading('errors.network')).toBeVisible();
      await page.unroute(ITEM);
      await customer.button('ui.retry').click();
      await expect(customer.dialog).toHaveAccessibleName('Bean stew');
    });
  });

  /** How many motions it comes with, and goes with, and how much of it is in view at first. */
  const motionsOfAVisit = async (page: Page) => {
    const referenceId = newReference();
    await openShop({ referenceId, items: [soup] });
    const customer = createCustomer(page);
    await page.goto(getMenuPath(referenceId));
    const coming = panelAsItComes(page);
    await customer.app.getByRole('link', { name: 'Pea soup', exact: true }).click();
    const { motions: came, risen } = await coming;
    const going = motionsAsItCloses(customer.dialog);
    await customer.dialog.getByRole('button', { name: texts.exact('ui.close') }).click();
    const went = await going;
    await expect(customer.dialog).toHaveCount(0);
    return { came, went, risen };
  };

  test('opens and closes without animation under reduced motion', async ({ page }) => {
    expect(await motionsOfAVisit(page)).toMatchObject({ came: 0, went: 0 });
  });

  test('opens and closes with an animation and returns the focus to its card', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { came, went } = await motionsOfAVisit(page);
    expect(came).toBeGreaterThan(0);
    expect(went).toBeGreaterThan(0);
    await expect.poll(() => focused(page)).toEqual({ tag: 'A', name: 'Pea soup' });
  });

  test('slides in from below on a phone and has the focus from the start', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { came, risen } = await motionsOfAVisit(page);
    expect(came).toBeGreaterThan(0);
    expect(Math.round(risen)).toBe(0);
  });
});

test.describe('a suggested item', () => {
  test('replaces the item, and back returns to the first one with its options', async ({ page }) => {
    const referenceId = newReference();
    await openShop({ referenceId, items: [soup, stew, honey], modifierGroups: { bread } });
    const customer = createCustomer(page);
    await page.goto(getMenuPath(referenceId));
    await customer.app.getByRole('link', { name: 'Bean stew', exact: true }).click();
    await customer.dialog.getByRole('radio', { name: /Bun/ }).check();
    const strip = customer.dialog.getByRole('region', { name: texts.exact('item.alsoLike') });
    await strip.getByRole('link', { name: /Pea soup/ }).click();
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    await expect(page).toHaveURL(new RegExp(`${getItemPath(referenceId, 'soup')}$`));
    // A reader starts at the top of the new one.
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
  test('copies the item’s address where the device cannot share', async ({ page, context, baseURL }) => {
    const referenceId = newReference();
    await openShop({ referenceId, items: [soup] });
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
