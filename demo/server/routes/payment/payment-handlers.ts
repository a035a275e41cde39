import type { WireOrder } from '../../../../src/api/contract/order-contract.ts';
import type { Orders } from '../../services/orders/order-service.ts';
import type { StoredOrder } from '../../services/orders/order-wire.ts';
import type { Payments } from '../../services/payment/payment-service.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { Bearer } from '../http/bearer.ts';
import type { ReadPaymentOrigin } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';
import { readIdempotencyKey } from '../http/read-request.ts';

interface PaymentRouteDeps {
  readonly orders: Pick<Orders, 'order'>;
  readonly payments: Pick<Payments, 'pay' | 'transaction' | 'buyerOf'>;
  readonly bearer: Pick<Bearer, 'requireCustomer' | 'requireOwner'>;
  readonly readPaymentOrigin: ReadPaymentOrigin;
  /** An order as whoever placed it sees it. */
  readonly toOwnWire: (order: StoredOrder) => Promise<WireOrder>;
}

/** In place of an order's id, for what pays a package of the wallet. */
const WALLET = 'wallet';

/** The calls that pay, and ask how a payment stands. */
export const paymentHandlers = ({
  orders,
  payments,
  bearer,
  readPaymentOrigin,
  toOwnWire,
}: PaymentRouteDeps) =>
  ({
    async pay({ c, params, body }) {
      const key = readIdempotencyKey(c);
      const found = await orders.order(params.order_id);
      await bearer.requireOwner(c, found.row);
      const from = await readPaymentOrigin(c, body.return_url);
      const transaction = await payments.pay(found, { paymentType: body.payment_type, key, from });
      const order = await toOwnWire(await orders.order(params.order_id));
      return sendPrivateJson(c, { error: 0, order, transaction });
    },

    // Both ids are unguessable; whose package it is, its customer alone is told.
    async transaction({ c, params: { order_id, transaction_id } }) {
      const isOfWallet = order_id === WALLET;
      if (isOfWallet) {
        const userId = await payments.buyerOf(transaction_id);
        await bearer.requireCustomer(c, { userId: userId ?? '' });
      }
      const transaction = await payments.transaction(isOfWallet ? null : order_id, transaction_id);
      return sendPrivateJson(c, { error: 0, transaction });
    },
  }) satisfies Handlers;
