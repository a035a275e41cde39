import type { Backend } from '../backend.ts';
import { CARD, CASH, createPayer } from '../payer.ts';
import { logIn } from '../test-accounts.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  buildOrderKeyHeader,
  CHAI,
  CHAI_TOTAL,
  MITTE,
  placeOrder,
} from '../test-orders.ts';
import { type CallName, type CallPlan, FORGED_TOKEN_HEADER, INVALID_ID } from './plan.ts';

const CART_BODY = { selling_types: 'car_pickup', order_lines: [CHAI] };
const UNKNOWN_ORDER = { branch_id: MITTE, order_id: 'nobody-has-this' };

async function placeOrderWithKey(backend: Backend) {
  const { id } = await placeOrder(backend);
  return { params: { branch_id: MITTE, order_id: id }, headers: buildOrderKeyHeader(id) };
}
async function placeUnpaidOrder(backend: Backend) {
  const unpaidOrder = await createPayer(backend).placeOrder();
  const params = { order_id: unpaidOrder.order.id };
  return { params, headers: { ...buildIdempotencyHeader(), 'order-key': unpaidOrder.key }, unpaidOrder };
}
const INVALID_BODY = { ...buildOrderBody(), name: ' ', phone: '1' };
const buildRating = (order_id: string, rate: number | null = 5) => ({
  reference_id: 'tea-house',
  order_id,
  rate,
});

/** Places an order and moves it to delivered, as the staff does. Returns the request that rates it. */
async function prepareRatingOfDeliveredOrder(backend: Backend) {
  const { params, headers } = await placeOrderWithKey(backend);
  for (const newStatus of [1, 3, 5]) await createPayer(backend).moveOrder(params.order_id, newStatus);
  return { body: buildRating(params.order_id), headers };
}

