// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLine, setCount } from '../../src/domain/cart/cart.ts';
import type { Cart } from '../../src/domain/cart/cart-types.ts';
import {
  EARLY_CART_ATTRIBUTE,
  EARLY_DISH_ATTRIBUTE,
  type EarlyDish,
  hasEarlyCart,
} from '../../src/lib/early-cart.ts';
import type { PendingScreen } from '../../src/lib/pending-clicks.ts';
import { createBrowserStorage } from '../../src/lib/storage.ts';
import { createCartStorage } from '../../src/stores/cart/stored-cart.ts';
import type { StoreDeps } from '../../src/stores/store-deps.ts';
import { addDishEarly } from './add-dish-early.ts';

const KEY = 'order-app:demo:cart';
const BRANCH = 'demo~city';
const ADDRESS = { referenceId: 'demo', apiBase: 'https://shop.test/api' };
const TEA: EarlyDish = { itemId: 'tea', priceLabelId: null, minimum: 1, maximum: 1000 };
const ARABIC_DIGITS = [...'٠١٢٣٤٥٦٧٨٩'];

/** The cart as the app loads it, without the keys of its lines. */
const loadCart = () => {
  const stored = createCartStorage({
    storage: createBrowserStorage(window),
    referenceId: 'demo',
  } as StoreDeps).load();
  return stored && { ...stored, lines: stored.lines.map(({ key: _, ...line }) => line) };
};
const storeCart = (cart: object, version = 2) =>
  localStorage.setItem(KEY, JSON.stringify({ v: version, d: cart }));

