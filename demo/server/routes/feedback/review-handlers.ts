import type { Feedback } from '../../services/feedback/feedback-service.ts';
import type { Reviews } from '../../services/feedback/review-service.ts';
import type { Orders } from '../../services/orders/order-service.ts';
import { createInvalidFieldRefusal, createNotFoundRefusal } from '../../services/shared/refusal.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';
import { readIdempotencyKey } from '../http/read-request.ts';
import type { RequestAuth } from '../http/request-auth.ts';

interface ReviewRouteDeps {
  readonly orders: Pick<Orders, 'getOrder'>;
  readonly reviews: Reviews;
  readonly feedback: Feedback;
  readonly auth: Pick<RequestAuth, 'requireOwner'>;
  readonly readClientInfo: ReadClientInfo;
}

/** Handlers for ratings of orders and for feedback forms. */
export const createReviewHandlers = ({ orders, reviews, feedback, auth, readClientInfo }: ReviewRouteDeps) =>
  ({
    feedbackForm: async ({ c, params }) =>
      sendPrivateJson(c, { error: 0, form: await feedback.loadForm(params.id) }),

    async rate({ c, body }) {
      if (body.order_id == null) {
        await feedback.submit(body, { key: readIdempotencyKey(c), ip: readClientInfo(c).ip });
        return sendPrivateJson(c, { error: 0, review: null });
      }
      const order = await orders.getOrder(body.order_id);
      if (order.row.referenceId !== body.reference_id) throw createNotFoundRefusal('The order');
      await auth.requireOwner(c, order.row);
      if (body.rate == null) throw createInvalidFieldRefusal('rate', 'rate', 'Choose one to five stars');
      return sendPrivateJson(c, { error: 0, review: await reviews.rate(order, body.rate, body.comment) });
    },
  }) satisfies Handlers;