/** Plans of the calls that price, place, pay, follow and rate an order. */
export const orderPlans = {
  calcOrder: {
    valid: async () => [
      { params: { branch_id: MITTE }, body: CART_BODY },
      { quote: { total: CHAI_TOTAL, currency: 'EUR' } },
    ],
    invalid: () => [
      [
        { params: { branch_id: MITTE }, body: { selling_types: 'by_drone' } },
        422,
        ['selling_types', 'order_lines'],
      ],
    ],
    unauthorised: () => [
      [{ params: { branch_id: MITTE }, body: CART_BODY, headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
    ],
    unknown: () => [[{ params: { branch_id: 'nobody~none' }, body: CART_BODY }, 404, 'not_found']],
  },
  placeOrder: {
    valid: async () => [
      { body: buildOrderBody(), headers: buildIdempotencyHeader() },
      { order: { status: 0, quote: { total: CHAI_TOTAL } } },
    ],
    invalid: () => [
      [{ body: INVALID_BODY, headers: buildIdempotencyHeader() }, 422, ['name', 'phone']],
      [{ body: buildOrderBody() }, 400, 'idempotency_key'],
      [{ body: buildOrderBody({ total: 1 }), headers: buildIdempotencyHeader() }, 409, 'stale_total'],
    ],
    unauthorised: () => [
      [
        { body: buildOrderBody(), headers: { ...buildIdempotencyHeader(), ...FORGED_TOKEN_HEADER } },
        401,
        'token_invalid',
      ],
    ],
    unknown: () => [
      [
        { body: buildOrderBody({ branch_id: 'nobody~none' }), headers: buildIdempotencyHeader() },
        404,
        'not_found',
      ],
    ],
  },
  pay: {
    valid: async (backend) => {
      const { unpaidOrder, ...sent } = await placeUnpaidOrder(backend);
      return [
        { ...sent, body: { payment_type: CASH } },
        { order: { id: unpaidOrder.order.id, payment_type: CASH } },
      ];
    },
    invalid: async (backend) => {
      const { params, headers } = await placeUnpaidOrder(backend);
      const { 'order-key': key } = headers;
      return [
        [{ params, headers, body: {} }, 422, ['payment_type']],
        [{ params, headers, body: { payment_type: 99 } }, 422, 'payment_unavailable'],
        [{ params, headers: { 'order-key': key }, body: { payment_type: CARD } }, 400, 'idempotency_key'],
      ];
    },
    unauthorised: async (backend) => {
      const { params } = await placeUnpaidOrder(backend);
      const body = { payment_type: CARD };
      const otherAccount = await logIn(backend);
      return [
        [{ params, body, headers: buildIdempotencyHeader() }, 403, 'not_yours'],
        [
          { params, body, headers: { ...buildIdempotencyHeader(), 'order-key': 'somebody-else' } },
          403,
          'not_yours',
        ],
        [
          { params, body, headers: { ...buildIdempotencyHeader(), ...otherAccount.headers } },
          403,
          'not_yours',
        ],
        [
          { params, body, headers: { ...buildIdempotencyHeader(), ...FORGED_TOKEN_HEADER } },
          401,
          'token_invalid',
        ],
      ];
    },
    unknown: () => [
      [
        { params: UNKNOWN_ORDER, body: { payment_type: CARD }, headers: buildIdempotencyHeader() },
        404,
        'not_found',
      ],
    ],
  },
  placedOrder: {
    valid: async (backend) => {
      const { params, headers } = await placeOrderWithKey(backend);
      const { branch_id, order_id: id } = params;
      return [
        { params: { branch_id }, headers },
        { order: { id, customer: { name: 'Ada' } }, transaction: null },
      ];
    },
    invalid: () => [[{ params: { branch_id: MITTE } }, 400, 'order_key']],
    unauthorised: () => [
      [{ params: { branch_id: MITTE }, headers: { 'order-key': 'somebody-else' } }, 200, { lacks: 'Ada' }],
    ],
    unknown: () => [
      [
        { params: { branch_id: MITTE }, headers: { 'order-key': 'nobody-has-this' } },
        200,
        { contains: { order: null } },
      ],
      [
        { params: { branch_id: 'nobody~none' }, headers: { 'order-key': 'nobody-has-this' } },
        404,
        'not_found',
      ],
    ],
  },
  order: {
    valid: async (backend) => {
      const sent = await placeOrderWithKey(backend);
      return [{ ...sent, query: { full: 'true' } }, { order: { customer: { name: 'Ada' } } }];
    },
    invalid: async (backend) => [
      [{ ...(await placeOrderWithKey(backend)), query: { full: 'yes' } }, 400, ['full']],
    ],
    unauthorised: async (backend) => {
      const { params } = await placeOrderWithKey(backend);
      const query = { full: 'true' };
      return [
        [{ params, query }, 200, { lacks: 'Ada' }],
        [{ params, query, headers: { 'order-key': 'somebody-else' } }, 200, { lacks: 'Ada' }],
        [{ params, query, headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
      ];
    },
    unknown: async (backend) => {
      const { params } = await placeOrderWithKey(backend);
      return [
        [{ params: UNKNOWN_ORDER }, 404, 'not_found'],
        [{ params: { ...params, branch_id: 'tea-house~nord' } }, 404, 'not_found'],
      ];
    },
  },
  orderById: {
    valid: async (backend) => {
      const { params } = await placeOrderWithKey(backend);
      return [{ params: { order_id: params.order_id } }, { order: { id: params.order_id, status: 0 } }];
    },
    invalid: async (backend) => [
      [{ ...(await placeOrderWithKey(backend)), query: { full: 'yes' } }, 400, ['full']],
    ],
    unauthorised: async (backend) => [
      [{ params: (await placeOrderWithKey(backend)).params, query: { full: 'true' } }, 200, { lacks: 'Ada' }],
    ],
    unknown: () => [[{ params: UNKNOWN_ORDER }, 404, 'not_found']],
  },
  orderEvents: {
    valid: async (backend) => [
      { params: (await placeOrderWithKey(backend)).params },
      { status: 0, events: [{ status: 0 }] },
    ],
    invalid: () => [[{ params: { branch_id: MITTE, order_id: INVALID_ID } }, 400, 'invalid']],
    unauthorised: async (backend) => [
      [{ params: (await placeOrderWithKey(backend)).params }, 200, { lacks: 'Ada' }],
    ],
    unknown: () => [[{ params: UNKNOWN_ORDER }, 404, 'not_found']],
  },
  cancelOrder: {
    valid: async (backend) => [await placeOrderWithKey(backend), { order: { status: 9 } }],
    invalid: () => [[{ params: { branch_id: MITTE, order_id: INVALID_ID } }, 400, 'invalid']],
    unauthorised: async (backend) => {
      const { params } = await placeOrderWithKey(backend);
      return [
        [{ params }, 403, 'not_yours'],
        [{ params, headers: { 'order-key': 'somebody-else' } }, 403, 'not_yours'],
        [{ params, headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
      ];
    },
    unknown: () => [[{ params: UNKNOWN_ORDER }, 404, 'not_found']],
  },
  arrived: {
    valid: async (backend) => [
      { params: (await placeOrderWithKey(backend)).params, body: { note: 'Bay 4' } },
      { arrived_note: 'Bay 4' },
    ],
    invalid: async (backend) => [
      [{ params: (await placeOrderWithKey(backend)).params, body: { note: 'x'.repeat(61) } }, 422, ['note']],
    ],
    unauthorised: async (backend) => [
      [{ params: (await placeOrderWithKey(backend)).params, body: {} }, 200, { lacks: 'Ada' }],
    ],
    unknown: () => [[{ params: UNKNOWN_ORDER, body: {} }, 404, 'not_found']],
  },
  transaction: {
    valid: async (backend) => {
      const { order, transaction } = await createPayer(backend).placeOrder();
      return [
        { params: { order_id: order.id, transaction_id: transaction.id } },
        { transaction: { status: 'pending', order_id: order.id } },
      ];
    },
    invalid: () => [[{ params: { order_id: 'wallet', transaction_id: INVALID_ID } }, 400, 'invalid']],
    unauthorised: async (backend) => {
      const { headers } = await logIn(backend);
      const { transaction } = await backend.call('walletBuy', {
        body: { package_id: 'ten', payment_type: CARD },
        headers: { ...headers, ...buildIdempotencyHeader() },
      });
      const params = { order_id: 'wallet', transaction_id: transaction.id };
      const otherAccount = await logIn(backend);
      return [
        [{ params }, 401, 'login_needed'],
        [{ params, headers: otherAccount.headers }, 403, 'not_yours'],
      ];
    },
    unknown: async (backend) => {
      const { order, transaction } = await createPayer(backend).placeOrder();
      return [
        [{ params: { order_id: order.id, transaction_id: 'none' } }, 404, 'not_found'],
        [{ params: { ...UNKNOWN_ORDER, transaction_id: transaction.id } }, 404, 'not_found'],
      ];
    },
  },
  rate: {
    valid: async (backend) => [await prepareRatingOfDeliveredOrder(backend), { review: { rate: 5 } }],
    invalid: async (backend) => {
      const { body, headers } = await prepareRatingOfDeliveredOrder(backend);
      return [
        [{ body: { ...body, rate: 6 }, headers }, 422, ['rate']],
        [{ body: { ...body, rate: null }, headers }, 422, ['rate']],
        [{ body: { reference_id: 'tea-house', answers: [] } }, 400, 'idempotency_key'],
      ];
    },
    unauthorised: async (backend) => {
      const { body } = await prepareRatingOfDeliveredOrder(backend);
      return [
        [{ body }, 403, 'not_yours'],
        [{ body, headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
      ];
    },
    unknown: async (backend) => {
      const { body, headers } = await prepareRatingOfDeliveredOrder(backend);
      return [
        [{ body: buildRating('nobody-has-this') }, 404, 'not_found'],
        [{ body: { ...body, reference_id: 'garden' }, headers }, 404, 'not_found'],
      ];
    },
  },
} satisfies Partial<Record<CallName, CallPlan>>;
