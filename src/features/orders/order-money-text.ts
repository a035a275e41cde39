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
  /** One sentence per refunded amount. Empty when the business hides its prices. */
  readonly sentences: readonly ReactNode[];
}

const KEYS = {
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
  const state = describeOrderMoney(order);
  if (state.kind === 'nothingReturned') return { kind: state.kind, title: '', sentences: [] };
  if (state.kind === 'notCharged')
    return { kind: state.kind, title: '', sentences: [t('order.backNothing')] };
  const keys = KEYS[state.kind === 'returning' ? 'returning' : 'returned'];
  const titleKey = state.kind === 'returning' ? 'order.payRefunding' : 'order.payRefunded';
  const hasTitle = state.kind !== 'refunded' || pricesHidden;
  return {
    kind: state.kind,
    title: hasTitle ? t(titleKey) : '',
    sentences: pricesHidden
      ? []
      : state.parts.map(({ target, amount }) =>
          renderSentence(keys[target], { amount: formatMoney(amount) }),
        ),
  };
}
