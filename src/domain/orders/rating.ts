import { type OrderStatus, orderStatus } from './order-status.ts';

/** For so long after it was given a rating may be changed, in ms. */
export const CHANGEABLE_MS = 3_600_000;

/** Why an order cannot be rated: it was not handed over yet, or never; or its rating stands for good. */
export type RatingProblem = 'not_delivered' | 'rated';

/** `ratedAt`: when it was first rated, null when never; `now`: both epoch ms. */
export function ratingProblem(
  status: OrderStatus,
  ratedAt: number | null,
  now: number,
): RatingProblem | null {
  if (status !== orderStatus.delivered) return 'not_delivered';
  return ratedAt !== null && now >= ratedAt + CHANGEABLE_MS ? 'rated' : null;
}
