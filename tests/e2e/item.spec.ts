import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { openShop } from './helpers/businesses.ts';
import { Customer, uniqueName } from './helpers/customer.ts';
import { expect, test } from './helpers/test.ts';
import { wordsOf } from './helpers/words.ts';

const words = wordsOf('en');
const RESTAURANT = '**/api/webapp/v5/restaurant/**';

let shops = 0;
const newShop = (): string => `item-${process.pid}-${Date.now().toString(36)}-${shops++}`;
const menuOf = (referenceId: string) => `/${referenceId}/car_pickup`;
const pageOf = (referenceId: string, id: string) => `${menuOf(referenceId)}/dishes/${id}`;
const visitor = (page: Page): Customer => new Customer(page, words);

const named = (id: string, name: string, part: object = {}) => ({
  id,
  name: { en: name },
  price: 5,
  ...part,
});
const option = (id: string, name: string, price = 0, part: object = {}) => ({
  id,
  locales: { en: name },
  price,
  ...part,
});
const group = (name: string, min: number, max: number, modifiers: readonly object[]) => ({
  name: { en: name },
  min,
  max,
  modifiers,
});

const soup = named('soup', 'Pea soup', { tags: ['hot', 'vegan'] });
const stew = named('stew', 'Bean stew', { tags: ['hot'], modifier_groups: ['bread'] });
const bread = group('Bread', 1, 1, [option('rye', 'Rye'), option('bun', 'Bun', 0.5)]);
const honey = {
  ...named('honey', 'Honey', { price: null }),
  price_labels: [
    { id: 'jar', label: { en: 'Jar' }, price: 4, weight: 250, unit: 'g' },
    { id: 'crate', label: { en: 'Crate' }, price: 40, minimum: 2, maximum: 3 },
  ],
};

