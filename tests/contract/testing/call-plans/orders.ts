import type { Backend } from '../backend.ts';
import { CARD, CASH, payer } from '../payer.ts';
import { logIn } from '../test-accounts.ts';
import {
  CHAI,
  CHAI_TOTAL,
  idempotencyHeader,
  MITTE,
  orderBody,
  orderKeyHeader,
  placeOrder,
} from '../test-orders.ts';
import { type CallName, type CallPlan, FORGED, NO_TEXT } from './plan.ts';

const priced = { selling_types: 'car_pickup', order_lines: [CHAI] };
const UNKNOWN = { branch_id: MITTE, order_id: 'nobody-has-this' };

async function placed(backend: Backend) {
  const { id } = await placeOrder(backend);
  return { params: { branch_id: MITTE, order_id: id }, headers: orderKeyHeader(id) };
}
async function unpaid(backend: Backend) {
  const payable = await payer(backend).place();
  const params = { order_id: payable.order.id };
  return { params, headers: { ...idempotencyHeader(), 'order-key': payable.key }, payable };
}
const nameless = { ...orderBody(), name: ' ', phone: '1' };
const rating = (order_id: string, rate: number | null = 5) => ({ reference_id: 'tea-house', order_id, rate });

/** Moves an order to delivered, as the staff. */
async function handedOver(backend: Backend) {
  const { params, headers } = await placed(backend);
  for (const to of [1, 3, 5]) await payer(backend).move(params.order_id, to);
  return { body: rating(params.order_id), headers };
}

