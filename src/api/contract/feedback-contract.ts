import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { id, limitCharacters, localizedText } from './common-contract.ts';

const questionFields = {
  id,
  label: localizedText,
  hint: z.optional(localizedText),
  required: z._default(z.boolean(), false),
};

/** A question in the business's feedback form, by its type (spec, section 3). */
export const question = z.discriminatedUnion('type', [
  z.object({ ...questionFields, type: z.literal('text'), long: z._default(z.boolean(), false) }),
  z.object({
    ...questionFields,
    type: z.literal('slider'),
    min: z.number(),
    max: z.number(),
    step: z.number().check(z.positive()),
    /** Labels for the two ends of the slider. */
    min_label: z.optional(localizedText),
    max_label: z.optional(localizedText),
  }),
  z.object({ ...questionFields, type: z.literal('smile') }),
  z.object({
    ...questionFields,
    type: z.literal('choices'),
    multiple: z._default(z.boolean(), false),
    options: z.array(z.object({ id, label: localizedText })).check(z.minLength(1), z.maxLength(50)),
  }),
  z.object({ ...questionFields, type: z.literal('rate') }),
  z.object({ ...questionFields, type: z.literal('phone') }),
]);
export type WireQuestion = z.infer<typeof question>;

/** `GET webapp/feedback/{id}`: the questions that a business asks its customers. `id` is its reference id. */
export const feedbackFormResponse = z.object({
  error: z.optional(z.literal(0)),
  form: z.object({
    intro: z.optional(localizedText),
    thanks: z.optional(localizedText),
    questions: z.array(question),
  }),
});
export type WireFeedbackForm = z.infer<typeof feedbackFormResponse>['form'];

/** Question types of the feedback form (spec, section 3). */
const questionType = z.enum(['text', 'slider', 'smile', 'choices', 'rate', 'phone']);

const stars = z.int().check(z.minimum(1), z.maximum(5));

export const answerValue = z.union([
  z.string().check(z.maxLength(4000), limitCharacters(2000)),
  z.number(),
  z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)),
]);

/**
 * One answer in the feedback form. The value is the typed text, the number of a slider, smile (1 to 5) or rate (1 to
 * 5), or the ids of the chosen options. A phone is a calling code, a space and national digits: "+965 50012345".
 */
export const answer = z.object({
  question_id: id,
  type: questionType,
  value: answerValue,
});
export type WireAnswer = z.infer<typeof answer>;

/** `POST users/rate`: a rating of an order, or feedback on the business if `order_id` is absent. */
export const reviewRequest = z.object({
  reference_id: z.string(),
  order_id: z.nullish(id),
  rate: z.nullish(stars),
  comment: z._default(z.string().check(z.maxLength(2000), limitCharacters(1000)), ''),
  answers: z._default(z.array(answer).check(z.maxLength(50)), []),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const orderReview = z.object({
  rate: stars,
  comment: z.string(),
  rated_at: z.string(),
  /** The time until which the customer can change the review. */
  changeable_until: z.string(),
});
export type WireOrderReview = z.infer<typeof orderReview>;

/** `review` is the stored review of the order; null for feedback on the business. */
const reviewResponse = z.object({
  error: z.optional(z.literal(0)),
  review: z.nullish(orderReview),
});

/**
 * Only the customer who placed an order can rate it (`Order-Key` or account). Feedback is stored once per
 * `Idempotency-Key`.
 */
export const rateCall = {
  method: 'POST',
  path: 'users/rate',
  body: reviewRequest,
  response: reviewResponse,
} as const satisfies Call;

export const feedbackFormCall = {
  method: 'GET',
  path: 'webapp/feedback/{id}',
  response: feedbackFormResponse,
} as const satisfies Call;
