// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { restaurantBody, wireOrder, wireQuote, wireUser } from '../../api/testing/wire-examples.ts';
import type { setup } from '../../stores/testing/stores.ts';
import { CALC, fillIn, ORDER, open, place, user } from './testing/render-checkout-screen.tsx';

const WALLET = 'webapp/wallet/';
const holding = (amount: number, onHoldBalance = 0) => ({
  body: {
    wallet: {
      balance: amount ? [{ id: '1', amount }] : [],
      wallet_feature_enabled: true,
      onHoldBalance,
    },
  },
});
const RESTAURANT = { body: restaurantBody({ enable_wallet: true, payment_methods: [1, 2] }) };
/** What the server says of a cart of 3.000 KD whose customer has so much in the wallet: as it is asked for, also before. */
const paying = (held: number) => (sent: { readonly body: unknown }) => {
  const isUsed = (Object(sent.body) as { use_wallet?: boolean }).use_wallet === true;
  const wallet = isUsed ? Math.min(held, 3) : 0;
  return { body: { quote: wireQuote({ wallet, due: 3 - wallet }) } };
};

/** The checkout of 3.000 KD as a customer sees it who has this in the wallet. */
async function openWith(amount: number, routes: Parameters<typeof setup>[0] = {}) {
  const asked = { 'webapp/v5/restaurant/': RESTAURANT, [WALLET]: holding(amount) };
  const world = await open({ ...asked, [CALC]: paying(amount), ...routes });
  await act(async () => world.session.getState().begin('t', toUser(wireUser())));
  return world;
}
const use = () => screen.findByRole('checkbox', { name: /^Pay with wallet/ });
const sentTo = (world: Awaited<ReturnType<typeof open>>) => world.paths(ORDER).at(-1)?.body;

describe('the wallet at the checkout', () => {
  // @spec entities/payment-methods-enable-wallet-disable, delivery/wallet-pays-only-if-feature
  // @spec roles/wallet-for-logged-customers-only
  it('is not offered to a guest, nor where the business has none', async () => {
    await open({ 'webapp/v5/restaurant/': RESTAURANT });
    expect(screen.queryByRole('checkbox', { name: /wallet/ })).toBeNull();
  });

  // @spec delivery/wallet-pays-only-if-feature, roles/with-wallet-payment-type-goes
  it('is used only when asked for; the rest is said to be paid in cash, and sent so', async () => {
    const world = await openWith(1);
    await waitFor(async () => expect((await use()).hasAttribute('disabled')).toBe(false));
    await waitFor(() => expect(place().textContent).toMatch(/3\.000/));
    await user.click(await use());
    expect(await screen.findByText(/Pay the remaining .*2\.000.*in cash/)).toBeTruthy();
    await waitFor(() => expect(place().textContent).toMatch(/2\.000/));
    expect(screen.queryByRole('radio', { name: /Pay online/ })).toBeNull();
    await fillIn();
    await user.click(place());
    await waitFor(() =>
      expect(sentTo(world)).toMatchObject({
        ...{ use_wallet: true, wallet_amount: 1, total: 3, payment_type: 2 },
      }),
    );
  });

  it('covers all of it when it holds enough', async () => {
    await openWith(50);
    await waitFor(async () => expect((await use()).hasAttribute('disabled')).toBe(false));
    await user.click(await use());
    expect(await screen.findByText('Your wallet covers the full amount')).toBeTruthy();
    await waitFor(() => expect(place().textContent).toMatch(/0\.000/));
    await user.click(await use());
    await waitFor(() => expect(place().textContent).toMatch(/3\.000/));
    expect(screen.getByRole('radio', { name: /Pay online/ })).toBeTruthy();
  });

  it('an empty one cannot be used, and says so; what is on hold is told', async () => {
    const world = await openWith(0);
    expect(await screen.findByText('Your wallet is empty')).toBeTruthy();
    expect((await use()).hasAttribute('disabled')).toBe(true);
    world.table[WALLET] = holding(1, 2);
    await act(async () => world.session.getState().begin('t', toUser(wireUser())));
  });

  it('one that cannot be loaded can be asked for again', async () => {
    const world = await openWith(1, { [WALLET]: { status: 422, body: { error: 1 } } });
    expect(await screen.findByText('We couldn’t load your balance')).toBeTruthy();
    world.table[WALLET] = holding(1, 2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/1\.000.*available, .*2\.000.*on hold/)).toBeTruthy();
  });

  it('of which less is left meanwhile is told before anything is ordered, and then sent as told', async () => {
    const stale = {
      ...{ error: 1, code: 'stale_total', message: 'The price has changed' },
      quote: wireQuote({ wallet: 0.5, due: 2.5 }),
    };
    const answers = [{ status: 409, body: stale }, { body: { order: wireOrder() } }];
    const world = await openWith(1, { [ORDER]: () => answers.shift() ?? 'lost' });
    await waitFor(async () => expect((await use()).hasAttribute('disabled')).toBe(false));
    await user.click(await use());
    await fillIn();
    await user.click(place());
    const again = await screen.findByRole('button', { name: /2\.500/ });
    await user.click(again);
    await waitFor(() =>
      expect(sentTo(world)).toMatchObject({ use_wallet: true, wallet_amount: 0.5, total: 3 }),
    );
  });
});
