import type { ProfileWallet } from '../account/user-types.ts';
import { sum } from '../money/arithmetic.ts';
import { type Currency, type Money, parseMoney } from '../money/money.ts';

/** The amounts of a wallet. The profile contains them, so the app knows them before it loads the wallet. */
export interface WalletBalance {
  /** The amount that can be spent. */
  readonly balance: Money;
  /** The amount reserved for orders that are not accepted yet. */
  readonly heldAmount: Money;
}

/**
 * Maps the wallet in a profile response. Null if the profile has no wallet or an amount has more decimals than the
 * currency.
 */
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
