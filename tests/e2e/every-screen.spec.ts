import type { Page } from '@playwright/test';
import { logIn } from './helpers/accounts.ts';
import { Customer } from './helpers/customer.ts';
import { type Reader, troubles, ZOOMED_FOUR_TIMES } from './helpers/look.ts';
import { testAt } from './helpers/own-backend.ts';
import { speakPseudo } from './helpers/pseudo.ts';
import { Sightseer } from './helpers/screens.ts';
import { expect } from './helpers/test.ts';

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
    test.setTimeout(180_000);

    test('from the landing page to an order', async ({ page }) => {
      const seer = await sightseer(page, reader);
      await seer.start('/demo-cafe');
      await seer.seeTheMenu();
      await seer.order();
    });

    test('from an area to an address, and on the pages about the business', async ({ page }) => {
      const seer = await sightseer(page, reader);
      await seer.start('/demo-cafe');
      await seer.haveItDelivered();
      await seer.askTheBusiness();
    });

    test('in reserving a table, and on a menu of tiles', async ({ page }) => {
      const seer = await sightseer(page, reader);
      await seer.start('/demo-shop');
      await seer.visit('/demo-shop', '/car_pickup', '/car_pickup/bread');
      await seer.start('/demo-restaurant');
      await seer.reserve();
    });

    test('in the account and the wallet', async ({ page, backend }) => {
      await logIn(page, backend.origin, { phone: number, name: 'Hessa' });
      const seer = await sightseer(page, reader);
      await seer.start('/demo-cafe');
      await seer.lookAtTheAccount();
    });
  });
