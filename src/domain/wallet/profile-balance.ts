import type { ProfileWallet } from '../account/user-types.ts';
import { sum } from '../money/arithmetic.ts';
import { type Currency, type Money, parseMoney } from '../money/money.ts';

/** The amounts of a wallet that the app knows before it loads the details. */
export interface WalletBalance {
  /** The amount that can be spent. */
  readonly balance: Money;
  readonly heldAmount: Money;
}

/** The balance in a profile; null if there is none or an amount has more decimals than the currency. */
export function toProfileBalance(wallet: ProfileWallet | null, currency: Currency): WalletBalance | null {
  if (!wallet) return null;
  try {
    return {
      balance: sum(
        wallet.credits.map((amount) => parseMoney(amount, currency)),
        currency,
      ),
      heldAmount: parseMoney(wallet.heldAmount, currency),
    };
  } catch {
    return null;
  }
}
