import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { bread, buildGroup, buildOption, getItemPath, honey, soup, stew } from '../testing/data/dishes.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test.describe('the ingredients of an item', () => {
  test.use({ locale: 'ar-KW' });

  test(
    'shows the name, ingredients and allergens of a dish in the customer’s language',
    FULL_ONLY,
    async ({ page }) => {
      await page.goto('/demo-cafe/car_pickup/salads/fattoush');
      const { dialog } = createCustomer(page, 'ar');
      await expect(dialog).toHaveAccessibleName('فتوش');
      await expect(dialog).toContainText('خيار');
      await expect(dialog).toContainText('جلوتين');
      await expect(dialog).not.toContainText(/[a-z]{3}/i);
    },
  );
});

test.describe('an item that is hard to show', () => {
  test('hides every price of an item if the business hides prices', FULL_ONLY, async ({ page }) => {
    const referenceId = createReferenceId();
    const labels = honey.price_labels;
    await importShop({
      referenceId,
      settings: { hide_price: true },
      items: [{ ...stew, price: null, price_labels: labels }, soup],
      modifierGroups: { bread },
    });
    const customer = createCustomer(page);
    await page.goto(getItemPath(referenceId, 'stew'));
    await expect(customer.dialog).toHaveAccessibleName('Bean stew');
    await customer.dialog.getByRole('radio', { name: /Bun/ }).check();
    await expect(customer.dialog).not.toContainText(/\d\.\d\d/);
  });

  test('shortens an item’s long description, and lets no row of the item run under the close button', async ({
    page,
  }) => {
    const referenceId = createReferenceId();
    const options = Array.from({ length: 60 }, (_, index) =>
      buildOption(`o${index}`, `Topping ${index}`, 0.1),
    );
    await importShop({
      referenceId,
      items: [
        {
          ...soup,
          name: { en: '<img src=x onerror=alert(1)> soup' },
          description: { en: 'Very long. '.repeat(160) },
          image: { file: 'media/soup.webp' },
          modifier_groups: ['toppings'],
        },
      ],
      modifierGroups: { toppings: buildGroup('Toppings', 0, 5, options) },
    });
    const customer = createCustomer(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(getItemPath(referenceId, 'soup'));
    const { dialog } = customer;
    await expect(dialog).toHaveAccessibleName('<img src=x onerror=alert(1)> soup');
    await expect(dialog.getByRole('button', { name: texts.exact('item.showMore') })).toBeInViewport();
    await expect(dialog.getByRole('checkbox')).toHaveCount(8);

    await dialog.getByRole('button', { name: texts.exact('item.showAll', { count: 60 }) }).click();
    await dialog.getByRole('checkbox', { name: /Topping 40/ }).check();
    await dialog.getByRole('searchbox').fill('topping 5');
    await expect(dialog.getByRole('checkbox')).toHaveCount(12);
    await expect(dialog.getByRole('checkbox', { name: /Topping 40/ })).toBeChecked();

    // The header has an opaque background, so that no row shows through it.
    const closeButton = dialog.getByRole('button', { name: texts.exact('ui.close') });
    const background = await closeButton.evaluate(
      (button) => getComputedStyle(button.parentElement as Element).backgroundColor,
    );
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
  });
});
