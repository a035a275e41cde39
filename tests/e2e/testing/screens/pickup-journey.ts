import type { Page } from '@playwright/test';
import { buildTotalPattern, Customer, createUniqueName } from '../customer.ts';
import { readDemoNames } from '../data/demo-names.ts';
import type { Operator } from '../operator.ts';
import { expect, test } from '../test.ts';
import { createTextPatterns, type Locale } from '../text-patterns.ts';

/** Goes from the landing page to a placed order. Returns its number. */
export async function placeOrder(page: Page, locale: Locale): Promise<string> {
  const texts = createTextPatterns(locale);
  const { exact, containing, money } = texts;
  const names = readDemoNames('demo-cafe', locale);
  const customer = new Customer(page, texts);
  const { dialog, cart } = customer;
  const box = names.dish('cookie-box');
  const toast = names.dish('saffron-french-toast');
  const balaleet = names.dish('balaleet');
  const customerName = createUniqueName();
  const note = `For ${customerName}, gift wrap`;

  await customer.choosePickup();

  await test.step('requires the choice that is missing in a box of cookies', async () => {
    await customer.openDish(box);
    await dialog.getByRole('button', { name: containing('item.addToCart') }).click();
    await expect(dialog.getByRole('group', { name: names.group('cookie-box'), exact: true })).toContainText(
      containing('item.missing', { group: names.group('cookie-box') }),
    );
  });

  await test.step('lets the customer choose six cookies for a box, at most three of a kind', async () => {
    const findPlusButton = (option: string) =>
      dialog.getByRole('button', { name: exact('menu.addOne', { name: names.option(option) }) });
    for (let count = 0; count < 3; count += 1) await findPlusButton('cookie-box-chocolate').click();
    await expect(findPlusButton('cookie-box-chocolate')).toBeDisabled();
    for (let count = 0; count < 3; count += 1) await findPlusButton('cookie-box-pistachio').click();
    await expect(findPlusButton('cookie-box-date'), 'all six are chosen').toBeDisabled();
  });

  await test.step('adds two boxes with a note to the cart', async () => {
    await dialog.getByRole('textbox', { name: containing('item.note') }).fill(note);
    await dialog.getByRole('button', { name: exact('ui.increase') }).click();
    const addButton = dialog.getByRole('button', { name: containing('item.addToCart') });
    await expect(addButton).toHaveAccessibleName(money(8.6, 'KWD'));
    await addButton.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('adds a discounted dish with a bread that costs more to the cart', async () => {
    await customer.openDish(toast);
    await dialog.getByRole('radio', { name: new RegExp(names.option('toast-bread-sourdough')) }).check();
    const addButton = dialog.getByRole('button', { name: containing('item.addToCart') });
    await expect(addButton).toHaveAccessibleName(money(2.75, 'KWD'));
    await addButton.click();
    await expect(dialog).toBeHidden();
  });

  await customer.addDirectly(balaleet);
  await customer.openCart();
  await expect(cart).toContainText(buildTotalPattern(texts, 13.6, 'KWD'));
  await expect(customer.cartLine(box)).toContainText(note);

  await test.step('replaces the bread of a dish in the cart', async () => {
    await customer.getEditControl(toast).click();
    await expect(dialog).toHaveAccessibleName(toast);
    await expect(
      dialog.getByRole('radio', { name: new RegExp(names.option('toast-bread-sourdough')) }),
    ).toBeChecked();
    await dialog.getByRole('radio', { name: new RegExp(names.option('toast-bread-gluten-free')) }).check();
    await dialog.getByRole('button', { name: containing('item.updateCart') }).click();
    await expect(dialog).toBeHidden();
    await expect(customer.cartLine(toast)).toContainText(names.option('toast-bread-gluten-free'));
    await expect(cart).toContainText(buildTotalPattern(texts, 13.85, 'KWD'));
  });

  await test.step('lowers the quantity of a dish in the cart', async () => {
    await customer
      .cartLine(box)
      .getByRole('button', { name: exact('ui.decrease') })
      .click();
    await expect(cart).toContainText(buildTotalPattern(texts, 9.55, 'KWD'));
  });

  await test.step('undo restores a dish that was removed from the cart', async () => {
    await customer
      .cartLine(balaleet)
      .getByRole('button', { name: exact('cart.remove', { name: balaleet }) })
      .click();
    await expect(customer.cartLine(balaleet)).toHaveCount(0);
    await expect(cart).toContainText(buildTotalPattern(texts, 7.3, 'KWD'));
    await cart.getByRole('button', { name: exact('ui.undo') }).click();
    await expect(customer.cartLine(balaleet)).toBeVisible();
    await expect(cart).toContainText(buildTotalPattern(texts, 9.55, 'KWD'));
  });

  await customer.goToCheckout();
  await expect(customer.app.getByRole('region', { name: exact('checkout.summary') })).toContainText(
    buildTotalPattern(texts, 9.55, 'KWD'),
  );
  await expect(customer.placeOrderButton).toHaveAccessibleName(money(9.55, 'KWD'));

  await test.step('describes missing and invalid values at the fields of the checkout', async () => {
    await customer.placeOrderButton.click();
    await expect(customer.field('checkout.name')).toBeFocused();
    await expect(customer.field('checkout.name')).toHaveAccessibleDescription(
      containing('checkout.nameMissing'),
    );
    await customer.fillDetails({ name: customerName, phone: '1' });
    await customer.placeOrderButton.click();
    await expect(customer.field('checkout.phone')).toHaveAccessibleDescription(
      containing('phoneProblem.TOO_SHORT'),
    );
  });

  await customer.fillDetails({ name: customerName, phone: '50012345' });
  await expect(customer.field('checkout.phone')).toHaveAccessibleDescription(
    containing('checkout.phoneHint'),
  );
  await expect(page.getByRole('radio', { name: containing('payment.2') })).toBeChecked();
  await customer.placeOrderButton.click();

  await expect(customer.currentStep).toContainText(containing('order.received'));
  const receipt = customer.app.getByRole('region', { name: exact('order.details') });
  await expect(receipt).toContainText(buildTotalPattern(texts, 9.55, 'KWD'));
  await expect(receipt).toContainText(note);
  return customer.readOrderNumber();
}

/** The operator changes the status of the order, and the order page updates without a reload. */
export async function followOrder(
  page: Page,
  locale: Locale,
  operator: Operator,
  number: string,
): Promise<void> {
  const { containing } = createTextPatterns(locale);
  const customer = new Customer(page, createTextPatterns(locale));
  await operator.pressOrderButton(number, 'Accept');
  await expect(customer.currentStep).toContainText(containing('status.1'));
  await operator.pressOrderButton(number, 'Mark ready');
  await expect(customer.currentStep).toContainText(containing('status.3'));
  await operator.pressOrderButton(number, 'Hand over');
  await expect(customer.heading('status.5')).toBeVisible();
}
