import type { User } from '../../domain/account/user-types.ts';
import { add } from '../../domain/money/arithmetic.ts';
import { fromDecimal, zero } from '../../domain/money/money.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';

/** What of the wallet would go with the account; null when that is nothing. */
export function useLostBalance({ walletCredits }: User): string | null {
  const format = useFormat();
  const business = useBusiness((state) => state.business);
  if (!business) return null;
  const currency = business.currency;
  const sum = walletCredits.reduce(
    (total, amount) => add(total, fromDecimal(amount, currency)),
    zero(currency),
  );
  return sum.minor > 0 ? format.money(sum) : null;
}
