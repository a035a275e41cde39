import { toOrderLine } from '../api/order-lines.ts';
import type { CalcOrderRequest, OrderRequest } from '../api/schemas/order.ts';
import { toDecimal } from '../domain/money/arithmetic.ts';
import type { Bill } from '../domain/pricing/types.ts';
import type { CartState } from './cart-state.ts';

type Cart = Pick<CartState, 'cart' | 'details' | 'coupon'>;

/** The cart as the server prices it. */
export const calcRequestOf = ({ cart, details, coupon }: Cart, bill: Bill): CalcOrderRequest => ({
  selling_types: cart.sellingType,
  order_lines: bill.lines.map(toOrderLine),
  coupon_code: coupon?.code ?? null,
  use_wallet: details.useWallet,
});

/** The cart as an order. `total` is what the customer was shown; with the wallet, payment goes as cash (spec, section 6). */
export const orderRequestOf = (
  { cart, details, coupon, gift }: Cart & Pick<CartState, 'gift'>,
  bill: Bill,
  total: number,
): OrderRequest => ({
  ...calcRequestOf({ cart, details, coupon }, bill),
  priority: 'now',
  branch_id: cart.branchId,
  reservation: false,
  name: details.name,
  phone: details.phone,
  dial_code: details.dialCode,
  car: cart.sellingType === 'car_pickup' && details.car ? details.car : null,
  comment: details.comment,
  // For whoever serves it: the contract has no field of its own.
  notes: cart.sellingType === 'dine_in' && details.table ? `Table: ${details.table}` : '',
  fees: toDecimal(bill.deliveryFee),
  payment_type: details.useWallet ? 2 : details.paymentType,
  gift: gift && { message: gift.message, to_name: gift.toName || null, hide_prices: gift.hidePrices },
  total,
});
