/**
 * Refunds that operators enter in the console, in part or in full. The wallet's part is returned immediately. A refund
 * of an online payment is first reserved, then sent to the provider, and booked only once the provider accepts it. The
 * rules are in src/domain/payment/refunds.ts.
 */

import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { createCurrency, createMoney, parseMoney } from '../../../../src/domain/money/money.ts';
import {
  computeRefundable,
  REFUND_TARGETS,
  type RefundTarget,
} from '../../../../src/domain/payment/refunds.ts';
import type { Db } from '../../db/open-database.ts';
import type { OrderRow } from '../../repo/orders/orders-repo.ts';
import { lockOrder } from '../../repo/payment/order-payment-repo.ts';
import { findPaymentById, lockPayment } from '../../repo/payment/payments-repo.ts';
import {
  claimRefunds,
  completeRefund,
  createRefundDueTime,
  findNewestRefund,
  findRefund,
  insertRefund,
  lockRefund,
  postponeRefund,
  type RefundRow,
  refuseRefund,
} from '../../repo/payment/refunds-repo.ts';
import { refundWalletPart } from '../../repo/wallet/wallet-repo.ts';
import { recordAudit } from '../operators/audit-log.ts';
import { getOrderStatus } from '../orders/order-wire.ts';
import { parseFormAmount } from '../shared/form-amount.ts';
import { startPollingWorker } from '../shared/polling-worker.ts';
import { createInvalidFieldRefusal, createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { toProblemText } from './open-payment-page.ts';
import { type PaymentProvider, ProviderRefused } from './provider.ts';
import { getPaymentStatus } from './settle-payment.ts';

/** Lease time of a refund. A worker resends a pending refund after this time. It must exceed the provider's timeout. */
const LEASE_MS = 30_000;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const computeRetryDelayMs = (tries: number): number => Math.min(2 ** tries * SECOND_MS, HOUR_MS);
const MAX_REASON_LENGTH = 200;

/** The submitted refund form. */
export interface RefundForm {
  /** The number of the refund in its order, starting at 1. Forms with the same number are the same refund. */
  readonly seq: number;
  readonly target: string;
  /** Decimal text, such as `2.50`. */
  readonly amount: string;
  readonly reason: string;
}

interface RefundDeps {
  readonly db: Db;
  readonly provider: PaymentProvider;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after an order's refunds have changed. */
  readonly notifyChange: (orderId: string) => void;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

interface RefundInput {
  readonly operator: Parameters<typeof recordAudit>[1];
  readonly form: RefundForm;
  /** Throws a Refusal when the operator may not refund the order. */
  readonly requireAllowed: (order: OrderRow) => void;
}

const getOrderCurrency = ({ currency, currencyDigits }: OrderRow) => createCurrency(currency, currencyDigits);

/** The amounts of an order that can still be refunded, per target, in minor units. */
export const getRefundable = (order: OrderRow): Readonly<Record<RefundTarget, number>> =>
  computeRefundable({
    status: getOrderStatus(order),
    paymentStatus: order.paymentStatus === null ? null : getPaymentStatus({ status: order.paymentStatus }),
    due: order.due,
    // A deleted account has no wallet to refund to.
    wallet: order.customerId ? parseMoney((order.quote as Quote).wallet, getOrderCurrency(order)).minor : 0,
    refundedByTarget: { online: order.refundedOnline, wallet: order.refundedWallet },
  });

function parseRefund(order: OrderRow, form: RefundForm) {
  const target = REFUND_TARGETS.find((candidate) => candidate === form.target);
  if (!target || !Number.isSafeInteger(form.seq) || form.seq < 1)
    throw new Refusal(400, 'invalid', 'The form is incomplete. Reload the page and try again');
  const reason = form.reason.trim();
  if (!reason || [...reason].length > MAX_REASON_LENGTH)
    throw createInvalidFieldRefusal(
      'invalid',
      'reason',
      `Enter a reason of at most ${MAX_REASON_LENGTH} characters`,
    );
  return { target, reason, amount: parseFormAmount(form.amount, getOrderCurrency(order)) };
}

const formatMinor = (order: OrderRow, minor: number): string =>
  `${toDecimal(createMoney(minor, getOrderCurrency(order)))} ${order.currency}`;

/** Throws Refusal 409 when the refund is impossible. */
function requireRefundable(order: OrderRow, target: RefundTarget, amount: number): void {
  const refundable = getRefundable(order)[target];
  if (amount > refundable)
    throw new Refusal(
      409,
      'not_refundable',
      refundable > 0
        ? `At most ${formatMinor(order, refundable)} can be refunded`
        : 'Nothing of this order can be refunded this way',
    );
}

/** Refuses a form that was opened before another refund of the order was entered. Throws Refusal 409. */
function requireNextNumber(seq: number, newestRefund: RefundRow | null): void {
  if (newestRefund?.status === 'pending' || seq !== (newestRefund?.seq ?? 0) + 1)
    throw new Refusal(
      409,
      'other_refund',
      'Another refund of this order was entered in the meantime. This one refunded nothing',
    );
}

function requireProvider(
  payment: { readonly provider: string } | null,
  provider: Pick<PaymentProvider, 'name'>,
): void {
  if (payment?.provider !== provider.name)
    throw new Refusal(409, 'not_refundable', 'The provider of this payment is no longer configured');
}

interface EnteredRefund {
  readonly refund: RefundRow;
  readonly isNew: boolean;
}

/** Enters, sends and books refunds. */
export function createRefundService({ db, provider, now, notifyChange, intervalMs, log }: RefundDeps) {
  /** Books a completed refund, with its entry in the audit log. */
  const bookRefund = async (tx: Db, order: OrderRow, refund: RefundRow): Promise<void> => {
    const payment = refund.paymentId ? await lockPayment(tx, refund.paymentId) : null;
    await completeRefund(tx, refund, payment);
    const destination = refund.target === 'online' ? 'the payment method' : 'the wallet';
    await recordAudit(
      tx,
      { id: refund.operatorId, name: refund.operatorName },
      {
        action: 'order_refunded',
        referenceId: order.referenceId,
        subject: order.number,
        detail: `${formatMinor(order, refund.amount)} to ${destination}`,
      },
      new Date(now()),
    );
  };

  /**
   * Stores a refund, or returns the stored refund with this number (`isNew` is false then). A refund to the wallet is
   * booked immediately.
   */
  const enterRefund = (
    orderId: string,
    { operator, form, requireAllowed }: RefundInput,
  ): Promise<EnteredRefund> =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw createNotFoundRefusal('The order');
      requireAllowed(order);
      const { target, reason, amount } = parseRefund(order, form);
      const storedRefund = await findRefund(tx, { orderId, seq: form.seq });
      if (storedRefund?.target === target && storedRefund.amount === amount)
        return { refund: storedRefund, isNew: false };
      requireNextNumber(form.seq, await findNewestRefund(tx, orderId));
      requireRefundable(order, target, amount);
      if (target === 'online') requireProvider(await findPaymentById(tx, order.paymentId ?? ''), provider);
      const refund = await insertRefund(tx, {
        orderId,
        seq: form.seq,
        target,
        amount,
        reason,
        paymentId: target === 'online' ? order.paymentId : null,
        operatorId: operator.id,
        operatorName: operator.name,
        status: 'pending',
        at: new Date(now()),
        taskDueAt: createRefundDueTime(LEASE_MS),
      });
      if (target === 'wallet') await payToWallet(tx, order, refund);
      return { refund, isNew: true };
    });

  const payToWallet = async (tx: Db, order: OrderRow, refund: RefundRow): Promise<void> => {
    if (!(await refundWalletPart(tx, order, refund, new Date(now()))))
      throw new Refusal(409, 'not_refundable', 'The wallet has not paid for this order');
    await bookRefund(tx, order, refund);
  };

  /** Sends a refund to the provider and books the outcome. Returns the provider's reason for refusing, or null. */
  const sendRefund = async ({
    orderId,
    seq,
    paymentId,
    amount,
    taskTries,
  }: RefundRow): Promise<string | null> => {
    const payment = await findPaymentById(db, paymentId ?? '');
    if (!payment?.providerRef) throw new Error(`The payment of refund ${orderId} ${seq} is missing`);
    const { providerRef: ref, currency, currencyDigits: digits } = payment;
    try {
      await provider.refund({
        ref,
        key: `${payment.id}.${seq}`,
        requestedAmount: { amount, currency, digits },
      });
    } catch (error) {
      const problem = toProblemText(error);
      if (error instanceof ProviderRefused) {
        await refuseRefund(db, { orderId, seq }, problem);
        notifyChange(orderId);
        return problem;
      }
      await postponeRefund(db, { orderId, seq }, problem, computeRetryDelayMs(taskTries));
      return null;
    }
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const refund = await lockRefund(tx, { orderId, seq });
      if (order && refund?.status === 'pending') await bookRefund(tx, order, refund);
    });
    notifyChange(orderId);
    return null;
  };

  const worker = startPollingWorker({
    intervalMs,
    log,
    async poll() {
      const dueRefunds = await claimRefunds(db, LEASE_MS);
      await Promise.all(dueRefunds.map(sendRefund));
      return dueRefunds.length > 0;
    },
  });

  return {
    /**
     * Refunds an order in part or in full. Submitting the same form again, even by another operator, refunds nothing
     * more. If the provider does not respond, the refund stays pending and is sent again. Throws Refusal 404, 409
     * `not_refundable`, `other_refund` or `refund_refused`, and 422.
     */
    async refundOrder(orderId: string, input: RefundInput): Promise<void> {
      const { refund, isNew } = await enterRefund(orderId, input);
      if (refund.target === 'wallet') {
        if (isNew) notifyChange(orderId);
        return;
      }
      const problem = isNew ? await sendRefund(refund) : refund.status === 'refused' ? refund.problem : null;
      if (problem !== null)
        throw new Refusal(
          409,
          'refund_refused',
          `The payment provider refused the refund: ${problem}. Nothing was refunded`,
        );
    },

    close: worker.close,
  };
}
