import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { walletBuyCall, walletCall, walletHistoryCall } from '../../api/contract/wallet-contract.ts';
import { toTransaction } from '../../api/mappers/map-transaction.ts';
import { toWallet, toWalletEntries } from '../../api/mappers/map-wallet.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';
import { toProfileBalance, type WalletBalance } from '../../domain/wallet/profile-balance.ts';
import type { Wallet, WalletEntry } from '../../domain/wallet/wallet-types.ts';
import type { Stores } from '../create-stores.ts';
import type { BuyPackage } from '../payment/payment-state.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

export interface WalletStore extends StoreApi<WalletState> {
  /**
   * Gets the balance from the profile, and clears the wallet when the customer logs out. Returns a function that stops
   * this.
   */
  connect(): () => void;
}

/** Long, because the server opens a payment page at the payment provider. */
const BUY_TIMEOUT_MS = 20_000;

const EMPTY_WALLET = {
  status: 'idle',
  wallet: null,
  amounts: null,
  historyStatus: 'idle',
  entries: [],
  hasMore: false,
} as const;

/** The wallet of the logged-in customer. The store writes its balance into the cart. */
function createWalletStore(deps: StoreDeps, stores: Stores): WalletStore {
  const { client, reporter, apiOrigin } = deps;
  const { session, business, cart } = stores;
  const report = (error: unknown, part: string) => reporter.report(error, { part });
  /** Reports an error, except an ApiError, which the client has already reported. */
  const reportUnexpected = (error: unknown) => {
    if (!(error instanceof ApiError)) report(error, 'wallet');
  };
  const getUserId = () => {
    const { customer, user } = session.getState();
    return customer === 'authenticated' ? user?.id : undefined;
  };
  /** The customer and the currency of the wallet; null if nobody is logged in or the currency is unknown. */
  const getOwner = () => {
    const user_id = getUserId();
    const { currency } = business.getState();
    return user_id && currency ? { user_id, currency } : null;
  };
  let lastRequestNumber = 0;
  let loadedPageCount = 0;

  const store = createStore<WalletState>((set, get) => {
    /** Loads a page of transfers. Ignores the response if another customer has logged in meanwhile. */
    const loadPage = async (page: number) => {
      const owner = getOwner();
      if (!owner) return;
      const { user_id, currency } = owner;
      set({ historyStatus: 'loading' });
      try {
        const response = await client.call(walletHistoryCall, { params: { user_id }, query: { page } });
        if (getUserId() !== user_id) return;
        const loadedEntries = toWalletEntries(response.entries, currency, report);
        const earlierEntries = page === 1 ? [] : get().entries;
        // New transfers shift the pages, so a transfer may be listed twice.
        const earlierIds = new Set(earlierEntries.map(({ id }) => id));
        loadedPageCount = page;
        set({
          historyStatus: 'ready',
          entries: [...earlierEntries, ...loadedEntries.filter(({ id }) => !earlierIds.has(id))],
          hasMore: page < response.pagination.pages,
        });
      } catch (error) {
        reportUnexpected(error);
        if (getUserId() === user_id) set({ historyStatus: 'error' });
      }
    };

    return {
      ...EMPTY_WALLET,
      async load() {
        const owner = getOwner();
        if (!owner) return;
        const { user_id, currency } = owner;
        const requestNumber = ++lastRequestNumber;
        const isCurrent = () => requestNumber === lastRequestNumber && getUserId() === user_id;
        set({ status: 'loading' });
        try {
          const response = await client.call(walletCall, { params: { user_id } });
          // A newer request has replaced this one.
          if (!isCurrent()) return;
          const wallet = toWallet(response.wallet, currency, apiOrigin, report);
          set({ status: 'ready', wallet, amounts: wallet });
          cart.setState({ wallet: wallet.isOn ? wallet.balance : null });
        } catch (error) {
          reportUnexpected(error);
          if (isCurrent()) set({ status: 'error' });
        }
      },
      loadHistory: () => loadPage(1),
      async loadMore() {
        if (get().historyStatus !== 'loading') await loadPage(loadedPageCount + 1);
      },
      buy: (package_id, { paymentType, returnUrl, idempotencyKey }) =>
        client.call(
          walletBuyCall,
          {
            body: { package_id, payment_type: paymentType, return_url: returnUrl },
            idempotencyKey,
            timeoutMs: BUY_TIMEOUT_MS,
          },
          ({ transaction }) => toTransaction(transaction),
        ),
    };
  });

  const resetAfterLogout = () => {
    if (getUserId() || !store.getState().amounts) return;
    lastRequestNumber++;
    store.setState(EMPTY_WALLET);
    cart.setState({ wallet: null });
  };
  /** Shows the balance from the profile until the wallet is loaded. */
  const showProfileBalance = () => {
    const { user } = session.getState();
    const { currency } = business.getState();
    if (!getUserId() || !user?.wallet?.isOn || !currency || store.getState().amounts) return;
    const amounts = toProfileBalance(user.wallet, currency);
    if (!amounts) return;
    store.setState({ amounts });
    cart.setState({ wallet: amounts.balance });
  };
  const update = () => {
    resetAfterLogout();
    showProfileBalance();
  };

  return {
    ...store,
    connect() {
      update();
      const cleanups = [session.subscribe(update), business.subscribe(showProfileBalance)];
      return () => {
        for (const stop of cleanups) stop();
      };
    },
  };
}

type Status = 'idle' | 'loading' | 'ready' | 'error';

export interface WalletState {
  readonly status: Status;
  /** The last loaded wallet; null before it is loaded, and if nobody is logged in. */
  readonly wallet: Wallet | null;
  /** The wallet's balance, or the profile's until the wallet is loaded; null if unknown. */
  readonly amounts: WalletBalance | null;
  readonly historyStatus: Status;
  /** The loaded transfers, newest first. */
  readonly entries: readonly WalletEntry[];
  readonly hasMore: boolean;
  /** Reloads the wallet. The loaded wallet stays on screen meanwhile. Never rejects. */
  load(): Promise<void>;
  /** Loads the newest transfers. Never rejects. */
  loadHistory(): Promise<void>;
  /** Loads the next page of older transfers. Never rejects. */
  loadMore(): Promise<void>;
  /** Starts the payment of a package. Requests with the same key are one purchase. Rejects with ApiError. */
  buy(packageId: string, request: Parameters<BuyPackage>[0]): Promise<Transaction>;
}

/** The wallet of the logged-in customer. */
export const useWallet = createStoreHook((stores) => stores.getOrCreateStore(createWalletStore));
