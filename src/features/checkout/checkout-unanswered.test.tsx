// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import {
  CHECKOUT_PATH,
  fillInContact,
  getNameField,
  getPhoneField,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';

describe('a connection that is lost while the order is placed', () => {
  it('keeps what the customer typed, and resends an unanswered order with the same idempotency key', async () => {
    const { routes, listRequestsTo, router } = await openCheckout({ [ORDER_PATH]: 'lost' });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    const notice = await screen.findByText('No response from the server', {}, { timeout: 5000 });
    expect(getNameField().value).toBe('Noor');
    expect(getPhoneField().value).toBe('555 12345');
    expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
    expect(document.activeElement?.contains(notice)).toBe(true);

    routes[ORDER_PATH] = { body: { order: wireOrder() } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(new Set(listRequestsTo(ORDER_PATH).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    for (const { body } of listRequestsTo(ORDER_PATH))
      expect(body).toEqual(listRequestsTo(ORDER_PATH)[0]?.body);
  }, 15_000);

  it('confirms an unanswered order on the next visit, and places no second order', async () => {
    const firstVisit = await openCheckout({ [ORDER_PATH]: 'lost' });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText('No response from the server', {}, { timeout: 5000 });
    const idempotencyKey = firstVisit.listRequestsTo(ORDER_PATH)[0]?.idempotencyKey;
    document.body.replaceChildren();

    const secondVisit = createTestStores(
      { [ORDER_PATH]: { body: { order: wireOrder() } } },
      { storage: firstVisit.deps.storage },
    );
    const { router, listRequestsTo } = await showScreen(CHECKOUT_PATH, CheckoutScreen, secondVisit);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(listRequestsTo(ORDER_PATH).map((request) => request.idempotencyKey)).toEqual([idempotencyKey]);
  }, 15_000);
});

describe('an order that got no response long ago', () => {
  // @spec more-calls/get-webapp-placed-order-branch-id
  it('says that an unanswered order did not arrive, and lets the customer order again', async () => {
    const firstVisit = await openCheckout({ [ORDER_PATH]: 'lost' });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText('No response from the server', {}, { timeout: 5000 });
    document.body.replaceChildren();

    const secondVisit = createTestStores(
      {
        [QUOTE_PATH]: { body: { quote: wireQuote() } },
        'webapp/placed-order/': { body: { order: null } },
      },
      { storage: firstVisit.deps.storage, now: () => Date.now() + 31 * 60_000 },
    );
    const { listRequestsTo } = await showScreen(CHECKOUT_PATH, CheckoutScreen, secondVisit);
    expect(await screen.findByText(/Your earlier order didn’t reach us/)).toBeTruthy();
    expect(getPlaceOrderButton().textContent).toContain('3.000');
    expect(listRequestsTo(ORDER_PATH)).toEqual([]);
  }, 15_000);
});

describe('a cart that changed after the response to the order was lost', () => {
  /** Opens the checkout again after an order of two lattes got no response and the customer added one more latte. */
  async function openChangedCheckout(routes: Parameters<typeof createTestStores>[0]) {
    const firstVisit = await openCheckout({ [ORDER_PATH]: 'lost' });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText('No response from the server', {}, { timeout: 5000 });
    firstVisit.cart.getState().add(buildItemChoice('latte', 1));
    document.body.replaceChildren();
    const secondVisit = createTestStores(
      { [QUOTE_PATH]: { body: { quote: wireQuote({ total: 4.5, due: 4.5, subtotal: 4.5 }) } }, ...routes },
      { storage: firstVisit.deps.storage },
    );
    const changedCheckout = await showScreen(CHECKOUT_PATH, CheckoutScreen, secondVisit);
    await screen.findByText(/Do you want to order what’s in your cart now as well\?/, {}, { timeout: 5000 });
    return changedCheckout;
  }

  it('shows the bill of an unanswered order, and asks whether the changed cart is a second order', async () => {
    const { listRequestsTo } = await openChangedCheckout({});
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary.textContent).toContain('3.000');
    expect(summary.textContent).not.toContain('4.500');
    expect(listRequestsTo(ORDER_PATH)).toEqual([]);
    expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
  }, 15_000);

  it('opens the unanswered order, and removes its items from the changed cart', async () => {
    const { router, cart } = await openChangedCheckout({ [ORDER_PATH]: { body: { order: wireOrder() } } });
    await user.click(screen.getByRole('button', { name: 'No, show that order' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(cart.getState().count).toBe(1);
  }, 15_000);

  it('confirms the unanswered order, and offers to place the changed cart as a second order', async () => {
    const { cart } = await openChangedCheckout({ [ORDER_PATH]: { body: { order: wireOrder() } } });
    await user.click(screen.getByRole('button', { name: 'Yes, a second order' }));
    expect(await screen.findByText(/We’ve received your order/)).toBeTruthy();
    expect(getPlaceOrderButton().textContent).toContain('4.500');
    expect(cart.getState().count).toBe(3);
  }, 15_000);
});
