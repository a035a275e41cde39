import { useTranslation } from 'react-i18next';
import type { DeliveryTerms } from '../../domain/delivery/delivery-terms.ts';
import type { Money } from '../../domain/money/money.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { getIntl } from '../../i18n/tags.ts';
import { usePricesHidden } from '../../stores/stores-context.tsx';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Up to this, a duration is shown in minutes only. */
const MAX_MINUTES_ONLY = 90;

export interface DeliveryTermsFormatter {
  formatFee(fee: DeliveryTerms['fee']): string;
  /** Formats a duration in minutes: "90 min", "2 hours", "2 hours, 30 min". Rounds to days above two days. */
  formatDuration(minutes: number): string;
  formatMinimum(minOrder: Money): string;
  /** Fee, duration and minimum order on one line; only the duration when the business hides its prices. */
  formatSummary(terms: DeliveryTerms): string;
}

/** Formats the terms of a delivery: fee, duration and minimum order. */
export function useDeliveryTermsFormatter(): DeliveryTermsFormatter {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { locale } = useLocale();
  const pricesHidden = usePricesHidden();
  const formatFee = (fee: DeliveryTerms['fee'], addLabel: (amount: string) => string): string => {
    if ('minor' in fee) return fee.minor > 0 ? addLabel(money(fee)) : t('delivery.free');
    const amount = money(fee.feesPerKg);
    return fee.fixedFees.minor > 0
      ? t('delivery.perKgAndFixed', { amount, fixed: money(fee.fixedFees) })
      : t('delivery.perKg', { amount });
  };
  const formatDuration = (minutes: number): string => {
    const rounded = Math.round(minutes);
    if (rounded <= MAX_MINUTES_ONLY) return t('delivery.minutes', { count: rounded });
    if (rounded > 2 * DAY_MINUTES) return t('delivery.days', { count: Math.round(rounded / DAY_MINUTES) });
    const hours = t('delivery.hours', { count: Math.floor(rounded / HOUR_MINUTES) });
    const restMinutes = rounded % HOUR_MINUTES;
    if (!restMinutes) return hours;
    const list = new (getIntl(locale).ListFormat)([locale, 'en'], { type: 'unit', style: 'short' });
    return list.format([hours, t('delivery.minutes', { count: restMinutes })]);
  };
  return {
    formatFee: (fee) => formatFee(fee, (amount) => amount),
    formatDuration,
    formatMinimum: (minOrder) => (minOrder.minor > 0 ? money(minOrder) : t('delivery.noMinimum')),
    formatSummary: ({ fee, minutes, minOrder }) =>
      [
        !pricesHidden && formatFee(fee, (amount) => t('delivery.feeOf', { amount })),
        minutes !== null && formatDuration(minutes),
        !pricesHidden && minOrder.minor > 0 && t('delivery.minimumOf', { amount: money(minOrder) }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
