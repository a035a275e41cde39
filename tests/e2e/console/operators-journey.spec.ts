import type { Browser } from '@playwright/test';
import { fullOnlyUnless } from '../../test-scope.ts';
import { placeOrderByApi } from '../testing/api-order.ts';
import { addConsoleCookie } from '../testing/console-client.ts';
import { ConsolePages } from '../testing/console-pages.ts';
import { createUniqueName } from '../testing/customer.ts';
import { DESKTOP, PHONE } from '../testing/devices.ts';
import { type InProcessBackend, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: ['demo-cafe', 'demo-shop'] });

const PASSWORD = 'four quite random words';
const NEW_PASSWORD = 'five other quite random words';

/** Adds an owner of the café as the platform operator, and chooses the password as the owner. Closes both browsers. */
async function addOwner(browser: Browser, { origin }: InProcessBackend, name: string): Promise<void> {
  const platformOperator = await ConsolePages.open(browser, origin, DESKTOP);
  await addConsoleCookie(platformOperator.page.context(), origin, true);
  await platformOperator.page.goto('/console/operators?business=demo-cafe');
  const passwordLink = await platformOperator.addOperator(name, 'Owner');
  await platformOperator.close();
  const owner = await ConsolePages.open(browser, origin, DESKTOP);
  await owner.choosePassword(passwordLink, PASSWORD);
  await owner.close();
}

for (const { device, viewport, names } of [
  { device: 'a desktop', viewport: DESKTOP, names: ['olga', 'mona', 'kitchen'] },
  { device: 'a phone', viewport: PHONE, names: ['omar', 'mina', 'counter'] },
] as const)
  test(
    `an owner on ${device} signs in, adds operators, changes the password, and finds every action in the audit log`,
    fullOnlyUnless(viewport === PHONE),
    async ({ page, browser, backend }) => {
      await page.setViewportSize(viewport);
      const [ownerName, managerName, staffName] = names;
      await addOwner(browser, backend, ownerName);
      const { number } = await placeOrderByApi({ origin: backend.origin, name: createUniqueName() });
      const owner = new ConsolePages(page);

      // Signing in opens the requested page, even after a wrong password.
      await page.goto('/console/operators');
      await owner.signIn(ownerName, 'a wrong password');
      await expect(owner.notice).toHaveText('The name or the password is wrong');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ownerName);
      await owner.signIn(ownerName, PASSWORD);
      await expect(page).toHaveURL('/console/operators');
      await expect(page.getByRole('heading', { name: 'Operators of Bayt Coffee' })).toBeVisible();

      const managerPasswordLink = await owner.addOperator(managerName, 'Manager');
      const staffPasswordLink = await owner.addOperator(staffName, 'Staff');
      await expect(page.getByText('Has not chosen a password yet')).toHaveCount(2);

      const manager = await ConsolePages.open(browser, backend.origin, viewport);
      await manager.page.goto(managerPasswordLink);
      await manager.fillNewPassword(PASSWORD, `${PASSWORD} `);
      await manager.page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(manager.notice).toHaveText('The two passwords differ. Type them again');
      await manager.choosePassword(managerPasswordLink, PASSWORD);
      await expect(manager.navigation.getByRole('link', { name: 'Coupons' })).toBeVisible();
      await expect(manager.navigation.getByRole('link', { name: 'Operators' })).toHaveCount(0);

      const staff = await ConsolePages.open(browser, backend.origin, viewport);
      await staff.choosePassword(staffPasswordLink, PASSWORD);
      await expect(staff.navigation.getByRole('link')).toHaveText([
        'Orders',
        'Rush',
        'Reservations',
        'Outside hours',
        'Tables',
      ]);
      const order = staff.page.getByRole('article', { name: number, exact: true });
      await order.getByRole('button', { name: 'Accept' }).click();
      await expect(order.getByRole('button', { name: 'Mark ready' })).toBeVisible();
      await staff.page.goto('/console/coupons');
      await expect(staff.notice).toHaveText('Your role does not allow this. Ask an owner of the business');
      await staff.page.getByRole('link', { name: 'Show the orders' }).click();
      await expect(order).toBeVisible();
      await staff.signOut();
      await expect(staff.signInTitle).toBeVisible();

      await page.getByRole('link', { name: ownerName }).click();
      await page.getByLabel('Current password').fill('a wrong password');
      await owner.fillNewPassword(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(owner.notice).toHaveText('The current password is wrong');
      await page.getByLabel('Current password').fill(PASSWORD);
      await owner.fillNewPassword(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Your password has been changed.')).toBeVisible();

      await owner.navigation.getByRole('link', { name: 'Audit log' }).click();
      await expect(owner.navigation.getByRole('link', { name: 'Audit log' })).toBeInViewport();
      const findLogEntry = (actor: string, action: string) =>
        page
          .getByRole('row')
          .filter({ has: page.getByRole('cell', { name: actor, exact: true }), hasText: action });
      await expect(findLogEntry(ownerName, `Added ${managerName} as Manager`)).toBeVisible();
      // The owner chose a password with the platform operator's link, and another one on the account page.
      await expect(findLogEntry(ownerName, 'Changed the password')).toHaveCount(2);
      await expect(findLogEntry(staffName, `Order ${number}: Accepted`)).toHaveCount(1);

      await owner.signOut();
      await expect(owner.signInTitle).toBeVisible();
      await owner.signIn(ownerName, PASSWORD);
      await expect(owner.notice).toHaveText('The name or the password is wrong');
      await owner.signIn(ownerName, NEW_PASSWORD);
      await expect(owner.navigation).toBeVisible();

      // No page is wider than the window.
      for (const path of ['', '/account', '/operators', '/audit', '/coupons', '/reservations', '/feedback']) {
        await page.goto(`/console${path}`);
        const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflowPx, path).toBeLessThanOrEqual(0);
      }
      await manager.close();
      await staff.close();
    },
  );

test('each link of a business with several themes fits on one line of the console, on a phone', async ({
  page,
  backend,
}) => {
  await page.setViewportSize(PHONE);
  await addConsoleCookie(page.context(), backend.origin, true);
  await page.goto('/console/businesses');
  const themeLinks = page.getByRole('listitem').filter({ hasText: 'demo-cafe' }).getByRole('link');
  await expect(themeLinks).toHaveText([/demo-cafe/, 'Operators', /Preview theme/, /Preview theme/]);
  for (const link of await themeLinks.all()) expect((await link.boundingBox())?.height).toBeLessThan(72);
});
