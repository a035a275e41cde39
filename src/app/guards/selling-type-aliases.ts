import type { OrderType } from '../../domain/menu/menu-types.ts';
import { toReserveType } from '../../domain/reservation/reserve-type.ts';
import { deferredMenus } from '../../features/menu/menu-screen.tsx';
import { PreorderMenu } from '../../features/menu/preorder-menu.tsx';
import type { GuardContext, Redirect } from '../../router/guard-chain.ts';
import { paths } from '../../router/paths.ts';
import type { Stores } from '../../stores/create-stores.ts';
import { getPreorderStores } from '../../stores/reservation/preorder-store.ts';
import type { Notice } from '../layouts/notices.ts';

/** The routes that exist for a pre-order with a reservation. */
const PREORDER_ROUTES: readonly string[] = ['menu', 'category', 'item', 'cart'];

const redirectTo = (redirect: string, notice?: Notice): Redirect =>
  notice ? { redirect, notice } : { redirect };

/**
 * Redirects an alias of an order type to its canonical path (spec, section 4), so that each screen has one path. If the
 * business accepts pre-orders (`reservation.type` is 2), its reservation types are not aliases: they have their own menu
 * and cart.
 */
export async function redirectAlias(
  stores: Stores,
  { to }: GuardContext,
  type: OrderType,
): Promise<Redirect | undefined> {
  const { referenceId, type: typeInPath } = to.params as { referenceId: string; type: string };
  const reservation = stores.business.getState().business?.reservation;
  const reserveType = typeInPath.startsWith('reserv_') && toReserveType(typeInPath);
  if (!reserveType || !reservation?.enabled || reservation.type !== 2)
    return redirectTo(to.path.replace(`/${typeInPath}`, `/${type}`));
  deferredMenus.Preorder = PreorderMenu;
  const { cart } = getPreorderStores(stores);
  const [firstReserveType] = reservation.kinds;
  if (firstReserveType && !reservation.kinds.includes(reserveType))
    return redirectTo(to.path.replace(`/${typeInPath}`, `/${firstReserveType}`));
  const { preorderType, selectedScheduleSlot, count } = cart.getState();
  if (preorderType !== reserveType) cart.setState({ preorderType: reserveType });
  const reservationPath = paths.reservation({ referenceId, reserveType });
  // The menu depends on the time of the reservation, so the customer must choose the time first.
  if (!selectedScheduleSlot) return redirectTo(reservationPath, 'notice.timeMissing');
  // A pre-order has no checkout of its own: the reservation screen takes its place.
  if (!PREORDER_ROUTES.includes(to.name))
    return redirectTo(reservationPath, count ? undefined : 'notice.cartEmpty');
  return undefined;
}
