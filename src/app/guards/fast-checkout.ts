import type { GuardContext, Redirect } from '../../router/guard-chain.ts';
import { paths } from '../../router/paths.ts';
import type { RouteName } from '../../router/route-table.ts';
import type { Stores } from '../../stores/create-stores.ts';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import type { Notice } from '../layouts/notices.ts';

type Place = Parameters<typeof paths.checkout>[0];

/** From where a customer comes who wants to change an address that is complete. */
const AFTERWARDS: readonly RouteName[] = ['checkout', 'form', 'map', 'address'];

const go = (redirect: string, notice: Notice): Redirect => ({ redirect, notice });

/**
 * A delivery's way past the address (decisions, section 3, `fast-checkout`): to the checkout when all that has to be known
 * of it is known, to the address when it is not, and back to choosing where when there is no place for an address.
 */
export async function fastCheckout(
  stores: Stores,
  place: Place,
  { to, from }: GuardContext,
): Promise<Redirect | undefined> {
  const delivery = stores.late(createDeliveryStore);
  await delivery.getState().fetch();
  const { isComplete, destination, config } = delivery.getState();
  if (to.name === 'checkout') {
    if (isComplete) return undefined;
    const redirect = paths.address(place);
    // On the way to the checkout it is just the next step.
    return from?.name === 'checkout' ? go(redirect, 'notice.addressMissing') : { redirect };
  }
  if (!config) return go(paths.cart(place), 'notice.zonesFailed');
  if (destination.kind === 'none') return go(paths.cart(place), 'notice.placeMissing');
  const isChanging = !!from && AFTERWARDS.includes(from.name);
  return isComplete && !isChanging && stores.cart.getState().count
    ? { redirect: paths.checkout(place) }
    : undefined;
}
