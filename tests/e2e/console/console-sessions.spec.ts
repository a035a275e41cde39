import { placeOrderByApi } from '../testing/api-order.ts';
import { CONSOLE_PASSWORD } from '../testing/console-client.ts';
import { ConsolePages } from '../testing/console-pages.ts';
import { createUniqueName } from '../testing/customer.ts';
import { PHONE } from '../testing/devices.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const NOW = '2026-03-04T18:00:20+03:00';
/** Operators with a role other than staff are signed out after two hours without use. */
const THREE_HOURS_LATER = '2026-03-04T21:00:20+03:00';
const NEXT_DAY = '2026-03-05T18:00:20+03:00';
const test = testAt({ now: NOW, businesses: ['demo-cafe', 'demo-shop'] });
test.use({ viewport: PHONE });

const ORDERS_PATH = '/console?business=demo-cafe';

test('an operator whose session ended in another tab signs in and returns to the same console page', async ({
  page,
  context,
  backend,
}) => {
  const operator = new ConsolePages(page);
  await page.goto(ORDERS_PATH);
  await operator.signIn('admin', CONSOLE_PASSWORD);
  await expect(page).toHaveURL(ORDERS_PATH);
  await page.getByRole('searchbox').fill('50012345');

  const otherTab = new ConsolePages(await context.newPage());
  await otherTab.page.goto('/console/account');
  await otherTab.signOut();
  await expect(otherTab.signInTitle).toBeVisible();
  await page.bringToFront();

  await expect(page.getByText('Your session has ended. Sign in to return to your page.')).toBeVisible();
  await operator.signIn('admin', CONSOLE_PASSWORD);
  await expect(page).toHaveURL(ORDERS_PATH);
  await expect(page.getByRole('searchbox')).toHaveValue('50012345');

  // The page deletes the stored text when the operator returns, so a reload does not fill it in again.
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  const dayPath = '/console/reservations?business=demo-cafe&day=2026-03-05';
  await page.goto(dayPath);
  backend.setNow(THREE_HOURS_LATER);
  await expect(operator.signInTitle).toBeVisible();
  await operator.signIn('admin', CONSOLE_PASSWORD);
  await expect(page).toHaveURL(dayPath);
});

test('reports a status change as not saved if the session has ended, and leads back to the order', async ({
  page,
  context,
  backend,
}) => {
  const { number } = await placeOrderByApi({ origin: backend.origin, name: createUniqueName() });
  const operator = new ConsolePages(page);
  await page.goto(ORDERS_PATH);
  await operator.signIn('admin', CONSOLE_PASSWORD);
  const order = page.getByRole('article', { name: number, exact: true });
  await expect(order).toBeVisible();
  // Block the list's refresh, which would notice the ended session before the press does.
  await page.route('**/console/orders?*', (route) => route.abort());
  const [cookie] = (await context.cookies()).filter(({ name }) => name.startsWith('console-session'));
  await context.clearCookies({ name: cookie?.name ?? '' });

  await order.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('the last change was not saved')).toBeVisible();
  await page.unroute('**/console/orders?*');
  await operator.signIn('admin', CONSOLE_PASSWORD);
  await expect(page).toHaveURL(ORDERS_PATH);

  // Signing in again in another tab changes the session's form token.
  const otherTab = new ConsolePages(await context.newPage());
  await otherTab.page.goto('/console/sign-in');
  await otherTab.signIn('admin', CONSOLE_PASSWORD);
  await expect(otherTab.navigation).toBeVisible();
  await page.bringToFront();
  await expect(async () => {
    await order.getByRole('button', { name: 'Accept' }).click({ timeout: 1000 });
    await expect(order.getByRole('button', { name: 'Mark ready' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('fills in a typed form again for the operator who typed it, but not for another operator', async ({
  page,
  backend,
  browser,
}) => {
  const operator = new ConsolePages(page);
  const teamPath = '/console/operators?business=demo-cafe';
  await page.goto(teamPath);
  await operator.signIn('admin', CONSOLE_PASSWORD);
  const passwordLink = await operator.addOperator('odette', 'Owner');
  await page.goto(teamPath);

  const submitFormAt = async (time: string) => {
    await page.getByLabel('Name to sign in with').fill('marina');
    await page.getByLabel('Role', { exact: true }).selectOption('Manager');
    backend.setNow(time);
    await page.getByRole('button', { name: 'Add operator' }).click();
    await expect(operator.notice).toHaveText('You are signed out. Sign in and try again');
    await page.getByRole('link', { name: 'Sign in' }).click();
  };
  await submitFormAt(THREE_HOURS_LATER);
  await operator.signIn('admin', CONSOLE_PASSWORD);
  await expect(page).toHaveURL(teamPath);
  await expect(page.getByLabel('Name to sign in with')).toHaveValue('marina');
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('manager');

  const owner = await ConsolePages.open(browser, backend.origin, PHONE);
  await owner.choosePassword(passwordLink, 'four quite random words');
  await owner.close();
  await submitFormAt(NEXT_DAY);
  await operator.signIn('odette', 'four quite random words');
  await expect(page).toHaveURL(teamPath);
  await expect(page.getByLabel('Name to sign in with')).toHaveValue('');
});
