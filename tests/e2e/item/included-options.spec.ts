import { buildTotalPattern, createCustomer, createUniqueName } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildGroup, buildItem, buildOption, findAddButton } from '../testing/data/dishes.ts';
import { PHONE } from '../testing/devices.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.use({ viewport: PHONE });

test('the two cheapest of the chosen sauces are free, whichever the customer chose first', async ({
  page,
  operator,
}) => {
  const referenceId = createReferenceId();
  const sauces = [
    buildOption('truffle', 'Truffle', 1.5),
    buildOption('ketchup', 'Ketchup', 0.8),
    buildOption('mayo', 'Mayo', 0.6),
  ];
  await importShop({
    referenceId,
    items: [buildItem('fries', 'Fries', { price: 4, modifier_groups: ['sauces'] })],
    modifierGroups: { sauces: { ...buildGroup('Sauces', 0, 3, sauces), included: 2 } },
  });
  const customer = createCustomer(page);
  await page.goto(`/${referenceId}/car_pickup`);
  const sheet = await customer.openDish('Fries');
  await expect(sheet.getByText(texts.containing('item.includedCheapest', { number: '2' }))).toBeVisible();
  const chooseSauce = (name: string) => sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await chooseSauce('Truffle');
  await expect(sheet.getByRole('checkbox', { name: /^Truffle.*included/ })).toBeChecked();
  await chooseSauce('Ketchup');
  await expect(findAddButton(customer)).toContainText(texts.money(4, 'EUR'));
  await chooseSauce('Mayo');
  // The truffle sauce was chosen first, but it is charged, because ketchup and mayo are cheaper.
  await expect(findAddButton(customer)).toContainText(texts.money(5.5, 'EUR'));
  await findAddButton(customer).click();
  await customer.openCart();
  await expect(customer.cartLine('Fries')).toContainText(
    /Truffle, Ketchup \(1 included\),? and Mayo \(1 included\)/,
  );
  await expect(customer.cart).toContainText(buildTotalPattern(texts, 5.5, 'EUR'));

  await customer.goToCheckout();
  await customer.fillDetails({ name: createUniqueName(), phone: '030 23125140' });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  const number = await customer.readOrderNumber();
  await operator.openConsole();
  await expect(operator.order(number)).toContainText(/Truffle.*Ketchup \(1 included\).*5\.50/s);
});
