// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import { CartPanel } from './cart-panel.tsx';
import { CartScreen } from './cart-screen.tsx';

const PATH = '/demo/car_pickup/cart';
const user = userEvent.setup();

async function openCart(
  choices: Parameters<typeof buildItemChoice>[],
  restaurant: object = {},
  extraItems: unknown[] = [],
  Screen = CartScreen,
) {
  const body = restaurantBody(restaurant, {
    menu: {
      categories: [
        wireCategory('coffee', [wireItem('latte'), wireItem('mocha', { price: 2.25 }), ...extraItems]),
      ],
    },
  });
  const stores = createTestStores({ 'webapp/v5/restaurant/': { body } });
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  for (const choice of choices) stores.cart.getState().add(buildItemChoice(...choice));
  return showScreen(PATH, Screen, stores);
}

const getCartLines = () =>
  within(screen.getByRole('list', { name: 'Items in your order' })).getAllByRole('listitem');
const getCheckoutButton = () => screen.getByRole('button', { name: /Go to checkout/ });

describe('the cart', () => {
  // @spec paths/type-cart
  it('shows each cart line with its note, and the total', async () => {
    await openCart([['latte', 2, 'extra hot'], ['mocha']]);
    expect(getCartLines()[0]?.textContent).toMatch(/latte.*3\.000.*Note: extra hot/);
    expect(getCheckoutButton().textContent).toContain('5.250');
  });

  it('offers the menu instead of the checkout when no cart line can be ordered', async () => {
    await openCart([['gone']]);
    expect(screen.queryByRole('button', { name: /Go to checkout/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    expect(await screen.findByText('Went to /demo/car_pickup')).toBeTruthy();
  });

  // @spec entities/standard-menu-hide-price-hide
  it('shows no amount anywhere in the cart when the business hides prices', async () => {
    await openCart([['latte', 2]], {
      hide_price: true,
      coupon: true,
      checkoutCarPickup: { enabled: true, min_order: 50 },
    });
    expect(screen.getByText('Price on request')).toBeTruthy();
    expect(screen.getByText('Your order is below the minimum order value.')).toBeTruthy();
    expect(getCheckoutButton().textContent).toBe('Go to checkout');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(document.body.textContent).not.toMatch(/\d\.\d{3}/);
  });

  // @spec cart/increase-decrease-change-count-line
  it('updates and announces the total of the cart when a quantity changes', async () => {
    await openCart([['latte']]);
    const stepper = screen.getByRole('group', { name: 'Quantity of latte' });
    await user.click(within(stepper).getByRole('button', { name: 'One more' }));
    expect(getCheckoutButton().textContent).toContain('3.000');
    expect(screen.getByText(/^Total .*3\.000/).getAttribute('role')).toBe('status');
    await user.click(within(stepper).getByRole('button', { name: 'One less' }));
    expect(screen.getByText(/^Total .*1\.500/)).toBeTruthy();
  });

  it('removes a cart line when its quantity drops to zero, and restores the line on Undo', async () => {
    const { cart } = await openCart([['latte'], ['mocha']]);
    await user.click(screen.getByRole('button', { name: 'Remove latte' }));
    expect(getCartLines()).toHaveLength(1);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your order');
    expect(screen.getByText(/latte removed/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cart.getState().cart.lines.map(({ itemId }) => itemId)).toEqual(['latte', 'mocha']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('offers Undo after the customer has removed the last cart line', async () => {
    await openCart([['latte']]);
    await user.click(screen.getByRole('button', { name: 'Remove latte' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(getCartLines()).toHaveLength(1);
  });

  it('opens the item sheet to edit a cart line', async () => {
    const { router, cart } = await openCart([['latte']]);
    await user.click(screen.getByRole('link', { name: 'Edit latte' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/coffee/latte'));
    expect(router.getState().route?.state).toEqual({ lineKey: cart.getState().cart.lines[0]?.key });
  });

  it('links an empty cart to the menu', async () => {
    const { router } = await openCart([]);
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
  });

  it.each([
    ['an empty cart', [], 'Your cart is empty'],
    ['a cart without an orderable line', [['gone']], 'No longer on the menu'],
  ] as const)('shows no link to the menu when %s is already beside the menu', async (_, choices, message) => {
    await openCart(
      [...choices].map(([id]) => [id]),
      {},
      [],
      CartPanel,
    );
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Browse menu' })).toBeNull();
  });
});

describe('a line that can no longer be ordered', () => {
  // @spec entities/cart-item-2
  it('excludes a sold-out line from the total and blocks the checkout until the line is removed', async () => {
    await openCart([['latte'], ['cake']], {}, [wireItem('cake', { sold_out: true })]);
    expect(getCartLines()[1]?.textContent).toMatch(/cake.*Sold out/);
    expect(getCheckoutButton()).toHaveProperty('disabled', true);
    expect(getCheckoutButton().textContent).toContain('1.500');
    await user.click(screen.getByRole('button', { name: 'Remove cake' }));
    expect(getCheckoutButton()).toHaveProperty('disabled', false);
  });

  it('removes all unavailable lines from the cart with one button', async () => {
    await openCart([['latte'], ['gone'], ['cake']], {}, [wireItem('cake', { sold_out: true })]);
    expect(getCartLines()[1]?.textContent).toContain('No longer on the menu');
    await user.click(screen.getByRole('button', { name: 'Remove these items' }));
    expect(getCartLines()).toHaveLength(1);
  });
});

describe('a cart below the minimum order', () => {
  it('shows how much the cart is below the minimum order, and blocks the checkout', async () => {
    await openCart([['latte']], { checkoutCarPickup: { enabled: true, min_order: 2 } });
    expect(screen.getByText(wholeText(/0\.500.*more to reach the minimum order/))).toBeTruthy();
    expect(getCheckoutButton()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(getCheckoutButton()).toHaveProperty('disabled', false);
  });
});

describe('a cart whose order type is switched off during the visit', () => {
  it('says in the cart that its order type is switched off, and links to other order types', async () => {
    const { cart, business, routes } = await openCart([['latte']]);
    routes['webapp/v5/restaurant/'] = {
      body: restaurantBody({ checkoutCarPickup: { enabled: false }, checkoutDineIn: { enabled: true } }),
    };
    await act(() => business.getState().load());
    expect(cart.getState().cart.orderType).toBe('car_pickup');
    expect(
      screen.getByText('Pickup is no longer available. Please choose another way to order.'),
    ).toBeTruthy();
    expect(getCheckoutButton()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('link', { name: 'How would you like to order?' }));
    expect(await screen.findByText('Went to /demo')).toBeTruthy();
  });
});

describe('a pickup cart at a branch without pickup', () => {
  it('says in the cart that the branch offers no pickup, and links to the other order types', async () => {
    await openCart([['latte']], { checkoutCarPickup: { enabled: true, branches: ['demo~two'] } });
    expect(screen.getByText('This branch doesn’t offer pickup.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'How would you like to order?' }));
    expect(await screen.findByText('Went to /demo')).toBeTruthy();
  });
});

describe('a cart after a change of branch', () => {
  const menuResponse = (...items: ReturnType<typeof wireItem>[]) => ({
    body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
  });
  const openCartAtSecondBranch = async () => {
    const stores = createTestStores({
      'webapp/v5/menu/demo~one': menuResponse(wireItem('latte'), wireItem('mocha', { price: 2.25 })),
      'webapp/v5/menu/demo~two': menuResponse(wireItem('latte', { price: 1.75 })),
    });
    stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
    stores.cart.getState().add(buildItemChoice('latte', 2));
    stores.cart.getState().add(buildItemChoice('mocha'));
    const rendered = await showScreen(PATH, CartScreen, stores);
    await act(() => stores.business.getState().selectBranch('demo~two'));
    return rendered;
  };
  const getChanges = () =>
    within(screen.getByRole('list', { name: 'What changed' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''));

  it('shows what a branch switch did to each cart line, in a notice that the customer can close', async () => {
    await openCartAtSecondBranch();
    expect(await screen.findByRole('heading', { name: /Your cart has changed for .*Two/ })).toBeTruthy();
    expect(getChanges()).toEqual([
      expect.stringMatching(/2 × latte.*Now 1\.750.*was 1\.500/),
      expect.stringMatching(/1 × mocha.*not available at this branch/),
    ]);
    expect(getCheckoutButton().textContent).toContain('3.500');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your order');
  });

  it('restores the previous branch with all cart lines when the customer undoes the branch switch', async () => {
    const { business } = await openCartAtSecondBranch();
    await user.click(await screen.findByRole('button', { name: /Undo and return to .*One/ }));
    expect(business.getState().branchId).toBe('demo~one');
    expect(getCartLines()).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull();
  });

  it('hides the Undo button of a branch change after the customer has edited the cart', async () => {
    await openCartAtSecondBranch();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(getChanges()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('shows an error and keeps the Undo button when the previous branch fails to load', async () => {
    const { routes, business } = await openCartAtSecondBranch();
    routes['webapp/v5/menu/demo~one'] = { status: 404, body: { error: 1, code: 'x', message: 'no' } };
    routes['webapp/v5/restaurant/'] = 'lost';
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t load.*One/);
    expect(business.getState().branchId).toBe('demo~two');
    expect(screen.getByRole('button', { name: /Undo/ })).toBeTruthy();
  });
});

describe('a cart that belongs to another branch', () => {
  it('lets a customer whose cart is at another branch go there or move the cart', async () => {
    const stores = await openCart([['latte']]);
    act(() => {
      stores.deps.storage.set(
        'order-app:demo:cart',
        (stores.deps.storage.get('order-app:demo:cart') ?? '').replace('demo~one', 'demo~two'),
      );
      stores.stop();
      stores.start();
    });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(await screen.findByText(/Your cart is at .*Two/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /Go to .*Two/ }));
    expect(await screen.findByText(/couldn’t load.*Two/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move the cart here' }));
    expect(getCartLines()).toHaveLength(1);
    expect(getCheckoutButton().textContent).toContain('1.500');
  });
});
