import { FULL_ONLY } from '../../test-scope.ts';
import { Customer } from '../testing/customer.ts';
import {
  CROISSANT,
  createEmbeddedCustomer,
  findCartBar,
  getElement,
  PLAIN_PAGE,
  recordConsole,
  SHAKSHUKA,
  setAttribute,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const englishTexts = createTextPatterns('en');
const arabicTexts = createTextPatterns('ar');

test.use({ viewport: TALL_VIEWPORT });

test('the element applies changes of its attributes and keeps the cart', async ({ page }) => {
  const consoleMessages = await recordConsole(page);
  await page.goto(PLAIN_PAGE);
  const customer = createEmbeddedCustomer(page);
  const arabicCustomer = new Customer(page, arabicTexts, getElement(page));
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);

  await setAttribute(page, 'locale', 'ar');
  await expect(findCartBar(arabicCustomer, 1)).toBeVisible();
  await expect(customer.app.getByRole('main')).toHaveCSS('direction', 'rtl');
  await setAttribute(page, 'locale', 'en');
  await expect(findCartBar(customer, 1)).toBeVisible();
  await expect(customer.app.getByRole('main')).toHaveCSS('direction', 'ltr');

  await setAttribute(page, 'path', '/car_pickup/cart');
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  await setAttribute(page, 'path', '/demo-cafe/car_pickup');
  await expect(findCartBar(customer, 1)).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test(
  'the element keeps its size and style under a hostile style sheet, and takes an order',
  FULL_ONLY,
  async ({ page }) => {
    const readButtonStyle = () =>
      getElement(page)
        .getByRole('button', { name: englishTexts.containing('item.addToCart') })
        .evaluate((button) => {
          const { fontFamily, fontSize, letterSpacing, textTransform, lineHeight, color, backgroundColor } =
            getComputedStyle(button);
          return { fontFamily, fontSize, letterSpacing, textTransform, lineHeight, color, backgroundColor };
        });
    const customer = createEmbeddedCustomer(page);
    await page.goto(PLAIN_PAGE);
    await customer.choosePickup();
    await customer.openDish(SHAKSHUKA);
    const expectedStyle = await readButtonStyle();

    await page.goto('/demo/hostile-css.html');
    await customer.choosePickup();
    const box = await getElement(page).boundingBox();
    expect(box?.height).toBe(800);
    expect(box?.width).toBeGreaterThan(600);
    const dialog = await customer.openDish(SHAKSHUKA);
    expect(await readButtonStyle()).toEqual(expectedStyle);
    await dialog.getByRole('button', { name: englishTexts.containing('item.addToCart') }).click();
    await expect(dialog).toBeHidden();
    await expect(findCartBar(customer, 1)).toBeVisible();
  },
);
