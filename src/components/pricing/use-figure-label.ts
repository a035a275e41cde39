import { useTranslation } from 'react-i18next';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Figure } from './figures.ts';

const LABELS: Readonly<Record<Figure['kind'], MessageKey>> = {
  subtotal: 'cart.subtotal',
  coupon: 'cart.coupon',
  taxAdded: 'cart.taxAdded',
  deliveryFee: 'cart.deliveryFee',
  rounding: 'cart.rounding',
  total: 'cart.total',
  taxIncluded: 'cart.taxIncluded',
  saved: 'cart.saved',
  wallet: 'cart.wallet',
  due: 'cart.due',
};

/** What a figure of the bill is called. `code` is that of its coupon. */
export function useFigureLabel(): (figure: Figure, code?: string | null) => string {
  const { t } = useTranslation();
  const text = useText();
  const { percent } = useFormat();
  return (figure, code) => {
    if ('tax' in figure) {
      const { taxName, rate } = figure.tax;
      return t(LABELS[figure.kind], { name: text(taxName), rate: percent(rate) });
    }
    return figure.kind === 'coupon' && code ? t('cart.couponCode', { code }) : t(LABELS[figure.kind]);
  };
}