/** The element that has the focus, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at ? { tag: at.tagName, name: at.getAttribute('aria-label') ?? at.textContent } : null;
  });
const submit = (customer: Customer): Locator =>
  customer.dialog.getByRole('button', { name: customer.words.has('item.addToCart') });

test.describe('an item at its own address', () => {
  test('is shown over the menu, which is there when it is closed, with the focus in it', async ({ page }) => {
    const referenceId = newShop();
    await openShop({ referenceId, items: [soup, stew], modifierGroups: { bread } });
    const customer = visitor(page);
    await page.goto(pageOf(referenceId, 'soup'));
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    await customer.dialog.getByRole('button', { name: words.say('ui.close') }).click();
    await expect(customer.dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${menuOf(referenceId)}$`));
    await expect.poll(() => focused(page)).toEqual({ tag: 'A', name: 'Pea soup' });
  });

  test('that nobody has leads to the page that says so', async ({ page }) => {
    const referenceId = newShop();
    await openShop({ referenceId, items: [soup] });
    await page.goto(pageOf(referenceId, 'gone'));
    await expect(page).toHaveURL(/\/404$/);
  });

  test.describe('on a page of a long menu not read yet', () => {
    const openFar = async (page: Page): Promise<string> => {
      const referenceId = newShop();
      await openShop({ referenceId, items: [soup, stew], modifierGroups: { bread } });
      await page.route(RESTAURANT, async (route) => {
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

    test('is asked for by itself', async ({ page }) => {
      const referenceId = await openFar(page);
      const customer = visitor(page);
      await page.goto(pageOf(referenceId, 'stew'));
      await expect(customer.dialog).toHaveAccessibleName('Bean stew');
      await customer.dialog.getByRole('radio', { name: /Rye/ }).check();
      await submit(customer).click();
      await expect(customer.dialog).toHaveCount(0);
    });

    test('is no missing page when the line is down: one press tries again', async ({ page }) => {
      const referenceId = await openFar(page);
      const customer = visitor(page);
      const ITEM = '**/api/webapp/v5/item/**';
      await page.route(ITEM, (route) => route.abort('connectionrefused'));
      await page.goto(pageOf(referenceId, 'stew'));
      await expect(customer.heading('errors.network')).toBeVisible();
      await page.unroute(ITEM);
      await customer.button('ui.retry').click();
      await expect(customer.dialog).toHaveAccessibleName('Bean stew');
    });
  });

  test('moves away when it is closed, and gives the focus back to its card', async ({ page }) => {
    const referenceId = newShop();
    await openShop({ referenceId, items: [soup] });
    const customer = visitor(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(menuOf(referenceId));
    await customer.within.getByRole('link', { name: 'Pea soup', exact: true }).click();
    const moved = customer.dialog.evaluate(
      (dialog) =>
        new Promise<number>((resolve) => {
          new MutationObserver(() => {
            if ('closing' in (dialog as HTMLElement).dataset) resolve(dialog.getAnimations().length);
          }).observe(dialog, { attributes: true });
        }),
    );
    await customer.dialog.getByRole('button', { name: words.say('ui.close') }).click();
    expect(await moved).toBeGreaterThan(0);
    await expect(customer.dialog).toHaveCount(0);
    await expect.poll(() => focused(page)).toEqual({ tag: 'A', name: 'Pea soup' });
  });
});

test.describe('only the size is to be chosen', () => {
  test('a small sheet asks for it, minds its minimum and puts it into the cart', async ({ page }) => {
    const referenceId = newShop();
    await openShop({ referenceId, items: [soup, honey] });
    const customer = visitor(page);
    await page.goto(menuOf(referenceId));
    const opener = customer.button('menu.chooseSize', { name: 'Honey' });
    // 44 px to a finger, whatever the eye sees.
    const box = await opener.boundingBox();
    const reach = await opener.evaluate(
      (button, { x, y }) => {
        const root = button.getRootNode() as ShadowRoot;
        return [
          [-21, 0],
          [21, 0],
          [0, -21],
          [0, 21],
        ].map(([dx = 0, dy = 0]) => root.elementFromPoint(x + dx, y + dy)?.closest('button') === button);
      },
      { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 },
    );
    expect(reach).toEqual([true, true, true, true]);

    await opener.click();
    await expect(customer.dialog).toHaveAccessibleName('Honey');
    await expect(customer.dialog.getByRole('textbox')).toHaveCount(0);
    await expect(customer.dialog.getByRole('radio', { name: /Jar.*250\sg/ })).toBeChecked();
    await customer.dialog.getByRole('radio', { name: /Crate/ }).check();
    await expect(submit(customer)).toHaveAccessibleName(words.has('item.addToCart'));
    await expect(submit(customer)).toContainText(words.money(80, 'EUR'));
    await submit(customer).click();
    await expect(customer.dialog).toHaveCount(0);
    await customer.openCart();
    await expect(customer.cartLine('Honey')).toContainText('Crate');
    await expect(customer.cartLine('Honey')).toContainText(words.money(80, 'EUR'));
  });

  test('leads to the whole page, keeping the size', async ({ page }) => {
    const referenceId = newShop();
    await openShop({ referenceId, items: [honey] });
    const customer = visitor(page);
    await page.goto(menuOf(referenceId));
    await customer.button('menu.chooseSize', { name: 'Honey' }).click();
    await customer.dialog.getByRole('radio', { name: /Crate/ }).check();
    await customer.button('item.aboutName', { name: 'Honey' }).click();
    await expect(customer.dialog.getByRole('textbox')).toBeVisible();
    await expect(customer.dialog.getByRole('radio', { name: /Crate/ })).toBeChecked();
    await customer.dialog.getByRole('button', { name: words.say('ui.close') }).click();
    await expect(customer.dialog).toHaveCount(0);
    await expect(customer.within.getByRole('link', { name: 'Honey', exact: true })).toBeVisible();
  });
});

test.describe('options that bring options', () => {
  const sides = {
    size: group('Size', 1, 1, [
      option('small', 'Small', 0, { default: true }),
      option('large', 'Large', 0.5),
    ]),
    heat: group('Heat', 1, 1, [option('mild', 'Mild'), option('hot', 'Hot')]),
    side: group('Side', 0, 1, [
      option('fries', 'Fries', 1, { modifier_groups: ['size', 'heat'] }),
      option('water', 'Water', 0.3),
    ]),
  };

  const withSides = async (page: Page): Promise<Customer> => {
    const referenceId = newShop();
    await openShop({
      referenceId,
      items: [{ ...soup, modifier_groups: ['side'] }],
      modifierGroups: sides,
    });
    await page.goto(pageOf(referenceId, 'soup'));
    const customer = visitor(page);
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    return customer;
  };

  test('are asked once their option is chosen, priced, required there only, and gone with it', async ({
    page,
  }) => {
    const customer = await withSides(page);
    const { dialog } = customer;
    await expect(dialog.getByRole('radiogroup')).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: /Fries/ }).check();
    await expect(dialog.getByRole('radio', { name: 'Small' })).toBeChecked();
    await dialog.getByRole('radio', { name: /Large/ }).check();
    await expect(submit(customer)).toContainText(words.money(6.5, 'EUR'));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

    await submit(customer).click();
    const missing = dialog.getByRole('radiogroup', { name: 'Heat' });
    await expect(missing).toBeFocused();
    await expect(missing).toContainText(words.has('item.missing', { group: 'Heat' }));

    await dialog.getByRole('checkbox', { name: /Water/ }).check();
    await expect(dialog.getByRole('radiogroup')).toHaveCount(0);
    await expect(submit(customer)).toContainText(words.money(5.3, 'EUR'));

    await dialog.getByRole('checkbox', { name: /Fries/ }).check();
    await expect(dialog.getByRole('radio', { name: 'Small' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Hot' }).check();
    await submit(customer).click();
    await expect(dialog).toHaveCount(0);
    await customer.openCart();
    await expect(customer.cartLine('Pea soup')).toContainText('Fries, Small, and Hot');
    await expect(customer.cartLine('Pea soup')).toContainText(words.money(6, 'EUR'));

    // The backend asks the same and comes to the same price.
    await customer.goToCheckout();
    await customer.fillIn({ name: uniqueName(), phone: '15123456789' });
    await customer.placeOrder.click();
    await customer.orderNumber();
    await expect(page.getByText('Fries, Small, and Hot')).toBeVisible();
  });
});

test.describe('what goes with an item', () => {
  test('takes its place; back leads to the one before, as it was chosen', async ({ page }) => {
    const referenceId = newShop();
    await openShop({ referenceId, items: [soup, stew, honey], modifierGroups: { bread } });
    const customer = visitor(page);
    await page.goto(menuOf(referenceId));
    await customer.within.getByRole('link', { name: 'Bean stew', exact: true }).click();
    await customer.dialog.getByRole('radio', { name: /Bun/ }).check();
    const strip = customer.dialog.getByRole('region', { name: words.say('item.alsoLike') });
    await strip.getByRole('link', { name: /Pea soup/ }).click();
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    await expect(page).toHaveURL(new RegExp(`${pageOf(referenceId, 'soup')}$`));
    // A reader starts at the top of the new one.
    expect(await customer.dialog.evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
    await expect(customer.dialog.getByRole('heading').first()).toBeInViewport();

    await customer.dialog.getByRole('button', { name: words.say('ui.back') }).click();
    await expect(customer.dialog).toHaveAccessibleName('Bean stew');
    await expect(customer.dialog.getByRole('radio', { name: /Bun/ })).toBeChecked();
    await customer.dialog.getByRole('button', { name: words.say('ui.close') }).click();
    await expect(customer.dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${menuOf(referenceId)}$`));
  });
});

test.describe('what is in an item', () => {
  test.use({ locale: 'ar-KW' });

  test('is told in the language that is read', async ({ page }) => {
    await page.goto('/demo-cafe/car_pickup/salads/fattoush');
    const { dialog } = new Customer(page, wordsOf('ar'));
    await expect(dialog).toHaveAccessibleName('فتوش');
    await expect(dialog).toContainText('خيار');
    await expect(dialog).toContainText('جلوتين');
    await expect(dialog).not.toContainText(/[a-z]{3}/i);
  });
});

test.describe('sharing', () => {
  test('copies the address of the item where the device shares nothing', async ({
    page,
    context,
    baseURL,
  }) => {
    const referenceId = newShop();
    await openShop({ referenceId, items: [soup] });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    const customer = visitor(page);
    await page.goto(pageOf(referenceId, 'soup'));
    await customer.dialog
      .getByRole('button', { name: words.say('item.shareName', { name: 'Pea soup' }) })
      .click();
    await expect(customer.dialog.getByText(words.say('item.linkCopied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}${pageOf(referenceId, 'soup')}`,
    );
  });
});

test.describe('a line of the cart whose options changed', () => {
  test('names what cannot be had any more, in the cart and where it is edited', async ({ page }) => {
    const referenceId = newShop();
    const extras = (available: boolean) =>
      group('Extras', 0, 2, [option('gold', 'Gold leaf', 9, { available }), option('mint', 'Mint')]);
    const dish = named('soup', 'Pea soup', { modifier_groups: ['extras'] });
    await openShop({ referenceId, items: [dish], modifierGroups: { extras: extras(true) } });
    const customer = visitor(page);
    await page.goto(pageOf(referenceId, 'soup'));
    await customer.dialog.getByRole('checkbox', { name: /Gold/ }).check();
    await customer.dialog.getByRole('checkbox', { name: 'Mint' }).check();
    await submit(customer).click();
    await expect(customer.dialog).toHaveCount(0);

    await openShop({ referenceId, items: [dish], modifierGroups: { extras: extras(false) } });
    await page.reload();
    await customer.openCart();
    const lost = words.has('item.optionsOff', { names: 'Gold leaf' });
    await expect(customer.cartLine('Pea soup')).toContainText(lost);
    await customer
      .cartLine('Pea soup')
      .getByRole('link', { name: words.say('cart.edit', { name: 'Pea soup' }) })
      .click();
    await expect(customer.dialog).toContainText(lost);
    await expect(customer.dialog.getByRole('checkbox', { name: /Gold/ })).toBeDisabled();
    await customer.dialog.getByRole('button', { name: words.has('item.updateCart') }).click();
    await customer.openCart();
    await expect(customer.cartLine('Pea soup')).toContainText(words.money(5, 'EUR'));
  });
});

test.describe('an item that is hard to show', () => {
  test('hides every price where the business hides them', async ({ page }) => {
    const referenceId = newShop();
    const labels = honey.price_labels;
    await openShop({
      referenceId,
      settings: { hide_price: true },
      items: [{ ...stew, price: null, price_labels: labels }, soup],
      modifierGroups: { bread },
    });
    const customer = visitor(page);
    await page.goto(pageOf(referenceId, 'stew'));
    await expect(customer.dialog).toHaveAccessibleName('Bean stew');
    await customer.dialog.getByRole('radio', { name: /Bun/ }).check();
    await expect(customer.dialog).not.toContainText(/\d\.\d\d/);
  });

  test('never starts with a page of text, and keeps its rows clear of the close button', async ({ page }) => {
    const referenceId = newShop();
    const options = Array.from({ length: 60 }, (_, at) => option(`o${at}`, `Topping ${at}`, 0.1));
    await openShop({
      referenceId,
      items: [
        {
          ...soup,
          name: { en: '<img src=x onerror=alert(1)> soup' },
          description: { en: 'Very long. '.repeat(160) },
          image: { file: 'media/soup.webp' },
          modifier_groups: ['toppings'],
        },
      ],
      modifierGroups: { toppings: group('Toppings', 0, 5, options) },
    });
    const customer = visitor(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pageOf(referenceId, 'soup'));
    const { dialog } = customer;
    await expect(dialog).toHaveAccessibleName('<img src=x onerror=alert(1)> soup');
    await expect(dialog.getByRole('button', { name: words.say('item.showMore') })).toBeInViewport();
    await expect(dialog.getByRole('checkbox')).toHaveCount(8);

    await dialog.getByRole('button', { name: words.say('item.showAll', { count: 60 }) }).click();
    await dialog.getByRole('checkbox', { name: /Topping 40/ }).check();
    await dialog.getByRole('searchbox').fill('topping 5');
    await expect(dialog.getByRole('checkbox')).toHaveCount(12);
    await expect(dialog.getByRole('checkbox', { name: /Topping 40/ })).toBeChecked();

    // Scrolled, the head has a ground of its own: what lies under the button is nothing but it.
    const close = dialog.getByRole('button', { name: words.say('ui.close') });
    const behind = await close.evaluate(
      (button) => getComputedStyle(button.parentElement as Element).backgroundColor,
    );
    expect(behind).not.toBe('rgba(0, 0, 0, 0)');
  });
});
