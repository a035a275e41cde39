import type { WireUser } from '../../api/schemas/profile.ts';
import { useBusiness } from '../../stores/context.tsx';
import { useAmount } from '../shared/use-amount.ts';

/** What of the wallet would go with the account, with what an order holds of it; null when that is nothing. */
export function useLostBalance({ wallet }: WireUser): string | null {
  const currency = useBusiness(({ business }) => ({
    currency: business?.currency ?? '',
    currency_digits: business?.currency_digits ?? 3,
  }));
  const amount = useAmount(currency);
  const sum = (wallet?.balance ?? []).reduce((total, item) => total + item.amount, 0);
  return sum > 0 ? amount(sum) : null;
}
