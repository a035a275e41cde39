import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { payments } from '../db/schema-payments.ts';
import { feedback, reviews } from '../db/schema-reviews.ts';
import { ledgerAccounts } from '../db/schema-wallet.ts';
import type { NumberOfBusiness } from './one-time-codes-repo.ts';
import { forfeit } from './wallet-repo.ts';

/** What a customer said of these orders goes; the stars stay. */
export const forgetReviews = async (tx: Db, orderIds: string[]): Promise<void> => {
  if (orderIds.length)
    await tx.update(reviews).set({ comment: '' }).where(inArray(reviews.orderId, orderIds));
};

/** The page somebody was on when they paid goes; what was paid stays. One that is open still leads back there. */
export const forgetPages = async (tx: Db, customerId: string, orderIds: string[]): Promise<void> => {
  const theirs = eq(payments.customerId, customerId);
  await tx
    .update(payments)
    .set({ returnUrl: null })
    .where(
      and(
        orderIds.length ? or(theirs, inArray(payments.orderId, orderIds)) : theirs,
        ne(payments.status, 'pending'),
      ),
    );
};

/** Feedback that names the number as where its customer can be reached goes whole. */
export const forgetFeedback = async (
  tx: Db,
  { referenceId, dialCode, phone }: NumberOfBusiness,
): Promise<void> => {
  const reached = JSON.stringify([{ question: { type: 'phone' }, value: `${dialCode} ${phone}` }]);
  await tx
    .delete(feedback)
    .where(and(eq(feedback.referenceId, referenceId), sql`${feedback.answers}::jsonb @> ${reached}::jsonb`));
};

/** What is left in the wallet is the business's, in whatever currency it was. */
export async function forfeitWallet(
  tx: Db,
  { id, referenceId }: { readonly id: string; readonly referenceId: string },
  at: Date,
): Promise<void> {
  const purses = await tx
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
  for (const purse of purses) await forfeit(tx, { referenceId, customerId: id, ...purse }, at);
}
