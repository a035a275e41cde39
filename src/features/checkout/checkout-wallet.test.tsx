// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { restaurantBody, wireOrder, wireQuote, wireUser } from '../../api/testing/wire-examples.ts';
import type { createTestStores } from '../../stores/testing/test-stores.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import {
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';

const WALLET_PATH = 'webapp/wallet/';
const walletResponse = (amount: number, onHoldBalance = 0) => ({
  body: {
    wallet: {
      balance: amount ? [{ id: '1', amount }] : [],
      wallet_feature_enabled: true,
      onHoldBalance,
    },
  },
});
const RESTAURANT_RESPONSE = { body: restaurantBody({ enable_wallet: true, payment_methods: [1, 2] }) };
/** Fakes a server that prices a cart of 3.000 KD for a customer with this wallet balance. */
const quoteWithBalance = (balance: number) => (request: { readonly body: unknown }) => {
  const usesWallet = (Object(request.body) as { use_wallet?: boolean }).use_wallet === true;
  const wallet = usesWallet ? Math.min(balance, 3) : 0;
  return { body: { quote: wireQuote({ wallet, due: 3 - wallet }) } };
};

/** Opens the checkout of 3.000 KD for a customer with this wallet balance. */
async function openWithBalance(amount: number, routes: Parameters<typeof createTestStores>[0] = {}) {
  const walletRoutes = {
    'webapp/v5/restaurant/': RESTAURANT_RESPONSE,
    [WALLET_PATH]: walletResponse(amount),
  };
  const stores = await openCheckout({ ...walletRoutes, [QUOTE_PATH]: quoteWithBalance(amount), ...routes });
  await act(async () => stores.session.getState().setSession('t', toUser(wireUser())));
  return stores;
}
const findWalletCheckbox = () => screen.findByRole('checkbox', { name: /^Pay with wallet/ });
const getLastOrderBody = (stores: Awaited<ReturnType<typeof openCheckout>>) =>
  stores.listRequestsTo(ORDER_PATH).at(-1)?.body;

describe('the wallet at the checkout', () => {
  // @spec entities/payment-methods-enable-wallet-disable, delivery/wallet-pays-only-if-feature
  // @spec roles/wallet-for-logged-customers-only
  it('hides the wallet from guests at the checkout', async () => {
    await openCheckout({ 'webapp/v5/restaurant/': RESTAURANT_RESPONSE });
    expect(screen.queryByRole('checkbox', { name: /wallet/ })).toBeNull();
  });

  // @spec delivery/wallet-pays-only-if-feature, roles/with-wallet-payment-type-goes
  // @spec entities/cart
  it('pays from the wallet only if the customer selects the wallet, and the rest in cash', async () => {
    const stores = await openWithBalance(1);
    await waitFor(async () => expect((await findWalletCheckbox()).hasAttribute('disabled')).toBe(false));
    await waitFor(() => expect(getPlaceOrderButton().textContent).toMatch(/3\.000/));
    await user.click(await findWalletCheckbox());
    expect(await screen.findByText(wholeText(/Pay the remaining .*2\.000.*in cash/))).toBeTruthy();
    await waitFor(() => expect(getPlaceOrderButton().textContent).toMatch(/2\.000/));
    expect(screen.queryByRole('radio', { name: /Pay online/ })).toBeNull();
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await waitFor(() =>
      expect(getLastOrderBody(stores)).toMatchObject({
        use_wallet: true,
        wallet_amount: 1,
        total: 3,
        payment_type: 2,
      }),
    );
  });

  // @spec validation/wallet-s-part-capped-at
  it('pays the full amount from the wallet when the wallet holds enough', async () => {
    await openWithBalance(50);
    await waitFor(async () => expect((await findWalletCheckbox()).hasAttribute('disabled')).toBe(false));
    await user.click(await findWalletCheckbox());
    expect(await screen.findByText('Your wallet covers the full amount')).toBeTruthy();
    await waitFor(() => expect(getPlaceOrderButton().textContent).toMatch(/0\.000/));
    await user.click(await findWalletCheckbox());
    await waitFor(() => expect(getPlaceOrderButton().textContent).toMatch(/3\.000/));
    expect(screen.getByRole('radio', { name: /Pay online/ })).toBeTruthy();
  });

  // @spec entities/user
  it('offers the wallet balance of the user profile while the wallet is still loading', async () => {
    const { wallet } = walletResponse(2).body;
    const stores = await openCheckout({
      'webapp/v5/restaurant/': RESTAURANT_RESPONSE,
      [WALLET_PATH]: () => new Promise<never>(() => {}),
      [QUOTE_PATH]: quoteWithBalance(2),
    });
    const profile = wireUser({ wallet: { availablePackages: [], creditHistory: [], ...wallet } });
    await act(async () => stores.session.getState().setSession('t', toUser(profile)));
    expect(await screen.findByText(wholeText(/^2\.000.*available/))).toBeTruthy();
    await user.click(await findWalletCheckbox());
    expect(await screen.findByText(wholeText(/Pay the remaining .*1\.000.*in cash/))).toBeTruthy();
  });

  it('disables an empty wallet at the checkout and says why', async () => {
    await openWithBalance(0);
    expect(await screen.findByText('Your wallet is empty')).toBeTruthy();
    expect((await findWalletCheckbox()).hasAttribute('disabled')).toBe(true);
  });

  it('offers a retry when the wallet balance fails to load', async () => {
    const stores = await openWithBalance(1, { [WALLET_PATH]: { status: 422, body: { error: 1 } } });
    expect(await screen.findByText('We couldn’t load your balance')).toBeTruthy();
    stores.routes[WALLET_PATH] = walletResponse(1, 2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(wholeText(/1\.000.*available, .*2\.000.*on hold/))).toBeTruthy();
  });

  it('asks the customer to accept the new total when the wallet holds less than expected', async () => {
    const staleTotalBody = {
      error: 1,
      code: 'stale_total',
      message: 'The price has changed',
      quote: wireQuote({ wallet: 0.5, due: 2.5 }),
    };
    const responses = [{ status: 409, body: staleTotalBody }, { body: { order: wireOrder() } }];
    const stores = await openWithBalance(1, { [ORDER_PATH]: () => responses.shift() ?? 'lost' });
    await waitFor(async () => expect((await findWalletCheckbox()).hasAttribute('disabled')).toBe(false));
    await user.click(await findWalletCheckbox());
    await fillInContact();
    await user.click(getPlaceOrderButton());
    const acceptButton = await screen.findByRole('button', { name: /2\.500/ });
    await user.click(acceptButton);
    await waitFor(() =>
      expect(getLastOrderBody(stores)).toMatchObject({ use_wallet: true, wallet_amount: 0.5, total: 3 }),
    );
  });
});
