import * as z from 'zod/mini';
import { localizedText } from '../../api/contract/common-contract.ts';
import { type OrderRequest, orderRequest } from '../../api/contract/order-request-contract.ts';
import { type ShownQuote, shownQuote } from '../../api/contract/quote-contract.ts';
import { toWireAddress } from '../../api/mappers/map-address.ts';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import type { Money } from '../../domain/money/money.ts';
import { isCarColor } from '../../domain/orders/car-colors.ts';
import type { Car } from '../../domain/orders/pickup-car.ts';
import type { Bill } from '../../domain/pricing/pricing-types.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import type { CartState, CartTable } from '../cart/cart-state.ts';
import { getScheduledAt, toCalcRequest } from '../cart/quote-request.ts';
import { getCartDelivery } from '../delivery/delivery-state.ts';
import type { StoreDeps } from '../store-deps.ts';
import { buildPendingOrderKey } from './complete-order.ts';

type OrderedCart = Parameters<typeof toCalcRequest>[0] & Pick<CartState, 'gift' | 'table' | 'hold'>;

/** The customer's car for the request; null without a description. */
function toWireCar({ make, color, plate }: Car): OrderRequest['car'] {
  const wireColor = isCarColor(color) ? color : '';
  return make || wireColor || plate ? { make, color: wireColor, plate } : null;
}

/** The order's time fields, including the hold if the hold is for the chosen slot. */
function toWireTime(state: OrderedCart) {
  const { selectedScheduleSlot: slot, hold } = state;
  if (!getScheduledAt(state)) return { priority: 'now' } as const;
  return { priority: 'later', ...(hold?.from === slot?.from && { hold_id: hold?.id }) } as const;
}

/** The table as text for the staff, for a branch that lists no tables. */
const describeUnlistedTable = ({ name }: CartTable): string => `Table: ${Object.values(name)[0]}`;

/** A text that identifies the table of the cart. Null without a table. */
export const describeTable = (table: CartTable | null): string | null =>
  table && (table.id ?? describeUnlistedTable(table));

interface AgreedTerms
  extends Pick<OrderRequest, 'tracking' | 'phone_proof' | 'device_id' | 'extra_minutes' | 'promised_at'> {
  /** The total that the customer agreed to, and the part of it paid from the wallet. */
  readonly total: Money;
  readonly wallet: Money;
}

/**
 * The request that places the cart as an order. If the wallet is used, the payment method is cash (spec, section 6).
 */
export function buildOrderRequest(
  state: OrderedCart,
  bill: Bill,
  { total, wallet, tracking, phone_proof, device_id, extra_minutes, promised_at }: AgreedTerms,
): OrderRequest {
  const { cart, details, gift } = state;
  const table = cart.orderType === 'dine_in' ? state.table : null;
  const delivery = getCartDelivery(state);
  return {
    ...toCalcRequest(state, bill),
    ...toWireTime(state),
    branch_id: cart.branchId,
    reservation: false,
    name: details.name,
    phone: details.phone,
    dial_code: details.dialCode,
    ...(phone_proof && { phone_proof }),
    ...(device_id && { device_id }),
    ...(!getScheduledAt(state) && { extra_minutes, promised_at }),
    car: cart.orderType === 'car_pickup' ? toWireCar(details.car) : null,
    address: delivery && toWireAddress(delivery.address, delivery.formType, delivery.areaId),
    comment: details.comment,
    table_id: table?.id ?? null,
    notes: table && table.id === null ? describeUnlistedTable(table) : '',
    fees: toDecimal(bill.deliveryFee),
    gift: gift?.message.trim()
      ? { message: gift.message, to_name: gift.toName || null, hide_prices: gift.hidePrices }
      : null,
    total: toDecimal(total),
    use_wallet: wallet.minor > 0,
    wallet_amount: toDecimal(wallet),
    ...(tracking && { tracking }),
  };
}

/** An order that got no response. It has been sent, or was stored just before sending. */
export interface PendingOrder {
  readonly idempotencyKey: string;
  readonly request: OrderRequest;
  /** How many units of each line (by key) to remove from the cart once the order is placed. */
  readonly units: Readonly<Record<string, number>>;
  /** The price that the customer agreed to. Null if it is unreadable, or if an older version stored the order. */
  readonly quote: ShownQuote | null;
  /** When the order was sent for the first time, in epoch ms. Null if an older version stored the order. */
  readonly sentAt: number | null;
  /** The ordered cart, see `describeCart`. Null if an older version stored the order. */
  readonly cartContent: string | null;
  /** Name of the delivery destination or of the table. Null if there is none, or if an older version stored the order. */
  readonly placeName: LocalizedText | null;
}

const pendingOrder = z.object({
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(80)),
  request: orderRequest,
  units: z.record(z.string(), z.int()),
  // The quote is only shown. The order must be sent again even if the quote is unreadable.
  quote: z.catch(z.nullable(shownQuote), null),
  cartContent: z.catch(z.nullable(z.string()), null),
  placeName: z.catch(z.nullable(localizedText), null),
  sentAt: z.catch(z.nullable(z.number()), null),
});

/** The app resends an unanswered order up to this age without asking the customer, who still expects it. */
const MAX_RESEND_AGE_MS = 30 * 60_000;

/**
 * Whether the customer may no longer want an order that got no response: it was sent too long ago, or its slot has
 * begun. The app then asks the server about the order instead of sending it again (ADR 0010). `now` is in epoch ms.
 */
export function isOutdated({ sentAt, request }: PendingOrder, now: number): boolean {
  // If the device's clock was set back, the age of the order is unknown.
  if (sentAt === null || sentAt > now || now - sentAt > MAX_RESEND_AGE_MS) return true;
  const slotStart = request.scheduled_at ? Date.parse(request.scheduled_at) : Number.POSITIVE_INFINITY;
  return slotStart <= now;
}

/** The pending order. It is stored before the first attempt and removed after the response (decisions, section 4). */
export const createPendingOrderStorage = (deps: StoreDeps): StoredValue<PendingOrder> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildPendingOrderKey(deps),
    version: 1,
    schema: pendingOrder,
  });
