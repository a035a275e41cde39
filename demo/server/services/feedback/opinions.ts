import type { Db } from '../../db/open-database.ts';
import { listNewestFeedback } from '../../repo/feedback/feedback-repo.ts';
import { listNewestReviews } from '../../repo/feedback/reviews-repo.ts';
import type { Business } from '../menu/catalogue.ts';
import type { KeptAnswer } from './feedback-answers.ts';

const SHOWN = 50;

/** What customers said last, of orders and of businesses, each newest first. */
export async function newestOpinions(db: Db, businesses: readonly Business[]) {
  const owners = new Map(businesses.map((business) => [business.referenceId, business]));
  const [reviews, feedback] = await Promise.all([
    listNewestReviews(db, SHOWN),
    listNewestFeedback(db, SHOWN),
  ]);
  return {
    reviews: reviews.flatMap(({ referenceId, ...review }) => {
      const business = owners.get(referenceId);
      return business ? [{ ...review, business }] : [];
    }),
    feedback: feedback.flatMap(({ referenceId, answers, comment, givenAt }) => {
      const business = owners.get(referenceId);
      return business ? [{ business, answers: answers as KeptAnswer[], comment, givenAt }] : [];
    }),
  };
}
