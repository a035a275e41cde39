import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '../../domain/pricing/pricing-types.ts';
import { countQuoteUnits, type Quote } from '../../domain/pricing/quote.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { joinParts, useSentence } from '../../i18n/use-sentence.ts';
import type { Figure } from './figures.ts';
import type { PriceTerms } from './price-terms.ts';

const LABELS: Readonly<Record<Exclude<Figure['kind'], 'fee'>, MessageKey>> = {
  subtotal: 'cart.subtotal',
  coupon: 'cart.coupon',
  taxAdded: 'cart.taxAdded',
  deposits: 'cart.deposits',
  deliveryFee: 'cart.deliveryFee',
  tip: 'cart.tip',
  rounding: 'cart.rounding',
  cashRounding: 'cart.cashRounding',
  onlineRounding: 'cart.paymentRounding',
  total: 'cart.total',
  taxIncluded: 'cart.taxIncluded',
  saved: 'cart.saved',
  wallet: 'cart.wallet',
  due: 'cart.due',
  paid: 'cart.paid',
};

interface LabelOptions {
  readonly couponCode: string | null;
  /** True if the order is sent by parcel. */
  readonly isShipped: boolean;
}

/** The label of a row on the bill, with the coupon's code, the tax rate or the fee's name. */
export function useFigureLabel(figure: Figure, { couponCode, isShipped }: LabelOptions): string {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatPercent } = useFormat();
  if (figure.kind === 'fee') return localize(figure.fee.name);
  if ('tax' in figure) {
    const { taxName, rate } = figure.tax;
    return t(LABELS[figure.kind], { name: localize(taxName), rate: formatPercent(rate) });
  }
  if (figure.kind === 'deliveryFee' && isShipped) return t('cart.shippingFee');
  return figure.kind === 'coupon' && couponCode
    ? t('cart.couponCode', { code: couponCode })
    : t(LABELS[figure.kind]);
}

/** The rule of `coupon` as text. Undefined if the quote was priced with a different coupon. */
function useCouponRule(quote: Quote, coupon: Coupon | null): ReactNode {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney, formatPercent } = useFormat();
  if (coupon?.code !== quote.couponCode || !coupon) return undefined;
  const { kind, code, allMenu, maxAllowedItems: count, minimum } = coupon;
  return joinParts(
    [
      kind.type === 'percent'
        ? renderSentence('why.couponPercent', { code, rate: formatPercent(kind.rate) })
        : renderSentence('why.couponFixed', { code, amount: formatMoney(kind.value) }),
      !allMenu && t('why.couponItems'),
      count !== null && count < countQuoteUnits(quote) && t('why.couponUnits', { count }),
      minimum && renderSentence('why.couponMinimum', { amount: formatMoney(minimum) }),
    ],
    ' ',
  );
}

/** Where a delivery goes, or why its fee is free. */
function useDeliveryNote(
  { amount }: Figure,
  couponCode: string | null,
  { delivery, isDeliveryFree, freeDeliveryFrom }: PriceTerms,
): ReactNode {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const isFree = !amount.minor;
  const isShipped = !!delivery?.isShipped;
  if (isFree && couponCode && isDeliveryFree)
    return renderSentence(isShipped ? 'why.shippingByCoupon' : 'why.deliveryByCoupon', { code: couponCode });
  if (isFree && freeDeliveryFrom && !isShipped)
    return renderSentence('why.deliveryByAmount', { amount: formatMoney(freeDeliveryFrom) });
  if (!delivery) return isFree ? undefined : t('why.deliveryFee');
  return isShipped
    ? t('delivery.toCountry', { country: localize(delivery.name) })
    : t('delivery.byZone', { place: localize(delivery.name) });
}

/** Text that explains a figure beyond its amounts, such as the rule of a coupon. */
export function useFigureNote(figure: Figure, quote: Quote, terms: PriceTerms): ReactNode {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const couponRule = useCouponRule(quote, terms.coupon);
  const deliveryNote = useDeliveryNote(figure, quote.couponCode, terms);
  const { formatMoney } = useFormat();
  switch (figure.kind) {
    case 'coupon':
      return couponRule;
    case 'deliveryFee':
      return deliveryNote;
    case 'taxIncluded':
    case 'taxAdded':
      return figure.tax.netValue
        ? renderSentence('why.taxNet', { amount: formatMoney(figure.tax.netValue) })
        : undefined;
    case 'wallet':
      return t('why.wallet');
    case 'tip':
      return t('why.tip');
    default:
      return undefined;
  }
}
