import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../domain/orders/order.ts';
import { describeOrderMoney } from '../../domain/orders/order-money.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { usePricesHidden } from '../../stores/stores-context.tsx';

export interface OrderMoneyText {
  readonly kind: ReturnType<typeof describeOrderMoney>['kind'];
  /** '' if there is no title. */
  readonly title: string;
  /**
   * One sentence per returned amount, or the sentence that the customer is not charged. Amounts are omitted when the
   * business hides its prices.
   */
  readonly sentences: readonly ReactNode[];
}

const SENTENCE_KEYS = {
  returning: { online: 'order.backPayment', wallet: 'order.refundedWallet' },
  returned: { online: 'order.refundedPayment', wallet: 'order.refundedWallet' },
} as const;

/**
 * Says what happened to the money of an order. A refund to the wallet arrives at once, a refund to a payment method
 * some days later.
 */
export function useOrderMoneyText(order: Order): OrderMoneyText {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const orderMoney = describeOrderMoney(order);
  if (orderMoney.kind === 'nothingReturned' || orderMoney.kind === 'walletLost')
    return { kind: orderMoney.kind, title: '', sentences: [] };
  if (orderMoney.kind === 'notCharged')
    return { kind: orderMoney.kind, title: '', sentences: [t('order.backNothing')] };
  const keys = SENTENCE_KEYS[orderMoney.kind === 'returning' ? 'returning' : 'returned'];
  const titleKey = orderMoney.kind === 'returning' ? 'order.payRefunding' : 'order.payRefunded';
  const hasTitle = orderMoney.kind !== 'refunded' || pricesHidden;
  return {
    kind: orderMoney.kind,
    title: hasTitle ? t(titleKey) : '',
    sentences: pricesHidden
      ? []
      : orderMoney.parts.map(({ target, amount }) =>
          renderSentence(keys[target], { amount: formatMoney(amount) }),
        ),
  };
}
