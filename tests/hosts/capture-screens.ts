import type { PNG } from 'pngjs';
import { readDemoNames } from '../e2e/testing/data/demo-names.ts';
import { createTextPatterns } from '../e2e/testing/text-patterns.ts';
import type { Screen } from './host.ts';
import type { HostPageCustomer } from './host-page-customer.ts';

const SHAKSHUKA = '/car_pickup/breakfast/shakshuka';
const { containing, exact } = createTextPatterns('en');
const shakshuka = readDemoNames('demo-cafe', 'en').dish('shakshuka');

/** From this width on, a rail replaces the category button. A narrower menu is complete once it has the button. */
const RAIL_MIN_WIDTH_PX = 1200;

/** The flag of the phone number's country, which is rendered after the rest of the form. */
const FLAG = '[aria-hidden=true] > img[width="24"]';

/**
 * Captures the menu, a dish, the cart and the checkout, each once it is complete. Presses a button to add the dish to
 * the cart.
 */
export async function captureScreens(
  customer: HostPageCustomer,
  address: string,
  width: number,
): Promise<Record<Screen, PNG>> {
  await customer.open(address);
  await customer.waitFor('a', exact('menu.search').source);
  if (width < RAIL_MIN_WIDTH_PX) await customer.waitFor('button', exact('tabs.menu').source);
  await customer.waitFor('ul', exact('banners.title').source);
  const menu = await customer.takeScreenshot('app');

  await customer.navigate(SHAKSHUKA);
  await customer.waitFor('dialog[open] h2', shakshuka);
  const item = await customer.takeScreenshot('panel');
  await customer.press('dialog[open] button', containing('item.addToCart').source);
  await customer.waitUntilGone('dialog[open]');

  await customer.navigate('/car_pickup/cart');
  await customer.waitFor('button', containing('cart.checkout').source);
  const cart = await customer.takeScreenshot('app');

  await customer.navigate('/car_pickup/checkout');
  await customer.waitFor('button', containing('checkout.placeOrder').source);
  await customer.waitFor(FLAG);
  const checkout = await customer.takeScreenshot('app');
  return { menu, item, cart, checkout };
}
