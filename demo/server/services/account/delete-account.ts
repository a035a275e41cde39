import type { Db } from '../../db/open-database.ts';
import {
  anonymizeFinishedOrders,
  deleteFeedbackMentioning,
  detachOrders,
  eraseReturnUrls,
  eraseReviewComments,
  eraseWalletNotes,
  forfeitWallet,
  listCustomerOrderIds,
} from '../../repo/account/account-deletion-repo.ts';
import { deleteCustomer, lockCustomer } from '../../repo/account/customers-repo.ts';
import { deleteCodesOfPhone, deletePhoneProofs } from '../../repo/account/one-time-codes-repo.ts';
import { deleteMessagesTo } from '../../repo/notifications/developer-inbox-repo.ts';
import { eraseRefundReasons } from '../../repo/payment/refunds-repo.ts';
import {
  anonymizeFinishedReservations,
  detachReservations,
} from '../../repo/reservation/reservation-deletion-repo.ts';
import { toForgottenUser } from '../pricing/coupon-users.ts';
import type { Customer } from './identity.ts';

const DAY_MS = 86_400_000;
/** Days after which an order counts as finished, whatever its status. */
const MAX_UNFINISHED_DAYS = 30;

/** Computes the time before which an order must have been placed to count as finished, whatever its status. */
export const computeOldestUnfinishedOrderTime = (nowMs: number): Date =>
  new Date(nowMs - MAX_UNFINISHED_DAYS * DAY_MS);

interface DeletionDeps {
  readonly db: Db;
  /** Key for hashing phones, so that used coupons stay used. */
  readonly secret: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Deletes an account in one transaction, with its sessions, codes and proofs. Its orders and reservations are detached
 * from the customer, and their personal data is erased once they are finished. Amounts and ratings are kept, and
 * coupons stay used. The business keeps the wallet's balance, but not the staff's reasons for its credits. It also keeps
 * what the wallet paid for orders that are rejected or cancelled later. If the phone was verified, guest orders with
 * that phone are treated in the same way.
 */
export const createAccountDeletion =
  ({ db, secret, now }: DeletionDeps) =>
  (customer: Customer): Promise<void> =>
    db.transaction(async (tx) => {
      const lockedCustomer = await lockCustomer(tx, customer.id);
      if (!lockedCustomer) return;
      const { referenceId, dialCode, phone } = lockedCustomer;
      const businessPhone = { referenceId, dialCode, phone };
      const isPhoneProven = lockedCustomer.verifiedAt !== null;
      const orderIds = await listCustomerOrderIds(
        tx,
        lockedCustomer.id,
        isPhoneProven ? businessPhone : null,
      );
      await detachOrders(tx, orderIds, { dialCode, phone }, (ownPhone) =>
        toForgottenUser(secret, referenceId, ownPhone),
      );
      await anonymizeFinishedOrders(tx, computeOldestUnfinishedOrderTime(now()));
      const reminderRecipients = await detachReservations(
        tx,
        lockedCustomer.id,
        isPhoneProven ? businessPhone : null,
      );
      await anonymizeFinishedReservations(tx, new Date(now()));
      await eraseReviewComments(tx, orderIds);
      await eraseRefundReasons(tx, orderIds);
      await eraseReturnUrls(tx, lockedCustomer.id, orderIds);
      await forfeitWallet(tx, lockedCustomer, new Date(now()));
      await eraseWalletNotes(tx, lockedCustomer.id);
      for (const recipient of reminderRecipients) await deleteMessagesTo(tx, referenceId, recipient);
      if (isPhoneProven) {
        await deleteFeedbackMentioning(tx, businessPhone);
        await deleteCodesOfPhone(tx, businessPhone);
        await deletePhoneProofs(tx, businessPhone);
        await deleteMessagesTo(tx, referenceId, dialCode + phone);
      }
      await deleteCustomer(tx, lockedCustomer.id);
    });
