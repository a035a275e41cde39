import type { Page } from '@playwright/test';
import { FULL_ONLY, quickIf } from '../../test-scope.ts';
import { underLoad } from '../../timeouts.ts';
import { type Reader, troubles, ZOOMED_FOUR_TIMES } from '../testing/accessibility/layout-problems.ts';
import { speakPseudo } from '../testing/accessibility/pseudo-language.ts';
import { logIn } from '../testing/accounts.ts';
import { Customer } from '../testing/customer.ts';
import { Sightseer } from '../testing/screens/screen-tour.ts';
import { testAt } from '../testing/servers/own-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday noon in Kuwait. */
const test = testAt({
  now: '2026-03-04T12:00:00+03:00',
  businesses: ['demo-cafe', 'demo-restaurant', 'demo-shop'],
});

const READERS = [
  { locale: 'en', browser: 'en-GB', phone: 'light', direction: 'left to right', number: '50030001' },
  { locale: 'ar', browser: 'ar-KW', phone: 'dark', direction: 'right to left', number: '50030002' },
] as const;

/** Reports every trouble with the state it was seen in. */
async function sightseer(page: Page, reader: Reader): Promise<Sightseer> {
  const customer = new Customer(page, await speakPseudo(page, reader.locale));
  return new Sightseer(customer, async (state) => {
    expect.soft(await troubles(page, reader), state).toEqual([]);
  });
}

for (const { browser, direction, number, ...reader } of READERS)
  test.describe(`in words two fifths longer, ${direction}, no barrier for eyes and hands`, () => {
    test.use({
      viewport: ZOOMED_FOUR_TIMES,
      locale: browser,
      colorScheme: reader.phone,
    });
    test.setTimeout(underLoad(60_000));

    test('from the landing page to an order', quickIf(reader.locale === 'en'), async ({ page }) => {
      const seer = await sightseer(page, reader);
      await seer.arrive('/demo-cafe');
      await seer.seeTheMenu();
      await seer.order();
    });

    test('from an area to an address, and on the pages about the business', FULL_ONLY, async ({ page }) => {
      const seer = await sightseer(page, reader);
      await seer.arrive('/demo-cafe');
      await seer.haveItDelivered();
      await seer.askTheBusiness();
    });

    test('in reserving a table, and on a menu of tiles', FULL_ONLY, async ({ page }) => {
      const seer = await sightseer(page, reader);
      await seer.arrive('/demo-shop');
      await seer.visit('/demo-shop', '/car_pickup', '/car_pickup/bread');
      await seer.arrive('/demo-restaurant');
      await seer.reserve();
    });

    test('in the account and the wallet', quickIf(reader.locale === 'ar'), async ({ page, backend }) => {
      await logIn(page, backend.origin, { phone: number, name: 'Hessa' });
      const seer = await sightseer(page, reader);
      await seer.arrive('/demo-cafe');
      await seer.lookAtTheAccount();
    });
  });
