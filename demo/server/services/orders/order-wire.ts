import type { WireOrderAddress } from '../../../../src/api/contract/delivery-contract.ts';
import type {
  Arrival,
  OrderEvents,
  WireGift,
  WireOrder,
  WireOrderDelivery,
  WireOrderTable,
} from '../../../../src/api/contract/order-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { OrderRow, StoredOrder } from '../../repo/orders/orders-repo.ts';

export type { StoredOrder };

import { toOrderPaymentWire } from '../payment/transaction-wire.ts';
import { toZonedIso } from '../schedule/business-time.ts';

type Branch = WireOrder['branch'];

/** JSON columns. Only this server writes them. */
const quoteOf = (row: OrderRow): Quote => row.quote as Quote;
const branchOf = (row: OrderRow): Branch => row.branch as Branch;
const giftOf = (row: OrderRow): WireGift | null => row.gift as WireGift | null;
const carOf = (row: OrderRow): WireOrder['car'] => row.car as WireOrder['car'];
const deliveryOf = (row: OrderRow): WireOrderDelivery | null => row.delivery as WireOrderDelivery | null;
/** Without the contact's phone, which may belong to another person. */
function addressOf(row: OrderRow): WireOrderAddress | null {
  const { contact_phone, contact_dial_code, ...address } = (row.address ?? {}) as WireOrderAddress;
  return row.address ? address : null;
}
/** A check constraint allows only these values. */
export const statusOf = (row: { readonly status: number }): OrderStatus => row.status as OrderStatus;
export const sellingTypeOf = (row: OrderRow): OrderType => row.sellingType as OrderType;

const isoOrNull = (at: Date | null, timezone: string) => (at ? toZonedIso(at.getTime(), timezone) : null);

const eventsWire = ({ events }: StoredOrder, timezone: string): WireOrder['events'] =>
  events.map((event) => ({ status: statusOf(event), at: toZonedIso(event.at.getTime(), timezone) }));

const arrivalWire = ({ arrivedAt, arrivedNote }: OrderRow, timezone: string): Arrival => ({
  arrived_at: isoOrNull(arrivedAt, timezone),
  arrived_note: arrivedNote,
});

/** The quote without the customer's comments. */
function withoutComments(quote: Quote): Quote {
  return { ...quote, lines: quote.lines.map((line) => ({ ...line, comment: '' })) };
}

/**
 * An order as sent, with times on the business's own clock. The id alone gives access, so personal data is included only
 * with `full`, and the phone never completely.
 */
export function toOrderWire(order: StoredOrder, timezone: string, full: boolean): WireOrder {
  const { row } = order;
  const quote = quoteOf(row);
  return {
    id: row.id,
    number: row.number,
    reference_id: row.referenceId,
    status: statusOf(row),
    selling_type: sellingTypeOf(row),
    placed_at: toZonedIso(row.placedAt.getTime(), timezone),
    promised_at: isoOrNull(row.promisedAt, timezone),
    scheduled_at: isoOrNull(row.scheduledAt, timezone),
    scheduled_to: isoOrNull(row.scheduledTo, timezone),
    events: eventsWire(order, timezone),
    branch: branchOf(row),
    payment_type: row.paymentType,
    payment: toOrderPaymentWire(row, timezone),
    comment: full ? row.comment : '',
    ...arrivalWire(row, timezone),
    table: row.table as WireOrderTable | null,
    delivery: deliveryOf(row),
    ...(full && {
      car: carOf(row),
      gift: giftOf(row),
      customer: { name: row.customerName, phone_hint: row.phone.slice(-3) },
      address: addressOf(row),
    }),
    quote: full ? quote : withoutComments(quote),
  };
}

/** The status of an order without its content. */
export const toOrderEventsWire = (order: StoredOrder, timezone: string): OrderEvents => ({
  status: statusOf(order.row),
  promised_at: isoOrNull(order.row.promisedAt, timezone),
  payment_type: order.row.paymentType,
  payment: toOrderPaymentWire(order.row, timezone),
  ...arrivalWire(order.row, timezone),
  events: eventsWire(order, timezone),
});
