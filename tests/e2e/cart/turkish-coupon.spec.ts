import { readFileSync } from 'node:fs';
import { FULL_ONLY } from '../../test-scope.ts';
import { Customer } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';
import { createTextPatterns, type MessageTree } from '../testing/text-patterns.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: [] });
test.use({ locale: 'tr-TR' });

const BALALEET = readDemoNames('demo-cafe', 'en').dish('balaleet');
const turkishMessages = JSON.parse(
  readFileSync(new URL('../../../locales/tr.json', import.meta.url), 'utf8'),
) as MessageTree;

/** Copies the English texts of a business file as its Turkish texts. */
const addTurkishNames = (file: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(file), (_, value) =>
    value?.en && value.ar ? { ...value, tr: value.en } : value,
  );

test(
  'accepts any letter i of a Turkish keyboard for the letter I in a coupon code',
  FULL_ONLY,
  async ({ page, backend }) => {
    const file = addTurkishNames(readDemoFile('demo-cafe'));
    const [coupon] = file.coupons as object[];
    await backend.import({
      ...file,
      reference_id: 'kafe',
      settings: { ...(file.settings as object), locales: ['tr', 'en', 'ar'] },
      coupons: [{ ...coupon, code: 'ICECEK10' }],
    });
    const texts = createTextPatterns('en', turkishMessages);
    const customer = new Customer(page, texts);
    await page.goto('/kafe/car_pickup');
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await expect(page.locator('[lang=tr]').first()).toBeVisible();

    for (const typedCode of ['icecek10', '\u0131cecek10', '\u0130CECEK10']) {
      const field = customer.field('coupon.label');
      await field.fill(typedCode);
      // The browser capitalises by the rules of the language in the nearest `lang`.
      await expect(field).toHaveCSS('text-transform', 'uppercase');
      expect(await field.evaluate((input) => input.matches(':lang(en)'))).toBe(true);
      await field.press('Enter');
      const couponCode = customer.cart.locator('bdi', { hasText: /^ICECEK10$/ });
      await expect(couponCode).toBeVisible();
      await expect(couponCode).toHaveText('ICECEK10', { useInnerText: true });
      await customer.button('coupon.remove', { code: 'ICECEK10' }).click();
    }
  },
);
