import { buildTotalPattern, createCustomer, createUniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildGroup, buildItem, buildOption, findAddButton } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.use({ viewport: PHONE });

// @spec entities/order-line
test('sells a set with a choice and an option, and lists its parts in the cart, the checkout, the order and the console', async ({
  page,
  operator,
}) => {
  const referenceId = createReferenceId();
  const meal = buildItem('meal', 'Burger meal', {
    price: 12,
    parts: [
      { id: 'burger', item: 'burger' },
      { id: 'fries', item: 'fries', quantity: 2 },
      {
        id: 'drink',
        name: { en: 'Drink' },
        choices: [{ item: 'cola' }, { item: 'mate', surcharge: 0.4 }, { item: 'beer' }],
      },
    ],
  });
  const dishes = [
    buildItem('burger', 'Burger', { modifier_groups: ['extras'] }),
    buildItem('fries', 'Fries'),
    buildItem('cola', 'Cola', { deposit: 0.15 }),
    buildItem('mate', 'Mate', { deposit: 0.25 }),
    buildItem('beer', 'Beer', { sold_out: true }),
  ];
  const modifierGroups = { extras: buildGroup('Extras', 0, 2, [buildOption('cheese', 'Cheese', 1.5)]) };
  await importShop({ referenceId, items: [meal, ...dishes], modifierGroups });
  const customer = createCustomer(page);
  await page.goto(`/${referenceId}/car_pickup`);
  const sheet = await customer.openDish('Burger meal');
  await expect(sheet.getByRole('group', { name: '2 × Fries' })).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /^Beer/ })).toBeDisabled();
  // Without a drink, the sheet says what is missing.
  await findAddButton(customer).click();
  await expect(sheet.getByText(texts.containing('item.missing', { group: 'Drink' })).first()).toBeVisible();
  await sheet.getByRole('radio', { name: /^Mate/ }).check();
  await sheet.getByRole('checkbox', { name: /^Cheese/ }).check();
  await expect(findAddButton(customer)).toContainText(texts.money(13.9, 'EUR'));
  await findAddButton(customer).click();

  const PARTS = /Burger meal.*Burger.*Cheese.*2 × Fries.*Mate/s;
  await customer.openCart();
  await expect(customer.cartLine('Burger meal')).toContainText(PARTS);
  // The price is that of the set, the mate and the cheese, and the deposit of the bottle.
  await expect(customer.cart).toContainText(buildTotalPattern(texts, 14.15, 'EUR'));
  await customer.goToCheckout();
  await expect(page.getByRole('region', { name: texts.exact('checkout.summary') })).toContainText(PARTS);
  await customer.fillDetails({ name: createUniqueName(), phone: '030 23125140' });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  await expect(page.getByRole('main')).toContainText(PARTS);
  const number = await customer.readOrderNumber();
  await operator.openConsole();
  await expect(operator.order(number)).toContainText(PARTS);

  // The kitchen has no fries left: the set is sold out with them.
  await importShop({
    referenceId,
    items: [meal, ...dishes.map((dish) => (dish.id === 'fries' ? { ...dish, sold_out: true } : dish))],
    modifierGroups,
  });
  await page.goto(`/${referenceId}/car_pickup`);
  await expect(await customer.findDish('Burger meal')).toContainText(texts.containing('menu.soldOut'));
});
