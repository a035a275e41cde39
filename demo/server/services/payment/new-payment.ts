import { randomBytes } from 'node:crypto';
import type { NewPayment } from '../../repo/payment/payments-repo.ts';
import type { PackagePurchase, PaymentOrigin } from './package-payment.ts';

/** 128 random bits, because the id alone grants access to the payment's status and page. */
const createPaymentId = (): string => randomBytes(16).toString('base64url');

/** Whether a text has the format of a payment id. Other texts are not looked up. */
export const isPaymentId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** The provider and the lifetime of its payment pages. */
export interface PaymentTerms {
  readonly provider: string;
  /** In ms. */
  readonly pageLifetimeMs: number;
}

interface PaymentInput {
  readonly terms: PaymentTerms;
  readonly paymentType: number;
  readonly key: string;
  readonly paymentOrigin: PaymentOrigin;
  readonly at: Date;
}

/**
 * Accepts a return URL only if it belongs to the page that sent the request. Otherwise this server would be an open
 * redirect.
 */
const toOwnReturnUrl = ({ returnUrl, pageOrigin }: PaymentOrigin): string | null =>
  returnUrl && URL.canParse(returnUrl) && new URL(returnUrl).origin === pageOrigin ? returnUrl : null;

const createPendingPayment = ({ terms, paymentType, key, paymentOrigin, at }: PaymentInput) => ({
  id: createPaymentId(),
  idempotencyKey: key,
  paymentType,
  status: 'pending',
  provider: terms.provider,
  returnUrl: toOwnReturnUrl(paymentOrigin),
  locale: paymentOrigin.locale,
  createdAt: at,
  expiresAt: new Date(at.getTime() + terms.pageLifetimeMs),
});

/** The columns of an order that its payment needs. */
interface PayableOrder {
  readonly id: string;
  readonly referenceId: string;
  readonly due: number;
  readonly currency: string;
  readonly currencyDigits: number;
}

/** Creates the payment for an order. */
export const createOrderPayment = (order: PayableOrder, paymentInput: PaymentInput): NewPayment => ({
  ...createPendingPayment(paymentInput),
  referenceId: order.referenceId,
  orderId: order.id,
  amount: order.due,
  currency: order.currency,
  currencyDigits: order.currencyDigits,
});

/** The payment columns of an order that is waiting for this payment. */
export const toPaymentColumns = (
  order: { readonly placedAt: Date; readonly scheduledAt?: Date | null | undefined },
  payment: NewPayment,
) => ({
  paymentId: payment.id,
  paymentStatus: 'pending',
  paymentType: payment.paymentType,
  payBy: computePaymentDeadline(
    { placedAt: order.placedAt, scheduledAt: order.scheduledAt ?? null },
    payment.createdAt,
  ),
});

/** Creates the payment for a wallet package. */
export const createPackagePayment = (
  { business, customerId, packageId, price, credit, ...paymentFields }: PackagePurchase,
  terms: PaymentTerms,
  at: Date,
) => ({
  ...createPendingPayment({ ...paymentFields, terms, at }),
  referenceId: business.referenceId,
  customerId,
  packageId,
  credit,
  amount: price,
  currency: business.currency.code,
  currencyDigits: business.currency.digits,
});

const MINUTE_MS = 60_000;

/** Time for another attempt after a payment has been opened or has failed. */
const RETRY_TIME_MS = 15 * MINUTE_MS;

/** Maximum time that an unpaid order blocks a place or a coupon, however often the customer tries to pay. */
const MAX_WAIT_MS = 60 * MINUTE_MS;

interface WaitingOrder {
  readonly placedAt: Date;
  /** Start of the order's slot. Null for an immediate order. */
  readonly scheduledAt: Date | null;
}

/**
 * Computes the payment deadline of an order whose payment was opened or failed at `at`. It is never later than the
 * slot.
 */
export const computePaymentDeadline = ({ placedAt, scheduledAt }: WaitingOrder, at: Date): Date =>
  new Date(
    Math.min(
      at.getTime() + RETRY_TIME_MS,
      placedAt.getTime() + MAX_WAIT_MS,
      scheduledAt?.getTime() ?? Number.POSITIVE_INFINITY,
    ),
  );

/** Time after the payment deadline at which the server stops waiting for a provider that does not respond. */
export const GIVE_UP_AFTER_MS = RETRY_TIME_MS;
