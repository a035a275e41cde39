import { readDemoNames } from '../e2e/testing/data/demo-names.ts';
import { createTextPatterns } from '../e2e/testing/text-patterns.ts';
import type { Visitor } from './host-page-customer.ts';

const { containing, exact } = createTextPatterns('en');
const names = readDemoNames('demo-cafe', 'en');
const TOAST = names.dish('saffron-french-toast');

/** The start of what begins with that message. */
const begins = (message: RegExp): string => `^\\s*${message.source}`;

interface Person {
  readonly name: string;
  readonly phone: string;
}

/**
 * From the landing page to a placed order, by pressing and typing: a dish is searched for, configured, put in the cart and
 * ordered for pickup. Answers with the order's number.
 */
export async function placeOrder(visitor: Visitor, { name, phone }: Person): Promise<string> {
  await visitor.press('a', begins(containing('sellingType.car_pickup')));
  await visitor.press('a', exact('menu.search').source);
  await visitor.fill('input[type=search]', '', TOAST);
  await visitor.press('article a', `^${TOAST}$`);
  await visitor.press('dialog[open] label', names.option('toast-bread-sourdough'));
  await visitor.press('dialog[open] button', containing('item.addToCart').source);
  await visitor.seesNot('dialog[open]');
  await visitor.press('a', containing('menu.viewCart').source);
  await visitor.sees('li', names.option('toast-bread-sourdough'));
  await visitor.press('button', containing('cart.checkout').source);
  await visitor.fill('input', begins(containing('checkout.name')), name);
  await visitor.fill('input', begins(containing('checkout.phone')), phone);
  await visitor.press('button', containing('checkout.placeOrder').source);
  await visitor.sees('[aria-current=step]', containing('order.received').source);
  const title = exact('order.title', { number: /([2-9A-Z]{2}-[2-9A-Z]{3})/ }).source;
  const [number] = /[2-9A-Z]{2}-[2-9A-Z]{3}/.exec(await visitor.text('h1, h2, p, strong', title)) ?? [];
  if (!number) throw new Error('The order has no number');
  return number;
}
