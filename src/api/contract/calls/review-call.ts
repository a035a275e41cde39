import type { Call } from '../call.ts';
import { feedbackFormResponse } from '../schemas/feedback-schema.ts';
import { reviewRequest, reviewResponse } from '../schemas/review-schema.ts';

/** An order is rated by whoever placed it (`Order-Key` or account); feedback is taken once per `Idempotency-Key`. */
export const rate = {
  method: 'POST',
  path: 'users/rate',
  body: reviewRequest,
  response: reviewResponse,
} as const satisfies Call;

export const feedbackForm = {
  method: 'GET',
  path: 'webapp/feedback/{id}',
  response: feedbackFormResponse,
} as const satisfies Call;
