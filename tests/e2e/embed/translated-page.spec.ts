import { fullOnlyUnless } from '../../test-scope.ts';
import { getElement, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { type TranslatorMethod, translatePages } from '../testing/hosts/page-translator.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { followOrder, placeOrder } from '../testing/screens/pickup-journey.ts';
import { expect, test } from '../testing/test.ts';

const CASES: readonly { readonly method: TranslatorMethod; readonly viewport: typeof TALL_VIEWPORT }[] = [
  { method: 'replaces each text', viewport: { width: 390, height: 1000 } },
  { method: 'joins adjacent texts', viewport: TALL_VIEWPORT },
];

for (const { method, viewport } of CASES)
  test.describe(`on a page with a translator that ${method}`, () => {
    test.use({ viewport });

    test(
      `keeps every number and status current on a page with a translator that ${method}`,
      fullOnlyUnless(method === 'joins adjacent texts'),
      async ({ page, operator }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await translatePages(page, method);
        await openHostPage(page, '<order-app reference-id="demo-cafe" api-base="/api"></order-app>');
        const number = await placeOrder(page, 'en');
        await followOrder(page, 'en', operator, number);
        await expect(getElement(page).locator('h1 > font')).toHaveCount(1);
        await expect(getElement(page).getByText(number).first()).toHaveAttribute('translate', 'no');
        expect(errors).toEqual([]);
      },
    );
  });
