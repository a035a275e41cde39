import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { walletBuyCall, walletCall, walletHistoryCall } from '../../api/contract/wallet-contract.ts';
import { toTransaction } from '../../api/mappers/map-transaction.ts';
import { toWallet, toWalletEntries } from '../../api/mappers/map-wallet.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';
import type { Wallet, WalletEntry } from '../../domain/wallet/wallet-types.ts';
import type { Stores } from '../create-stores.ts';
import type { BuyPackage } from '../payment/payment-state.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

export interface WalletStore extends StoreApi<WalletState> {
  /** Forgets the wallet with its customer. Returns the way to stop. */
  connect(): () => void;
}

/** A payment page is opened at whoever takes the money: that may take a while. */
const BUY_TIMEOUT_MS = 20_000;

const NOTHING = {
  status: 'idle',
  wallet: null,
  historyStatus: 'idle',
  entries: [],
  hasMore: false,
} as const;

/** The wallet of whoever is logged in. It tells the cart what there is to spend. */
function createWalletStore(deps: StoreDeps, stores: Stores): WalletStore {
  const { client, reporter, apiOrigin } = deps;
  const { session, business, cart } = stores;
  const report = (error: unknown, what: string) => reporter.report(error, { part: what });
  /** The client reports its own. */
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) report(error, 'wallet');
  };
  const userId = () => {
    const { customer, user } = session.getState();
    return customer === 'authenticated' ? user?.id : undefined;
  };
  /** Whose wallet is asked for, and in what it is counted; null while that is nobody's. */
  const own = () => {
    const user_id = userId();
    const { currency } = business.getState();
    return user_id && currency ? { user_id, currency } : null;
  };
  let newest = 0;
  let pages = 0;

  const store = createStore<WalletState>((set, get) => {
    /** The movements of a page, unless somebody else is logged in by then. */
    const ask = async (page: number) => {
      const whose = own();
      if (!whose) return;
      const { user_id, currency } = whose;
      set({ historyStatus: 'loading' });
      try {
        const answer = await client.call(walletHistoryCall, { params: { user_id }, query: { page } });
        if (userId() !== user_id) return;
        const read = toWalletEntries(answer.entries, currency, report);
        const before = page === 1 ? [] : get().entries;
        // What happened meanwhile has moved the pages on.
        const known = new Set(before.map(({ id }) => id));
        pages = page;
        set({
          historyStatus: 'ready',
          entries: [...before, ...read.filter(({ id }) => !known.has(id))],
          hasMore: page < answer.pagination.pages,
        });
      } catch (error) {
        failed(error);
        if (userId() === user_id) set({ historyStatus: 'error' });
      }
    };

    return {
      ...NOTHING,
      async load() {
        const whose = own();
        if (!whose) return;
        const { user_id, currency } = whose;
        const asked = ++newest;
        const isCurrent = () => asked === newest && userId() === user_id;
        set({ status: 'loading' });
        try {
          const answer = await client.call(walletCall, { params: { user_id } });
          // An answer that was overtaken says what was.
          if (!isCurrent()) return;
          const wallet = toWallet(answer.wallet, currency, apiOrigin, report);
          set({ status: 'ready', wallet });
          cart.setState({ wallet: wallet.isOn ? wallet.balance : null });
        } catch (error) {
          failed(error);
          if (isCurrent()) set({ status: 'error' });
        }
      },
      loadHistory: () => ask(1),
      async loadMore() {
        if (get().historyStatus !== 'loading') await ask(pages + 1);
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

  const follow = () => {
    if (userId() || !store.getState().wallet) return;
    newest++;
    store.setState(NOTHING);
    cart.setState({ wallet: null });
  };

  return {
    ...store,
    connect() {
      follow();
      return session.subscribe(follow);
    },
  };
}

type Status = 'idle' | 'loading' | 'ready' | 'error';

export interface WalletState {
  readonly status: Status;
  /** The last that was heard; null before, and when nobody is logged in. */
  readonly wallet: Wallet | null;
  readonly historyStatus: Status;
  /** All movements, newest first, as far as they were asked for. */
  readonly entries: readonly WalletEntry[];
  readonly hasMore: boolean;
  /** Asks for the wallet anew; what is known stays on screen meanwhile. Never rejects. */
  load(): Promise<void>;
  /** Asks for the newest movements. Never rejects. */
  loadHistory(): Promise<void>;
  /** Asks for the next older ones. Never rejects. */
  loadMore(): Promise<void>;
  /** Asks for the payment of a package. The same key is the same purchase. Throws ApiError. */
  buy(packageId: string, request: Parameters<BuyPackage>[0]): Promise<Transaction>;
}

/** The wallet of whoever is logged in: for screens that are not the first. */
export const useWallet = createStoreHook((stores) => stores.lazyStore(createWalletStore));
