import { useTranslation } from 'react-i18next';
import type { WireTransaction } from '../../api/contract/payment-contract.ts';
import { hasMessage } from '../../i18n/messages.ts';
import type { PaymentState } from '../../stores/payment/payment-store-state.ts';
import { Text } from '../../ui/layout/text.tsx';
import { useAmount } from '../cart/use-amount.ts';

export interface PaymentSumProps {
  payment: Pick<PaymentState, 'transaction' | 'purchase'>;
}

/** What is paid for, how much, and by which method. */
export function PaymentSum({ payment: { transaction, purchase } }: PaymentSumProps) {
  const { t } = useTranslation();
  return (
    <Text center>
      {purchase?.kind === 'order' && t('payment.order', { number: purchase.number })}
      {transaction && (
        <>
          {purchase?.kind === 'order' && ' · '}
          <Sum transaction={transaction} />
        </>
      )}
    </Text>
  );
}

function Sum({ transaction }: { transaction: WireTransaction }) {
  const { t, i18n } = useTranslation();
  const amount = useAmount(transaction)(transaction.amount);
  const name = `payment.${transaction.payment_type}`;
  return hasMessage(i18n, name) ? t('payment.asked', { amount, method: t(name) }) : amount;
}
