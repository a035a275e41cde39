import { createCurrency, parseMoney } from '../../domain/money/money.ts';
import type {
  Order,
  OrderPayment,
  OrderRefund,
  OrderReview,
  OrderSummary,
  OrderUpdate,
} from '../../domain/orders/order.ts';
import type { WireOrderReview } from '../contract/feedback-contract.ts';
import type { WireOrder } from '../contract/order-contract.ts';
import type { OrderEvents } from '../contract/order-events-contract.ts';
import type { OrderSummary as WireSummary } from '../contract/order-list-contract.ts';
import type { WireGift } from '../contract/order-request-contract.ts';
import type { WireOrderPayment, WireOrderRefunds } from '../contract/payment-contract.ts';
import { toAddress } from './map-address.ts';
import { toInstant, toOptionalInstant } from './map-common.ts';
import { toQuote } from './map-quote.ts';

const toPayment = (wire: WireOrderPayment | null | undefined): OrderPayment | null =>
  wire
    ? { status: wire.status, paymentType: wire.payment_type, payBy: toOptionalInstant(wire.pay_by) }
    : null;

const toRefunds = (wire: WireOrderRefunds): readonly OrderRefund[] =>
  wire.map(({ target, amount, currency, currency_digits }) => ({
    target,
    amount: parseMoney(amount, createCurrency(currency, currency_digits)),
  }));

/** Maps the review of an order. Throws RangeError for an unreadable instant. */
export const toOrderReview = (wire: WireOrderReview): OrderReview => ({
  rate: wire.rate,
  comment: wire.comment,
  changeableUntil: toInstant(wire.changeable_until),
});

export const toGift = ({ message, to_name, hide_prices: hidePrices }: WireGift) => ({
  message,
  toName: to_name ?? '',
  hidePrices,
});

const toEvents = (events: WireOrder['events']) =>
  events.map(({ status, at }) => ({ status, at: toInstant(at) }));

/** Maps an order. Throws for an unreadable instant or amount. */
export function toOrder(wire: WireOrder): Order {
  const { branch, delivery } = wire;
  return {
    id: wire.id,
    number: wire.number,
    referenceId: wire.reference_id,
    status: wire.status,
    orderType: wire.selling_type,
    placedAt: toInstant(wire.placed_at),
    businessDay: wire.business_day ?? null,
    promisedAt: toOptionalInstant(wire.promised_at),
    scheduledAt: toOptionalInstant(wire.scheduled_at),
    scheduledTo: toOptionalInstant(wire.scheduled_to),
    events: toEvents(wire.events),
    isUnanswered: wire.unanswered ?? false,
    branch: {
      id: branch.id,
      name: branch.name,
      address: branch.address ?? null,
      phone: branch.phone ?? null,
      lat: branch.lat ?? null,
      lng: branch.lng ?? null,
    },
    paymentType: wire.payment_type,
    payment: toPayment(wire.payment),
    refunds: toRefunds(wire.refunds ?? []),
    isWalletDeleted: wire.wallet_deleted ?? false,
    comment: wire.comment,
    car: wire.car ?? null,
    arrivedAt: toOptionalInstant(wire.arrived_at),
    arrivedNote: wire.arrived_note ?? '',
    table: wire.table ?? null,
    gift: wire.gift ? toGift(wire.gift) : null,
    customer: wire.customer ? { name: wire.customer.name } : null,
    delivery: delivery
      ? {
          destinationName: delivery.area_name ?? delivery.zone_name ?? delivery.country ?? null,
          isShipped: !!delivery.country,
        }
      : null,
    address: wire.address ? toAddress(wire.address) : null,
    reservationId: wire.reservation_id ?? null,
    review: wire.review ? toOrderReview(wire.review) : null,
    quote: toQuote(wire.quote),
  };
}

/** Maps a status update of an order. Throws for an unreadable instant or amount. */
export const toOrderUpdate = (wire: OrderEvents): OrderUpdate => ({
  status: wire.status,
  promisedAt: toOptionalInstant(wire.promised_at),
  events: toEvents(wire.events),
  isUnanswered: wire.unanswered ?? false,
  paymentType: wire.payment_type ?? null,
  payment: toPayment(wire.payment),
  refunds: wire.refunds ? toRefunds(wire.refunds) : null,
  isWalletDeleted: wire.wallet_deleted ?? false,
  arrivedAt: toOptionalInstant(wire.arrived_at),
  arrivedNote: wire.arrived_note ?? '',
});

/** Maps a list of orders. Omits and reports unreadable entries. */
export const toOrderSummaries = (
  list: readonly WireSummary[],
  report: (error: unknown) => void,
): readonly OrderSummary[] =>
  list.flatMap((wire) => {
    try {
      return [toOrderSummary(wire)];
    } catch (error) {
      report(error);
      return [];
    }
  });

/** Maps an entry of a list of orders. Throws for an unreadable instant or total. */
export const toOrderSummary = (wire: WireSummary): OrderSummary => ({
  id: wire.id,
  number: wire.number,
  branchId: wire.branch_id,
  branchName: wire.branch_name,
  status: wire.status,
  orderType: wire.selling_type,
  placedAt: toInstant(wire.placed_at),
  scheduledAt: toOptionalInstant(wire.scheduled_at),
  total: parseMoney(wire.total, createCurrency(wire.currency, wire.currency_digits)),
  count: wire.count,
  isShipped: !!wire.shipped,
  rate: wire.rate,
  isUnpaid: !!wire.unpaid,
});
