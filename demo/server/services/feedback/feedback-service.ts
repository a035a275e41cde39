/**
 * Feedback and reviews: answers to a business's own form, and ratings of orders (review-service.ts). The questions come
 * from the business file; the answers are stored in the database (repo/feedback).
 */

import {
  feedbackFormResponse,
  type ReviewRequest,
  type WireFeedbackForm,
} from '../../../../src/api/contract/feedback-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { hasFeedback, insertFeedback } from '../../repo/feedback/feedback-repo.ts';
import { getClientNetwork, type RateLimits } from '../account/rate-limits.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { Refusal } from '../shared/refusal.ts';
import { checkAnswers, type StoredAnswer } from './feedback-answers.ts';

interface FeedbackDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
  readonly countRateLimit: RateLimits;
}

/** The sender of feedback, and the idempotency key. */
export interface FeedbackSource {
  readonly key: string;
  /** Null when unknown. */
  readonly ip: string | null;
}

/** The feedback form of a business. Throws Refusal 404 `feedback_off` when feedback is switched off. */
function requireForm({ file, response }: Business): WireFeedbackForm {
  if (!response.restaurant.feedback)
    throw new Refusal(404, 'feedback_off', 'This business does not collect feedback');
  const { intro, thanks, questions = [] } = file.feedback_form ?? {};
  return feedbackFormResponse.parse({
    form: { ...(intro && { intro }), ...(thanks && { thanks }), questions },
  }).form;
}

/**
 * Returns the answers with their questions. Throws Refusal 422: `answers_invalid` with the problem of each question, or
 * `empty` without an answer or a comment.
 */
function requireAnswers(
  { questions }: WireFeedbackForm,
  { answers, comment }: Pick<ReviewRequest, 'answers' | 'comment'>,
): StoredAnswer[] {
  const { storedAnswers, problems } = checkAnswers(questions, answers);
  if (problems.size)
    throw new Refusal(422, 'answers_invalid', 'Some answers are invalid', {
      fields: Object.fromEntries(problems),
    });
  if (!storedAnswers.length && !comment.trim())
    throw new Refusal(422, 'empty', 'Please answer a question or write a comment');
  return storedAnswers;
}

/** Customer feedback about a business, collected with the business's own form. */
export function createFeedbackService({ db, catalogue, now, countRateLimit }: FeedbackDeps) {
  return {
    /** Throws Refusal 404. */
    loadForm: async (referenceId: string): Promise<WireFeedbackForm> =>
      requireForm(await catalogue.getBusiness(referenceId)),

    /**
     * Stores feedback once per key. Throws Refusal 404, 422 `answers_invalid` or `empty`, and 429 `too_many` with
     * `retry_after` in seconds.
     */
    async submit(
      { reference_id: referenceId, answers, comment }: ReviewRequest,
      { key, ip }: FeedbackSource,
    ): Promise<void> {
      const form = requireForm(await catalogue.getBusiness(referenceId));
      const storedAnswers = requireAnswers(form, { answers, comment });
      if (await hasFeedback(db, referenceId, key)) return;
      await countRateLimit(db, 'feedback_of_address', referenceId, getClientNetwork(ip));
      await insertFeedback(db, {
        referenceId,
        idempotencyKey: key,
        answers: storedAnswers,
        comment: comment.trim(),
        givenAt: new Date(now()),
      });
    },
  };
}
export type Feedback = ReturnType<typeof createFeedbackService>;
