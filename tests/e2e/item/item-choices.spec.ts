import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { type Customer, createCustomer, createUniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import {
  buildGroup,
  buildItem,
  buildOption,
  findAddButton,
  getItemPath,
  getMenuPath,
  honey,
  soup,
} from '../testing/data/dishes.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.describe('an item with only a size to choose', () => {
  // @spec screens/price-choice-modal
  test('asks for an item’s size in a small sheet, and adds the size’s minimum count to the cart', async ({
    page,
  }) => {
    const referenceId = createReferenceId();
    await importShop({ referenceId, items: [soup, honey] });
    const customer = createCustomer(page);
    await page.goto(getMenuPath(referenceId));
    const opener = customer.button('menu.chooseSize', { name: 'Honey' });
    // The touch target is 44 px, larger than the visible button.
    const box = await opener.boundingBox();
    const edgeHits = await opener.evaluate(
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
    expect(edgeHits).toEqual([true, true, true, true]);

    await opener.click();
    await expect(customer.dialog).toHaveAccessibleName('Honey');
    await expect(customer.dialog.getByRole('textbox')).toHaveCount(0);
    await expect(customer.dialog.getByRole('radio', { name: /Jar.*250\sg/ })).toBeChecked();
    await customer.dialog.getByRole('radio', { name: /Crate/ }).check();
    await expect(findAddButton(customer)).toHaveAccessibleName(texts.containing('item.addToCart'));
    await expect(findAddButton(customer)).toContainText(texts.money(80, 'EUR'));
    await findAddButton(customer).click();
    await expect(customer.dialog).toHaveCount(0);
    await customer.openCart();
    await expect(customer.cartLine('Honey')).toContainText('Crate');
    await expect(customer.cartLine('Honey')).toContainText(texts.money(80, 'EUR'));
  });

  test('the small sheet for the size opens the full item with the chosen size selected', async ({ page }) => {
    const referenceId = createReferenceId();
    await importShop({ referenceId, items: [honey] });
    const customer = createCustomer(page);
    await page.goto(getMenuPath(referenceId));
    await customer.button('menu.chooseSize', { name: 'Honey' }).click();
    await customer.dialog.getByRole('radio', { name: /Crate/ }).check();
    await customer.button('item.aboutName', { name: 'Honey' }).click();
    await expect(customer.dialog.getByRole('textbox')).toBeVisible();
    await expect(customer.dialog.getByRole('radio', { name: /Crate/ })).toBeChecked();
    await customer.dialog.getByRole('button', { name: texts.exact('ui.close') }).click();
    await expect(customer.dialog).toHaveCount(0);
    await expect(customer.app.getByRole('link', { name: 'Honey', exact: true })).toBeVisible();
  });
});

test.describe('nested options', () => {
  const sides = {
    size: buildGroup('Size', 1, 1, [
      buildOption('small', 'Small', 0, { default: true }),
      buildOption('large', 'Large', 0.5),
    ]),
    heat: buildGroup('Heat', 1, 1, [buildOption('mild', 'Mild'), buildOption('hot', 'Hot')]),
    side: buildGroup('Side', 0, 1, [
      buildOption('fries', 'Fries', 1, { modifier_groups: ['size', 'heat'] }),
      buildOption('water', 'Water', 0.3),
    ]),
  };

  const openSoupWithSides = async (page: Page): Promise<Customer> => {
    const referenceId = createReferenceId();
    await importShop({
      referenceId,
      items: [{ ...soup, modifier_groups: ['side'] }],
      modifierGroups: sides,
    });
    await page.goto(getItemPath(referenceId, 'soup'));
    const customer = createCustomer(page);
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    return customer;
  };

  test(
    'shows, prices and requires nested options only while their parent option is chosen',
    FULL_ONLY,
    async ({ page }) => {
      const customer = await openSoupWithSides(page);
      const { dialog } = customer;
      await expect(dialog.getByRole('radiogroup')).toHaveCount(0);
      await dialog.getByRole('checkbox', { name: /Fries/ }).check();
      await expect(dialog.getByRole('radio', { name: 'Small' })).toBeChecked();
      await dialog.getByRole('radio', { name: /Large/ }).check();
      await expect(findAddButton(customer)).toContainText(texts.money(6.5, 'EUR'));
      expect(await findSeriousBarriers(page)).toEqual([]);

      await findAddButton(customer).click();
      const missingGroup = dialog.getByRole('radiogroup', { name: 'Heat' });
      await expect(missingGroup).toBeFocused();
      await expect(missingGroup).toContainText(texts.containing('item.missing', { group: 'Heat' }));

      await dialog.getByRole('checkbox', { name: /Water/ }).check();
      await expect(dialog.getByRole('radiogroup')).toHaveCount(0);
      await expect(findAddButton(customer)).toContainText(texts.money(5.3, 'EUR'));

      await dialog.getByRole('checkbox', { name: /Fries/ }).check();
      await expect(dialog.getByRole('radio', { name: 'Small' })).toBeChecked();
      await dialog.getByRole('radio', { name: 'Hot' }).check();
      await findAddButton(customer).click();
      await expect(dialog).toHaveCount(0);
      await customer.openCart();
      await expect(customer.cartLine('Pea soup')).toContainText('Fries, Small, and Hot');
      await expect(customer.cartLine('Pea soup')).toContainText(texts.money(6, 'EUR'));

      // The backend requires the same choices and computes the same price.
      await customer.goToCheckout();
      await customer.fillDetails({ name: createUniqueName(), phone: '15123456789' });
      await customer.placeOrderButton.click();
      await customer.readOrderNumber();
      await expect(page.getByText('Fries, Small, and Hot')).toBeVisible();
    },
  );
});

