// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import '../../ui/testing/render-ui.ts';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { restaurantBody, wireCategory, wireItem, wireQuote } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import { CartScreen } from './cart-screen.tsx';

const PATH = '/demo/car_pickup/cart';
const CALC = 'service/pos/calc-order/';
const user = userEvent.setup();
// The lazily loaded code is there before anybody presses a button.
beforeAll(() => import('../../stores/menu/branch-menus.ts').then(() => undefined));

const TEN = { code: 'TEN', discount_type: 'percent', discount_value: 10, all_menu: true } as const;

async function open(restaurant: object = {}, coupon: unknown = null, quote = wireQuote()) {
  const items = [
    wireItem('latte', { related: ['cake', 'tart'] }),
    wireItem('mocha', { price: 2.25 }),
    wireItem('cake', { price: 2 }),
    wireItem('tart', { price: 3, comment_required: true }),
    wireItem('gone', { sold_out: true }),
  ];
  const body = restaurantBody(
    { coupon: true, ...restaurant },
    {
      menu: { categories: [wireCategory('coffee', items)] },
    },
  );
  const world = setup({
    'webapp/v5/restaurant/': { body },
    [CALC]: { body: { error: 0, quote, coupon } },
  });
  world.cart.setState({ cart: { branchId: 'demo~one', sellingType: 'car_pickup', lines: [] } });
  world.cart.getState().add(choiceOf('latte', 2));
  return showScreen(PATH, CartScreen, world);
}

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' });
const checkout = () => screen.getByRole('button', { name: /Go to checkout/ });
const itemsIn = (world: Awaited<ReturnType<typeof open>>) =>
  world.cart.getState().cart.lines.map(({ itemId, count }) => `${count} ${itemId}`);

describe('a coupon', () => {
  it('is applied by Enter, which does nothing else', async () => {
    const priced = wireQuote({ coupon: 0.3, coupon_code: 'TEN', total: 2.7, due: 2.7 });
    const world = await open({}, { code: 'TEN', outcome: 'applied', terms: TEN }, priced);
    await user.type(code(), 'ten{Enter}');
    await screen.findByText('You save 0.300 KD');
    expect(world.paths('webapp/order')).toHaveLength(0);
    expect(world.router.getState().route?.path).toBe(PATH);
    expect(checkout().textContent).toContain('2.700');
    const remove = screen.getByRole('button', { name: 'Remove coupon TEN' });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    await user.click(remove);
    expect(checkout().textContent).toContain('3.000');
    await waitFor(() => expect(document.activeElement).toBe(code()));
  });

  // @spec roles/coupons-may-be-for-guests
  it.each([
    ['unknown', 'We don’t recognise this coupon code'],
    ['expired', 'This coupon has expired'],
    ['not_started', 'This coupon isn’t valid yet'],
    ['used_up', 'This coupon has already been used up'],
    ['disabled', 'This coupon can’t be used here'],
  ])('that is %s says so at its field, and keeps what was typed', async (outcome, words) => {
    await open({}, { code: 'nope', outcome });
    await user.type(code(), 'nope');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe(words);
    expect(code().value).toBe('nope');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(code().getAttribute('aria-describedby')).toBe(said.id);
    await user.type(code(), 'x');
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each([
    ['guests_only', { user_type: 'authenticated' }, 'Log in to use this coupon'],
    ['no_eligible_items', { all_menu: false, item_ids: ['mocha'] }, 'Doesn’t apply to any item in your cart'],
    ['below_minimum', { minimum: 4.25 }, /^Add 1\.250.KD more to use this coupon$/],
    ['applied', { discount_value: 0 }, 'Nothing to discount yet'],
  ])('that gives nothing yet stays, and says why: %s', async (_, part, words) => {
    await open({}, { code: 'TEN', outcome: 'applied', terms: { ...TEN, ...part } });
    await user.type(code(), 'TEN{Enter}');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(checkout().textContent).toContain('3.000');
  });

  it('that got no answer can be sent again', async () => {
    const { table } = await open();
    table[CALC] = 'lost';
    await user.type(code(), 'TEN{Enter}');
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain(
      'We couldn’t check the coupon',
    );
    expect(code().value).toBe('TEN');
  }, 10_000);

  it('is not asked for where the business has none', async () => {
    await open({ coupon: false });
    expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
  });
});

describe('clearing the cart', () => {
  it('is asked for, and can be undone', async () => {
    const world = await open();
    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    const dialog = screen.getByRole('dialog', { name: 'Clear the cart?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(itemsIn(world)).toEqual(['2 latte']);
    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    expect(screen.getByText('Cart cleared')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(itemsIn(world)).toEqual(['2 latte']);
  });
});

describe('what goes with the cart', () => {
  const cards = () =>
    within(screen.getByRole('region', { name: 'Goes well with your order' })).getAllByRole('listitem');

  it('is added at once when nothing is to be chosen, and stays where it was', async () => {
    const world = await open();
    expect(cards().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('cake'),
      expect.stringContaining('tart'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Add cake to cart' }));
    expect(itemsIn(world)).toEqual(['2 latte', '1 cake']);
    expect(cards()[0]?.textContent).toContain('cake');
    expect(checkout().textContent).toContain('5.000');
  });

  it('leads to its questions when there are some', async () => {
    const { router } = await open();
    const card = cards()[1];
    if (!card) throw new Error('There are two');
    await user.click(within(card).getByRole('button'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/coffee/tart'));
  });
});

describe('a server that asks something else', () => {
  it('is shown with every sum that differs, until it was accepted', async () => {
    const { cart } = await open();
    const shown = toQuote(wireQuote());
    const current = toQuote(wireQuote({ subtotal: 3.5, total: 3.5, due: 3.5 }));
    act(() => cart.setState({ difference: { shownQuote: shown, serverQuote: current } }));
    const list = screen.getByRole('list', { name: 'What changed', hidden: true });
    expect(
      within(list)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/Subtotal.*3\.000.*3\.500/),
      expect.stringMatching(/Total.*3\.000.*3\.500/),
    ]);
    await user.click(screen.getByRole('button', { name: /Continue with 3\.500/, hidden: true }));
    expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull();
  });
});
