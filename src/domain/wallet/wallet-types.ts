import type { LocalizedText, Picture } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import type { WalletBalance } from './profile-balance.ts';

/** An amount that was added to the wallet, and how much of it is left. */
export interface WalletCredit {
  readonly id: string;
  readonly remainingAmount: Money;
  readonly creditedAmount: Money;
  /** ISO 8601; null if unknown. */
  readonly creditedAt: string | null;
  /** Name of the package that the customer bought. Null for other credit. */
  readonly name: LocalizedText | null;
  /** Epoch ms; null if the credit does not expire. */
  readonly expiresAt: number | null;
}

/** A package that customers can buy online. For `price`, the wallet receives `credit`. */
export interface WalletPackage {
  readonly id: string;
  readonly name: LocalizedText;
  readonly price: Money;
  readonly credit: Money;
  readonly picture: Picture | null;
  readonly description: LocalizedText | null;
}

/** One transfer to or from the wallet. */
export interface WalletEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Negative when the customer spends from the wallet. */
  readonly amount: Money;
  /** Balance of the wallet after the transfer; null if unknown. */
  readonly balance: Money | null;
  /** `other` is a reason that this version does not know. */
  readonly reason: 'package' | 'staff' | 'order' | 'returned' | 'other';
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** Whether the amount is reserved for an order that has not been accepted yet. */
  readonly isOnHold: boolean;
  /** Name of the package that the customer bought. */
  readonly name: LocalizedText | null;
  /** The staff's reason for a transfer. */
  readonly note: string;
}

export interface Wallet extends WalletBalance {
  readonly isOn: boolean;
  /** Their remaining amounts add up to the balance. */
  readonly credits: readonly WalletCredit[];
  readonly packages: readonly WalletPackage[];
  readonly latestEntries: readonly WalletEntry[];
  readonly policy: LocalizedText | null;
}
