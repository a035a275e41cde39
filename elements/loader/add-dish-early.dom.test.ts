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

const CART_KEY = 'order-app:demo:cart';
const BRANCH_ID = 'demo~city';
const ADDRESS = { referenceId: 'demo', apiBase: 'https://shop.test/api' };
const TEA: EarlyDish = { itemId: 'tea', priceLabelId: null, minimum: 1, maximum: 1000 };
const ARABIC_DIGITS = [...'٠١٢٣٤٥٦٧٨٩'];

/** The cart as the app loads it, without the keys of its lines. */
const loadCart = () => {
  const storedCart = createCartStorage({
    storage: createBrowserStorage(window),
    referenceId: 'demo',
  } as StoreDeps).load();
  return storedCart && { ...storedCart, lines: storedCart.lines.map(({ key: _, ...line }) => line) };
};
const storeCart = (cart: object, version = 2) =>
  localStorage.setItem(CART_KEY, JSON.stringify({ v: version, d: cart }));

function openScreen(dishes: readonly EarlyDish[] = [TEA], digits: readonly string[] = [...'0123456789']) {
  const screen: PendingScreen = document.createElement('div');
  const root = screen.attachShadow({ mode: 'open' });
  const buttons = dishes.map((dish) => {
    const button = root.appendChild(document.createElement('button'));
    button.setAttribute(EARLY_DISH_ATTRIBUTE, JSON.stringify(dish));
    return button;
  });
  const cartBar = root.appendChild(document.createElement('div'));
  cartBar.hidden = true;
  cartBar.setAttribute(EARLY_CART_ATTRIBUTE, JSON.stringify({ branchId: BRANCH_ID, digits }));
  cartBar.innerHTML = '<a><span></span><span>View cart</span><bdi></bdi></a>';
  const pressDish = (index = 0) => addDishEarly(screen, ADDRESS, buttons[index] as Element);
  return { screen, root, buttons, cartBar, pressDish };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a dish that is added before the app has loaded', () => {
  it('adds a dish to the stored cart before the app loads, and shows the new counts', () => {
    const { screen, buttons, cartBar, pressDish } = openScreen();
    expect(pressDish()).toBe(true);
    expect(loadCart()).toMatchObject({
      branchId: BRANCH_ID,
      lines: [{ itemId: 'tea', priceLabelId: null, modifiers: [], note: '', count: 1 }],
    });
    expect(buttons[0]?.textContent).toBe('1');
    expect(cartBar.hidden).toBe(false);
    expect(cartBar.textContent).toBe('1View cart');
    expect(hasEarlyCart(screen)).toBe(true);
  });

  it('shows the count of a dish in every list of the first screen that contains the dish', () => {
    const { buttons, pressDish } = openScreen([TEA, { ...TEA, itemId: 'coffee' }, TEA]);
    pressDish();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['1', '', '1']);
  });

  it('shows the count of a dish in the digits of the language', () => {
    const { buttons, cartBar, pressDish } = openScreen([{ ...TEA, minimum: 12 }], ARABIC_DIGITS);
    pressDish();
    expect(buttons[0]?.textContent).toBe('١٢');
    expect(cartBar.querySelector('span')?.textContent).toBe('١٢');
  });

  it('adds no dish before the app loads when the stored cart belongs to the element’s API', () => {
    const cartText = JSON.stringify({
      v: 2,
      d: { branchId: BRANCH_ID, lines: [] },
      api: 'https://shop.test',
    });
    localStorage.setItem(CART_KEY, cartText);
    expect(openScreen().pressDish()).toBe(false);
    expect(localStorage.getItem(CART_KEY)).toBe(cartText);
  });

  it('adds a dish to a separate cart before the app loads when the stored cart belongs to another API', () => {
    const cartText = JSON.stringify({
      v: 2,
      d: { branchId: BRANCH_ID, lines: [] },
      api: 'https://orders.example',
    });
    localStorage.setItem(CART_KEY, cartText);
    expect(openScreen().pressDish()).toBe(true);
    expect(localStorage.getItem(CART_KEY)).toBe(cartText);
    const storedCart = JSON.parse(localStorage.getItem(`${CART_KEY}@https://shop.test`) ?? '');
    expect(storedCart.d.lines).toMatchObject([{ itemId: 'tea', count: 1 }]);
  });

  it('stores the dishes that are added before the app loads in the same way as the app', () => {
    const anyPriceLabelId = fc.option(fc.constantFrom('small', 'large'));
    const dish = fc
      .record({
        itemId: fc.constantFrom('a', 'b', 'c'),
        priceLabelId: anyPriceLabelId,
        minimum: fc.integer({ min: 1, max: 3 }),
      })
      .map((drawnDish): EarlyDish => ({ ...drawnDish, maximum: drawnDish.minimum + 2 }));
    const dishes = fc.uniqueArray(dish, {
      minLength: 1,
      maxLength: 4,
      selector: (drawnDish) => drawnDish.itemId,
    });
    fc.assert(
      fc.property(dishes, fc.array(fc.nat(), { maxLength: 20 }), (menu, presses) => {
        localStorage.clear();
        const { pressDish } = openScreen(menu);
        let cart: Cart = { branchId: BRANCH_ID, orderType: 'car_pickup', lines: [] };
        for (const press of presses) {
          const index = press % menu.length;
          const { minimum, maximum, ...choice } = menu[index] as EarlyDish;
          const line = cart.lines.find(({ itemId }) => itemId === choice.itemId);
          cart = line
            ? setCount(cart, line.key, Math.min(line.count + 1, maximum))
            : addLine(cart, { ...choice, modifiers: [], note: '', count: minimum }, `${cart.lines.length}`);
          pressDish(index);
        }
        expect(loadCart()?.lines ?? []).toEqual(cart.lines.map(({ key: _, ...line }) => line));
      }),
    );
  });

  it('keeps the name, phone and coupon of an earlier visit when a dish is added before the app loads', () => {
    storeCart({ branchId: 'demo~old', lines: [], name: 'Mona', phone: '50012345', coupon: 'TEN' });
    openScreen().pressDish();
    expect(loadCart()).toMatchObject({ branchId: BRANCH_ID, name: 'Mona', phone: '50012345', coupon: 'TEN' });
  });

  it('sends the changed cart to the other elements on the page when a dish is added before the app loads', () => {
    const listener = vi.fn();
    const unsubscribe = createBrowserStorage(window).subscribe(listener);
    openScreen().pressDish();
    expect(listener).toHaveBeenCalledExactlyOnceWith(CART_KEY, localStorage.getItem(CART_KEY));
    unsubscribe();
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
    ['the stored cart is unreadable', () => localStorage.setItem(CART_KEY, '{')],
    [
      'the browser stores nothing',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])('does not add a dish before the app loads if %s', (_, prepare) => {
    prepare();
    const cartBefore = localStorage.getItem(CART_KEY);
    const { screen, cartBar, pressDish } = openScreen();
    expect(pressDish()).toBe(false);
    expect(localStorage.getItem(CART_KEY)).toBe(cartBefore);
    expect([cartBar.hidden, hasEarlyCart(screen)]).toEqual([true, false]);
  });

  it('adds no dish before the app loads when a separate cart of the element’s API is stored', () => {
    localStorage.setItem(
      `${CART_KEY}@https://shop.test`,
      JSON.stringify({ v: 2, d: { lines: [] }, api: 'https://shop.test' }),
    );
    expect(openScreen().pressDish()).toBe(false);
    expect(localStorage.getItem(CART_KEY)).toBe(null);
  });

  it('adds no dish when the customer presses the link to a dish before the app loads', () => {
    const { screen, root } = openScreen();
    expect(addDishEarly(screen, ADDRESS, root.appendChild(document.createElement('a')))).toBe(false);
  });
});
