import type {
  WireOrderPayment,
  WireOrderRefunds,
  WireTransaction,
} from '../../../../src/api/contract/payment-contract.ts';
import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { createCurrency, createMoney } from '../../../../src/domain/money/money.ts';
import type { RefundTarget } from '../../../../src/domain/payment/refunds.ts';
import type { OrderRow } from '../../repo/orders/orders-repo.ts';
import type { PaymentRow } from '../../repo/payment/payments-repo.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { getPaymentStatus } from './settle-payment.ts';

/** Converts a payment to its wire format. Only a pending payment has a `url`, the one of its payment page. */
export function toTransactionWire(payment: PaymentRow, timezone: string): WireTransaction {
  const { id, orderId, packageId, paymentType, amount, currency, currencyDigits, url, expiresAt } = payment;
  const status = getPaymentStatus(payment);
  return {
    id,
    order_id: orderId,
    package_id: packageId,
    status,
    payment_type: paymentType,
    amount: toDecimal(createMoney(amount, createCurrency(currency, currencyDigits))),
    currency,
    currency_digits: currencyDigits,
    url: status === 'pending' ? url : null,
    expires_at: toZonedIso(expiresAt.getTime(), timezone),
  };
}

type PaymentColumns = Pick<OrderRow, 'paymentStatus' | 'paymentId' | 'paymentType' | 'payBy'>;

/** The online payment of an order. Null for an order that is paid on the spot. */
export function toOrderPaymentWire(
  { paymentStatus, paymentId, paymentType, payBy }: PaymentColumns,
  timezone: string,
): WireOrderPayment | null {
  if (paymentStatus === null || paymentId === null) return null;
  return {
    status: getPaymentStatus({ status: paymentStatus }),
    transaction_id: paymentId,
    payment_type: paymentType,
    pay_by: payBy && toZonedIso(payBy.getTime(), timezone),
  };
}

type RefundColumns = Pick<OrderRow, 'currency' | 'currencyDigits' | 'refundedOnline' | 'refundedWallet'>;

/** The refunds of an order, one entry per target. */
export function toOrderRefundsWire(row: RefundColumns): WireOrderRefunds {
  const { currency, currencyDigits, refundedOnline, refundedWallet } = row;
  const toEntry = (target: RefundTarget, minor: number) => ({
    target,
    currency,
    currency_digits: currencyDigits,
    amount: toDecimal(createMoney(minor, createCurrency(currency, currencyDigits))),
  });
  return [toEntry('online', refundedOnline), toEntry('wallet', refundedWallet)].filter(
    ({ amount }) => amount > 0,
  );
}
