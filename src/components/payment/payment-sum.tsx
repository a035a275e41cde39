import { useTranslation } from 'react-i18next';
import type { Transaction } from '../../domain/payment/transaction.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { hasMessage } from '../../i18n/messages.ts';
import type { PaymentState } from '../../stores/payment/payment-state.ts';
import { Text } from '../../ui/layout/text.tsx';

export interface PaymentSumProps {
  payment: Pick<PaymentState, 'transaction' | 'purchase'>;
}

/** Shows the order's number, the amount and the payment method. */
export function PaymentSum({ payment: { transaction, purchase } }: PaymentSumProps) {
  const { t } = useTranslation();
  return (
    <Text center>
      {purchase?.kind === 'order' && t('payment.order', { number: purchase.number })}
      {transaction && (
        <>
          {purchase?.kind === 'order' && ' · '}
          <AmountAndMethod transaction={transaction} />
        </>
      )}
    </Text>
  );
}

function AmountAndMethod({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation();
  const amount = useFormat().money(transaction.amount);
  const methodKey = `payment.${transaction.paymentType}`;
  return hasMessage(i18n, methodKey) ? t('payment.asked', { amount, method: t(methodKey) }) : amount;
}
