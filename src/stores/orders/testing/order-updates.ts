import { wireOrder } from '../../../api/testing/wire-examples.ts';

/** The route of the order on screen. */
export const orderRoute = { 'webapp/order/': { body: { order: wireOrder() } } };
/** The path that returns the updates of the order in `orderRoute`. */
export const eventsPath = 'webapp/update-order-events/demo~one/o-1';

const buildMinuteTime = (minute: number) => `2026-03-01T09:0${minute}:00+03:00`;

/** The API's update of an order that has gone through these statuses, one per minute. */
export const buildWireOrderUpdate = (...statuses: (0 | 1 | 3 | 5)[]) => ({
  status: statuses.at(-1) ?? 0,
  promised_at: buildMinuteTime(9),
  events: statuses.map((status, minute) => ({ status, at: buildMinuteTime(minute) })),
});
