import type { GuardContext, Redirect } from '../../router/guard-chain.ts';
import { paths } from '../../router/paths.ts';
import type { RouteName } from '../../router/route-table.ts';
import type { Stores } from '../../stores/create-stores.ts';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import type { Notice } from '../layouts/notices.ts';

type PathParams = Parameters<typeof paths.checkout>[0];

/**
 * A customer who opens the address screen from one of these routes wants to change the address, so the screen is not
 * skipped.
 */
const ROUTES_AFTER_ADDRESS: readonly RouteName[] = ['checkout', 'form', 'map', 'address'];

const redirectWithNotice = (redirect: string, notice: Notice): Redirect => ({ redirect, notice });

/**
 * Skips the address screen of a delivery if possible (decisions, section 3, `fast-checkout`). Redirects to the checkout
 * if the address is complete, and to the address screen if it is incomplete. Redirects to the cart if no destination is
 * chosen, or if the delivery zones failed to load.
 */
export async function checkFastCheckout(
  stores: Stores,
  params: PathParams,
  { to, from }: GuardContext,
): Promise<Redirect | undefined> {
  const delivery = stores.getOrCreateStore(createDeliveryStore);
  await delivery.getState().fetch();
  const { isComplete, destination, config } = delivery.getState();
  if (to.name === 'checkout') {
    if (isComplete) return undefined;
    const redirect = paths.address(params);
    // Explain the redirect only to a customer who was at the checkout. For others, the address screen is simply the
    // next step.
    const notice = destination.kind === 'country' ? 'notice.shippingAddressMissing' : 'notice.addressMissing';
    return from?.name === 'checkout' ? redirectWithNotice(redirect, notice) : { redirect };
  }
  if (!config) return redirectWithNotice(paths.cart(params), 'notice.zonesFailed');
  if (destination.kind === 'none') return redirectWithNotice(paths.cart(params), 'notice.placeMissing');
  const isChanging = !!from && ROUTES_AFTER_ADDRESS.includes(from.name);
  return isComplete && !isChanging && stores.cart.getState().count
    ? { redirect: paths.checkout(params) }
    : undefined;
}
