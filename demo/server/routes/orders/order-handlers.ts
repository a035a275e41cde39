import type { Context } from 'hono';
import type { WireOrder } from '../../../../src/api/contract/order-contract.ts';
import type { WireTransaction } from '../../../../src/api/contract/payment-contract.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Customer } from '../../services/account/identity.ts';
import { getClientNetwork } from '../../services/account/rate-limits.ts';
import type { Reviews } from '../../services/feedback/review-service.ts';
import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import type { ArrivalAction, CancelAction } from '../../services/orders/customer-actions.ts';
import type { OrderFeed } from '../../services/orders/order-feed.ts';
import type { OrderHistory } from '../../services/orders/order-history-page.ts';
import type { Orders } from '../../services/orders/order-service.ts';
import {
  getOrderStatus,
  type StoredOrder,
  toOrderEventsWire,
  toOrderWire,
} from '../../services/orders/order-wire.ts';
import type { Payments } from '../../services/payment/payment-service.ts';
import type { Reservations } from '../../services/reservation/reservation-service.ts';
import { toZonedIso } from '../../services/schedule/business-time.ts';
import { getTimezone } from '../../services/schedule/opening.ts';
import { createNotFoundRefusal, Refusal } from '../../services/shared/refusal.ts';
import { createSharedReads } from '../../services/shared/shared-reads.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { ReadClientInfo, ReadPaymentOrigin } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';
import { readIdempotencyKey, readOrderKey } from '../http/read-request.ts';
import type { RequestAuth } from '../http/request-auth.ts';
import { createStreamLimits } from '../http/stream-limits.ts';
import { streamOrder, toOrderUpdate } from './order-stream.ts';

/**
 * Maximum number of open streams per client network and per order. Clients poll when a stream is refused. The limit per
 * network is high, because a phone network shares one address among many customers.
 */
export const MAX_ORDER_STREAMS = { network: 200, order: 20 };

interface OrderRouteDeps {
  readonly catalogue: Catalogue;
  readonly orders: Orders;
  readonly reportArrival: ArrivalAction;
  readonly feed: OrderFeed;
  readonly log: (error: unknown) => void;
  readonly readClientInfo: ReadClientInfo;
  readonly auth: RequestAuth;
  readonly now: () => number;
  readonly toOwnerWire: ToOwnerWire;
  readonly payments: Pick<Payments, 'openForOrder'>;
  readonly readPaymentOrigin: ReadPaymentOrigin;
}

const wantsStream = (c: Context): boolean =>
  (c.req.header('accept') ?? '').toLowerCase().includes('text/event-stream');

interface OwnOrderDeps {
  readonly catalogue: Pick<Catalogue, 'getBusiness'>;
  readonly reviews: Pick<Reviews, 'findByOrder'>;
  readonly reservations: Pick<Reservations, 'findIdByPreorder'>;
}

type ToOwnerWire = (order: StoredOrder) => Promise<WireOrder>;

/** Creates the function that builds the wire order for the customer who placed the order. */
export const createOwnOrderWire =
  ({ catalogue, reviews, reservations }: OwnOrderDeps) =>
  async (order: StoredOrder): Promise<WireOrder> => ({
    ...toOrderWire(order, getTimezone(await catalogue.getBusiness(order.row.referenceId)), true),
    reservation_id: await reservations.findIdByPreorder(order.row.id),
    review: await reviews.findByOrder(order),
  });

