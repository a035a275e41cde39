// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { wholeText } from '../../ui/testing/whole-text.ts';
import '../../ui/testing/render-ui.ts';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { restaurantBody, wireCategory, wireItem, wireQuote } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { CartScreen } from './cart-screen.tsx';

const PATH = '/demo/car_pickup/cart';
const QUOTE_PATH = 'service/pos/calc-order/';
const user = userEvent.setup();

const TEN_PERCENT_COUPON = {
  code: 'TEN',
  discount_type: 'percent',
  discount_value: 10,
  all_menu: true,
} as const;

async function openCart(restaurant: object = {}, coupon: unknown = null, quote = wireQuote()) {
  const items = [
    wireItem('latte', { related: ['cake', 'tart'] }),
    wireItem('mocha', { price: 2.25 }),
    wireItem('cake', { price: 2 }),
    wireItem('tart', { price: 3, comment_required: true }),
  ];
  const body = restaurantBody(
    { coupon: true, ...restaurant },
    {
      menu: { categories: [wireCategory('coffee', items)] },
    },
  );
  const stores = createTestStores({
    'webapp/v5/restaurant/': { body },
    [QUOTE_PATH]: { body: { error: 0, quote, coupon } },
  });
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  stores.cart.getState().add(buildItemChoice('latte', 2));
  return showScreen(PATH, CartScreen, stores);
}

const getCodeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' });
const getCheckoutButton = () => screen.getByRole('button', { name: /Go to checkout/ });
const listCartItems = (stores: Awaited<ReturnType<typeof openCart>>) =>
  stores.cart.getState().cart.lines.map(({ itemId, count }) => `${count} ${itemId}`);

describe('a coupon', () => {
  it('applies a coupon on Enter without opening the checkout', async () => {
    const discountedQuote = wireQuote({ coupon: 0.3, coupon_code: 'TEN', total: 2.7, due: 2.7 });
    const stores = await openCart(
      {},
      { code: 'TEN', outcome: 'applied', terms: TEN_PERCENT_COUPON },
      discountedQuote,
    );
    await user.type(getCodeField(), 'ten{Enter}');
    await screen.findByText(wholeText(/^You\ssave\s0\.300\sKD$/));
    expect(stores.listRequestsTo('webapp/order')).toHaveLength(0);
    expect(stores.router.getState().route?.path).toBe(PATH);
    expect(getCheckoutButton().textContent).toContain('2.700');
    const removeButton = screen.getByRole('button', { name: 'Remove coupon TEN' });
    await waitFor(() => expect(document.activeElement).toBe(removeButton));
    await user.click(removeButton);
    expect(getCheckoutButton().textContent).toContain('3.000');
    await waitFor(() => expect(document.activeElement).toBe(getCodeField()));
  });

  // @spec roles/coupons-may-be-for-guests
  // @spec entities/coupon
  it.each([
    ['unknown', 'We don’t recognise this coupon code'],
    ['expired', 'This coupon has expired'],
    ['not_started', 'This coupon isn’t valid yet'],
    ['used_up', 'This coupon has already been used up'],
    ['disabled', 'This coupon can’t be used here'],
  ])(
    'explains the coupon outcome “%s” beside the coupon field, and keeps the typed code',
    async (outcome, message) => {
      await openCart({}, { code: 'nope', outcome });
      await user.type(getCodeField(), 'nope');
      await user.click(screen.getByRole('button', { name: 'Apply' }));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(message);
      expect(getCodeField().value).toBe('nope');
      expect(getCodeField().getAttribute('aria-invalid')).toBe('true');
      expect(getCodeField().getAttribute('aria-describedby')).toBe(alert.id);
      await user.type(getCodeField(), 'x');
      expect(screen.queryByText(message)).toBeNull();
    },
  );

  // @spec entities/coupon, validation/coupons-3
  it.each([
    ['guests_only', { user_type: 'authenticated' }, 'Log in to use this coupon'],
    ['no_eligible_items', { all_menu: false, item_ids: ['mocha'] }, 'Doesn’t apply to any item in your cart'],
    [
      'below_minimum',
      { minimum: 4.25 },
      /^Add 1\.250.KD more to use this coupon · Items count after discounts, without deposits, delivery and fees\.$/,
    ],
    ['applied', { discount_value: 0 }, 'Nothing to discount yet'],
    [
      'delivery_only',
      { discount_value: 0, free_delivery: true },
      'Free delivery only, so it has no effect on this order',
    ],
  ])(
    'keeps a coupon with the outcome “%s” and explains why it gives no discount',
    async (_, terms, message) => {
      await openCart({}, { code: 'TEN', outcome: 'applied', terms: { ...TEN_PERCENT_COUPON, ...terms } });
      await user.type(getCodeField(), 'TEN{Enter}');
      expect(await screen.findByText(wholeText(message))).toBeTruthy();
      expect(getCheckoutButton().textContent).toContain('3.000');
    },
  );

  // @spec validation/coupons
  it('limits the discount of a fixed coupon to the price of the items', async () => {
    const terms = { ...TEN_PERCENT_COUPON, discount_type: 'fixed', discount_value: 5 };
    const quote = wireQuote({ coupon: 3, total: 0, due: 0 });
    await openCart({}, { code: 'TEN', outcome: 'applied', terms }, quote);
    await user.type(getCodeField(), 'TEN{Enter}');
    expect(await screen.findByText(wholeText(/^You\ssave\s3\.000\sKD$/))).toBeTruthy();
    expect(getCheckoutButton().textContent).toContain('0.000');
  });

  // @spec validation/coupons-2
  it('discounts only as many units as the coupon allows', async () => {
    const terms = { ...TEN_PERCENT_COUPON, max_allowed_items: 1 };
    await openCart(
      {},
      { code: 'TEN', outcome: 'applied', terms },
      wireQuote({ coupon: 0.15, total: 2.85, due: 2.85 }),
    );
    await user.type(getCodeField(), 'TEN{Enter}');
    expect(await screen.findByText(wholeText(/^You\ssave\s0\.150\sKD$/))).toBeTruthy();
    expect(getCheckoutButton().textContent).toContain('2.850');
  });

  it('does not mention free delivery when a coupon with a discount applies to a pickup order', async () => {
    await openCart(
      {},
      { code: 'TEN', outcome: 'applied', terms: { ...TEN_PERCENT_COUPON, free_delivery: true } },
    );
    await user.type(getCodeField(), 'TEN{Enter}');
    expect(await screen.findByText(wholeText(/^You\ssave\s0\.300\sKD$/))).toBeTruthy();
    expect(screen.queryByText(/free delivery/)).toBeNull();
  });

  it('keeps the typed coupon code when the server does not respond', async () => {
    const { routes } = await openCart();
    routes[QUOTE_PATH] = 'lost';
    await user.type(getCodeField(), 'TEN{Enter}');
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain(
      'We couldn’t check the coupon',
    );
    expect(getCodeField().value).toBe('TEN');
  }, 10_000);

  // @spec entities/feedback-rating-coupon-flags
  it('hides the coupon field when the business has no coupons', async () => {
    await openCart({ coupon: false });
    expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
  });
});

