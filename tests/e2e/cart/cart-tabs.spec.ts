import type { BrowserContext } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { buildTotalPattern, type Customer, createCustomer } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { DESKTOP } from '../testing/devices.ts';
import {
  createEmbeddedCustomer,
  getElement,
  openPlainPage,
  setAttribute,
} from '../testing/hosts/embedded.ts';
import { BALALEET } from '../testing/screens/cafe-order.ts';
import { expect, test } from '../testing/test.ts';

const BANANA_BREAD = readDemoNames('demo-cafe', 'en').dish('banana-bread');
const MENU = '/demo-cafe/car_pickup';
/** A coupon of the demo café: 10% off everything. */
const COUPON_CODE = 'WELCOME10';

// In a wide window the cart is always visible beside the menu.
test.use({ viewport: DESKTOP });

const expectTotal = (customer: Customer, amount: number) =>
  expect(customer.cart).toContainText(buildTotalPattern(customer.texts, amount, 'KWD'));

async function openTab(context: BrowserContext, address = MENU): Promise<Customer> {
  const page = await context.newPage();
  await page.goto(address);
  const customer = createCustomer(page);
  await expect(customer.cart).toBeVisible();
  return customer;
}

const getIncreaseButton = ({ cart, texts }: Customer, dish: string) =>
  cart
    .getByRole('group', { name: texts.exact('ui.quantityOf', { name: dish }) })
    .getByRole('button', { name: texts.exact('ui.increase') });

test.describe('two tabs of one customer', () => {
  // @spec constants/persisted-cart
  test('two tabs share one cart, and each shows every change at once', FULL_ONLY, async ({ context }) => {
    const firstTab = await openTab(context);
    const secondTab = await openTab(context);
    await firstTab.addDirectly(BALALEET);
    await expectTotal(secondTab, 2.25);
    await secondTab.addDirectly(BANANA_BREAD);
    await expectTotal(secondTab, 3.4);
    await expectTotal(firstTab, 3.4);
    await firstTab.field('coupon.label').fill(COUPON_CODE);
    await firstTab.field('coupon.label').press('Enter');
    await expectTotal(firstTab, 3.06);
    await expectTotal(secondTab, 3.06);
    await secondTab.button('coupon.remove', { code: COUPON_CODE }).click();
    await expectTotal(secondTab, 3.4);
    await expectTotal(firstTab, 3.4);
    // A reload keeps the cart.
    await secondTab.page.reload();
    await expectTotal(secondTab, 3.4);
  });

  test(
    'two tabs that change the cart at the same time end with the same cart',
    FULL_ONLY,
    async ({ context }) => {
      const firstTab = await openTab(context);
      const secondTab = await openTab(context);
      await firstTab.addDirectly(BALALEET);
      await expectTotal(secondTab, 2.25);
      const tapPromises = [firstTab, secondTab].map((tab) => {
        const increaseButton = getIncreaseButton(tab, BALALEET);
        return increaseButton.evaluate(async (button: HTMLButtonElement) => {
          for (let tap = 0; tap < 5; tap += 1) {
            button.click();
            await new Promise((resolve) => setTimeout(resolve, 7));
          }
        });
      });
      await Promise.all(tapPromises);
      const readStoredCount = (): Promise<number> =>
        firstTab.page.evaluate(
          () => JSON.parse(localStorage.getItem('order-app:demo-cafe:cart') ?? '{}').d.lines[0].count,
        );
      await expect.poll(readStoredCount).toBeGreaterThanOrEqual(6);
      for (const tab of [firstTab, secondTab]) await expectTotal(tab, (await readStoredCount()) * 2.25);
    },
  );
});

test.describe('a coupon in a link', () => {
  test(
    'applies a link’s coupon when the first dish is added, but not again after the customer removed the coupon',
    FULL_ONLY,
    async ({ context }) => {
      const tab = await openTab(context, `${MENU}?coupon=${COUPON_CODE}`);
      await tab.addDirectly(BALALEET);
      await expect(
        tab.page.getByText(tab.texts.exact('coupon.fromLink', { code: COUPON_CODE })),
      ).toBeVisible();
      await tab.button('ui.close').click();
      await expect(tab.page.getByRole('main')).toBeFocused();
      await expectTotal(tab, 2.025);
      await tab.button('coupon.remove', { code: COUPON_CODE }).click();
      await expectTotal(tab, 2.25);
      await tab.page.goto(`${MENU}?coupon=${COUPON_CODE}`);
      await expectTotal(tab, 2.25);
      await getIncreaseButton(tab, BALALEET).click();
      await expectTotal(tab, 4.5);
    },
  );

  test(
    'shows why a coupon set on the element cannot be used, and then applies a valid coupon',
    FULL_ONLY,
    async ({ page }) => {
      await openPlainPage(page);
      const customer = createEmbeddedCustomer(page);
      await customer.choosePickup();
      await customer.addDirectly(BALALEET);
      await setAttribute(page, 'coupon', 'NOTHING');
      await expect(
        getElement(page).getByText(
          customer.texts.containing('coupon.named', {
            code: 'NOTHING',
            reason: customer.texts.containing('coupon.unknown'),
          }),
        ),
      ).toBeVisible();
      await setAttribute(page, 'coupon', COUPON_CODE);
      await expect(
        getElement(page).getByText(customer.texts.exact('coupon.fromLink', { code: COUPON_CODE })),
      ).toBeVisible();
    },
  );
});

test('updates all numbers that depend on a dish’s quantity within one frame', async ({ context }) => {
  const tab = await openTab(context);
  await tab.addDirectly(BALALEET);
  await expectTotal(tab, 2.25);
  const contentAfterPress = await getIncreaseButton(tab, BALALEET).evaluate(
    async (button: HTMLButtonElement) => {
      const root = button.getRootNode() as ShadowRoot;
      const readNumbers = () => [...root.querySelectorAll('output')].map(({ textContent }) => textContent);
      const readCart = () => root.querySelector('aside')?.textContent ?? '';
      await new Promise(requestAnimationFrame);
      button.click();
      await new Promise(requestAnimationFrame);
      return { numbers: readNumbers(), cartText: readCart() };
    },
  );
  // One number is on the card of the dish, and the other number is in the cart.
  expect(contentAfterPress.numbers).toEqual(['2', '2']);
  expect(contentAfterPress.cartText).toMatch(buildTotalPattern(tab.texts, 4.5, 'KWD'));
});