// @spec entities/menu
test('marks a dish as sold out on its card, in the search and on its own page when a required choice has nothing left', async ({
  page,
}) => {
  const referenceId = createReferenceId();
  const buildBreadGroup = (available: boolean) =>
    buildGroup('Bread', 1, 1, [
      buildOption('rye', 'Rye', 0, { available }),
      buildOption('bun', 'Bun', 0, { available }),
    ]);
  const sizes = [
    { id: 's', label: { en: 'Small' }, price: 3 },
    { id: 'l', label: { en: 'Large' }, price: 6 },
  ];
  const stew = buildItem('stew', 'Bean stew', {
    price: null,
    price_labels: sizes,
    modifier_groups: ['bread'],
  });
  const importStew = (available: boolean) =>
    importShop({ referenceId, items: [stew, soup], modifierGroups: { bread: buildBreadGroup(available) } });
  await importStew(false);
  const customer = createCustomer(page);
  await page.goto(getMenuPath(referenceId));
  const card = page.getByRole('article', { name: 'Bean stew', exact: true });
  for (const findCard of [() => card, () => customer.findDish('Bean stew')]) {
    const foundCard = await findCard();
    await expect(foundCard).toContainText(texts.containing('menu.soldOut'));
    await expect(foundCard.getByRole('button')).toHaveCount(0);
  }
  await page.goto(getItemPath(referenceId, 'stew'));
  await expect(customer.dialog.getByRole('button', { name: texts.exact('menu.soldOut') })).toBeDisabled();
  await expect(findAddButton(customer)).toHaveCount(0);

  await importStew(true);
  await page.goto(getMenuPath(referenceId));
  await expect(card).toContainText(texts.containing('menu.from', { price: texts.money(3, 'EUR') }));
  await expect(card.getByRole('button')).toHaveCount(1);
});

test.describe('a cart line whose options changed', () => {
  test(
    'a cart line and its editor name the options that are unavailable now',
    FULL_ONLY,
    async ({ page }) => {
      const referenceId = createReferenceId();
      const buildExtrasGroup = (available: boolean) =>
        buildGroup('Extras', 0, 2, [
          buildOption('gold', 'Gold leaf', 9, { available }),
          buildOption('mint', 'Mint'),
        ]);
      const dish = buildItem('soup', 'Pea soup', { modifier_groups: ['extras'] });
      await importShop({ referenceId, items: [dish], modifierGroups: { extras: buildExtrasGroup(true) } });
      const customer = createCustomer(page);
      await page.goto(getItemPath(referenceId, 'soup'));
      await customer.dialog.getByRole('checkbox', { name: /Gold/ }).check();
      await customer.dialog.getByRole('checkbox', { name: 'Mint' }).check();
      await findAddButton(customer).click();
      await expect(customer.dialog).toHaveCount(0);

      await importShop({ referenceId, items: [dish], modifierGroups: { extras: buildExtrasGroup(false) } });
      await page.reload();
      await customer.openCart();
      const unavailableText = texts.containing('item.optionsOff', { names: 'Gold leaf' });
      await expect(customer.cartLine('Pea soup')).toContainText(unavailableText);
      await customer.getEditControl('Pea soup').click();
      await expect(customer.dialog).toContainText(unavailableText);
      await expect(customer.dialog.getByRole('checkbox', { name: /Gold/ })).toBeDisabled();
      await customer.dialog.getByRole('button', { name: texts.containing('item.updateCart') }).click();
      await customer.openCart();
      await expect(customer.cartLine('Pea soup')).toContainText(texts.money(5, 'EUR'));
    },
  );
});
