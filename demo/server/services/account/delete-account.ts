import type { Db } from '../../db/open-database.ts';
import {
  anonymizeFinishedOrders,
  deleteFeedbackOf,
  detachOrders,
  eraseReturnUrls,
  eraseReviewComments,
  forfeitWallet,
  listOrderIdsOf,
} from '../../repo/account/account-deletion-repo.ts';
import { deleteCustomer, lockCustomer } from '../../repo/account/customers-repo.ts';
import { deleteCode, deleteProofsOf } from '../../repo/account/one-time-codes-repo.ts';
import { deleteMessagesTo } from '../../repo/notifications/developer-inbox-repo.ts';
import {
  anonymizeFinishedReservations,
  detachReservations,
} from '../../repo/reservation/reservation-deletion-repo.ts';
import type { Customer } from './identity.ts';

const DAY_MS = 86_400_000;
/** An order that nobody has finished in this time is over. */
const MAX_ORDER_DAYS = 30;

/** Before when an order was placed that is over whatever its status says. */
export const abandonedBefore = (nowMs: number): Date => new Date(nowMs - MAX_ORDER_DAYS * DAY_MS);

interface ForgetDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Deletes an account for real, in one transaction: its row, sessions, codes and proofs go; its orders and reservations lose
 * their customer, and whatever is personal of them once they are over, which for most is at once. What was ordered and paid stays, of
 * nobody, and so do stars without their words; what is left in the wallet is the business's. Where the number was proved,
 * orders that it placed as a guest are forgotten likewise.
 */
export const createAccountDeletion =
  ({ db, now }: ForgetDeps) =>
  (customer: Customer): Promise<void> =>
    db.transaction(async (tx) => {
      const locked = await lockCustomer(tx, customer.id);
      if (!locked) return;
      const { referenceId, dialCode, phone } = locked;
      const number = { referenceId, dialCode, phone };
      const proved = locked.verifiedAt !== null;
      const orderIds = await listOrderIdsOf(tx, locked.id, proved ? number : null);
      await detachOrders(tx, orderIds);
      await anonymizeFinishedOrders(tx, abandonedBefore(now()));
      await detachReservations(tx, locked.id, proved ? number : null);
      await anonymizeFinishedReservations(tx, new Date(now()));
      await eraseReviewComments(tx, orderIds);
      await eraseReturnUrls(tx, locked.id, orderIds);
      await forfeitWallet(tx, locked, new Date(now()));
      if (proved) {
        await deleteFeedbackOf(tx, number);
        await deleteCode(tx, number);
        await deleteProofsOf(tx, number);
        await deleteMessagesTo(tx, referenceId, dialCode + phone);
      }
      await deleteCustomer(tx, locked.id);
    });
