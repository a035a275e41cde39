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
  /** The webhook that told it: told again, nothing changes. */
  readonly event?: ProviderEvent | undefined;
  /** The order is about to be ended: no further try is waited for. */
  readonly isLast?: boolean | undefined;
}

/** The database allows no other. */
export const paymentStatusOf = (row: { readonly status: string }): PaymentStatus =>
  row.status as PaymentStatus;

/**
 * Takes the word of a provider on a payment: all that follows from it happens in one transaction, once, however often and
 * from wherever it is told. True when something changed.
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
    // What is told of an order is its last try, and money that is on its way back before anything else.
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
  // Whoever deleted their account meanwhile has no wallet left.
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

/** What is asked to be paid. */
export interface RequestedPayment {
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
}

type FinalStatus = 'paid' | 'refunding' | 'declined' | 'cancelled' | 'expired';

/** What a payment becomes; null: it stays as it is. `problem` is for the operator. */
export type PaymentOutcome = { readonly becomes: FinalStatus; readonly problem: string | null } | null;

/** Money that is there counts once, and is not lost, whatever was thought of the payment before. */
const MONEY_RECEIVED: readonly PaymentStatus[] = ['paid', 'refunding', 'refunded'];

/**
 * What the word of a provider makes of a payment. Money for what nobody waits for any more (`isWanted`), or that is not what
 * was asked, is given back at once; a page that ended without money ends the payment, unless that is over already.
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
