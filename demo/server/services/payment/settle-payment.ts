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
import { paymentDeadline } from './new-payment.ts';
import type { CreditPackage } from './package-payment.ts';
import type { ProviderEvent, ProviderState } from './provider.ts';

interface Settling {
  readonly state: ProviderState;
  readonly at: Date;
  readonly credit: CreditPackage;
  /** The webhook event. A repeated event changes nothing. */
  readonly event?: ProviderEvent | undefined;
  /** The order is about to be cancelled: do not wait for another payment. */
  readonly isLast?: boolean | undefined;
}

/** A check constraint allows only these values. */
export const paymentStatusOf = (row: { readonly status: string }): PaymentStatus =>
  row.status as PaymentStatus;

/**
 * Applies a provider's state to a payment, its order and the wallet, in one transaction and once. True when something
 * changed.
 */
export const settlePayment = (db: Db, known: PaymentRow, settling: Settling): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (
      settling.event &&
      !(await savePaymentEvent(tx, eventRow(known.provider, settling.event, settling.at)))
    )
      return false;
    return known.orderId
      ? settleOfOrder(tx, known.id, known.orderId, settling)
      : settleOfPackage(tx, known.id, settling);
  });

async function settleOfOrder(
  tx: Db,
  id: string,
  orderId: string,
  { state, at, isLast }: Settling,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const payment = await lockPayment(tx, id);
  if (!order || !payment) throw new Error(`Payment ${id} lost what it pays`);
  const isWanted = isPayable(order);
  const verdict = decideOutcome({ ...payment, status: paymentStatusOf(payment) }, state, isWanted);
  if (!verdict) return false;
  const { becomes, problem } = verdict;
  await updatePayment(tx, id, {
    status: becomes,
    problem,
    settledAt: at,
    errandAt: becomes === 'refunding' ? DUE_NOW : null,
  });
  if (becomes === 'paid') {
    const other = await findPendingPayment(tx, orderId);
    if (other) await endPayment(tx, other, at);
    const { paymentType } = payment;
    await releaseOrder(tx, order, at, { paymentType, paymentStatus: 'paid', paymentId: id });
  } else if (order.paymentStatus !== 'paid' && (isWanted || order.paymentStatus !== null)) {
    // An order shows its last payment, but a refund first.
    const isTold = order.paymentId === id || (becomes === 'refunding' && !isWanted);
    await setOrderPayment(tx, orderId, {
      ...(isTold && { paymentStatus: becomes, paymentId: id }),
      ...(isWanted && !isLast && order.paymentId === id && { payBy: paymentDeadline(order, at) }),
    });
  }
  return true;
}

async function settleOfPackage(tx: Db, id: string, { state, at, credit }: Settling): Promise<boolean> {
  const payment = await lockPayment(tx, id);
  if (!payment) throw new Error(`Payment ${id} is gone`);
  const { customerId, packageId, referenceId, currency, currencyDigits } = payment;
  const asked = { ...payment, status: paymentStatusOf(payment) };
  // The customer may have deleted the account meanwhile.
  const verdict = decideOutcome(asked, state, customerId !== null);
  if (!verdict) return false;
  const { becomes, problem } = verdict;
  await updatePayment(tx, id, {
    status: becomes,
    problem,
    settledAt: at,
    errandAt: becomes === 'refunding' ? DUE_NOW : null,
  });
  if (becomes === 'paid' && customerId && packageId && payment.credit !== null) {
    const { credit: worth } = payment;
    await credit(tx, {
      paymentId: id,
      credit: worth,
      ...{ referenceId, customerId, packageId, currency, currencyDigits },
    });
  }
  return true;
}

const eventRow = (provider: string, { eventId, ref, state }: ProviderEvent, receivedAt: Date) => ({
  provider,
  eventId,
  providerRef: ref,
  status: state.status,
  amount: state.status === 'paid' ? state.amount : null,
  currency: state.status === 'paid' ? state.currency : null,
  receivedAt,
});

/** The payment as it was requested. */
export interface RequestedPayment {
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
}

type FinalStatus = 'paid' | 'refunding' | 'declined' | 'cancelled' | 'expired';

/** The next status of a payment. Null when it does not change. `problem` is for the operator. */
export type PaymentOutcome = { readonly becomes: FinalStatus; readonly problem: string | null } | null;

/** Statuses after the money was received: it counts once. */
const MONEY_RECEIVED: readonly PaymentStatus[] = ['paid', 'refunding', 'refunded'];

/**
 * Decides what a provider's state means for a payment. A payment that is not wanted any more, or of a wrong amount, is
 * refunded at once. A page that closed without payment ends a pending payment.
 */
export function decideOutcome(
  asked: RequestedPayment,
  state: ProviderState,
  isWanted: boolean,
): PaymentOutcome {
  if (MONEY_RECEIVED.includes(asked.status) || state.status === 'pending') return null;
  if (state.status !== 'paid')
    return asked.status === 'pending' ? { becomes: state.status, problem: null } : null;
  if (state.amount !== asked.amount || state.currency !== asked.currency)
    return {
      becomes: 'refunding',
      problem: `Paid ${state.amount} ${state.currency} in place of ${asked.amount} ${asked.currency}`,
    };
  return isWanted
    ? { becomes: 'paid', problem: null }
    : { becomes: 'refunding', problem: 'Paid when nobody waited for it any more' };
}