function openScreen(dishes: readonly EarlyDish[] = [TEA], digits: readonly string[] = [...'0123456789']) {
  const screen: PendingScreen = document.createElement('div');
  const root = screen.attachShadow({ mode: 'open' });
  const buttons = dishes.map((dish) => {
    const button = root.appendChild(document.createElement('button'));
    button.setAttribute(EARLY_DISH_ATTRIBUTE, JSON.stringify(dish));
    return button;
  });
  const bar = root.appendChild(document.createElement('div'));
  bar.hidden = true;
  bar.setAttribute(EARLY_CART_ATTRIBUTE, JSON.stringify({ branchId: BRANCH, digits }));
  bar.innerHTML = '<a><span></span><span>View cart</span><bdi></bdi></a>';
  const press = (index = 0) => addDishEarly(screen, ADDRESS, buttons[index] as Element);
  return { screen, root, buttons, bar, press };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a dish that is added before the app has loaded', () => {
  it('adds a dish to the stored cart before the app loads, and shows the count on the button and the cart bar', () => {
    const { screen, buttons, bar, press } = openScreen();
    expect(press()).toBe(true);
    expect(loadCart()).toMatchObject({
      branchId: BRANCH,
      lines: [{ itemId: 'tea', priceLabelId: null, modifiers: [], note: '', count: 1 }],
    });
    expect(buttons[0]?.textContent).toBe('1');
    expect(bar.hidden).toBe(false);
    expect(bar.textContent).toBe('1View cart');
    expect(hasEarlyCart(screen)).toBe(true);
  });

  it('shows a dish’s count in each list that contains it, on the first screen', () => {
    const { buttons, press } = openScreen([TEA, { ...TEA, itemId: 'coffee' }, TEA]);
    press();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['1', '', '1']);
  });

  it('shows the count of a dish in the digits of the language', () => {
    const { buttons, bar, press } = openScreen([{ ...TEA, minimum: 12 }], ARABIC_DIGITS);
    press();
    expect(buttons[0]?.textContent).toBe('١٢');
    expect(bar.querySelector('span')?.textContent).toBe('١٢');
  });

  it('leaves a cart unchanged that an app has already stored for the same API', () => {
    const text = JSON.stringify({ v: 2, d: { branchId: BRANCH, lines: [] }, api: 'https://shop.test' });
    localStorage.setItem(KEY, text);
    expect(openScreen().press()).toBe(false);
    expect(localStorage.getItem(KEY)).toBe(text);
  });

  it('adds the dish to a separate cart when the stored cart belongs to another API', () => {
    const text = JSON.stringify({ v: 2, d: { branchId: BRANCH, lines: [] }, api: 'https://orders.example' });
    localStorage.setItem(KEY, text);
    expect(openScreen().press()).toBe(true);
    expect(localStorage.getItem(KEY)).toBe(text);
    const stored = JSON.parse(localStorage.getItem(`${KEY}@https://shop.test`) ?? '');
    expect(stored.d.lines).toMatchObject([{ itemId: 'tea', count: 1 }]);
  });

  it('fills the cart before the app loads exactly as the app would, for any sequence of added dishes', () => {
    const label = fc.option(fc.constantFrom('small', 'large'));
    const dish = fc
      .record({
        itemId: fc.constantFrom('a', 'b', 'c'),
        priceLabelId: label,
        minimum: fc.integer({ min: 1, max: 3 }),
      })
      .map((one): EarlyDish => ({ ...one, maximum: one.minimum + 2 }));
    const dishes = fc.uniqueArray(dish, { minLength: 1, maxLength: 4, selector: (one) => one.itemId });
    fc.assert(
      fc.property(dishes, fc.array(fc.nat(), { maxLength: 20 }), (menu, presses) => {
        localStorage.clear();
        const { press } = openScreen(menu);
        let cart: Cart = { branchId: BRANCH, orderType: 'car_pickup', lines: [] };
        for (const number of presses) {
          const index = number % menu.length;
          const { minimum, maximum, ...choice } = menu[index] as EarlyDish;
          const line = cart.lines.find(({ itemId }) => itemId === choice.itemId);
          cart = line
            ? setCount(cart, line.key, Math.min(line.count + 1, maximum))
            : addLine(cart, { ...choice, modifiers: [], note: '', count: minimum }, `${cart.lines.length}`);
          press(index);
        }
        expect(loadCart()?.lines ?? []).toEqual(cart.lines.map(({ key: _, ...line }) => line));
      }),
    );
  });

  it('keeps the name, the phone and the coupon of an earlier visit in the cart', () => {
    storeCart({ branchId: 'demo~old', lines: [], name: 'Mona', phone: '50012345', coupon: 'TEN' });
    openScreen().press();
    expect(loadCart()).toMatchObject({ branchId: BRANCH, name: 'Mona', phone: '50012345', coupon: 'TEN' });
  });

  it('notifies the running elements on the page about a dish that was added before their app loads', () => {
    const listener = vi.fn();
    const stop = createBrowserStorage(window).subscribe(listener);
    openScreen().press();
    expect(listener).toHaveBeenCalledExactlyOnceWith(KEY, localStorage.getItem(KEY));
    stop();
  });
});

describe('when a dish cannot be added early', () => {
  const line = { key: 'k', itemId: 'tea', priceLabelId: null, modifiers: [], note: '', count: 1 };
  it.each([
    ['the stored cart has another version', () => storeCart({ lines: [] }, 1)],
    [
      'another element has filled the cart at another branch',
      () => storeCart({ branchId: 'x', lines: [line] }),
    ],
    ['the stored cart is unreadable', () => localStorage.setItem(KEY, '{')],
    [
      'the browser stores nothing',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])('leaves an added dish to the app because %s', (_, prepare) => {
    prepare();
    const before = localStorage.getItem(KEY);
    const { screen, bar, press } = openScreen();
    expect(press()).toBe(false);
    expect(localStorage.getItem(KEY)).toBe(before);
    expect([bar.hidden, hasEarlyCart(screen)]).toEqual([true, false]);
  });

  it('leaves an added dish to the app when the element’s API has a separate cart', () => {
    localStorage.setItem(
      `${KEY}@https://shop.test`,
      JSON.stringify({ v: 2, d: { lines: [] }, api: 'https://shop.test' }),
    );
    expect(openScreen().press()).toBe(false);
    expect(localStorage.getItem(KEY)).toBe(null);
  });

  it('lets the app handle a control that opens a dish instead of adding it', () => {
    const { screen, root } = openScreen();
    expect(addDishEarly(screen, ADDRESS, root.appendChild(document.createElement('a')))).toBe(false);
  });
});
