import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryTerms } from '../../domain/delivery/delivery-terms.ts';
import type { Money } from '../../domain/money/money.ts';
import { getIntl } from '../../i18n/get-intl.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { joinParts, renderVerbatim, useSentence } from '../../i18n/use-sentence.ts';
import { usePricesHidden } from '../../stores/stores-context.tsx';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** The longest duration that is shown in minutes only. */
const MAX_MINUTES_ONLY = 90;

/** Translates the texts of the terms, to a string or to a React node. */
type Translate<T> = (
  key: 'delivery.feeOf' | 'delivery.perKg' | 'delivery.perKgAndFixed' | 'delivery.minimumOf',
  amounts: Readonly<Record<string, string>>,
) => T;

export interface DeliveryTermsFormatter {
  renderFee(fee: DeliveryTerms['fee']): ReactNode;
  /**
   * Formats a duration in minutes: "90 min", "2 hours", "2 hours, 30 min". Rounds durations above two days to whole
   * days.
   */
  formatDuration(minutes: number): string;
  renderMinimum(minOrder: Money): ReactNode;
  /** Fee, duration and minimum order on one line; only the duration when the business hides its prices. */
  renderSummary(terms: DeliveryTerms): ReactNode;
  /** The text of `renderSummary`, for labels. */
  formatSummary(terms: DeliveryTerms): string;
}

/** Formats the terms of a delivery: fee, duration and minimum order. */
export function useDeliveryTermsFormatter(): DeliveryTermsFormatter {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const { locale } = useLocale();
  const pricesHidden = usePricesHidden();
  const buildFee = <T>(
    fee: DeliveryTerms['fee'],
    translate: Translate<T>,
    addLabel: (amount: string) => T,
  ) => {
    if ('minor' in fee) return fee.minor > 0 ? addLabel(formatMoney(fee)) : t('delivery.free');
    const amount = formatMoney(fee.feesPerKg);
    return fee.fixedFees.minor > 0
      ? translate('delivery.perKgAndFixed', { amount, fixed: formatMoney(fee.fixedFees) })
      : translate('delivery.perKg', { amount });
  };
  const listParts = <T>({ fee, minutes, minOrder }: DeliveryTerms, translate: Translate<T>) => [
    !pricesHidden && buildFee(fee, translate, (amount) => translate('delivery.feeOf', { amount })),
    minutes !== null && formatDuration(minutes),
    !pricesHidden && minOrder.minor > 0 && translate('delivery.minimumOf', { amount: formatMoney(minOrder) }),
  ];
  const formatDuration = (minutes: number): string => {
    const rounded = Math.round(minutes);
    if (rounded <= MAX_MINUTES_ONLY) return t('delivery.minutes', { count: rounded });
    if (rounded > 2 * DAY_MINUTES) return t('delivery.days', { count: Math.round(rounded / DAY_MINUTES) });
    const hours = t('delivery.hours', { count: Math.floor(rounded / HOUR_MINUTES) });
    const remainingMinutes = rounded % HOUR_MINUTES;
    if (!remainingMinutes) return hours;
    const list = new (getIntl(locale).ListFormat)([locale, 'en'], { type: 'unit', style: 'short' });
    return list.format([hours, t('delivery.minutes', { count: remainingMinutes })]);
  };
  return {
    renderFee: (fee) => buildFee<ReactNode>(fee, renderSentence, renderVerbatim),
    formatDuration,
    renderMinimum: (minOrder) =>
      minOrder.minor > 0 ? renderVerbatim(formatMoney(minOrder)) : t('delivery.noMinimum'),
    renderSummary: (terms) => joinParts(listParts<ReactNode>(terms, renderSentence)),
    formatSummary: (terms) =>
      listParts<string>(terms, t as Translate<string>)
        .filter(Boolean)
        .join(' · '),
  };
}
