import { readDemoNames } from '../e2e/testing/data/demo-names.ts';
import { createTextPatterns } from '../e2e/testing/text-patterns.ts';
import type { HostPageCustomer } from './host-page-customer.ts';

const { containing, exact } = createTextPatterns('en');
const names = readDemoNames('demo-cafe', 'en');
const TOAST = names.dish('saffron-french-toast');

/** Pattern for a text that starts with a message. */
const buildStartPattern = (message: RegExp): string => `^\\s*${message.source}`;

interface Person {
  readonly name: string;
  readonly phone: string;
}

/**
 * Goes from the landing page to a placed pickup order by pressing and typing: searches for a dish, configures it and adds it
 * to the cart. Returns the number of the order.
 */
export async function placeOrder(customer: HostPageCustomer, { name, phone }: Person): Promise<string> {
  await customer.press('a', buildStartPattern(containing('sellingType.car_pickup')));
  await customer.press('a', exact('menu.search').source);
  await customer.fill('input[type=search]', '', TOAST);
  await customer.press('article a', `^${TOAST}$`);
  await customer.press('dialog[open] label', names.option('toast-bread-sourdough'));
  await customer.press('dialog[open] button', containing('item.addToCart').source);
  await customer.waitUntilGone('dialog[open]');
  await customer.press('a', containing('menu.viewCart').source);
  await customer.waitFor('li', names.option('toast-bread-sourdough'));
  await customer.press('button', containing('cart.checkout').source);
  await customer.fill('input', buildStartPattern(containing('checkout.name')), name);
  await customer.fill('input', buildStartPattern(containing('checkout.phone')), phone);
  await customer.press('button', containing('checkout.placeOrder').source);
  await customer.waitFor('[aria-current=step]', containing('order.received').source);
  const title = exact('order.title', { number: /([2-9A-Z]{2}-[2-9A-Z]{3})/ }).source;
  const [number] = /[2-9A-Z]{2}-[2-9A-Z]{3}/.exec(await customer.text('h1, h2, p, strong', title)) ?? [];
  if (!number) throw new Error('The order has no number');
  return number;
}
