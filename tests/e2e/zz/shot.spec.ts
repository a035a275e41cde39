import { createCustomer } from '../testing/customer.ts';
import { BALALEET } from '../testing/screens/cafe-order.ts';
import { test } from '../testing/test.ts';

for (const width of [360, 768, 1280])
  for (const scheme of ['light', 'dark'] as const)
    test(`shot ${width} ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      const customer = createCustomer(page);
      await page.goto('/demo-cafe/car_pickup');
      await page.screenshot({ path: `/tmp/scratch/hosts/menu-${width}-${scheme}.png` });
      await customer.addDirectly(BALALEET);
      await customer.openCart();
      await customer.field('coupon.label').fill('WELCOME10');
      await customer.button('coupon.apply').click();
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/scratch/hosts/cart-${width}-${scheme}.png` });
      await page.goto('/demo-cafe/car_pickup?lang=ar');
      await page.evaluate(() => document.querySelector('order-app')?.setAttribute('locale', 'ar'));
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/scratch/hosts/menu-ar-${width}-${scheme}.png` });
    });
