import * as z from 'zod/mini';
import { id } from './common.ts';

/** One answer of the feedback form, by the question types of section 3. */
const answer = z.object({
  question_id: id,
  type: z.enum(['text', 'slider', 'smile', 'choices', 'rate', 'phone']),
  value: z.union([
    z.string().check(z.maxLength(2000)),
    z.number(),
    z.array(z.string()).check(z.maxLength(50)),
  ]),
});

/** `POST users/rate`: a rating of an order, or feedback on the business when there is no order. */
export const reviewRequest = z.object({
  reference_id: z.string(),
  order_id: z.nullish(id),
  rate: z.nullish(z.int().check(z.minimum(1), z.maximum(5))),
  comment: z._default(z.string().check(z.maxLength(2000)), ''),
  answers: z._default(z.array(answer).check(z.maxLength(50)), []),
});
