import { and, eq, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { isFinal, orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { couponRedemptions, orders } from '../../db/schema-orders.ts';
import { payments } from '../../db/schema-payments.ts';
import { feedback, reviews } from '../../db/schema-reviews.ts';
import { pixelEvents } from '../../db/schema-tracking.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/schema-wallet.ts';
import { ERASED_REQUEST_HASH } from '../shared/erased-request-hash.ts';
import { buildOwnerCondition } from '../shared/owned-by.ts';
import { forfeitBalance } from '../wallet/wallet-repo.ts';
import type { BusinessPhone } from './one-time-codes-repo.ts';

type Phone = Pick<BusinessPhone, 'dialCode' | 'phone'>;

const FINAL_STATUSES = Object.values(orderStatus).filter(isFinal);

/** The quote without the customer's comments on its lines. */
const quoteWithoutComments = sql`jsonb_set(${orders.quote}::jsonb, '{lines}', (
  select coalesce(jsonb_agg(line || '{"comment": ""}' order by place), '[]')
  from jsonb_array_elements(${orders.quote}::jsonb -> 'lines') with ordinality as lines(line, place)))::json`;

/** Values that replace the personal data of an order. */
const ANONYMOUS_ORDER = {
  customerId: null,
  isErasurePending: false,
  requestHash: ERASED_REQUEST_HASH,
  customerName: '',
  dialCode: '',
  phone: '',
  car: null,
  gift: null,
  comment: '',
  notes: '',
  arrivedNote: null,
  quote: quoteWithoutComments,
  // Keep the form and the type of an address, and the zone of a delivery, which the business needs for its bookkeeping.
  address: sql`case when ${orders.address} is null then null else json_build_object(
    'form_type', ${orders.address} ->> 'form_type', 'type', ${orders.address} ->> 'type') end`,
  delivery: sql`case when ${orders.delivery} is null then null else (${orders.delivery}::jsonb - 'area_name')::json end`,
};

/**
 * Lists the ids of the customer's orders. With `verifiedPhone`, includes the orders that a guest
 * placed with it.
 */
export async function listCustomerOrderIds(
  tx: Db,
  customerId: string,
  verifiedPhone: BusinessPhone | null,
): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(buildOwnerCondition(orders, customerId, verifiedPhone));
  return rows.map(({ id }) => id);
}

/**
 * Detaches orders from their customer. Deletes the pixel events of the orders, and the waiting pixel events of the same
 * visitors. In the coupon redemptions, the result of `hashPhone` replaces the customer and stands for the phone of each
 * order. The other personal data stays until the orders are final.
 */
export async function detachOrders(
  tx: Db,
  ids: string[],
  phone: Phone,
  hashPhone: (phone: Phone) => string,
): Promise<void> {
  if (!ids.length) return;
  await tx.update(orders).set({ customerId: null, isErasurePending: true }).where(inArray(orders.id, ids));
  const visitors = tx
    .select({ visitor: pixelEvents.visitor })
    .from(pixelEvents)
    .where(inArray(pixelEvents.orderId, ids));
  await tx
    .delete(pixelEvents)
    .where(and(eq(pixelEvents.state, 'waiting'), inArray(pixelEvents.visitor, visitors)));
  await tx.delete(pixelEvents).where(inArray(pixelEvents.orderId, ids));
  const redemptions = await tx
    .select({ orderId: orders.id, dialCode: orders.dialCode, phone: orders.phone })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(inArray(orders.id, ids));
  for (const { orderId, ...contact } of redemptions)
    await tx
      .update(couponRedemptions)
      .set({ customer: hashPhone(phone), contact: hashPhone(contact) })
      .where(eq(couponRedemptions.orderId, orderId));
}

/**
 * Erases the personal data of detached orders that are final or older than `placedBefore`. Returns the number of
 * orders.
 */
export async function anonymizeFinishedOrders(db: Db, placedBefore: Date): Promise<number> {
  const finishedCondition = or(inArray(orders.status, FINAL_STATUSES), lt(orders.placedAt, placedBefore));
  const rows = await db
    .update(orders)
    .set(ANONYMOUS_ORDER)
    .where(and(eq(orders.isErasurePending, true), finishedCondition))
    .returning({ id: orders.id });
  return rows.length;
}

/** Erases the comments of these orders' reviews. The stars stay. */
export const eraseReviewComments = async (tx: Db, orderIds: string[]): Promise<void> => {
  if (orderIds.length)
    await tx.update(reviews).set({ comment: '' }).where(inArray(reviews.orderId, orderIds));
};

/** Erases the return URLs of finished payments. Pending payments need theirs until their page is closed. */
export const eraseReturnUrls = async (tx: Db, customerId: string, orderIds: string[]): Promise<void> => {
  const ownPaymentCondition = eq(payments.customerId, customerId);
  await tx
    .update(payments)
    .set({ returnUrl: null })
    .where(
      and(
        orderIds.length ? or(ownPaymentCondition, inArray(payments.orderId, orderIds)) : ownPaymentCondition,
        ne(payments.status, 'pending'),
      ),
    );
};

/** Erases the return URLs of all payments that ended before this time. */
export const eraseOldReturnUrls = async (db: Db, endedBefore: Date): Promise<void> => {
  await db
    .update(payments)
    .set({ returnUrl: null })
    .where(
      and(isNotNull(payments.returnUrl), lt(payments.settledAt, endedBefore), ne(payments.status, 'pending')),
    );
};

/** Digits of other scripts, as customers type them, and the ASCII digits that replace them. */
const OTHER_DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯'];
const ASCII_DIGITS = '0123456789';
/** Shorter numbers are not searched for, because they also occur in other customers' texts. */
const MIN_SEARCHED_DIGITS = 6;

/** SQL for whether a text contains these digits, however they are grouped. */
const buildDigitsCondition = (text: SQL, digits: string): SQL =>
  sql`regexp_replace(translate(${text}, ${OTHER_DIGITS.join('')}, ${ASCII_DIGITS.repeat(OTHER_DIGITS.length)}), '[^0-9]', '', 'g') like ${`%${digits}%`}`;

/**
 * Deletes feedback that mentions this phone number. Other feedback of the customer cannot be found, because the senders
 * are not stored.
 */
export const deleteFeedbackMentioning = async (
  tx: Db,
  { referenceId, phone }: BusinessPhone,
): Promise<void> => {
  if (phone.length < MIN_SEARCHED_DIGITS) return;
  const answerCondition = sql`exists (select from jsonb_array_elements(${feedback.answers}::jsonb) as answers(answer)
    where ${buildDigitsCondition(sql`answer ->> 'value'`, phone)})`;
  await tx
    .delete(feedback)
    .where(
      and(
        eq(feedback.referenceId, referenceId),
        or(buildDigitsCondition(sql`${feedback.comment}`, phone), answerCondition),
      ),
    );
};

/** Erases the reasons that the staff gave for a customer's credits. The amounts stay. */
export const eraseWalletNotes = async (tx: Db, customerId: string): Promise<void> => {
  const ownTransfers = tx
    .select({ id: ledgerEntries.transferId })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerAccounts.owner, customerId));
  await tx
    .update(ledgerTransfers)
    .set({ note: null })
    .where(and(isNotNull(ledgerTransfers.note), inArray(ledgerTransfers.id, ownTransfers)));
};

/** Transfers a customer's wallet balance, in every currency, to the business. */
export async function forfeitWallet(
  tx: Db,
  { id, referenceId }: { readonly id: string; readonly referenceId: string },
  at: Date,
): Promise<void> {
  const wallets = await tx
    .select({ currency: ledgerAccounts.currency, currencyDigits: ledgerAccounts.currencyDigits })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.referenceId, referenceId),
        eq(ledgerAccounts.kind, 'customer'),
        eq(ledgerAccounts.owner, id),
        gt(ledgerAccounts.balance, 0),
      ),
    );
  for (const wallet of wallets) await forfeitBalance(tx, { referenceId, customerId: id, ...wallet }, at);
}
