import type { WireOrderAddress } from '../../../../src/api/contract/delivery-contract.ts';
import type {
  WireOrder,
  WireOrderDelivery,
  WireOrderTable,
} from '../../../../src/api/contract/order-contract.ts';
import type { Arrival, OrderEvents } from '../../../../src/api/contract/order-events-contract.ts';
import type { WireGift } from '../../../../src/api/contract/order-request-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { OrderRow, StoredOrder } from '../../repo/orders/orders-repo.ts';

export type { StoredOrder };

import { toOrderPaymentWire, toOrderRefundsWire } from '../payment/transaction-wire.ts';
import { toZonedIso } from '../schedule/business-time.ts';

type Branch = WireOrder['branch'];

/** JSON columns. Only this server writes them, so their shape is known. */
export const getQuote = (row: Pick<OrderRow, 'quote'>): Quote => row.quote as Quote;
const getBranch = (row: OrderRow): Branch => row.branch as Branch;
const getGift = (row: OrderRow): WireGift | null => row.gift as WireGift | null;
const getCar = (row: OrderRow): WireOrder['car'] => row.car as WireOrder['car'];
export const getDelivery = (row: OrderRow): WireOrderDelivery | null =>
  row.delivery as WireOrderDelivery | null;
/** The address without the contact person's phone, which may belong to another person. */
function getAddress(row: OrderRow): WireOrderAddress | null {
  const { contact_phone, contact_dial_code, ...address } = (row.address ?? {}) as WireOrderAddress;
  return row.address ? address : null;
}
/** The cast is safe, because a check constraint allows only the values of `OrderStatus`. */
export const getOrderStatus = (row: { readonly status: number }): OrderStatus => row.status as OrderStatus;
export const getOrderType = (row: OrderRow): OrderType => row.sellingType as OrderType;

const toIsoOrNull = (at: Date | null, timezone: string) => (at ? toZonedIso(at.getTime(), timezone) : null);

const toEventsWire = ({ events }: StoredOrder, timezone: string): WireOrder['events'] =>
  events.map((event) => ({ status: getOrderStatus(event), at: toZonedIso(event.at.getTime(), timezone) }));

/** The note says where the customer is, so it is personal data. */
const toArrivalWire = (
  { arrivedAt, arrivedNote }: OrderRow,
  timezone: string,
  includeNote: boolean,
): Arrival => ({
  arrived_at: toIsoOrNull(arrivedAt, timezone),
  arrived_note: includeNote ? arrivedNote : null,
});

/** Whether the wallet that paid a part of the order no longer exists, because the customer has deleted the account. */
const isWalletDeleted = (row: OrderRow): boolean => row.customerId === null && getQuote(row).wallet > 0;

/** The quote without the customer's comments. */
function removeComments(quote: Quote): Quote {
  return { ...quote, lines: quote.lines.map((line) => ({ ...line, comment: '' })) };
}

/**
 * An order as sent to clients, with times in the business's time zone. Anyone who knows the id can read the order.
 * Personal data is therefore included only with `isFull`, and the phone number never in full.
 */
export function toOrderWire(order: StoredOrder, timezone: string, isFull: boolean): WireOrder {
  const { row } = order;
  const quote = getQuote(row);
  return {
    id: row.id,
    number: row.number,
    reference_id: row.referenceId,
    status: getOrderStatus(row),
    selling_type: getOrderType(row),
    placed_at: toZonedIso(row.placedAt.getTime(), timezone),
    business_day: row.businessDay,
    promised_at: toIsoOrNull(row.promisedAt, timezone),
    scheduled_at: toIsoOrNull(row.scheduledAt, timezone),
    scheduled_to: toIsoOrNull(row.scheduledTo, timezone),
    events: toEventsWire(order, timezone),
    branch: getBranch(row),
    unanswered: row.isUnanswered,
    payment_type: row.paymentType,
    payment: toOrderPaymentWire(row, timezone),
    refunds: toOrderRefundsWire(row),
    wallet_deleted: isWalletDeleted(row),
    comment: isFull ? row.comment : '',
    ...toArrivalWire(row, timezone, isFull),
    table: row.table as WireOrderTable | null,
    delivery: getDelivery(row),
    ...(isFull && {
      car: getCar(row),
      gift: getGift(row),
      customer: { name: row.customerName, phone_hint: row.phone.slice(-3) },
      address: getAddress(row),
    }),
    quote: isFull ? quote : removeComments(quote),
  };
}

/** The status of an order, without its content. `includeNote` adds the note on where the customer is waiting. */
export const toOrderEventsWire = (
  order: StoredOrder,
  timezone: string,
  includeNote = false,
): OrderEvents => ({
  status: getOrderStatus(order.row),
  promised_at: toIsoOrNull(order.row.promisedAt, timezone),
  unanswered: order.row.isUnanswered,
  payment_type: order.row.paymentType,
  payment: toOrderPaymentWire(order.row, timezone),
  refunds: toOrderRefundsWire(order.row),
  wallet_deleted: isWalletDeleted(order.row),
  ...toArrivalWire(order.row, timezone, includeNote),
  events: toEventsWire(order, timezone),
});