describe('clearing the cart', () => {
  // @spec cart/reset-clears-items-note-coupon
  it('clears the cart after a confirmation, and restores the cart on Undo', async () => {
    const stores = await openCart();
    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    const dialog = screen.getByRole('dialog', { name: 'Clear the cart?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(listCartItems(stores)).toEqual(['2 latte']);
    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    expect(screen.getByText('Cart cleared')).toBeTruthy();
    expect(document.body.textContent, 'an empty cart has no total').not.toContain('Total');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listCartItems(stores)).toEqual(['2 latte']);
  });
});

describe('the suggestions in the cart', () => {
  const getSuggestionCards = () =>
    within(screen.getByRole('region', { name: 'Goes well with your order' })).getAllByRole('listitem');

  it('adds a suggested item without options at once, and keeps its position among the suggestions', async () => {
    const stores = await openCart();
    expect(getSuggestionCards().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('cake'),
      expect.stringContaining('tart'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Add cake to cart' }));
    expect(listCartItems(stores)).toEqual(['2 latte', '1 cake']);
    expect(getSuggestionCards()[0]?.textContent).toContain('cake');
    expect(getCheckoutButton().textContent).toContain('5.000');
  });

  it('opens the item sheet of a suggested item that needs a choice', async () => {
    const { router } = await openCart();
    const card = getSuggestionCards()[1];
    if (!card) throw new Error('The second suggestion is missing');
    await user.click(within(card).getByRole('button'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/coffee/tart'));
  });
});

describe('a price change from the server', () => {
  it('lists every changed amount until the customer accepts the new price', async () => {
    const { cart } = await openCart();
    const shownQuote = toQuote(wireQuote());
    const serverQuote = toQuote(wireQuote({ subtotal: 3.5, total: 3.5, due: 3.5 }));
    act(() => cart.setState({ priceChange: { shownQuote, serverQuote } }));
    const changeList = screen.getByRole('list', { name: 'What changed', hidden: true });
    expect(
      within(changeList)
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
