import type { Address } from '../delivery/delivery-types.ts';
import type { LocalizedText, SellingType } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import type { PaymentStatus } from '../payment/transaction.ts';
import { type Quote, unitsIn } from '../pricing/quote.ts';
import type { OrderStatus } from './order-status.ts';
import type { Car } from './pickup-car.ts';

// An order as its customer sees it. It comes from the server (`src/api/mappers/map-order.ts`): once when it is placed or
// opened, and then as events while it goes on. All instants are epoch milliseconds.

export interface OrderEvent {
  readonly status: OrderStatus;
  readonly at: number;
}

/** The online payment of an order. */
export interface OrderPayment {
  readonly status: PaymentStatus;
  readonly paymentType: number;
  /** While the order waits for its payment: when it is cancelled without one. */
  readonly payBy: number | null;
}

/** An order for somebody else. */
export interface Gift {
  /** On its card: 1 to 300 characters. */
  readonly message: string;
  /** Up to 100 characters; '' when the card names nobody. */
  readonly toName: string;
  /** The receipt shows no prices. */
  readonly hidePrices: boolean;
}

export interface OrderReview {
  /** 1 to 5. */
  readonly rate: number;
  readonly comment: string;
  readonly changeableUntil: number;
}

/** The branch as it was when the order was placed. */
export interface OrderBranch {
  readonly id: string;
  readonly name: LocalizedText;
  readonly address: LocalizedText | null;
  readonly phone: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

export interface Order {
  /** Unguessable. */
  readonly id: string;
  /** Read aloud at the counter. */
  readonly number: string;
  readonly referenceId: string;
  readonly status: OrderStatus;
  readonly sellingType: SellingType;
  readonly placedAt: number;
  readonly promisedAt: number | null;
  /** The slot of a scheduled order; an order from before its end was stored has no `scheduledTo`. */
  readonly scheduledAt: number | null;
  readonly scheduledTo: number | null;
  readonly events: readonly OrderEvent[];
  readonly branch: OrderBranch;
  readonly paymentType: number;
  /** Null for an order that is paid on the spot. */
  readonly payment: OrderPayment | null;
  readonly comment: string;
  readonly car: Car | null;
  /** When the customer of a pickup said that they are there, and where they stand. */
  readonly arrivedAt: number | null;
  readonly arrivedNote: string;
  readonly table: { readonly id: string; readonly name: LocalizedText } | null;
  readonly gift: Gift | null;
  /** Only its customer gets this. */
  readonly customer: { readonly name: string } | null;
  /** Of a delivery: the area, zone or country it goes to. Anybody who follows the order may know it. */
  readonly delivery: { readonly place: LocalizedText | null } | null;
  /** Of a delivery: only its customer gets this. */
  readonly address: Address | null;
  readonly review: OrderReview | null;
  readonly quote: Quote;
}

/** What changes while an order goes on. */
export interface OrderUpdate
  extends Pick<Order, 'status' | 'promisedAt' | 'events' | 'payment' | 'arrivedAt' | 'arrivedNote'> {
  /** Null: as it was. */
  readonly paymentType: number | null;
}

/** What a list of orders shows of each. */
export interface OrderSummary
  extends Pick<Order, 'id' | 'number' | 'status' | 'sellingType' | 'placedAt' | 'scheduledAt'> {
  readonly branchId: string;
  readonly branchName: LocalizedText;
  readonly total: Money;
  /** Units over all lines. */
  readonly count: number;
  /** The stars its customer gave it. */
  readonly rate: number | null;
  /** It waits for its payment. */
  readonly isUnpaid: boolean;
}

export const summarizeOrder = ({ branch, quote, review, payment, ...order }: Order): OrderSummary => ({
  id: order.id,
  number: order.number,
  branchId: branch.id,
  branchName: branch.name,
  status: order.status,
  sellingType: order.sellingType,
  placedAt: order.placedAt,
  scheduledAt: order.scheduledAt,
  total: quote.total,
  count: unitsIn(quote),
  rate: review?.rate ?? null,
  isUnpaid: !!payment?.payBy,
});

/**
 * The order after an update. An update with fewer events than the order has was overtaken by a newer one: then the order
 * stays as it is.
 */
export function updateOrder(order: Order, update: OrderUpdate): Order {
  if (update.events.length < order.events.length) return order;
  const { status, promisedAt, events, payment, paymentType } = update;
  const { arrivedAt, arrivedNote } = update.arrivedAt === null ? order : update;
  return {
    ...order,
    ...{ status, promisedAt, events, payment, arrivedAt, arrivedNote },
    paymentType: paymentType ?? order.paymentType,
  };
}

/** Of two responses about one order, the newer: a slow response must not undo what was heard since. */
export function newerOrder(response: Order, shown: Order | null): Order {
  if (shown?.id !== response.id || shown.events.length <= response.events.length) return response;
  const { status, promisedAt, events, payment, paymentType, arrivedAt, arrivedNote } = shown;
  return { ...response, status, promisedAt, events, payment, paymentType, arrivedAt, arrivedNote };
}