/** Plans of the calls that price, place, pay, follow and rate an order. */
export const orderPlans = {
  calcOrder: {
    happy: async () => [
      { params: { branch_id: MITTE }, body: priced },
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
      [{ params: { branch_id: MITTE }, body: priced, headers: FORGED }, 401, 'token_invalid'],
    ],
    unknown: () => [[{ params: { branch_id: 'nobody~none' }, body: priced }, 404, 'not_found']],
  },
  placeOrder: {
    happy: async () => [
      { body: orderBody(), headers: idempotencyHeader() },
      { order: { status: 0, quote: { total: CHAI_TOTAL } } },
    ],
    invalid: () => [
      [{ body: nameless, headers: idempotencyHeader() }, 422, ['name', 'phone']],
      [{ body: orderBody() }, 400, 'idempotency_key'],
      [{ body: orderBody({ total: 1 }), headers: idempotencyHeader() }, 409, 'stale_total'],
    ],
    unauthorised: () => [
      [{ body: orderBody(), headers: { ...idempotencyHeader(), ...FORGED } }, 401, 'token_invalid'],
    ],
    unknown: () => [
      [{ body: orderBody({ branch_id: 'nobody~none' }), headers: idempotencyHeader() }, 404, 'not_found'],
    ],
  },
  pay: {
    happy: async (backend) => {
      const { payable, ...sent } = await unpaid(backend);
      return [
        { ...sent, body: { payment_type: CASH } },
        { order: { id: payable.order.id, payment_type: CASH } },
      ];
    },
    invalid: async (backend) => {
      const { params, headers } = await unpaid(backend);
      const { 'order-key': key } = headers;
      return [
        [{ params, headers, body: {} }, 422, ['payment_type']],
        [{ params, headers, body: { payment_type: 99 } }, 422, 'payment_unavailable'],
        [{ params, headers: { 'order-key': key }, body: { payment_type: CARD } }, 400, 'idempotency_key'],
      ];
    },
    unauthorised: async (backend) => {
      const { params } = await unpaid(backend);
      const body = { payment_type: CARD };
      const other = await logIn(backend);
      return [
        [{ params, body, headers: idempotencyHeader() }, 403, 'not_yours'],
        [
          { params, body, headers: { ...idempotencyHeader(), 'order-key': 'somebody-else' } },
          403,
          'not_yours',
        ],
        [{ params, body, headers: { ...idempotencyHeader(), ...other.headers } }, 403, 'not_yours'],
        [{ params, body, headers: { ...idempotencyHeader(), ...FORGED } }, 401, 'token_invalid'],
      ];
    },
    unknown: () => [
      [{ params: UNKNOWN, body: { payment_type: CARD }, headers: idempotencyHeader() }, 404, 'not_found'],
    ],
  },
  order: {
    happy: async (backend) => {
      const sent = await placed(backend);
      return [{ ...sent, query: { full: 'true' } }, { order: { customer: { name: 'Ada' } } }];
    },
    invalid: async (backend) => [[{ ...(await placed(backend)), query: { full: 'yes' } }, 400, ['full']]],
    unauthorised: async (backend) => {
      const { params } = await placed(backend);
      const query = { full: 'true' };
      return [
        [{ params, query }, 200, { lacks: 'Ada' }],
        [{ params, query, headers: { 'order-key': 'somebody-else' } }, 200, { lacks: 'Ada' }],
        [{ params, query, headers: FORGED }, 401, 'token_invalid'],
      ];
    },
    unknown: async (backend) => {
      const { params } = await placed(backend);
      return [
        [{ params: UNKNOWN }, 404, 'not_found'],
        [{ params: { ...params, branch_id: 'tea-house~nord' } }, 404, 'not_found'],
      ];
    },
  },
  orderById: {
    happy: async (backend) => {
      const { params } = await placed(backend);
      return [{ params: { order_id: params.order_id } }, { order: { id: params.order_id, status: 0 } }];
    },
    invalid: async (backend) => [[{ ...(await placed(backend)), query: { full: 'yes' } }, 400, ['full']]],
    unauthorised: async (backend) => [
      [{ params: (await placed(backend)).params, query: { full: 'true' } }, 200, { lacks: 'Ada' }],
    ],
    unknown: () => [[{ params: UNKNOWN }, 404, 'not_found']],
  },
  orderEvents: {
    happy: async (backend) => [
      { params: (await placed(backend)).params },
      { status: 0, events: [{ status: 0 }] },
    ],
    invalid: () => [[{ params: { branch_id: MITTE, order_id: NO_TEXT } }, 400, 'invalid']],
    unauthorised: async (backend) => [[{ params: (await placed(backend)).params }, 200, { lacks: 'Ada' }]],
    unknown: () => [[{ params: UNKNOWN }, 404, 'not_found']],
  },
  cancelOrder: {
    happy: async (backend) => [await placed(backend), { order: { status: 9 } }],
    invalid: () => [[{ params: { branch_id: MITTE, order_id: NO_TEXT } }, 400, 'invalid']],
    unauthorised: async (backend) => {
      const { params } = await placed(backend);
      return [
        [{ params }, 403, 'not_yours'],
        [{ params, headers: { 'order-key': 'somebody-else' } }, 403, 'not_yours'],
        [{ params, headers: FORGED }, 401, 'token_invalid'],
      ];
    },
    unknown: () => [[{ params: UNKNOWN }, 404, 'not_found']],
  },
  arrived: {
    happy: async (backend) => [
      { params: (await placed(backend)).params, body: { note: 'Bay 4' } },
      { arrived_note: 'Bay 4' },
    ],
    invalid: async (backend) => [
      [{ params: (await placed(backend)).params, body: { note: 'x'.repeat(61) } }, 422, ['note']],
    ],
    unauthorised: async (backend) => [
      [{ params: (await placed(backend)).params, body: {} }, 200, { lacks: 'Ada' }],
    ],
    unknown: () => [[{ params: UNKNOWN, body: {} }, 404, 'not_found']],
  },
  transaction: {
    happy: async (backend) => {
      const { order, transaction } = await payer(backend).place();
      return [
        { params: { order_id: order.id, transaction_id: transaction.id } },
        { transaction: { status: 'pending', order_id: order.id } },
      ];
    },
    invalid: () => [[{ params: { order_id: 'wallet', transaction_id: NO_TEXT } }, 400, 'invalid']],
    unauthorised: async (backend) => {
      const { headers } = await logIn(backend);
      const { transaction } = await backend.ask('walletBuy', {
        body: { package_id: 'ten', payment_type: CARD },
        headers: { ...headers, ...idempotencyHeader() },
      });
      const params = { order_id: 'wallet', transaction_id: transaction.id };
      const other = await logIn(backend);
      return [
        [{ params }, 401, 'login_needed'],
        [{ params, headers: other.headers }, 403, 'not_yours'],
      ];
    },
    unknown: async (backend) => {
      const { order, transaction } = await payer(backend).place();
      return [
        [{ params: { order_id: order.id, transaction_id: 'none' } }, 404, 'not_found'],
        [{ params: { ...UNKNOWN, transaction_id: transaction.id } }, 404, 'not_found'],
      ];
    },
  },
  rate: {
    happy: async (backend) => [await handedOver(backend), { review: { rate: 5 } }],
    invalid: async (backend) => {
      const { body, headers } = await handedOver(backend);
      return [
        [{ body: { ...body, rate: 6 }, headers }, 422, ['rate']],
        [{ body: { ...body, rate: null }, headers }, 422, ['rate']],
        [{ body: { reference_id: 'tea-house', answers: [] } }, 400, 'idempotency_key'],
      ];
    },
    unauthorised: async (backend) => {
      const { body } = await handedOver(backend);
      return [
        [{ body }, 403, 'not_yours'],
        [{ body, headers: FORGED }, 401, 'token_invalid'],
      ];
    },
    unknown: async (backend) => {
      const { body, headers } = await handedOver(backend);
      return [
        [{ body: rating('nobody-has-this') }, 404, 'not_found'],
        [{ body: { ...body, reference_id: 'garden' }, headers }, 404, 'not_found'],
      ];
    },
  },
} satisfies Partial<Record<CallName, CallPlan>>;
