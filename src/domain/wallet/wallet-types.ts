import type { LocalizedText, Picture } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';

/** What is left of one credit. */
export interface WalletCredit {
  readonly id: string;
  readonly left: Money;
  readonly credited: Money;
  /** ISO 8601; null: not told. */
  readonly at: string | null;
  /** The package it came with. */
  readonly name: LocalizedText | null;
}

/** Credit that can be bought online: for `price`, `credit` is put into the wallet. */
export interface WalletPackage {
  readonly id: string;
  readonly name: LocalizedText;
  readonly price: Money;
  readonly credit: Money;
  readonly picture: Picture | null;
  readonly description: LocalizedText | null;
}

/** One movement; below zero for what was spent. */
export interface WalletEntry {
  readonly id: string;
  readonly at: string;
  readonly amount: Money;
  /** Of the wallet, after it; null: not told. */
  readonly balance: Money | null;
  /** `other`: a reason this app has no word for yet. */
  readonly reason: 'package' | 'staff' | 'order' | 'returned' | 'other';
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** Spent on an order that nobody has accepted yet. */
  readonly isOnHold: boolean;
  readonly name: LocalizedText | null;
  readonly note: string;
}

export interface Wallet {
  readonly isOn: boolean;
  /** What can be spent: the sum of `credits`. */
  readonly balance: Money;
  readonly held: Money;
  readonly credits: readonly WalletCredit[];
  readonly packages: readonly WalletPackage[];
  /** The latest movements. */
  readonly latest: readonly WalletEntry[];
  readonly policy: LocalizedText | null;
}
