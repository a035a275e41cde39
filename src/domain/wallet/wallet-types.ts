import type { LocalizedText, Picture } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import type { WalletBalance } from './profile-balance.ts';

/** One credit with its remaining amount. */
export interface WalletCredit {
  readonly id: string;
  readonly remaining: Money;
  readonly credited: Money;
  /** ISO 8601; null if unknown. */
  readonly at: string | null;
  /** The package that the credit came with. */
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

/** One transfer to or from the wallet. Spending is negative. */
export interface WalletEntry {
  readonly id: string;
  readonly at: string;
  readonly amount: Money;
  /** Balance of the wallet after the transfer; null if unknown. */
  readonly balance: Money | null;
  /** `other` is a reason that this version does not know. */
  readonly reason: 'package' | 'staff' | 'order' | 'returned' | 'other';
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** Whether the amount is reserved for an order that has not been accepted yet. */
  readonly isOnHold: boolean;
  readonly name: LocalizedText | null;
  readonly note: string;
}

export interface Wallet extends WalletBalance {
  readonly isOn: boolean;
  /** The credits add up to the balance. */
  readonly credits: readonly WalletCredit[];
  readonly packages: readonly WalletPackage[];
  /** The latest transfers. */
  readonly latest: readonly WalletEntry[];
  readonly policy: LocalizedText | null;
}
