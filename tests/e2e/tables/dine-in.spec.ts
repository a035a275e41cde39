import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { verifyPhone } from '../testing/accounts.ts';
import { addConsoleCookie } from '../testing/console-client.ts';
import { type Customer, createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { BALALEET, PHONE_NUMBER } from '../testing/screens/cafe-order.ts';
import { SchedulePage } from '../testing/screens/schedule-page.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Saturday at 13:00 in Kuwait and 11:00 in Leipzig, when both businesses are open. */
const test = testAt({ now: '2026-03-07T13:00:00+03:00', businesses: ['demo-cafe', 'demo-shop'] });
test.use({ viewport: PHONE });

/** The button with the customer's table, on the menu, in the cart and at the checkout. */
const findTableButton = ({ app, texts }: Customer): Locator =>
  app.getByRole('button', { name: texts.containing('table.change') });
const buildTableLabel = (name: string, label = 'Table') => `${label} ${name}`;

/** Decodes a QR code on the screen. */
async function readQrCode(code: Locator): Promise<string> {
  const { width, height, data } = PNG.sync.read(await code.screenshot());
  return decodeQR({ width, height, data });
}

async function placeOrder(page: Page, customer: Customer): Promise<string> {
  await customer.fillDetails({ name: createUniqueName(), phone: PHONE_NUMBER });
  await customer.placeOrderButton.click();
  await expect(page).toHaveURL(/\/order\//);
  return customer.readOrderNumber();
}

test('the printed code of a table opens the menu and sends orders to that table', async ({
  page,
  baseURL,
  operator,
}) => {
  await addConsoleCookie(page.context(), baseURL ?? '');
  await page.goto('/console/tables');
  await page.getByRole('region', { name: 'Kuwait City' }).getByRole('link', { name: 'Print' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Table 5' });
  await expect(card).toContainText('Bayt Coffee');
  await expect(card).toContainText('Kuwait City');
  const address = await readQrCode(card.locator('figure svg'));
  expect(address).toMatch(/\/demo-cafe\/dine_in\?branch=kuwait-city&table=5$/);

  const customer = createCustomer(page);
  await page.goto(address);
  await expect(findTableButton(customer)).toContainText(buildTableLabel('5'));
  await expect(
    page.getByRole('button', { name: customer.texts.containing('branches.change') }),
  ).toContainText('Kuwait City');
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await customer.goToCheckout();
  await expect(findTableButton(customer)).toContainText(buildTableLabel('5'));
  const number = await placeOrder(page, customer);
  await expect(page.getByText(`At Kuwait City · ${buildTableLabel('5')}`)).toBeVisible();
  await expect(page.getByText(customer.texts.containing('order.payOnSite'))).toBeVisible();

  await operator.openConsole();
  await expect(operator.order(number)).toContainText(`Dine-in ${buildTableLabel('5')}`);
});

test(
  'says that a table in a link is unknown, and asks for a table from the list before ordering',
  FULL_ONLY,
  async ({ page, operator }) => {
    const customer = createCustomer(page);
    const { texts } = customer;
    await page.goto('/demo-cafe?table=99');
    await expect(page).toHaveURL(/\/dine_in\?table=99$/);
    const message = texts.containing('table.unknown', { table: '99', branch: 'Salmiya' });
    await expect(findTableButton(customer)).toContainText(message);
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await customer.goToCheckout();
    await customer.fillDetails({ name: createUniqueName(), phone: PHONE_NUMBER });
    await customer.placeOrderButton.click();
    await expect(page.getByText(texts.exact('table.missing')).first()).toBeVisible();
    await expect(findTableButton(customer)).toBeFocused();

    await findTableButton(customer).press('Enter');
    const sheet = page.getByRole('dialog', { name: texts.exact('table.choose', { label: 'Table' }) });
    await expect(sheet).toContainText(message);
    expect(await findSeriousBarriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Terrace 2, 4 seats', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(findTableButton(customer)).toBeFocused();
    await expect(page.getByText(texts.exact('table.missing'))).toHaveCount(0);
    // A reload keeps the table and does not report the unknown table again.
    await page.reload();
    await expect(findTableButton(customer)).toContainText('Terrace 2');
    await customer.placeOrderButton.click();
    await expect(page).toHaveURL(/\/order\//);
    await operator.openConsole();
    await expect(operator.order(await customer.readOrderNumber())).toContainText('Terrace 2');
  },
);

// @spec cart/reset-clears-items-note-coupon, paths/type-form, paths/type-map, guards/can-checkout
test('delivery screens redirect a dine-in order to checkout, and clearing the cart forgets table, coupon and order type', async ({
  page,
}) => {
  const customer = createCustomer(page);
  const { texts } = customer;
  await page.goto('/demo-cafe/dine_in?table=7');
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await findTableButton(customer).click();
  await customer.dialog.getByRole('button', { name: 'Terrace 2, 4 seats', exact: true }).click();
  await expect(findTableButton(customer)).toContainText('Terrace 2');
  await customer.field('coupon.label').fill('WELCOME10');
  await customer.field('coupon.label').press('Enter');
  await expect(customer.button('coupon.remove', { code: 'WELCOME10' })).toBeVisible();

  for (const screen of ['form', 'map']) {
    await page.goto(`/demo-cafe/dine_in/${screen}`);
    await expect(customer.heading('checkout.title'), screen).toBeVisible();
    await expect(page).toHaveURL(/\/dine_in\/checkout$/);
  }

  await page.goto('/demo-cafe/dine_in/cart');
  await customer.button('cart.clear').click();
  await customer.dialog.getByRole('button', { name: texts.exact('ui.clear') }).click();
  await expect(customer.heading('cart.empty')).toBeVisible();
  await customer.tab('tabs.more').click();
  await expect(customer.tab('tabs.more')).toHaveAttribute('aria-current', 'page');
  await customer.tab('tabs.menu').click();
  await expect(page, 'the first order type of the business').toHaveURL(/\/demo-cafe\/car_pickup$/);
  await page.goto('/demo-cafe/dine_in');
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await expect(customer.button('coupon.remove', { code: 'WELCOME10' })).toHaveCount(0);
  await expect(findTableButton(customer), 'the table of the link').toContainText(buildTableLabel('7'));
});

test(
  'asks before an order at a table loses its scheduled time, and remembers the table afterwards',
  FULL_ONLY,
  async ({ page }) => {
    const schedule = new SchedulePage(page);
    const { customer, texts } = schedule;
    await schedule.fillCart('/demo-cafe/car_pickup?lang=en');
    await customer.openCart();
    await schedule.timeButton.click();
    await schedule.picker.getByRole('option').nth(2).click();
    await page.goto('/demo-cafe/dine_in?lang=en&table=7');
    await schedule.openCheckout();
    await expect(page.getByText(texts.containing('schedule.news.unscheduled'))).toBeVisible();
    await schedule.placeOrder({ confirms: texts.containing('schedule.news.unscheduled') });
    await expect(page.getByText(buildTableLabel('7'))).toBeVisible();

    await customer.tab('tabs.menu').click();
    await expect(page).toHaveURL(/\/demo-cafe\/dine_in$/);
    await expect(findTableButton(customer)).toContainText(buildTableLabel('7'));
  },
);

test(
  'says that the table was removed while the customer typed, and keeps everything typed',
  FULL_ONLY,
  async ({ page, backend }) => {
    const customer = createCustomer(page);
    const { texts } = customer;
    await page.goto('/demo-cafe/dine_in?table=7');
    await customer.prepareOrder(BALALEET, { name: 'Noor', phone: PHONE_NUMBER });
    await expect(findTableButton(customer)).toContainText(buildTableLabel('7'));
    const cafe = readDemoFile('demo-cafe') as { branches: { tables: { id: string }[] }[] };
    const branches = cafe.branches.map((branch) => ({
      ...branch,
      tables: branch.tables.filter(({ id }) => id !== '7'),
    }));
    await backend.import({ ...cafe, branches });
    try {
      await customer.placeOrderButton.click();
      await expect(page.getByRole('alert').getByText(texts.exact('table.missing')).first()).toBeVisible();
      await expect(findTableButton(customer)).toContainText(
        texts.containing('table.unknown', { table: '7', branch: 'Salmiya' }),
      );
      await findTableButton(customer).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `${buildTableLabel('8')}, 4 seats`, exact: true })
        .click();
      await expect(customer.field('checkout.name')).toHaveValue('Noor');
      await customer.placeOrderButton.click();
      await expect(page.getByText(`At Salmiya · ${buildTableLabel('8')}`)).toBeVisible();
    } finally {
      await backend.import(cafe);
    }
  },
);

test(
  'a business that sells services has its own word for tables, from the link to the console',
  FULL_ONLY,
  async ({ page, backend, operator }) => {
    const customer = createCustomer(page);
    const { texts } = customer;
    await page.goto('/demo-shop?lang=en');
    await expect(customer.landing.getByRole('link', { name: /^Service/ })).toContainText(
      texts.containing('sellingTypeHint.product_service'),
    );
    await page.goto('/demo-shop/dine_in?lang=en&branch=suedvorstadt&table=3');
    await expect(findTableButton(customer)).toContainText(buildTableLabel('3', 'Counter seat'));
    const dish = readDemoNames('demo-shop', 'en').dish('carrots');
    await customer.addDirectly(dish);
    await customer.openCart();
    await customer.goToCheckout();
    await expect(
      page.getByText(texts.exact('checkout.typeAt', { type: 'Service', branch: 'Südvorstadt' })),
    ).toBeVisible();
    await customer.fillDetails({ name: createUniqueName(), phone: '1701234567' });
    await customer.placeOrderButton.click();
    await verifyPhone(customer, backend.origin, { phone: '1701234567', dialCode: '+49' });
    await expect(page.getByText(texts.exact('statusHint.product_service.0'))).toBeVisible();
    const number = await customer.readOrderNumber();
    await operator.openConsole();
    await expect(operator.order(number)).toContainText(`Service ${buildTableLabel('3', 'Thekenplatz')}`);
    await operator.pressOrderButton(number, 'Accept');
    await operator.pressOrderButton(number, 'Mark ready');
    await expect(customer.currentStep).toContainText(texts.containing('status.product_service.3'));
  },
);

// @spec schedule/cart-usable-if-type-s
test(
  'a menu without a cart accepts no items and explains who takes the order',
  FULL_ONLY,
  async ({ page, backend }) => {
    const cafe = readDemoFile('demo-cafe') as { settings: object };
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
      await expect(findTableButton(customer)).toHaveCount(0);
      const card = await customer.findDish(BALALEET);
      await expect(card.getByRole('button')).toHaveCount(0);
      await page.goto('/demo-cafe/dine_in/checkout');
      await expect(page).toHaveURL(/\/dine_in\/cart$/);
      await addConsoleCookie(page.context(), backend.origin);
      await page.goto('/console/tables');
      await expect(page.getByText('The QR codes only show the menu').first()).toBeVisible();
    } finally {
      await backend.import(cafe);
    }
  },
);
