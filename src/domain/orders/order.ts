import type { Address } from '../delivery/delivery-types.ts';
import type { LocalizedText, OrderType } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import type { RefundTarget } from '../payment/refunds.ts';
import type { PaymentStatus } from '../payment/transaction.ts';
import { countQuoteUnits, type Quote } from '../pricing/quote.ts';
import type { OrderStatus } from './order-status.ts';
import type { Car } from './pickup-car.ts';

// An order as its customer sees it. The server sends it when the customer places or opens it, and sends updates
// afterwards (`src/api/mappers/map-order.ts`). All instants are epoch milliseconds.

export interface OrderEvent {
  readonly status: OrderStatus;
  readonly at: number;
}

/** The online payment of an order. */
export interface OrderPayment {
  readonly status: PaymentStatus;
  readonly paymentType: number;
  /** Payment deadline, after which an unpaid order is cancelled. Null if the order is not waiting for a payment. */
  readonly payBy: number | null;
}

/** A sum of money that was returned to one target. */
export interface OrderRefund {
  readonly target: RefundTarget;
  readonly amount: Money;
}

/** Gift options of an order for somebody else. */
export interface Gift {
  /** Text of the gift card: 1 to 300 characters. */
  readonly message: string;
  /** Name on the card: up to 100 characters; may be empty. */
  readonly toName: string;
  /** Whether the receipt hides prices. */
  readonly hidePrices: boolean;
}

export interface OrderReview {
  /** 1 to 5. */
  readonly rate: number;
  readonly comment: string;
  readonly changeableUntil: number;
}

