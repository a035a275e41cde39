import { isCartUsable, isOrderable, isTypeOfferedAt } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { compare } from '../../domain/money/money.ts';
import { getCartMinimum } from '../../stores/cart/cart-selectors.ts';
import type { Stores } from '../../stores/create-stores.ts';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import { createPaymentWatch } from '../../stores/payment/payment-watch.ts';
import { createScheduleStore } from '../../stores/schedule/schedule-store.ts';
import type { Notice } from '../layouts/notices.ts';

/**
 * Returns the notice that tells the customer why they cannot go to the checkout. Undefined when they can (decisions,
 * section 3, `can-checkout`). Also returns undefined until the business is loaded, because the global guard runs before
 * `fetch-business`. The route's own guards then check again.
 */
export async function findCheckoutBlocker(stores: Stores, type: OrderType): Promise<Notice | undefined> {
  const { business } = stores.business.getState();
  if (!business) return undefined;
  // Allow the checkout while an order is unpaid, because the checkout asks the customer about that order. The other
  // checks could fail because of that order, for example if it has taken the last place of the chosen slot.
  if (stores.getOrCreateStore(createPaymentWatch).hasUnpaidOrder()) return undefined;
  if (!stores.cart.getState().count) return 'notice.cartEmpty';
  const { status, load } = stores.shop.getState();
  const [deliveryBlocker] = await Promise.all([
    type === 'delivery' ? findDeliveryBlocker(stores) : undefined,
    status === 'fetched' || load(),
  ]);
  const { bill } = stores.cart.getState();
  if (bill?.problems.length) return 'notice.cartProblems';
  if (!isOrderable(business, type)) return 'notice.typeUnavailable';
  if (!isTypeOfferedAt(business, type, stores.business.getState().branchId)) return 'notice.noPickupHere';
  if (!isCartUsable(business, type, stores.shop.getState().getOpenState(type))) return 'notice.shopClosed';
  const time = stores.getOrCreateStore(createScheduleStore).getState();
  if (time.type === 'later' && !time.slot) return 'notice.timeMissing';
  if (deliveryBlocker) return deliveryBlocker;
  return bill && compare(bill.subtotal, getCartMinimum(stores.cart.getState(), business)) < 0
    ? 'notice.minimumOrder'
    : undefined;
}

/**
 * Returns why the delivery cannot be ordered. Loads the delivery zones first, because the fee and the bill depend on
 * them.
 */
async function findDeliveryBlocker(stores: Stores): Promise<Notice | undefined> {
  const delivery = stores.getOrCreateStore(createDeliveryStore);
  await delivery.getState().fetch();
  const { config, destination } = delivery.getState();
  if (!config) return 'notice.zonesFailed';
  return destination.kind === 'none' ? 'notice.placeMissing' : undefined;
}
