import type { PaymentStatus } from '../../../../src/api/contract/payment-contract.ts';
import type { Db } from '../../db/open-database.ts';
import {
  endPayment,
  isPayable,
  lockOrder,
  releaseOrder,
  setOrderPayment,
} from '../../repo/payment/order-payment-repo.ts';
import {
  DUE_NOW,
  findPendingPayment,
  lockPayment,
  type PaymentRow,
  savePaymentEvent,
  updatePayment,
} from '../../repo/payment/payments-repo.ts';
import { computePaymentDeadline } from './new-payment.ts';
import { toPaidColumns } from './order-amount-due.ts';
import type { CreditPackage } from './package-payment.ts';
import type { ProviderEvent, ProviderState } from './provider.ts';

interface SettlementInput {
  readonly state: ProviderState;
  readonly at: Date;
  readonly creditPackage: CreditPackage;
  /** The webhook event. A repeated event has no effect. */
  readonly event?: ProviderEvent | undefined;
  /** Whether the order is about to be cancelled, so that it must not wait for another payment. */
  readonly willCancelOrder?: boolean | undefined;
}

/** The cast is safe, because a check constraint allows only the values of `PaymentStatus`. */
export const getPaymentStatus = (row: { readonly status: string }): PaymentStatus =>
  row.status as PaymentStatus;

/**
 * Applies a provider's state to a payment, its order and the wallet, once and in one transaction. Returns true when
 * something has changed.
 */
export const settlePayment = (db: Db, payment: PaymentRow, input: SettlementInput): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (input.event && !(await savePaymentEvent(tx, toEventRow(payment.provider, input.event, input.at))))
      return false;
    return payment.orderId
      ? settleOrderPayment(tx, payment.id, payment.orderId, input)
      : settlePackagePayment(tx, payment.id, input);
  });

async function settleOrderPayment(
  tx: Db,
  id: string,
  orderId: string,
  { state, at, willCancelOrder }: SettlementInput,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const payment = await lockPayment(tx, id);
  if (!order || !payment)
    throw new Error(`Payment ${id}: its order ${orderId} or the payment itself is missing in the database`);
  const isStillPayable = isPayable(order);
  const outcome = decideOutcome({ ...payment, status: getPaymentStatus(payment) }, state, isStillPayable);
  if (!outcome) return false;
  const { nextStatus, problem } = outcome;
  await updatePayment(tx, id, {
    status: nextStatus,
    problem,
    settledAt: at,
    taskDueAt: nextStatus === 'refunding' ? DUE_NOW : null,
  });
  if (nextStatus === 'paid') {
    const otherPayment = await findPendingPayment(tx, orderId);
    if (otherPayment) await endPayment(tx, otherPayment, at);
    const { paymentType, amount } = payment;
    // An earlier attempt may have been rounded differently.
    const amounts = amount === order.due ? {} : toPaidColumns(order, amount);
    await releaseOrder(tx, order, at, { ...amounts, paymentType, paymentStatus: 'paid', paymentId: id });
  } else if (order.paymentStatus !== 'paid' && (isStillPayable || order.paymentStatus !== null)) {
    // An order displays its last payment, but a refund takes precedence.
    const showsThisPayment = order.paymentId === id || (nextStatus === 'refunding' && !isStillPayable);
    await setOrderPayment(tx, orderId, {
      ...(showsThisPayment && { paymentStatus: nextStatus, paymentId: id }),
      ...(isStillPayable &&
        !willCancelOrder &&
        order.paymentId === id && { payBy: computePaymentDeadline(order, at) }),
    });
  }
  return true;
}

async function settlePackagePayment(
  tx: Db,
  id: string,
  { state, at, creditPackage }: SettlementInput,
): Promise<boolean> {
  const payment = await lockPayment(tx, id);
  if (!payment) throw new Error(`Payment ${id} is missing in the database`);
  const { customerId, packageId, referenceId, currency, currencyDigits } = payment;
  const requestedPayment = { ...payment, status: getPaymentStatus(payment) };
  // The customer may have deleted the account in the meantime.
  const outcome = decideOutcome(requestedPayment, state, customerId !== null);
  if (!outcome) return false;
  const { nextStatus, problem } = outcome;
  await updatePayment(tx, id, {
    status: nextStatus,
    problem,
    settledAt: at,
    taskDueAt: nextStatus === 'refunding' ? DUE_NOW : null,
  });
  if (nextStatus === 'paid' && customerId && packageId && payment.credit !== null) {
    const { credit } = payment;
    await creditPackage(tx, {
      paymentId: id,
      credit,
      referenceId,
      customerId,
      packageId,
      currency,
      currencyDigits,
    });
  }
  return true;
}

const toEventRow = (provider: string, { eventId, ref, state }: ProviderEvent, receivedAt: Date) => ({
  provider,
  eventId,
  providerRef: ref,
  status: state.status,
  amount: state.status === 'paid' ? state.amount : null,
  currency: state.status === 'paid' ? state.currency : null,
  receivedAt,
});

export interface RequestedPayment {
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
}

type SettledStatus = 'paid' | 'refunding' | 'declined' | 'cancelled' | 'expired';

/** The next status of a payment. Null when the status does not change. `problem` is for the operator. */
export type PaymentOutcome = { readonly nextStatus: SettledStatus; readonly problem: string | null } | null;

/** Statuses after the money has been received. More money for the same payment is ignored. */
const STATUSES_AFTER_RECEIPT: readonly PaymentStatus[] = ['paid', 'refunding', 'refunded'];

/**
 * Decides how a provider's state changes a payment. A payment is refunded immediately if its amount is wrong, or if the
 * order no longer needs it. A page that closes without a payment ends a pending payment.
 */
export function decideOutcome(
  requestedPayment: RequestedPayment,
  state: ProviderState,
  isStillPayable: boolean,
): PaymentOutcome {
  if (STATUSES_AFTER_RECEIPT.includes(requestedPayment.status) || state.status === 'pending') return null;
  if (state.status !== 'paid')
    return requestedPayment.status === 'pending' ? { nextStatus: state.status, problem: null } : null;
  if (state.amount !== requestedPayment.amount || state.currency !== requestedPayment.currency)
    return {
      nextStatus: 'refunding',
      problem: `Paid ${state.amount} ${state.currency} instead of ${requestedPayment.amount} ${requestedPayment.currency}`,
    };
  return isStillPayable
    ? { nextStatus: 'paid', problem: null }
    : { nextStatus: 'refunding', problem: 'Paid after the order or the account had ended' };
}
