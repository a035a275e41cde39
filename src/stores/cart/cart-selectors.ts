import type { Business } from '../../domain/business/business-types.ts';
import { getMinimumOrder, getTipOffer } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import { paymentType } from '../../domain/payment/payment-type.ts';
import { isTipAccepted, type Tip } from '../../domain/pricing/tip.ts';
import { getCartDelivery } from '../delivery/delivery-state.ts';
import type { CartDetails, CartState } from './cart-state.ts';

/** The payment type that an order is sent with: cash when the wallet pays a part (spec, section 6). */
export const getPaymentType = (details: CartDetails, walletAmount: Money | null): number =>
  walletAmount?.minor ? paymentType.cash : details.paymentType;

/**
 * The tip chosen by the customer, if the business offers it for the order type. A stored tip may be in a currency that
 * the business had before.
 */
export function getCartTip(
  business: Pick<Business, 'selling' | 'hidesPrices' | 'currency'>,
  type: OrderType,
  { tip }: CartDetails,
): Tip | null {
  if (!tip || !isTipAccepted(getTipOffer(business, type), tip)) return null;
  if (tip.type === 'percent') return tip;
  const { code, digits } = tip.value.currency;
  return code === business.currency.code && digits === business.currency.digits ? tip : null;
}

type OrderTimeState = Pick<CartState, 'orderTime' | 'selectedScheduleSlot'>;

/**
 * Returns the time at which the order is served (epoch ms): the start of the chosen slot, else `now`. Availability
 * depends on it.
 */
export const getFulfilmentTime = (
  { orderTime, selectedScheduleSlot: slot }: OrderTimeState,
  now: number,
): number => (orderTime === 'scheduled' && slot ? slot.from : now);

/**
 * Returns the minimum order amount: the delivery zone's or country's if the customer has a destination (spec, section
 * 5), else the order type's.
 */
export const getCartMinimum = (state: Pick<CartState, 'cart' | 'delivery'>, business: Business): Money =>
  getCartDelivery(state)?.minOrder ?? getMinimumOrder(business, state.cart.orderType);
