import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/contract/quote-contract.ts';
import type { Coupon } from '../../domain/pricing/pricing-types.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import type { Figure } from './figures.ts';
import type { DeliveryTerms, PriceTerms } from './price-terms.ts';

const unitsOf = ({ lines }: Quote): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the sums alone do not say about a figure. */
export function useFigureNote(): (figure: Figure, quote: Quote, terms: PriceTerms) => string | undefined {
  const { t } = useTranslation();
  const text = useText();
  const { money, percent } = useFormat();
  const deliveryNote = ({ name, fee }: DeliveryTerms): string =>
    fee && !('minor' in fee)
      ? t('delivery.toCountry', { country: text(name) })
      : t('delivery.byZone', { place: text(name) });
  const couponNote = ({ kind, ...coupon }: Coupon, units: number): string => {
    const { code, allMenu, maxAllowedItems: count, minimum } = coupon;
    return [
      kind.type === 'percent'
        ? t('why.couponPercent', { code, rate: percent(kind.rate) })
        : t('why.couponFixed', { code, amount: money(kind.value) }),
      !allMenu && t('why.couponItems'),
      count !== null && count < units && t('why.couponUnits', { count }),
      minimum && t('why.couponMinimum', { amount: money(minimum) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return ({ kind, amount }, quote, { coupon, delivery }) => {
    const code = quote.coupon_code;
    switch (kind) {
      case 'coupon':
        return coupon && coupon.code === code ? couponNote(coupon, unitsOf(quote)) : undefined;
      case 'deliveryFee':
        if (!amount && code) return t('why.deliveryByCoupon', { code });
        return delivery ? deliveryNote(delivery) : amount ? t('why.deliveryFee') : undefined;
      case 'wallet':
        return t('why.wallet');
      default:
        return undefined;
    }
  };
}
