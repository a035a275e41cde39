import type { Page } from '@playwright/test';
import { type Customer, createCustomer } from '../customer.ts';
import { createReferenceId, importShop } from './businesses.ts';
import { bread, buildItem } from './dishes.ts';

const SOUP = buildItem('soup', 'Pea soup', { related: ['tea', 'stew'] });
const STEW = buildItem('stew', 'Bean stew', { price: 8, modifier_groups: ['bread'] });
const TEA = buildItem('tea', 'Mint tea', { price: 2.5 });

/** Imports a business in euros with coupons, gifts and a minimum order of 7 euros. */
async function importBistro() {
  const referenceId = createReferenceId();
  const reimport = (soup: object = {}) =>
    importShop({
      referenceId,
      settings: {
        coupon: true,
        enable_gift: true,
        checkoutCarPickup: { enabled: true, min_order: 7 },
      },
      items: [{ ...SOUP, ...soup }, STEW, TEA],
      modifierGroups: { bread },
      coupons: [
        { code: 'TEN', discount_type: 'percent', discount_value: 10, all_menu: true },
        { code: 'LARGE', discount_type: 'fixed', discount_value: 3, all_menu: true, minimum: 30 },
      ],
    });
  await reimport();
  return { referenceId, reimport };
}

/** Opens the cart on a phone with the given number of soups. */
export async function openBistroCart(page: Page, soupCount: number) {
  const shopId = await importBistro();
  const customer = createCustomer(page);
  await page.goto(`/${shopId.referenceId}/car_pickup`);
  // Wait for the server's quote. From then on, the customer sees changes by the test as price changes.
  const priceResponse = page.waitForResponse(
    (response) =>
      response.url().includes('/calc-order/') &&
      response.request().postDataJSON()?.order_lines?.[0]?.quantity === soupCount,
  );
  await customer.addDirectly('Pea soup');
  await customer.openCart();
  const increaseButton = customer
    .cartLine('Pea soup')
    .getByRole('button', { name: customer.texts.exact('ui.increase') });
  for (let count = 1; count < soupCount; count += 1) await increaseButton.click();
  await priceResponse;
  return { ...shopId, customer };
}

/** The checkout button of the cart. */
export const getCheckoutButton = ({ cart, texts }: Customer) =>
  cart.getByRole('button', { name: texts.containing('cart.checkout') });
