import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { moneyIn } from '../../components/pricing/quote-money.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { hasMessage } from '../../i18n/messages.ts';

const PAY = {
  delivery: 'delivery.payOnDelivery',
  car_pickup: 'order.payOnPickup',
  dine_in: 'order.payOnSite',
} as const;

/** How an order is paid, and what of it is due where; '' for a way there are no words for. */
export function usePaymentText(): (order: WireOrder) => string {
  const { t, i18n } = useTranslation();
  const { money } = useFormat();
  return ({ payment, payment_type, quote, selling_type }) => {
    const method = `payment.${payment?.payment_type ?? payment_type}`;
    if (!hasMessage(i18n, method)) return '';
    const amount = money(moneyIn(quote)(quote.due));
    if (!payment) return `${t(method)} · ${t(PAY[selling_type], { amount })}`;
    return payment.status === 'paid' ? `${t(method)} · ${t('order.paid', { amount })}` : t(method);
  };
}
