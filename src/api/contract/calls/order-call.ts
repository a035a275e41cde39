import type { Call } from '../call.ts';
import {
  arrivedRequest,
  calcOrderRequest,
  calcOrderResponse,
  orderEventsResponse,
  orderQuery,
  orderRequest,
  orderResponse,
  payableOrderResponse,
  payRequest,
} from '../schemas/order-schema.ts';

/** The server's breakdown of a cart: decisions, section 1. */
export const calcOrder = {
  method: 'POST',
  path: 'service/pos/calc-order/{branch_id}',
  body: calcOrderRequest,
  response: calcOrderResponse,
} as const satisfies Call;

/** With an `Idempotency-Key`: the same key is the same order, however often it is sent. */
export const placeOrder = {
  method: 'POST',
  path: 'webapp/order',
  body: orderRequest,
  response: payableOrderResponse,
} as const satisfies Call;

/** By whoever placed it. With an `Idempotency-Key`: an open payment of the same kind is answered again, never doubled. */
export const pay = {
  method: 'POST',
  path: 'webapp/pay/{order_id}',
  body: payRequest,
  response: payableOrderResponse,
} as const satisfies Call;

export const order = {
  method: 'GET',
  path: 'webapp/order/{branch_id}/{order_id}',
  query: orderQuery,
  response: orderResponse,
} as const satisfies Call;

/** By its unguessable id alone, as a link holds it. */
export const orderById = {
  method: 'GET',
  path: 'webapp/order/{order_id}',
  query: orderQuery,
  response: orderResponse,
} as const satisfies Call;

export const orderEvents = {
  method: 'GET',
  path: 'webapp/update-order-events/{branch_id}/{order_id}',
  response: orderEventsResponse,
} as const satisfies Call;

/** By whoever placed it, while it waits (decisions, section 4). 409 `too_late` with the order as it stands. */
export const cancelOrder = {
  method: 'POST',
  path: 'webapp/cancel-order/{branch_id}/{order_id}',
  response: orderResponse,
} as const satisfies Call;

/** The customer of a pickup is there: the staff is told. It may be sent again. */
export const arrived = {
  method: 'POST',
  path: 'webapp/arrived/{branch_id}/{order_id}',
  body: arrivedRequest,
  response: orderEventsResponse,
} as const satisfies Call;
