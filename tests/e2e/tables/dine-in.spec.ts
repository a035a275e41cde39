import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { verifyPhone } from '../testing/accounts.ts';
import { type Customer, createCustomer, uniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { BALALEET, PHONE_NUMBER } from '../testing/screens/cafe-order.ts';
import { demoFile, testAt } from '../testing/servers/own-backend.ts';
import { expect } from '../testing/test.ts';

/** A Saturday, one o'clock in Kuwait and eleven in Leipzig: everything is open, whatever the time is where this runs. */
const test = testAt({ now: '2026-03-07T13:00:00+03:00', businesses: ['demo-cafe', 'demo-shop'] });
test.use({ viewport: PHONE });

/** On the menu, in the cart and at the checkout: where the customer sits. */
const seat = ({ app, texts }: Customer): Locator =>
  app.getByRole('button', { name: texts.containing('table.change') });
const table = (name: string, label = 'Table') => `${label} ${name}`;

/** What a phone makes of what is on the screen there. */
async function read(code: Locator): Promise<string> {
  const { width, height, data } = PNG.sync.read(await code.screenshot());
  return decodeQR({ width, height, data });
}

async function order(page: Page, customer: Customer): Promise<string> {
  await customer.fillDetails({ name: uniqueName(), phone: PHONE_NUMBER });
  await customer.placeOrder.click();
  await expect(page).toHaveURL(/\/order\//);
  return customer.orderNumber();
}

test('the code on a table opens its menu and brings orders to that table', async ({ page, operator }) => {
  await page.goto('/console/tables');
  await page.getByRole('region', { name: 'Kuwait City' }).getByRole('link', { name: 'Print' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Table 5' });
  await expect(card).toContainText('Bayt Coffee');
  await expect(card).toContainText('Kuwait City');
  const address = await read(card.locator('figure svg'));
  expect(address).toMatch(/\/demo-cafe\/dine_in\?branch=kuwait-city&table=5$/);

  const customer = createCustomer(page);
  await page.goto(address);
  await expect(seat(customer)).toContainText(table('5'));
  await expect(
    page.getByRole('button', { name: customer.texts.containing('branches.change') }),
  ).toContainText('Kuwait City');
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await customer.goToCheckout();
  await expect(seat(customer)).toContainText(table('5'));
  const number = await order(page, customer);
  await expect(page.getByText(`At Kuwait City · ${table('5')}`)).toBeVisible();
  await expect(page.getByText(customer.texts.containing('order.payOnSite'))).toBeVisible();

  await operator.openConsole();
  await expect(operator.order(number)).toContainText(`Dine-in ${table('5')}`);
});

test('reports an unknown table and asks for one from the list before ordering', async ({
  page,
  operator,
}) => {
  const customer = createCustomer(page);
  const { texts } = customer;
  await page.goto('/demo-cafe?table=99');
  await expect(page).toHaveURL(/\/dine_in\?table=99$/);
  const message = texts.containing('table.unknown', { table: '99', branch: 'Salmiya' });
  await expect(seat(customer)).toContainText(message);
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await customer.goToCheckout();
  await customer.fillDetails({ name: uniqueName(), phone: PHONE_NUMBER });
  await customer.placeOrder.click();
  await expect(page.getByText(texts.exact('table.missing')).first()).toBeVisible();
  await expect(seat(customer)).toBeFocused();

  await seat(customer).press('Enter');
  const sheet = page.getByRole('dialog', { name: texts.exact('table.choose', { label: 'Table' }) });
  await expect(sheet).toContainText(message);
  expect(await findSeriousBarriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Terrace 2', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(seat(customer)).toBeFocused();
  await expect(page.getByText(texts.exact('table.missing'))).toHaveCount(0);
  // It stays through a reload, and the link that nobody knows is not asked about again.
  await page.reload();
  await expect(seat(customer)).toContainText('Terrace 2');
  await customer.placeOrder.click();
  await expect(page).toHaveURL(/\/order\//);
  await operator.openConsole();
  await expect(operator.order(await customer.orderNumber())).toContainText('Terrace 2');
});

test('reports a table that was removed while the customer types, and keeps everything typed', async ({
  page,
  backend,
}) => {
  const customer = createCustomer(page);
  const { texts } = customer;
  await page.goto('/demo-cafe/dine_in?table=7');
  await customer.prepareOrder(BALALEET, { name: 'Noor', phone: PHONE_NUMBER });
  await expect(seat(customer)).toContainText(table('7'));
  const cafe = demoFile('demo-cafe') as { branches: { tables: { id: string }[] }[] };
  const branches = cafe.branches.map((branch) => ({
    ...branch,
    tables: branch.tables.filter(({ id }) => id !== '7'),
  }));
  await backend.import({ ...cafe, branches });
  try {
    await customer.placeOrder.click();
    await expect(page.getByRole('alert').getByText(texts.exact('table.missing')).first()).toBeVisible();
    await expect(seat(customer)).toContainText(
      texts.containing('table.unknown', { table: '7', branch: 'Salmiya' }),
    );
    await seat(customer).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: table('8'), exact: true })
      .click();
    await expect(customer.field('checkout.name')).toHaveValue('Noor');
    await customer.placeOrder.click();
    await expect(page.getByText(`At Salmiya · ${table('8')}`)).toBeVisible();
  } finally {
    await backend.import(cafe);
  }
});

test(
  'uses the business’s own word for places where it sells services',
  FULL_ONLY,
  async ({ page, backend, operator }) => {
    const customer = createCustomer(page);
    const { texts } = customer;
    await page.goto('/demo-shop?lang=en');
    await expect(customer.landing.getByRole('link', { name: /^Service/ })).toContainText(
      texts.containing('sellingTypeHint.product_service'),
    );
    await page.goto('/demo-shop/dine_in?lang=en&branch=suedvorstadt&table=3');
    await expect(seat(customer)).toContainText(table('3', 'Counter seat'));
    const dish = readDemoNames('demo-shop', 'en').dish('carrots');
    await customer.addDirectly(dish);
    await customer.openCart();
    await customer.goToCheckout();
    await expect(
      page.getByText(texts.exact('checkout.typeAt', { type: 'Service', branch: 'Südvorstadt' })),
    ).toBeVisible();
    await customer.fillDetails({ name: uniqueName(), phone: '1701234567' });
    await customer.placeOrder.click();
    await verifyPhone(customer, backend.origin, { phone: '1701234567', dialCode: '+49' });
    await expect(page.getByText(texts.exact('statusHint.product_service.0'))).toBeVisible();
    const number = await customer.orderNumber();
    await operator.openConsole();
    await expect(operator.order(number)).toContainText(`Service ${table('3', 'Thekenplatz')}`);
    await operator.pressOrderButton(number, 'Accept');
    await operator.pressOrderButton(number, 'Mark ready');
    await expect(customer.currentStep).toContainText(texts.containing('status.product_service.3'));
  },
);

test('a menu without a cart takes no items and says who takes the order', async ({ page, backend }) => {
  const cafe = demoFile('demo-cafe') as { settings: object };
  await backend.import({
    ...cafe,
    settings: { ...cafe.settings, checkoutDineIn: { enabled: true, cart: false } },
  });
  try {
    const customer = createCustomer(page);
    const { texts } = customer;
    await page.goto('/demo-cafe?lang=en');
    await expect(customer.landing.getByRole('link', { name: /^Dine-in/ })).toContainText(
      texts.containing('sellingTypeHint.viewOnly'),
    );
    await page.goto('/demo-cafe/dine_in?table=7');
    await expect(page.getByText(texts.exact('menu.viewOnly'))).toBeVisible();
    await expect(seat(customer)).toHaveCount(0);
    const card = await customer.findDish(BALALEET);
    await expect(card.getByRole('button')).toHaveCount(0);
    await page.goto('/demo-cafe/dine_in/checkout');
    await expect(page).toHaveURL(/\/dine_in\/cart$/);
    await page.goto('/console/tables');
    await expect(page.getByText('The QR codes only show the menu').first()).toBeVisible();
  } finally {
    await backend.import(cafe);
  }
});
