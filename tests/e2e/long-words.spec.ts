import type { Page } from '@playwright/test';
import { logIn } from './helpers/accounts.ts';
import { visitor } from './helpers/customer.ts';
import { cutOff } from './helpers/cut-off.ts';
import { namesOf } from './helpers/menu.ts';
import { testAt } from './helpers/own-backend.ts';
import { speakPseudo } from './helpers/pseudo.ts';
import { expect } from './helpers/test.ts';

/** A Wednesday noon in Kuwait. */
const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: ['demo-cafe', 'demo-restaurant'] });

/** Every screen that has an address, of a guest and then of somebody with an account. */
const OF_GUESTS = [
  ...[
    '/car_pickup',
    '/car_pickup/tea/karak',
    '/car_pickup/search',
    '/car_pickup/cart',
    '/car_pickup/checkout',
  ],
  ...['/delivery', '/delivery/address', '/delivery/map', '/Branches', '/Policies', '/Feedback', '/settings'],
  ...['/login', '/orders/history', '/payment/fail'],
];
const OF_ACCOUNTS = [
  ...['/profile', '/locations', '/wallet/home', '/wallet/walletPackage', '/wallet/history', '/orders/status'],
];

/** To another screen without loading the page anew: it stands when it has the focus. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.locator('order-app').evaluate((app, to) => {
    const focused = app.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect
    .poll(() => page.locator('order-app').evaluate((app) => !!app.shadowRoot?.activeElement), path)
    .toBe(true);
}

for (const locale of ['en', 'ar'] as const)
  test.describe(`in words two fifths longer, ${locale === 'ar' ? 'right to left' : 'left to right'}`, () => {
    // What 1280 px are at 400%.
    test.use({ viewport: { width: 320, height: 640 }, locale: locale === 'ar' ? 'ar-KW' : 'en-GB' });

    test('no screen is cut off or stands out at 320 px', async ({ page, backend }) => {
      const customer = visitor(page, locale);
      await page.goto('/demo-cafe/car_pickup');
      await customer.addDirectly(namesOf('demo-cafe', locale).dish('balaleet'));
      await speakPseudo(page, locale);
      const problems: string[] = [];
      const inspect = async (path: string) => {
        problems.push(...(await cutOff(page)).map((problem) => `${path}: ${problem}`));
      };
      const walk = async (business: string, paths: readonly string[]) => {
        await page.goto(business);
        await expect(page.getByRole('link').first()).toBeVisible();
        await inspect(business);
        for (const path of paths) {
          await goOn(page, `${business}${path}`);
          await page.waitForLoadState('networkidle');
          await inspect(business + path);
        }
      };
      await walk('/demo-cafe', OF_GUESTS);
      await walk('/demo-restaurant', ['/reservation/reserv_dinein', '/reservation/history', '/delivery']);
      await logIn(page, backend.origin, { phone: locale === 'ar' ? '50030001' : '50030002', name: 'Hessa' });
      await walk('/demo-cafe', OF_ACCOUNTS);
      expect(problems).toEqual([]);
    });
  });
