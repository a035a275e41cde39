import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { useAmount } from '../../components/cart/use-amount.ts';
import { useClockText } from '../../components/schedule/use-clock-text.ts';

/** What a cancelled order gives back, in sentences. */
export function useGivenBack({ quote, payment, scheduled_at }: WireOrder): readonly string[] {
  const { t } = useTranslation();
  const amount = useAmount(quote);
  const clockText = useClockText();
  const isPaid = !!payment && ['paid', 'refunding', 'refunded'].includes(payment.status);
  return [
    isPaid && t('order.backPayment', { amount: amount(quote.due) }),
    quote.wallet > 0 && t('order.backWallet', { amount: amount(quote.wallet) }),
    !isPaid && quote.wallet <= 0 && t('order.backNothing'),
    quote.coupon_code && t('order.backCoupon', { code: quote.coupon_code }),
    scheduled_at && t('order.backPlace', { time: clockText(scheduled_at) }),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}
