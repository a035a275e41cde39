import type { Transaction } from '../../domain/payment/transaction.ts';
import type { Wallet, WalletEntry } from '../../domain/wallet/wallet-types.ts';
import type { BuyPackage } from '../payment/payment-state.ts';

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
