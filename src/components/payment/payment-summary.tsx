import { useTranslation } from 'react-i18next';
import type { Transaction } from '../../domain/payment/transaction.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { hasMessage } from '../../i18n/messages.ts';
import type { PaymentState, Purchase } from '../../stores/payment/payment-state.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';

export interface PaymentSummaryProps {
  payment: Pick<PaymentState, 'transaction' | 'purchase'>;
  /** False aligns the text with the start of the line. Default: true. */
  center?: boolean;
}

/** Shows the order's number, or that a package is being bought, with the amount and the payment method. */
export function PaymentSummary({ payment: { transaction, purchase }, center = true }: PaymentSummaryProps) {
  const { t } = useTranslation();
  const renderSubject = (purchase: Purchase) =>
    purchase.kind === 'order' ? (
      <Verbatim text={t('payment.order', { number: purchase.number })} part={purchase.number} />
    ) : (
      t('wallet.reason.package')
    );
  const subject = purchase && renderSubject(purchase);
  return (
    <Text center={center}>
      {subject}
      {transaction && (
        <>
          {subject && ' · '}
          <AmountAndMethod transaction={transaction} />
        </>
      )}
    </Text>
  );
}

function AmountAndMethod({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation();
  const amount = useFormat().formatMoney(transaction.amount);
  const methodKey = `payment.${transaction.paymentType}`;
  return hasMessage(i18n, methodKey) ? (
    <Verbatim text={t('payment.asked', { amount, method: t(methodKey) })} part={amount} />
  ) : (
    <span translate="no">{amount}</span>
  );
}
