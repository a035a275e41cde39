import type { OrderRequest } from '../../api/contract/order-contract.ts';
import type { CalcOrderRequest, Quote } from '../../api/contract/quote-contract.ts';
import { toWireAddress } from '../../api/mappers/map-address.ts';
import { toOrderLine } from '../../api/mappers/order-lines.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { isCarColor } from '../../domain/orders/car-colors.ts';
import type { Car } from '../../domain/orders/pickup-car.ts';
import type { Bill } from '../../domain/pricing/pricing-types.ts';
import type { CartState } from '../cart/cart-state.ts';
import { deliveryOf } from '../delivery/delivery-of.ts';

type Cart = Pick<CartState, 'cart' | 'way' | 'details' | 'coupon' | 'delivery'>;
type When = Pick<CartState, 'orderTime' | 'selectedScheduleSlot'>;

/** The start of the slot it is for, ISO 8601; null: as soon as possible. */
export const scheduledAt = ({ orderTime, selectedScheduleSlot: slot }: When): string | null =>
  orderTime === 'scheduled' && slot ? new Date(slot.from).toISOString() : null;

/** The cart as the server prices it. */
export function calcRequestOf(state: Cart & When, bill: Bill): CalcOrderRequest {
  const { cart, coupon } = state;
  const delivery = deliveryOf(state);
  return {
    selling_types: cart.sellingType,
    order_lines: bill.lines.map(toOrderLine),
    coupon_code: coupon?.code ?? null,
    // As the customer was shown: unless what it holds is known here, it is not used.
    use_wallet: bill.wallet.minor > 0,
    zone_id: delivery?.zoneId ?? null,
    country_iso: delivery?.countryIso ?? null,
    scheduled_at: scheduledAt(state),
    ...(state.way && { reservation: true }),
  };
}

/** What was said of the car; null when that is nothing. */
function carOf({ make, color, plate }: Car): OrderRequest['car'] {
  const known = isCarColor(color) ? color : '';
  return make || known || plate ? { make, color: known, plate } : null;
}

/** When it is for; with the place the customer holds in that very slot. */
function timeOf(state: When & Pick<CartState, 'hold'>) {
  const { selectedScheduleSlot: slot, hold } = state;
  if (!scheduledAt(state)) return { priority: 'now' } as const;
  return { priority: 'later', ...(hold?.from === slot?.from && { hold_id: hold?.id }) } as const;
}

/** The cart as an order. `total`, and `wallet` of it, is what the customer was shown; `tracking` is what they agreed to tell; `phone_proof` that the phone is theirs; with the wallet, payment goes as cash (spec, section 6). */
export function orderRequestOf(
  state: Cart & When & Pick<CartState, 'gift' | 'table' | 'hold'>,
  bill: Bill,
  {
    total,
    wallet,
    tracking,
    phone_proof,
  }: Pick<OrderRequest, 'total' | 'tracking' | 'phone_proof'> & Pick<Quote, 'wallet'>,
): OrderRequest {
  const { cart, details, gift } = state;
  const table = cart.sellingType === 'dine_in' ? state.table : null;
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
    car: cart.sellingType === 'car_pickup' ? carOf(details.car) : null,
    address: delivery && toWireAddress(delivery.address, delivery.formType, delivery.areaId),
    comment: details.comment,
    table_id: table?.id ?? null,
    // Of a branch that lists no tables: for whoever serves it.
    notes: table && table.id === null ? `Table: ${Object.values(table.name)[0]}` : '',
    fees: toDecimal(bill.deliveryFee),
    payment_type: wallet > 0 ? 2 : details.paymentType,
    gift: gift && { message: gift.message, to_name: gift.toName || null, hide_prices: gift.hidePrices },
    total,
    use_wallet: wallet > 0,
    wallet_amount: wallet,
    ...(tracking && { tracking }),
  };
}
