import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { useCart } from '../../stores/stores-context.tsx';

/** Why the coupon of what was shown takes nothing off any more, if the server said so. */
export function useLostCoupon(shown: Quote | undefined): string | undefined {
  const { t } = useTranslation();
  const refusal = useCart((state) => state.couponRefusal);
  return refusal && shown && refusal.code === shown.coupon_code ? t(`coupon.${refusal.reason}`) : undefined;
}
