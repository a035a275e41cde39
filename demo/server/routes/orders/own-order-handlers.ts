import type { WireOrder } from '../../../../src/api/contract/order-contract.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { CustomerCancel } from '../../services/orders/customer-actions.ts';
import type { OrderHistory } from '../../services/orders/order-history-page.ts';
import type { Orders } from '../../services/orders/order-service.ts';
import { type StoredOrder, statusOf } from '../../services/orders/order-wire.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import type { Handlers } from '../api/handler.ts';
import type { Bearer } from '../http/bearer.ts';
import { privateJson } from '../http/json-answer.ts';

interface OwnOrderRouteDeps {
  readonly orders: Pick<Orders, 'orderOf'>;
  readonly cancel: CustomerCancel;
  readonly history: OrderHistory;
  readonly bearer: Pick<Bearer, 'requireCustomer' | 'requireOwner'>;
  /** An order as whoever placed it sees it. */
  readonly ownWire: (order: StoredOrder) => Promise<WireOrder>;
}

/** The calls about orders that only their customers make. */
export const ownOrderHandlers = ({ orders, cancel, history, bearer, ownWire }: OwnOrderRouteDeps) =>
  ({
    async orders({ c, params, query }) {
      const customer = await bearer.requireCustomer(c, { userId: params.user_id });
      return privateJson(c, { error: 0, ...(await history(customer, query.page ?? 1)) });
    },

    async cancelOrder({ c, params }) {
      const found = await orders.orderOf(params.branch_id, params.order_id);
      await bearer.requireOwner(c, found.row);
      const stored = await cancel(found);
      const order = await ownWire(stored);
      if (statusOf(stored.row) !== orderStatus.cancelled)
        throw new Refusal(409, 'too_late', 'Somebody has begun this order, or it is over', { order });
      return privateJson(c, { error: 0, order });
    },
  }) satisfies Handlers;
