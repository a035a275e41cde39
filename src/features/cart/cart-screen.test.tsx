// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import { CartScreen } from './cart-screen.tsx';

const PATH = '/demo/car_pickup/cart';
const user = userEvent.setup();
// The lazily loaded code is there before anybody presses a button.
beforeAll(() => import('../../stores/menu/branch-menus.ts').then(() => undefined));

async function open(choices: Parameters<typeof choiceOf>[], restaurant: object = {}, items: unknown[] = []) {
  const body = restaurantBody(restaurant, {
    menu: {
      categories: [wireCategory('coffee', [wireItem('latte'), wireItem('mocha', { price: 2.25 }), ...items])],
    },
  });
  const world = setup({ 'webapp/v5/restaurant/': { body } });
  world.cart.setState({ cart: { branchId: 'demo~one', sellingType: 'car_pickup', lines: [] } });
  for (const choice of choices) world.cart.getState().add(choiceOf(...choice));
  return showScreen(PATH, CartScreen, world);
}

const lines = () =>
  within(screen.getByRole('list', { name: 'Items in your order' })).getAllByRole('listitem');
const checkout = () => screen.getByRole('button', { name: /Go to checkout/ });

describe('the cart', () => {
  // @spec paths/type-cart
  it('shows each line, its note, and what all of it costs', async () => {
    await open([['latte', 2, 'extra hot'], ['mocha']]);
    expect(lines()[0]?.textContent).toMatch(/latte.*3\.000.*Note: extra hot/);
    expect(checkout().textContent).toContain('5.250');
  });

  it('leads to the menu, not to a checkout, when nothing in it can be had', async () => {
    await open([['gone']]);
    expect(screen.queryByRole('button', { name: /Go to checkout/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    expect(await screen.findByText('Went to /demo/car_pickup')).toBeTruthy();
  });

  // @spec cart/increase-decrease-change-count-line
  it('counts and prices at once', async () => {
    await open([['latte']]);
    const stepper = screen.getByRole('group', { name: 'Quantity of latte' });
    await user.click(within(stepper).getByRole('button', { name: 'One more' }));
    expect(checkout().textContent).toContain('3.000');
    expect(screen.getByText(/^Total .*3\.000/).getAttribute('role')).toBe('status');
    await user.click(within(stepper).getByRole('button', { name: 'One less' }));
    expect(screen.getByText(/^Total .*1\.500/)).toBeTruthy();
  });

  it('takes a line out at its last unit, and puts it back on undo', async () => {
    const { cart } = await open([['latte'], ['mocha']]);
    await user.click(screen.getByRole('button', { name: 'Remove latte' }));
    expect(lines()).toHaveLength(1);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your order');
    expect(screen.getByText(/latte removed/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cart.getState().cart.lines.map(({ itemId }) => itemId)).toEqual(['latte', 'mocha']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('offers undo after the last line too', async () => {
    await open([['latte']]);
    await user.click(screen.getByRole('button', { name: 'Remove latte' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toHaveLength(1);
  });

  it('leads from a line to its item, knowing which line is edited', async () => {
    const { router, cart } = await open([['latte']]);
    await user.click(screen.getByRole('link', { name: 'Edit latte' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/coffee/latte'));
    expect(router.getState().route?.state).toEqual({ lineKey: cart.getState().cart.lines[0]?.key });
  });

  it('has a way to the menu when it is empty', async () => {
    const { router } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
  });
});

describe('a line that can no longer be ordered', () => {
  // @spec entities/cart-item-2
  it('says so, is priced nowhere, and keeps the rest from checkout until it is out', async () => {
    await open([['latte'], ['cake']], {}, [wireItem('cake', { sold_out: true })]);
    expect(lines()[1]?.textContent).toMatch(/cake.*Sold out/);
    expect(checkout()).toHaveProperty('disabled', true);
    expect(checkout().textContent).toContain('1.500');
    await user.click(screen.getByRole('button', { name: 'Remove cake' }));
    expect(checkout()).toHaveProperty('disabled', false);
  });

  it('can be taken out with all others of its kind', async () => {
    await open([['latte'], ['gone'], ['cake']], {}, [wireItem('cake', { sold_out: true })]);
    expect(lines()[1]?.textContent).toContain('No longer on the menu');
    await user.click(screen.getByRole('button', { name: 'Remove these items' }));
    expect(lines()).toHaveLength(1);
  });
});

describe('a cart below the minimum order', () => {
  it('says how much is missing, and waits', async () => {
    await open([['latte']], { checkoutCarPickup: { enabled: true, min_order: 2 } });
    expect(screen.getByText(/0\.500.*more to reach the minimum order/)).toBeTruthy();
    expect(checkout()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(checkout()).toHaveProperty('disabled', false);
  });
});

describe('a cart that came to another branch', () => {
  const menuOf = (...items: ReturnType<typeof wireItem>[]) => ({
    body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
  });
  const atTwo = async () => {
    const world = setup({
      'webapp/v5/menu/demo~one': menuOf(wireItem('latte'), wireItem('mocha', { price: 2.25 })),
      'webapp/v5/menu/demo~two': menuOf(wireItem('latte', { price: 1.75 })),
    });
    world.cart.setState({ cart: { branchId: 'demo~one', sellingType: 'car_pickup', lines: [] } });
    world.cart.getState().add(choiceOf('latte', 2));
    world.cart.getState().add(choiceOf('mocha'));
    const shown = await showScreen(PATH, CartScreen, world);
    await act(() => world.business.getState().selectBranch('demo~two'));
    return shown;
  };
  const news = () =>
    within(screen.getByRole('list', { name: 'What changed' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''));

  it('says what changed, line by line, until it was read', async () => {
    await atTwo();
    expect(await screen.findByRole('heading', { name: /Your cart has changed for .*Two/ })).toBeTruthy();
    expect(news()).toEqual([
      expect.stringMatching(/2 × latte.*Now 1\.750.*was 1\.500/),
      expect.stringMatching(/1 × mocha.*not available at this branch/),
    ]);
    expect(checkout().textContent).toContain('3.500');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your order');
  });

  it('goes back whole on undo', async () => {
    const { business } = await atTwo();
    await user.click(await screen.findByRole('button', { name: /Undo and return to .*One/ }));
    expect(business.getState().branchId).toBe('demo~one');
    expect(lines()).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull();
  });

  it('offers no undo that would take back what was done since', async () => {
    await atTwo();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(news()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('says so when the way back cannot be loaded, and offers it again', async () => {
    const { table, business } = await atTwo();
    table['webapp/v5/menu/demo~one'] = { status: 404, body: { error: 1, code: 'x', message: 'no' } };
    table['webapp/v5/restaurant/'] = 'lost';
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t load.*One/);
    expect(business.getState().branchId).toBe('demo~two');
    expect(screen.getByRole('button', { name: /Undo/ })).toBeTruthy();
  });
});

describe('a cart that is somewhere else', () => {
  it('can be followed or brought here', async () => {
    const world = await open([['latte']]);
    act(() => {
      world.deps.storage.set(
        'order-app:demo:cart',
        (world.deps.storage.get('order-app:demo:cart') ?? '').replace('demo~one', 'demo~two'),
      );
      world.stop();
      world.start();
    });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(await screen.findByText(/Your cart is at .*Two/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /Go to .*Two/ }));
    expect(await screen.findByText(/couldn’t load.*Two/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move the cart here' }));
    expect(lines()).toHaveLength(1);
    expect(checkout().textContent).toContain('1.500');
  });
});
