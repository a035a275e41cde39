import { type OrderStatus, orderStatus } from './order-status.ts';

/** How long a rating can be changed after the first rating, in ms. */
export const RATING_EDIT_WINDOW_MS = 3_600_000;

/** Why an order cannot be rated: it has not been delivered, or its rating can no longer be changed. */
export type RatingProblem = 'not_delivered' | 'rated';

/**
 * Returns null if the order can be rated. `ratedAt` is when the order was first rated, or null. `ratedAt` and `now` are
 * epoch ms.
 */
export function findRatingProblem(
  status: OrderStatus,
  ratedAt: number | null,
  now: number,
): RatingProblem | null {
  if (status !== orderStatus.delivered) return 'not_delivered';
  return ratedAt !== null && now >= ratedAt + RATING_EDIT_WINDOW_MS ? 'rated' : null;
}
