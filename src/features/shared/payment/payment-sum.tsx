import type { WireTransaction } from '../../../api/schemas/transaction.ts';
import { useT } from '../../../i18n/context.tsx';
import type { PaymentState } from '../../../stores/payment-state.ts';
import { Text } from '../../../ui/text.tsx';
import { useAmount } from '../use-amount.ts';

export interface PaymentSumProps {
  payment: Pick<PaymentState, 'transaction' | 'purchase'>;
}

/** What is paid for, how much, and by which method. */
export function PaymentSum({ payment: { transaction, purchase } }: PaymentSumProps) {
  const t = useT();
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
  const t = useT();
  const amount = useAmount(transaction)(transaction.amount);
  const name = `payment.${transaction.payment_type}`;
  return t.has(name) ? t('payment.asked', { amount, method: t(name) }) : amount;
}
