// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { wireUser } from '../../api/testing/wire-examples.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import { PackagesScreen } from './packages-screen.tsx';
import { openWallet, WALLET_URL, wireWallet } from './testing/render-wallet-screen.tsx';
import { WalletHistoryScreen } from './wallet-history-screen.tsx';
import { WalletScreen } from './wallet-screen.tsx';

const user = userEvent.setup();
const HOME_PATH = '/demo/wallet/home';
const HISTORY_PATH = '/demo/wallet/history';

describe('the wallet screen', () => {
  // @spec paths/wallet-home, entities/wallet
  // @spec more-calls/get-webapp-wallet-user-id
  it('shows the wallet’s balance, credits, held amount, latest transactions and policy', async () => {
    await openWallet(HOME_PATH, WalletScreen);
    expect(await screen.findAllByText(/^7\.500/)).toBeTruthy();
    expect(screen.getByText(wholeText(/3\.500.*on hold/))).toBeTruthy();
    const creditEntries = within(screen.getByRole('region', { name: 'Balance details' })).getAllByRole(
      'listitem',
    );
    expect(creditEntries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Regular.*2\.500.*of.*11\.000/),
      expect.stringMatching(/^Credit.*5\.000/),
    ]);
    const recentTransactions = within(screen.getByRole('region', { name: 'Recent transactions' }));
    expect(recentTransactions.getByRole('listitem').textContent).toMatch(/Order 4F-7K2On hold.*−.*3\.500/);
    expect(screen.getByText('Credit does not expire.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Top up' }));
    expect(await screen.findByText('Went to /demo/wallet/walletPackage')).toBeTruthy();
  });

  // @spec entities/wallet
  it('sorts wallet credit by expiry, soonest first, and warns about credit that expires soon', async () => {
    const formatDaysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const balance = [
      { id: '1', amount: 1, name: { en: 'For ever' } },
      { id: '2', amount: 2, name: { en: 'Next year' }, expires_at: '2099-03-01T00:00:00+03:00' },
      { id: '3', amount: 0.5, name: { en: 'This week' }, expires_at: formatDaysFromNow(3) },
      { id: '4', amount: 4, name: { en: 'Unreadable' }, expires_at: 'soon' },
    ];
    await openWallet(HOME_PATH, WalletScreen, {
      [WALLET_URL]: { body: { wallet: wireWallet({ balance }) } },
    });
    expect(await screen.findByText(wholeText(/^Use soon: 0\.500.*is valid until/))).toBeTruthy();
    const creditEntries = within(screen.getByRole('region', { name: 'Balance details' })).getAllByRole(
      'listitem',
    );
    expect(creditEntries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^This week.*Valid until/),
      // The date is in the time zone of the business.
      expect.stringMatching(/^Next year.*Valid until Sunday,? 1? ?March 1?,? 2099/),
      expect.stringMatching(/^For ever(?!.*Valid)/),
      expect.stringMatching(/^Unreadable(?!.*Valid)/),
    ]);
  });

  // @spec entities/user
  it('shows the wallet balance from the profile response while the wallet loads', async () => {
    let sendResponse = () => {};
    const pendingResponse = new Promise<void>((resolve) => {
      sendResponse = resolve;
    });
    const respondSlowly = async () => {
      await pendingResponse;
      return { body: { wallet: wireWallet() } };
    };
    const customer = wireUser({ wallet: wireWallet({ balance: [{ id: '1', amount: 6 }] }) });
    await openWallet(HOME_PATH, WalletScreen, { [WALLET_URL]: respondSlowly }, customer);
    expect(screen.getByText(/^6\.000/)).toBeTruthy();
    sendResponse();
    expect(await screen.findAllByText(/^7\.500/)).toBeTruthy();
  });

  it('explains how to top up an empty wallet', async () => {
    const emptyWallet = wireWallet({ balance: [], creditHistory: [], onHoldBalance: 0 });
    await openWallet(HOME_PATH, WalletScreen, { [WALLET_URL]: { body: { wallet: emptyWallet } } });
    expect(await screen.findByText(/Top up and use it/)).toBeTruthy();
    expect(screen.queryByText(/on hold/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Recent transactions' })).toBeNull();
  });

  it('says that a switched-off wallet is not available', async () => {
    const disabledWallet = wireWallet({ wallet_feature_enabled: false });
    await openWallet(HOME_PATH, WalletScreen, { [WALLET_URL]: { body: { wallet: disabledWallet } } });
    expect(await screen.findByRole('heading', { name: 'Wallet not available' })).toBeTruthy();
    expect(screen.queryByText(/7\.500/)).toBeNull();
  });

  it('requests the wallet again when the customer retries after a failure', async () => {
    const rendered = await openWallet(HOME_PATH, WalletScreen, {
      [WALLET_URL]: { status: 422, body: { error: 1 } },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    rendered.routes[WALLET_URL] = { body: { wallet: wireWallet() } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText(/^7\.500/)).toBeTruthy();
  });

  // @spec paths/wallet-package-id, paths/wallet-wallet-package
  it('shows the credit, price and bonus of each package', async () => {
    await openWallet('/demo/wallet/walletPackage', PackagesScreen);
    const [smallPackage, regularPackage] = await screen.findAllByRole('link');
    expect(smallPackage?.textContent).toMatch(/^Small.*5\.000.*credit.*You pay.*5\.000/);
    expect(smallPackage?.textContent).not.toContain('bonus');
    expect(regularPackage?.textContent).toMatch(/1\.000.*bonus/);
  });
});

describe('the wallet history', () => {
  const wireEntry = (id: number) => ({
    id: String(id),
    at: '2026-03-01T09:00:00+03:00',
    amount: 1,
    balance: id,
    reason: 'staff',
    note: `Note ${id}`,
  });
  const respondWithPage = ({ path }: { path: string }) => {
    const page = Number(/page=(\d+)/.exec(path)?.[1] ?? 1);
    const entries =
      page === 1 ? [wireEntry(5), wireEntry(4), wireEntry(3)] : [wireEntry(3), wireEntry(2), wireEntry(1)];
    return { body: { entries, pagination: { page, pages: 2, total: 5 } } };
  };

  // @spec paths/wallet-history
  // @spec more-calls/get-webapp-wallet-user-id-history
  it('shows each older wallet transaction only once, even if a new transaction has shifted the pages', async () => {
    await openWallet(HISTORY_PATH, WalletHistoryScreen, {
      [`${WALLET_URL}u1/history`]: respondWithPage,
      [WALLET_URL]: respondWithPage,
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('You’ve reached the end')).toBeTruthy();
    expect(screen.getAllByText(/^Note/).map(({ textContent }) => textContent)).toEqual(
      [5, 4, 3, 2, 1].map((id) => `Note ${id}`),
    );
  });

  it('keeps the loaded wallet transactions when the next page fails to load, and retries the page', async () => {
    const rendered = await openWallet(HISTORY_PATH, WalletHistoryScreen, { [WALLET_URL]: respondWithPage });
    await screen.findAllByRole('listitem');
    rendered.routes[WALLET_URL] = { status: 422, body: { error: 1 } };
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('We couldn’t load your transactions');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    rendered.routes[WALLET_URL] = respondWithPage;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You’ve reached the end')).toBeTruthy();
  });

  it('says that the wallet has no transactions yet', async () => {
    const emptyHistory = { body: { entries: [], pagination: { page: 1, pages: 0, total: 0 } } };
    await openWallet(HISTORY_PATH, WalletHistoryScreen, { [WALLET_URL]: emptyHistory });
    expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeTruthy();
  });

  it('says in the wallet history that a switched-off wallet is not available', async () => {
    const disabledWallet = wireWallet({ wallet_feature_enabled: false });
    const emptyHistory = { body: { entries: [], pagination: { page: 1, pages: 0, total: 0 } } };
    await openWallet(HISTORY_PATH, WalletHistoryScreen, {
      [WALLET_URL]: { body: { wallet: disabledWallet } },
      [`${WALLET_URL}u1/history`]: emptyHistory,
    });
    expect(await screen.findByRole('heading', { name: 'Wallet not available' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No transactions yet' })).toBeNull();
  });

  it('says that the wallet history could not be loaded', async () => {
    await openWallet(HISTORY_PATH, WalletHistoryScreen, {
      [WALLET_URL]: { status: 422, body: { error: 1 } },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
