import * as z from 'zod/mini';
import { type OrderRequest, orderRequest } from '../../api/contract/order-contract.ts';
import { toWireAddress } from '../../api/mappers/map-address.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import type { Money } from '../../domain/money/money.ts';
import { isCarColor } from '../../domain/orders/car-colors.ts';
import type { Car } from '../../domain/orders/pickup-car.ts';
import type { Bill } from '../../domain/pricing/pricing-types.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import type { CartState } from '../cart/cart-state.ts';
import { calcRequestOf, scheduledAt } from '../cart/quote-request.ts';
import { deliveryOf } from '../delivery/delivery-state.ts';
import type { StoreDeps } from '../store-deps.ts';
import { pendingOrderKey } from './complete-order.ts';

type Ordered = Parameters<typeof calcRequestOf>[0] & Pick<CartState, 'gift' | 'table' | 'hold'>;

/** The car as it is sent; null when the customer described none. */
function carOf({ make, color, plate }: Car): OrderRequest['car'] {
  const known = isCarColor(color) ? color : '';
  return make || known || plate ? { make, color: known, plate } : null;
}

/** The time of the order, with the place that the customer holds in that slot. */
function timeOf(state: Ordered) {
  const { selectedScheduleSlot: slot, hold } = state;
  if (!scheduledAt(state)) return { priority: 'now' } as const;
  return { priority: 'later', ...(hold?.from === slot?.from && { hold_id: hold?.id }) } as const;
}

interface Agreement extends Pick<OrderRequest, 'tracking' | 'phone_proof'> {
  /** The total that the customer saw, and the part of it that the wallet pays. */
  readonly total: Money;
  readonly wallet: Money;
}

/** The cart as an order. With the wallet the payment method is cash (spec, section 6). */
export function orderRequestOf(
  state: Ordered,
  bill: Bill,
  { total, wallet, tracking, phone_proof }: Agreement,
): OrderRequest {
  const { cart, details, gift } = state;
  const table = cart.orderType === 'dine_in' ? state.table : null;
  const delivery = deliveryOf(state);
  return {
    ...calcRequestOf(state, bill),
    ...timeOf(state),
    branch_id: cart.branchId,
    reservation: false,
    name: details.name,
    phone: details.phone,
    dial_code: details.dialCode,
    ...(phone_proof && { phone_proof }),
    car: cart.orderType === 'car_pickup' ? carOf(details.car) : null,
    address: delivery && toWireAddress(delivery.address, delivery.formType, delivery.areaId),
    comment: details.comment,
    table_id: table?.id ?? null,
    // A branch without a list of tables: the staff read it here.
    notes: table && table.id === null ? `Table: ${Object.values(table.name)[0]}` : '',
    fees: toDecimal(bill.deliveryFee),
    payment_type: wallet.minor > 0 ? 2 : details.paymentType,
    gift: gift && { message: gift.message, to_name: gift.toName || null, hide_prices: gift.hidePrices },
    total: toDecimal(total),
    use_wallet: wallet.minor > 0,
    wallet_amount: toDecimal(wallet),
    ...(tracking && { tracking }),
  };
}

/** An order that was sent, or was about to be, and has no response yet. */
export interface PendingOrder {
  readonly idempotencyKey: string;
  readonly request: OrderRequest;
  /** The units that leave the cart with it, by line key. */
  readonly units: Readonly<Record<string, number>>;
}

const pendingOrder = z.object({
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(80)),
  request: orderRequest,
  units: z.record(z.string(), z.int()),
});

/** Stored before the first attempt, until a response is stored (decisions, section 4). */
export const persistedPendingOrder = (deps: StoreDeps): Persisted<PendingOrder> =>
  persisted({
    storage: deps.storage,
    key: pendingOrderKey(deps),
    version: 1,
    schema: pendingOrder,
  });
