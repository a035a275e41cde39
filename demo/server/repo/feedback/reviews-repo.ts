import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { reviews } from '../../db/schema-reviews.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';

export type ReviewRow = typeof reviews.$inferSelect;

export async function findReview(db: Db, orderId: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.orderId, orderId));
  return row ?? null;
}

interface Rating {
  readonly rate: number;
  readonly comment: string;
  readonly at: Date;
}

/**
 * Inserts or replaces the review of an order. `requireAllowed` receives the order and the previous review, and throws to refuse
 * the new one. The order is locked, so that concurrent ratings run one after the other. Null when the order does not
 * exist.
 */
export const saveReview = (
  db: Db,
  orderId: string,
  { rate, comment, at }: Rating,
  requireAllowed: (order: { readonly status: number }, previousReview: ReviewRow | null) => void,
): Promise<ReviewRow | null> =>
  db.transaction(async (tx) => {
    const [order] = await tx
      .select({ status: orders.status, referenceId: orders.referenceId })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    if (!order) return null;
    requireAllowed(order, await findReview(tx, orderId));
    const rating = { rate, comment, changedAt: at };
    const [storedReview] = await tx
      .insert(reviews)
      .values({ orderId, referenceId: order.referenceId, ratedAt: at, ...rating })
      .onConflictDoUpdate({ target: reviews.orderId, set: rating })
      .returning();
    return storedReview ?? null;
  });

/** Loads the stars by order id. Orders without a review are absent. */
export async function loadStars(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (!orderIds.length) return new Map();
  const rows = await db
    .select({ orderId: reviews.orderId, rate: reviews.rate })
    .from(reviews)
    .where(inArray(reviews.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, rate }) => [orderId, rate]));
}

/** Lists reviews whose order number or comment contains a text, newest first, with their order numbers. */
export const listNewestReviews = (
  db: Db,
  scope: BusinessScope,
  { search, limit, offset }: SearchedRange,
): Promise<(ReviewRow & { number: string })[]> =>
  db
    .select({
      orderId: reviews.orderId,
      referenceId: reviews.referenceId,
      rate: reviews.rate,
      comment: reviews.comment,
      ratedAt: reviews.ratedAt,
      changedAt: reviews.changedAt,
      number: orders.number,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(
      and(
        buildScopeCondition(reviews.referenceId, scope),
        buildSearchCondition(search, orders.number, reviews.comment),
      ),
    )
    .orderBy(desc(reviews.changedAt), desc(reviews.orderId))
    .limit(limit)
    .offset(offset);
