import {
  EARLY_CART_ATTRIBUTE,
  EARLY_DISH_ATTRIBUTE,
  type EarlyCart,
  type EarlyDish,
  STORED_CART_VERSION,
} from '../../src/lib/early-cart.ts';
import type { PendingScreen } from '../../src/lib/pending-clicks.ts';
import type { BusinessAddress } from './element-contract.ts';
import { locateCart, readStoredCount } from './stored-count.ts';

/** The parts of a stored line that the loader reads and writes. */
interface Line {
  itemId: string;
  priceLabelId: string | null;
  modifiers: unknown[];
  note: string;
  count: number;
}

const createKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

/**
 * Adds a dish to the stored cart in the same way as the app. Returns the new count of its line. Throws if the app must
 * add the dish instead: if the browser blocks storage, or if the stored cart has another version, contains dishes of
 * another branch or names its API.
 */
function storeDish(key: string, branchId: string, { minimum, maximum, ...dish }: EarlyDish): number {
  const { v, d, api } = JSON.parse(localStorage.getItem(key) ?? `{"v":${STORED_CART_VERSION},"d":{}}`);
  const lines: Line[] = d.lines ?? [];
  if (v !== STORED_CART_VERSION || api || (lines.length && d.branchId !== branchId)) throw v;
  let line = lines.find(
    ({ itemId, priceLabelId, modifiers, note }) =>
      itemId === dish.itemId && priceLabelId === dish.priceLabelId && !modifiers.length && !note,
  );
  if (line) line.count = Math.min(line.count + 1, maximum);
  else {
    line = { ...dish, modifiers: [], note: '', count: minimum };
    lines.push({ key: createKey(), ...line } as Line);
  }
  const value = JSON.stringify({ v, d: { ...d, branchId, lines } });
  localStorage.setItem(key, value);
  // This event makes the app and the buttons on this page read the cart again (`src/lib/storage.ts`).
  dispatchEvent(new CustomEvent('order-app:storage', { detail: { key, value } }));
  return line.count;
}

/**
 * Adds the dish of a pressed "+" to the stored cart. Shows the count of its line on the dish's buttons, and the count
 * of the cart on the cart bar. Returns false for other controls, and if the app must add the dish instead.
 */
export function addDishEarly(screen: PendingScreen, address: BusinessAddress, control: Element): boolean {
  const dish = control.getAttribute(EARLY_DISH_ATTRIBUTE);
  const root = screen.shadowRoot as ShadowRoot;
  const bar = root.querySelector<HTMLElement>(`[${EARLY_CART_ATTRIBUTE}]`);
  if (!dish || !bar) return false;
  try {
    const { branchId, digits } = JSON.parse(bar.getAttribute(EARLY_CART_ATTRIBUTE) as string) as EarlyCart;
    const format = (count: unknown) => `${count}`.replace(/\d/g, (digit) => digits[+digit] as string);
    const count = format(storeDish(locateCart(address), branchId, JSON.parse(dish)));
    // Update every button of the dish, because a dish can be in several lists.
    for (const button of root.querySelectorAll(`[${EARLY_DISH_ATTRIBUTE}]`))
      if (button.getAttribute(EARLY_DISH_ATTRIBUTE) === dish) button.textContent = count;
    (bar.querySelector('span') as Element).textContent = format(readStoredCount(address));
    bar.hidden = false;
    screen.dataset.earlyCart = '';
    return true;
  } catch {
    return false;
  }
}