/** The branch, with its details at the time of the order. */
export interface OrderBranch {
  readonly id: string;
  readonly name: LocalizedText;
  readonly address: LocalizedText | null;
  readonly phone: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

export interface Order {
  /** Unguessable, because anybody who knows the id can follow the order. */
  readonly id: string;
  /** Short number that staff call out at the counter. */
  readonly number: string;
  readonly referenceId: string;
  readonly status: OrderStatus;
  readonly orderType: OrderType;
  readonly placedAt: number;
  /** Date on which the shift of the order began (YYYY-MM-DD). After midnight, it may be the day before the order. */
  readonly businessDay: string | null;
  readonly promisedAt: number | null;
  /** Start and end of a scheduled order's slot. Older orders have no `scheduledTo`. */
  readonly scheduledAt: number | null;
  readonly scheduledTo: number | null;
  readonly events: readonly OrderEvent[];
  /** Whether the business did not answer in time, so that the order ended or was accepted automatically. */
  readonly isUnanswered: boolean;
  readonly branch: OrderBranch;
  readonly paymentType: number;
  /** Null unless the order is paid online. */
  readonly payment: OrderPayment | null;
  /** Refunds by staff, at most one entry per target. A rejection or cancellation adds no entry. */
  readonly refunds: readonly OrderRefund[];
  /**
   * Whether a part was paid from the wallet of an account that has been deleted. That part is not returned if the order
   * is rejected or cancelled.
   */
  readonly isWalletDeleted: boolean;
  readonly comment: string;
  readonly car: Car | null;
  /** When the customer of a pickup order announced their arrival. */
  readonly arrivedAt: number | null;
  /** Where that customer is waiting; '' if not given. */
  readonly arrivedNote: string;
  readonly table: { readonly id: string; readonly name: LocalizedText } | null;
  readonly gift: Gift | null;
  /** Sent only to the customer of the order. */
  readonly customer: { readonly name: string } | null;
  /** For a delivery: the name of the area, zone or country. Visible to everybody who follows the order. */
  readonly delivery: OrderDestination | null;
  /** For a delivery. Sent only to the customer of the order. */
  readonly address: Address | null;
  /** The reservation with which a pre-order was placed. Sent only to the customer of the order. */
  readonly reservationId: string | null;
  readonly review: OrderReview | null;
  readonly quote: Quote;
}

export interface OrderDestination {
  readonly destinationName: LocalizedText | null;
  /** Whether the order is shipped to a country. */
  readonly isShipped: boolean;
}

/** The parts of an order that change after it has been placed. */
export interface OrderUpdate
  extends Pick<
    Order,
    | 'status'
    | 'promisedAt'
    | 'events'
    | 'isUnanswered'
    | 'payment'
    | 'isWalletDeleted'
    | 'arrivedAt'
    | 'arrivedNote'
  > {
  /** Null if unchanged. */
  readonly paymentType: number | null;
  /** Null if the response contains no refunds. */
  readonly refunds: readonly OrderRefund[] | null;
}

const sumMinor = (refunds: readonly OrderRefund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount.minor, 0);

/** Refunds only grow, so the larger sum is the newer one. */
const pickNewerRefunds = (
  refunds: readonly OrderRefund[],
  otherRefunds: readonly OrderRefund[] | null,
): readonly OrderRefund[] =>
  otherRefunds && sumMinor(otherRefunds) > sumMinor(refunds) ? otherRefunds : refunds;

/** An entry in the list of orders. */
export interface OrderSummary
  extends Pick<Order, 'id' | 'number' | 'status' | 'orderType' | 'placedAt' | 'scheduledAt'> {
  readonly branchId: string;
  readonly branchName: LocalizedText;
  readonly total: Money;
  /** Number of units in all lines. */
  readonly count: number;
  /** Whether the order is shipped to a country. */
  readonly isShipped: boolean;
  /** The customer's rating, 1 to 5 stars. */
  readonly rate: number | null;
  /** Whether the order waits for its payment. */
  readonly isUnpaid: boolean;
}

/** Builds the entry of an order for the list of orders. */
export const summarizeOrder = ({
  branch,
  quote,
  review,
  payment,
  delivery,
  ...order
}: Order): OrderSummary => ({
  id: order.id,
  number: order.number,
  branchId: branch.id,
  branchName: branch.name,
  status: order.status,
  orderType: order.orderType,
  placedAt: order.placedAt,
  scheduledAt: order.scheduledAt,
  total: quote.total,
  count: countQuoteUnits(quote),
  isShipped: !!delivery?.isShipped,
  rate: review?.rate ?? null,
  isUnpaid: !!payment?.payBy,
});

/**
 * Applies an update. An update with fewer events than the order is outdated, because a newer one arrived first. In that
 * case the order is returned unchanged.
 */
export function updateOrder(order: Order, update: OrderUpdate): Order {
  if (update.events.length < order.events.length) return order;
  const { status, promisedAt, events, isUnanswered, payment, paymentType } = update;
  const { arrivedAt } = update.arrivedAt === null ? order : update;
  // Only the response to the customer's own report has a note. Other updates keep the earlier note.
  const arrivedNote = update.arrivedNote || order.arrivedNote;
  return {
    ...order,
    status,
    promisedAt,
    events,
    isUnanswered,
    payment,
    arrivedAt,
    arrivedNote,
    paymentType: paymentType ?? order.paymentType,
    refunds: pickNewerRefunds(order.refunds, update.refunds),
    isWalletDeleted: order.isWalletDeleted || update.isWalletDeleted,
  };
}

/**
 * Merges a response with the order on screen. If updates have made the order on screen newer than the response, the
 * displayed status and the other changing parts are kept.
 */
export function pickNewerOrder(response: Order, displayedOrder: Order | null): Order {
  if (displayedOrder?.id !== response.id || displayedOrder.events.length <= response.events.length)
    return response;
  const { status, promisedAt, events, isUnanswered, payment, paymentType, arrivedAt } = displayedOrder;
  const arrivedNote = displayedOrder.arrivedNote || response.arrivedNote;
  const refunds = pickNewerRefunds(response.refunds, displayedOrder.refunds);
  const isWalletDeleted = response.isWalletDeleted || displayedOrder.isWalletDeleted;
  return {
    ...response,
    status,
    promisedAt,
    events,
    isUnanswered,
    payment,
    paymentType,
    arrivedAt,
    arrivedNote,
    refunds,
    isWalletDeleted,
  };
}
