import { randomBytes } from 'node:crypto';
import type { NewPayment } from '../../repo/payment/payments-repo.ts';
import type { PackagePurchase, PaymentOrigin } from './package-payment.ts';

/** 128 random bits: who has the id sees how the payment stands, and where it is paid. */
const createPaymentId = (): string => randomBytes(16).toString('base64url');

/** Whether it could be a payment's id: what could not is not asked of the database. */
export const isPaymentId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Who is told where a payment stands, and how long its pages are open. */
export interface PaymentTerms {
  readonly provider: string;
  /** ms */
  readonly pageTime: number;
}

interface PaymentInput {
  readonly terms: PaymentTerms;
  readonly paymentType: number;
  readonly key: string;
  readonly from: PaymentOrigin;
  readonly at: Date;
}

/** The return address only of the page that sent it: another's would make this server lead strangers there. */
const ownReturnUrl = ({ returnUrl, pageOrigin }: PaymentOrigin): string | null =>
  returnUrl && URL.canParse(returnUrl) && new URL(returnUrl).origin === pageOrigin ? returnUrl : null;

const pendingPayment = ({ terms, paymentType, key, from, at }: PaymentInput) => ({
  id: createPaymentId(),
  idempotencyKey: key,
  paymentType,
  status: 'pending',
  provider: terms.provider,
  returnUrl: ownReturnUrl(from),
  locale: from.locale,
  createdAt: at,
  expiresAt: new Date(at.getTime() + terms.pageTime),
});

/** What of an order says what is to be paid. */
interface PayableOrder {
  readonly id: string;
  readonly referenceId: string;
  readonly due: number;
  readonly currency: string;
  readonly currencyDigits: number;
}

/** A try to pay an order. */
export const createOrderPayment = (order: PayableOrder, paying: PaymentInput): NewPayment => ({
  ...pendingPayment(paying),
  referenceId: order.referenceId,
  orderId: order.id,
  amount: order.due,
  currency: order.currency,
  currencyDigits: order.currencyDigits,
});

/** What an order that waits for a payment keeps of it. */
export const awaitingPayment = (
  order: { readonly placedAt: Date; readonly scheduledAt?: Date | null | undefined },
  payment: NewPayment,
) => ({
  paymentId: payment.id,
  paymentStatus: 'pending',
  paymentType: payment.paymentType,
  payBy: paymentDeadline(
    { placedAt: order.placedAt, scheduledAt: order.scheduledAt ?? null },
    payment.createdAt,
  ),
});

/** A try to pay a package. */
export const createPackagePayment = (
  { business, customerId, packageId, price, credit, ...paying }: PackagePurchase,
  terms: PaymentTerms,
  at: Date,
) => ({
  ...pendingPayment({ ...paying, terms, at }),
  referenceId: business.referenceId,
  customerId,
  packageId,
  credit,
  amount: price,
  currency: business.currency.code,
  currencyDigits: business.currency.digits,
});

const MINUTE = 60_000;

/** After a try to pay was opened, or has ended, another may follow for so long. */
const RETRY_TIME_MS = 15 * MINUTE;

/** However often it is tried, what an order keeps for itself (a place, a coupon) is others' again after this. */
const MAX_WAIT_MS = 60 * MINUTE;

interface WaitingOrder {
  readonly placedAt: Date;
  /** Start of its slot, if it is for later. */
  readonly scheduledAt: Date | null;
}

/** Until when an order waits for its payment, of which a try was opened or has ended at `at`: never past its own slot. */
export const paymentDeadline = ({ placedAt, scheduledAt }: WaitingOrder, at: Date): Date =>
  new Date(
    Math.min(
      at.getTime() + RETRY_TIME_MS,
      placedAt.getTime() + MAX_WAIT_MS,
      scheduledAt?.getTime() ?? Number.POSITIVE_INFINITY,
    ),
  );

/** An order whose payment page cannot be closed, as its provider does not answer, is given up after this much more. */
export const GIVE_UP_AFTER_MS = RETRY_TIME_MS;
