import type { WireOrderReview } from '../../../../src/api/contract/feedback-contract.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import {
  findRatingProblem,
  RATING_EDIT_WINDOW_MS,
  type RatingProblem,
} from '../../../../src/domain/orders/rating.ts';
import type { Db } from '../../db/open-database.ts';
import { findReview, type ReviewRow, saveReview } from '../../repo/feedback/reviews-repo.ts';
import type { StoredOrder } from '../../repo/orders/orders-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { getOrderStatus } from '../orders/order-wire.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { getTimezone } from '../schedule/opening.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';

interface ReviewDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after a rating has been stored. */
  readonly notifyChange: (orderId: string) => void;
}

const REFUSALS: Readonly<Record<RatingProblem, () => Refusal>> = {
  not_delivered: () => new Refusal(409, 'not_delivered', 'An order can be rated once it has been delivered'),
  rated: () => new Refusal(409, 'rated', 'This order has been rated and can no longer be changed'),
};

const toReviewWire = ({ rate, comment, ratedAt }: ReviewRow, timezone: string): WireOrderReview => ({
  rate,
  comment,
  rated_at: toZonedIso(ratedAt.getTime(), timezone),
  changeable_until: toZonedIso(ratedAt.getTime() + RATING_EDIT_WINDOW_MS, timezone),
});

/** Ratings of orders. Callers check that the customer may rate the order. */
export const createReviewService = ({ db, catalogue, now, notifyChange }: ReviewDeps) => ({
  /** The rating of an order. Null when there is none. */
  async findByOrder({ row }: StoredOrder): Promise<WireOrderReview | null> {
    if (getOrderStatus(row) !== orderStatus.delivered) return null;
    const review = await findReview(db, row.id);
    return review && toReviewWire(review, getTimezone(await catalogue.getBusiness(row.referenceId)));
  },

  /**
   * Rates a delivered order. A second rating within an hour replaces the first one. Throws Refusal 422 `rating_off`
   * when the business collects no ratings, and 409 `not_delivered` or `rated`.
   */
  async rate(
    { row: { id, referenceId } }: StoredOrder,
    rate: number,
    comment: string,
  ): Promise<WireOrderReview> {
    const business = await catalogue.getBusiness(referenceId);
    if (!business.response.restaurant.rating)
      throw new Refusal(422, 'rating_off', 'This business does not collect ratings');
    const at = now();
    const rating = { rate, comment: comment.trim(), at: new Date(at) };
    const storedReview = await saveReview(db, id, rating, (order, previousReview) => {
      const problem = findRatingProblem(getOrderStatus(order), previousReview?.ratedAt.getTime() ?? null, at);
      if (problem) throw REFUSALS[problem]();
    });
    if (!storedReview) throw createNotFoundRefusal('The order');
    notifyChange(id);
    return toReviewWire(storedReview, getTimezone(business));
  },
});
export type Reviews = ReturnType<typeof createReviewService>;