/** Handlers that price, place and follow an order. */
export function createOrderHandlers(deps: OrderRouteDeps) {
  const {
    catalogue,
    orders,
    reportArrival,
    feed,
    log,
    readClientInfo,
    now,
    auth,
    payments,
    readPaymentOrigin,
    toOwnerWire,
  } = deps;
  const loadTimezone = async (order: StoredOrder): Promise<string> =>
    getTimezone(await catalogue.getBusiness(order.row.referenceId));
  const findCustomer = async (c: Context, branchId: string): Promise<Customer | null> =>
    auth.findCustomer(c, (await catalogue.getBranch(branchId)).business.referenceId);
  const sendOrder = async (
    c: Context,
    order: StoredOrder,
    isFull: boolean,
    extraFields: { readonly transaction?: WireTransaction | null } = {},
  ): Promise<Response> => {
    const timezone = await loadTimezone(order);
    const wire = isFull ? await toOwnerWire(order) : toOrderWire(order, timezone, false);
    return sendPrivateJson(c, { error: 0, order: wire, ...extraFields, now: toZonedIso(now(), timezone) });
  };
  /** Whether to send the full order. Only the customer who placed it can request it. */
  const maySendFull = async (
    c: Context,
    order: StoredOrder,
    fullParameter: string | undefined,
  ): Promise<boolean> => fullParameter === 'true' && auth.isOwner(c, order.row);

  const streamLimits = createStreamLimits(MAX_ORDER_STREAMS);
  const readUpdate = createSharedReads(async (ids: readonly string[]) => {
    const entries = [...(await orders.loadOrders(ids)).values()].map(async (order) => {
      const update = toOrderUpdate(toOrderEventsWire(order, await loadTimezone(order)));
      return [order.row.id, update] as const;
    });
    return new Map(await Promise.all(entries));
  });
  const requireUpdate = async (orderId: string) => {
    const update = await readUpdate(orderId);
    if (!update) throw createNotFoundRefusal('The order');
    return update;
  };

  return {
    async calcOrder({ c, params, body }) {
      const customer = await findCustomer(c, params.branch_id);
      return sendPrivateJson(c, { error: 0, ...(await orders.priceOrder(params.branch_id, body, customer)) });
    },

    // The sender has the idempotency key, so the response is the full order.
    async placeOrder({ c, body }) {
      const key = readIdempotencyKey(c);
      const customer = await findCustomer(c, body.branch_id);
      const paymentOrigin = await readPaymentOrigin(c, body.return_url);
      const order = await orders.placeOrder(body, key, {
        customer,
        client: readClientInfo(c),
        paymentOrigin,
      });
      return sendOrder(c, order, true, {
        transaction: await payments.openForOrder(order, paymentOrigin.ownOrigin),
      });
    },

    // Whoever has the key placed the order.
    async placedOrder({ c, params }) {
      const order = await orders.findOrderByKey(params.branch_id, readOrderKey(c));
      if (!order) return sendPrivateJson(c, { error: 0, order: null });
      const { ownOrigin } = await readPaymentOrigin(c, undefined);
      return sendOrder(c, order, true, { transaction: await payments.openForOrder(order, ownOrigin) });
    },

    async order({ c, params, query }) {
      const order = await orders.getBranchOrder(params.branch_id, params.order_id);
      return sendOrder(c, order, await maySendFull(c, order, query.full));
    },

    async orderById({ c, params, query }) {
      const order = await orders.getOrder(params.order_id);
      return sendOrder(c, order, await maySendFull(c, order, query.full));
    },

    async arrived({ c, params, body }) {
      const order = await reportArrival(params.branch_id, params.order_id, body.note);
      // Anyone with the order's link may report the arrival. The response contains the note if the sender has just written
      // it. A note that somebody else wrote is only for the owner.
      const includeNote = !!body.note?.trim() || (await auth.isOwner(c, order.row));
      return sendPrivateJson(c, {
        error: 0,
        ...toOrderEventsWire(order, await loadTimezone(order), includeNote),
      });
    },

    async orderEvents({ c, params }) {
      const { branch_id, order_id } = params;
      const order = await orders.getBranchOrder(branch_id, order_id);
      if (wantsStream(c)) {
        const onEnd = streamLimits.admitStream({
          network: getClientNetwork(readClientInfo(c).ip),
          order: order_id,
        });
        return streamOrder(c, { feed, log, onEnd }, order_id, () => requireUpdate(order_id));
      }
      return sendPrivateJson(c, { error: 0, ...toOrderEventsWire(order, await loadTimezone(order)) });
    },
  } satisfies Handlers;
}

interface OwnOrderRouteDeps {
  readonly orders: Pick<Orders, 'getBranchOrder'>;
  readonly cancel: CancelAction;
  readonly history: OrderHistory;
  readonly auth: Pick<RequestAuth, 'requireCustomer' | 'requireOwner'>;
  /** Builds the wire order for the customer who placed the order. */
  readonly toOwnerWire: ToOwnerWire;
}

/** Handlers for a customer's own orders. */
export const createOwnOrderHandlers = ({ orders, cancel, history, auth, toOwnerWire }: OwnOrderRouteDeps) =>
  ({
    async orders({ c, params, query }) {
      const customer = await auth.requireCustomer(c, { userId: params.user_id });
      return sendPrivateJson(c, { error: 0, ...(await history(customer, query.page ?? 1)) });
    },

    async cancelOrder({ c, params }) {
      const order = await orders.getBranchOrder(params.branch_id, params.order_id);
      await auth.requireOwner(c, order.row);
      const updatedOrder = await cancel(order);
      const wireOrder = await toOwnerWire(updatedOrder);
      if (getOrderStatus(updatedOrder.row) !== orderStatus.cancelled)
        throw new Refusal(409, 'too_late', 'This order can no longer be cancelled', {
          order: wireOrder,
        });
      return sendPrivateJson(c, { error: 0, order: wireOrder });
    },
  }) satisfies Handlers;
