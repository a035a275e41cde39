import { useTranslation } from 'react-i18next';
import { subtract } from '../../domain/money/arithmetic.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';

export interface CouponText {
  readonly text: string;
  /** It takes something off. */
  readonly gives: boolean;
}

/** What the coupon on the cart gives, or why nothing yet; null when there is none. */
export function useCouponText(): CouponText | null {
  const { t } = useTranslation();
  const { money, list } = useFormat();
  const { coupon, bill } = useCart((state) => ({ coupon: state.coupon, bill: state.bill }));
  if (!coupon) return null;
  const { terms } = coupon;
  const none = (text: string): CouponText => ({ text, gives: false });
  if (!terms || !bill) return none(t('coupon.checking'));
  const { couponOutcome: outcome } = bill;
  switch (outcome) {
    case 'applied': {
      const given = [
        ...(bill.coupon.minor ? [t('coupon.applied', { amount: money(bill.coupon) })] : []),
        ...(terms.freeDelivery ? [t('coupon.appliedFree')] : []),
      ];
      return given.length ? { text: list(given), gives: true } : none(t('coupon.noSaving'));
    }
    case 'below_minimum':
      return terms.minimum
        ? none(t('coupon.below_minimum', { amount: money(subtract(terms.minimum, bill.subtotal)) }))
        : none(t('coupon.noSaving'));
    case 'none':
      return none(t('coupon.checking'));
    default:
      return none(t(`coupon.${outcome}`));
  }
}
