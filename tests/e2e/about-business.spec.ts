import { seriousBarriers } from './helpers/barriers.ts';
import { visitor } from './helpers/customer.ts';
import { tooSmall } from './helpers/targets.ts';
import { expect, test } from './helpers/test.ts';

test.describe('dark, in Arabic, on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    locale: 'ar-KW',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('on the pages of branches and of terms axe finds no serious barrier, and all can be pressed', async ({
    page,
  }) => {
    const customer = visitor(page, 'ar');
    const { words } = customer;
    await page.goto('/demo-cafe/settings');
    for (const title of ['policies.title', 'branchPage.title'] as const) {
      await page.getByRole('link', { name: words.has(title) }).click();
      await expect(customer.heading(title)).toBeVisible();
      expect.soft(await seriousBarriers(page), title).toEqual([]);
      expect.soft(await tooSmall(page), title).toEqual([]);
      if (title === 'policies.title') await customer.button('ui.back').click();
    }
  });
});
