import type { BrowserContext, Locator, Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { type Customer, createCustomer, createUniqueName } from '../testing/customer.ts';
import { PHONE } from '../testing/devices.ts';
import { createEmbeddedCustomer } from '../testing/hosts/embedded.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { BALALEET, PHONE_NUMBER } from '../testing/screens/cafe-order.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Saturday at 13:00 in Kuwait, when the café is open. */
const test = testAt({ now: '2026-03-07T13:00:00+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

async function openTab(context: BrowserContext, address: string): Promise<Customer> {
  const page = await context.newPage();
  await page.goto(address);
  return createCustomer(page);
}

/** Opens a page with two elements of the same business. */
async function openTwoElements(page: Page, origin: string, attributes = ''): Promise<[Customer, Customer]> {
  const tag = `<order-app reference-id="demo-cafe" ${attributes}></order-app>`;
  await openHostPageOnOtherOrigin(page, origin, { body: tag + tag });
  const elements = page.locator('order-app');
  const openElement = async (index: number) => {
    const element = elements.nth(index);
    await element.scrollIntoViewIfNeeded();
    await element.evaluate((app: HTMLElementTagNameMap['order-app']) => app.whenReady());
    return createEmbeddedCustomer(page, element);
  };
  return [await openElement(0), await openElement(1)];
}

/** Places an order with the items in the cart. Returns the order's number. */
async function orderCart(customer: Customer): Promise<string> {
  await customer.openCart();
  await customer.goToCheckout();
  await customer.fillDetails({ name: createUniqueName(), phone: PHONE_NUMBER });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  return customer.readOrderNumber();
}

const findNotice = ({ app, texts }: Customer, number: string): Locator =>
  app.getByRole('status').filter({ hasText: texts.containing('notice.orderPlaced', { number }) });

/** The button with the customer's table. */
const findTableButton = ({ app, texts }: Customer): Locator =>
  app.getByRole('button', { name: texts.containing('table.change') });

test('a tab says that another tab has ordered the shared cart, and opens that order', async ({ context }) => {
  const firstTab = await openTab(context, '/demo-cafe/car_pickup');
  await firstTab.addDirectly(BALALEET);
  const secondTab = await openTab(context, '/demo-cafe/car_pickup');
  await secondTab.openCart();
  const number = await orderCart(firstTab);

  await expect(secondTab.heading('cart.empty')).toBeVisible();
  const notice = findNotice(secondTab, number);
  await expect(notice).toBeVisible();
  expect(await findSeriousBarriers(secondTab.page)).toEqual([]);
  await expect(findNotice(firstTab, number)).toHaveCount(0);
  await notice.getByRole('button', { name: secondTab.texts.exact('orders.details') }).click();
  await expect(secondTab.currentStep).toBeVisible();
  expect(await secondTab.readOrderNumber()).toBe(number);
  await expect(notice).toHaveCount(0);
});

test('shows a closable message in one element when another element of the page orders the cart', async ({
  page,
  backend,
}) => {
  const [firstCustomer, secondCustomer] = await openTwoElements(page, backend.origin, 'path="car_pickup"');
  await firstCustomer.addDirectly(BALALEET);
  await expect(
    secondCustomer.app.getByRole('link', { name: secondCustomer.texts.containing('menu.viewCart') }),
  ).toBeVisible();
  const number = await orderCart(firstCustomer);
  const notice = findNotice(secondCustomer, number);
  await expect(
    notice.getByRole('button', { name: secondCustomer.texts.exact('orders.details') }),
  ).toBeVisible();
  await notice.getByRole('button', { name: secondCustomer.texts.exact('ui.close') }).click();
  await expect(notice).toHaveCount(0);
  await expect(findNotice(firstCustomer, number)).toHaveCount(0);
});

test('orders from every tab go to the table that was scanned last, and every checkout shows that table', async ({
  context,
  operator,
}) => {
  const firstTab = await openTab(context, '/demo-cafe/dine_in?branch=salmiya&table=7');
  await firstTab.addDirectly(BALALEET);
  await firstTab.openCart();
  await firstTab.goToCheckout();
  await expect(findTableButton(firstTab)).toContainText('Table 7');

  const secondTab = await openTab(context, '/demo-cafe/dine_in?branch=salmiya&table=8');
  await expect(findTableButton(secondTab)).toContainText('Table 8');
  await expect(findTableButton(firstTab)).toContainText('Table 8');
  await secondTab.openCart();
  await secondTab.goToCheckout();
  await expect(findTableButton(secondTab)).toContainText('Table 8');
  await firstTab.page.goto('/demo-cafe/dine_in');
  const number = await orderCart(firstTab);
  await operator.openConsole();
  await expect(operator.order(number)).toContainText('Table 8');
});

test(
  'scanning a table’s code again in one tab selects that table, and the other tab announces the change',
  FULL_ONLY,
  async ({ context, operator }) => {
    const scannedPath = '/demo-cafe/dine_in?branch=salmiya&table=7';
    const firstTab = await openTab(context, scannedPath);
    await expect(findTableButton(firstTab)).toContainText('Table 7');
    const secondTab = await openTab(context, '/demo-cafe/dine_in?branch=salmiya&table=8');
    const changedElsewherePattern = firstTab.texts.containing('table.changedElsewhere');
    const findAnnouncement = (tab: Customer, table: string) =>
      tab.app
        .getByRole('status')
        .filter({ hasText: new RegExp(`${table}\\. ${changedElsewherePattern.source}`) });
    await expect(findTableButton(firstTab)).toContainText('Table 8');
    await expect(findTableButton(firstTab)).toContainText(changedElsewherePattern);
    await expect(findAnnouncement(firstTab, 'Table 8')).toBeAttached();
    await expect(findTableButton(secondTab)).toContainText(secondTab.texts.containing('table.served'));
    expect(await findSeriousBarriers(firstTab.page)).toEqual([]);
    await firstTab.page.reload();
    await expect(findTableButton(firstTab), 'a reload is no scan').toContainText('Table 8');

    await firstTab.page.goto(scannedPath);
    await expect(findTableButton(firstTab)).toContainText('Table 7');
    await expect(findAnnouncement(secondTab, 'Table 7')).toBeAttached();
    // A table chosen by hand stays until the code is scanned again.
    await findTableButton(firstTab).click();
    await firstTab.dialog.getByRole('button', { name: 'Terrace 2, 4 seats', exact: true }).click();
    await expect(findTableButton(firstTab)).toContainText('Terrace 2');
    await firstTab.addDirectly(BALALEET);
    await firstTab.openCart();
    await firstTab.goToCheckout();
    await expect(findTableButton(firstTab)).toContainText('Terrace 2');
    await firstTab.page.goto(scannedPath);
    await expect(findTableButton(firstTab)).toContainText('Table 7');
    const number = await orderCart(firstTab);
    await operator.openConsole();
    await expect(operator.order(number)).toContainText('Table 7');
  },
);

test('replaces the table that the customer chose when the host page navigates to its own table again', async ({
  page,
  backend,
}) => {
  const [firstCustomer, secondCustomer] = await openTwoElements(page, backend.origin, 'path="dine_in"');
  const openTable = () =>
    page
      .locator('order-app')
      .first()
      .evaluate((app: HTMLElementTagNameMap['order-app']) => app.navigate('dine_in?table=7'));
  await openTable();
  await expect(findTableButton(secondCustomer)).toContainText('Table 7');
  await findTableButton(secondCustomer).click();
  await secondCustomer.dialog.getByRole('button', { name: 'Terrace 2, 4 seats', exact: true }).click();
  await expect(findTableButton(firstCustomer)).toContainText('Terrace 2');
  await openTable();
  await expect(findTableButton(firstCustomer)).toContainText('Table 7');
  await expect(findTableButton(secondCustomer)).toContainText('Table 7');
});

test('both elements of a page show the table that the host page set last', async ({ page, backend }) => {
  const [firstCustomer, secondCustomer] = await openTwoElements(
    page,
    backend.origin,
    'path="dine_in" table="7"',
  );
  await expect(findTableButton(firstCustomer)).toContainText('Table 7');
  await page
    .locator('order-app')
    .nth(1)
    .evaluate((app) => app.setAttribute('table', '8'));
  await expect(findTableButton(secondCustomer)).toContainText('Table 8');
  await expect(findTableButton(firstCustomer)).toContainText('Table 8');
});
