import type { ComponentType } from 'react';
import type { WireWallet } from '../../../api/contract/wallet-contract.ts';
import { toUser } from '../../../api/mappers/map-user.ts';
import { restaurantBody, wireUser } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createTestStores } from '../../../stores/testing/test-stores.ts';

type Routes = NonNullable<Parameters<typeof createTestStores>[0]>;

export const WALLET_URL = 'webapp/wallet/';

/** A balance of 7.500 KD: 2.500 from a bought package, and 5.000 from the business. */
export const wireWallet = (overrides: Partial<WireWallet> = {}): WireWallet => ({
  balance: [
    { id: '1', amount: 2.5, credited: 11, at: '2026-03-01T09:00:00+03:00', name: { en: 'Regular' } },
    { id: '2', amount: 5, credited: 5, at: '2026-03-02T09:00:00+03:00', name: null },
  ],
  availablePackages: [
    { id: 'small', name: { en: 'Small' }, price: 5, credit: 5 },
    { id: 'regular', name: { en: 'Regular' }, price: 10, credit: 11 },
  ],
  creditHistory: [
    {
      id: '9',
      at: '2026-03-03T09:00:00+03:00',
      amount: -3.5,
      balance: 7.5,
      reason: 'order',
      order_id: 'o-1',
      order_number: '4F-7K2',
      on_hold: true,
    },
  ],
  policy: { en: 'Credit does not expire.' },
  wallet_feature_enabled: true,
  onHoldBalance: 3.5,
  ...overrides,
});

/** Opens a wallet screen for a logged-in customer. The business accepts cards and cash. */
export async function openWallet(
  path: string,
  Screen: ComponentType,
  routes: Routes = {},
  customer = wireUser(),
) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': { body: restaurantBody({ enable_wallet: true, payment_methods: [1, 2] }) },
    [WALLET_URL]: { body: { wallet: wireWallet() } },
    ...routes,
  });
  stores.session.getState().setSession('t', toUser(customer));
  return showScreen(path, Screen, stores);
}
