import type { WireOrder } from '../../../../src/api/contract/order-contract.ts';
import type { Orders } from '../../services/orders/order-service.ts';
import type { StoredOrder } from '../../services/orders/order-wire.ts';
import type { Payments } from '../../services/payment/payment-service.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { ReadPaymentOrigin } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';
import { readIdempotencyKey } from '../http/read-request.ts';
import type { RequestAuth } from '../http/request-auth.ts';

interface PaymentRouteDeps {
  readonly orders: Pick<Orders, 'getOrder'>;
  readonly payments: Pick<Payments, 'pay' | 'getTransaction' | 'findBuyer'>;
  readonly auth: Pick<RequestAuth, 'requireCustomer' | 'requireOwner'>;
  readonly readPaymentOrigin: ReadPaymentOrigin;
  /** Builds the wire order for the customer who placed the order. */
  readonly toOwnWire: (order: StoredOrder) => Promise<WireOrder>;
}

/** Replaces the order id in the URL when the payment is for a wallet package. */
const WALLET_ORDER_ID = 'wallet';

/** Handlers that start a payment and report its status. */
export const createPaymentHandlers = ({
  orders,
  payments,
  auth,
  readPaymentOrigin,
  toOwnWire,
}: PaymentRouteDeps) =>
  ({
    async pay({ c, params, body }) {
      const key = readIdempotencyKey(c);
      const storedOrder = await orders.getOrder(params.order_id);
      await auth.requireOwner(c, storedOrder.row);
      const paymentOrigin = await readPaymentOrigin(c, body.return_url);
      const transaction = await payments.pay(storedOrder, {
        paymentType: body.payment_type,
        key,
        paymentOrigin,
      });
      const order = await toOwnWire(await orders.getOrder(params.order_id));
      return sendPrivateJson(c, { error: 0, order, transaction });
    },

    // Both ids are unguessable. Payments for wallet packages also require the customer's token.
    async transaction({ c, params: { order_id, transaction_id } }) {
      const isForPackage = order_id === WALLET_ORDER_ID;
      if (isForPackage) {
        const userId = await payments.findBuyer(transaction_id);
        await auth.requireCustomer(c, { userId: userId ?? '' });
      }
      const transaction = await payments.getTransaction(isForPackage ? null : order_id, transaction_id);
      return sendPrivateJson(c, { error: 0, transaction });
    },
  }) satisfies Handlers;
