import type { PNG } from 'pngjs';
import { readDemoNames } from '../e2e/testing/data/demo-names.ts';
import { createTextPatterns } from '../e2e/testing/text-patterns.ts';
import type { Screen } from './host.ts';
import type { Visitor } from './host-page-customer.ts';

const SHAKSHUKA = '/car_pickup/breakfast/shakshuka';
const { containing, exact } = createTextPatterns('en');
const shakshuka = readDemoNames('demo-cafe', 'en').dish('shakshuka');

/** From this width on, a rail replaces the button for the categories. The button is rendered last. */
const RAIL_MIN_WIDTH_PX = 1200;

/** The flag of the phone number's country. It is rendered after the rest of the form. */
const FLAG = '[aria-hidden=true] > img[width="24"]';

/** Captures the menu, a dish, the cart and the checkout once each is complete. Adds the dish to the cart by a press. */
export async function captureScreens(
  visitor: Visitor,
  address: string,
  width: number,
): Promise<Record<Screen, PNG>> {
  await visitor.open(address);
  await visitor.sees('a', exact('menu.search').source);
  if (width < RAIL_MIN_WIDTH_PX) await visitor.sees('button', exact('tabs.menu').source);
  await visitor.sees('ul', exact('banners.title').source);
  const menu = await visitor.look('app');

  await visitor.go(SHAKSHUKA);
  await visitor.sees('dialog[open] h2', shakshuka);
  const item = await visitor.look('panel');
  await visitor.press('dialog[open] button', containing('item.addToCart').source);
  await visitor.seesNot('dialog[open]');

  await visitor.go('/car_pickup/cart');
  await visitor.sees('button', containing('cart.checkout').source);
  const cart = await visitor.look('app');

  await visitor.go('/car_pickup/checkout');
  await visitor.sees('button', containing('checkout.placeOrder').source);
  await visitor.sees(FLAG);
  const checkout = await visitor.look('app');
  return { menu, item, cart, checkout };
}
