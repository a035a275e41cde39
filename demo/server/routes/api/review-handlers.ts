import type { Context } from 'hono';
import type { Feedback } from '../../services/feedback.ts';
import type { StoredOrder } from '../../services/order-wire.ts';
import type { Orders } from '../../services/orders.ts';
import { invalid, notFound, Refusal } from '../../services/refusal.ts';
import type { Reviews } from '../../services/reviews.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { privateJson } from '../http/json-answer.ts';
import type { SeenIn } from '../http/seen.ts';
import type { Handlers } from './handler.ts';

interface ReviewRouteDeps {
  readonly orders: Pick<Orders, 'order'>;
  readonly reviews: Reviews;
  readonly feedback: Feedback;
  /** Whether a request comes from whoever placed the order. */
  readonly mayAct: (c: Context, order: StoredOrder) => Promise<boolean>;
  readonly seenIn: SeenIn;
}

/** The calls by which customers say what they think. */
export const reviewHandlers = ({ orders, reviews, feedback, mayAct, seenIn }: ReviewRouteDeps) =>
  ({
    feedbackForm: async ({ c, params }) =>
      privateJson(c, { error: 0, form: await feedback.form(params.id) }),

    async rate({ c, body }) {
      if (body.order_id == null) {
        await feedback.take(body, { key: idempotencyKey(c), address: seenIn(c).ip });
        return privateJson(c, { error: 0, review: null });
      }
      const order = await orders.order(body.order_id);
      if (order.row.referenceId !== body.reference_id) throw notFound('The order');
      if (!(await mayAct(c, order)))
        throw new Refusal(403, 'not_yours', 'Only whoever placed an order may rate it');
      if (body.rate == null) throw invalid('rate', 'rate', 'One to five stars are needed');
      return privateJson(c, { error: 0, review: await reviews.rate(order, body.rate, body.comment) });
    },
  }) satisfies Handlers;
