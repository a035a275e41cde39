import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { listOrderMethods } from '../../../../src/domain/payment/payment-methods.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import type { Db } from '../../db/open-database.ts';
import type { OrderRow } from '../../repo/orders/orders-repo.ts';
import {
  endPayment,
  isPayable,
  lockOrder,
  releaseOrder,
  setOrderPayment,
} from '../../repo/payment/order-payment-repo.ts';
import {
  findPaymentByKey,
  findPendingPayment,
  insertPayment,
  lockPayment,
  type PaymentRow,
} from '../../repo/payment/payments-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createInvalidFieldRefusal, createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { createOrderPayment, type PaymentTerms, toPaymentColumns } from './new-payment.ts';
import { computeDueColumns } from './order-amount-due.ts';
import type { PaymentOrigin } from './package-payment.ts';
import type { PaymentProvider } from './provider.ts';

export interface PayRequest {
  readonly paymentType: number;
  readonly key: string;
  readonly paymentOrigin: PaymentOrigin;
}

/**
 * Throws Refusal 422 for a method that the business does not accept for orders of this type, or that the provider does
 * not support. A null `orderType` means that the purchase is not an order.
 */
export function requireMethod(
  { response }: Business,
  provider: Pick<PaymentProvider, 'supports'>,
  paymentType: number,
  orderType: OrderType | null,
): void {
  const { payment_methods, hide_price, checkoutDelivery } = response.restaurant;
  const rules = {
    paymentMethods: payment_methods,
    hidesPrices: hide_price,
    selling: { delivery: checkoutDelivery ?? null },
  };
  const acceptedMethods = orderType ? listOrderMethods(rules, orderType) : payment_methods;
  const isAccepted = acceptedMethods.includes(paymentType);
  if (!isAccepted || (isPaidOnline(paymentType) && !provider.supports(paymentType)))
    throw createInvalidFieldRefusal(
      'payment_unavailable',
      'payment_type',
      'This business does not accept that payment method',
    );
}

/** Creates the refusal that says why an order cannot be paid. */
function createNotPayableRefusal({ payBy, paymentStatus }: OrderRow): Refusal {
  if (payBy === null && paymentStatus === 'paid')
    return new Refusal(409, 'already_paid', 'This order is paid');
  if (payBy === null && paymentStatus === null)
    return new Refusal(409, 'not_payable', 'This order is paid on the spot');
  return new Refusal(409, 'order_over', 'This order has ended');
}

/** Whether the order is already set to be paid on the spot with this method. */
const isPaidOnTheSpotAs = ({ payBy, paymentStatus, paymentType }: OrderRow, requestedType: number): boolean =>
  payBy === null && paymentStatus === null && paymentType === requestedType;

const isTooLate = ({ payBy }: OrderRow, at: Date): boolean => payBy !== null && payBy <= at;

/** Finds the earlier payment with this key. Throws Refusal 422 for the key of another payment. */
async function findEarlierPayment(
  tx: Db,
  orderId: string,
  paymentType: number,
  key: string,
): Promise<PaymentRow | null> {
  const earlierPayment = await findPaymentByKey(tx, orderId, key);
  if (earlierPayment && earlierPayment.paymentType !== paymentType)
    throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another payment');
  return earlierPayment;
}

interface PayDeps {
  readonly db: Db;
  readonly terms: PaymentTerms;
  readonly business: Pick<Business, 'currency' | 'paymentSteps'>;
  readonly at: Date;
}

/**
 * Starts another payment for an order that is waiting for a payment. Returns the open payment if it has the same
 * method. Ends an open payment with another method; if somebody still pays it, the money is refunded. The amount due is
 * rounded for the new method. If the order is now paid on the spot or has nothing left to pay, releases it to the staff
 * and returns null. Throws Refusal 409 `already_paid`, `order_over` or `not_payable`, and 422 `key_reused`.
 */
export const payOrder = (
  { db, terms, business, at }: PayDeps,
  orderId: string,
  { paymentType, key, paymentOrigin }: PayRequest,
): Promise<PaymentRow | null> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw createNotFoundRefusal('The order');
    const earlierPayment = await findEarlierPayment(tx, orderId, paymentType, key);
    if (earlierPayment) return earlierPayment;
    if (isPaidOnTheSpotAs(order, paymentType)) return null;
    if (!isPayable(order) || isTooLate(order, at)) throw createNotPayableRefusal(order);
    const pendingPayment = await findPendingPayment(tx, orderId);
    if (pendingPayment?.paymentType === paymentType && pendingPayment.expiresAt > at) return pendingPayment;
    const amounts = computeDueColumns(order, business, paymentType);
    if (pendingPayment && (await lockPayment(tx, pendingPayment.id)))
      await endPayment(tx, pendingPayment, at);
    if (!isPaidOnline(paymentType) || amounts.due === 0) {
      await releaseOrder(tx, order, at, { ...amounts, paymentType, paymentStatus: null, paymentId: null });
      return null;
    }
    const payment = createOrderPayment(
      { ...order, ...amounts },
      { terms, paymentType, key, paymentOrigin, at },
    );
    await setOrderPayment(tx, orderId, { ...amounts, ...toPaymentColumns(order, payment) });
    return insertPayment(tx, payment);
  });
