import type { SellingType } from '../../domain/menu/menu-types.ts';
import { reserveTypeOf } from '../../domain/reservation/reserve-type.ts';
import { deferredMenus } from '../../features/menu/menu-screen.tsx';
import { PreorderMenu } from '../../features/menu/preorder-menu.tsx';
import type { GuardContext, Redirect } from '../../router/guard-chain.ts';
import { paths } from '../../router/paths.ts';
import type { Stores } from '../../stores/create-stores.ts';
import { preorderOf } from '../../stores/reservation/preorder-store.ts';
import type { Notice } from '../layouts/notices.ts';

/** What of a selling type's screens goes with a reservation. */
const OF_PREORDER: readonly string[] = ['menu', 'category', 'item', 'cart'];

const go = (redirect: string, notice?: Notice): Redirect => (notice ? { redirect, notice } : { redirect });

/**
 * A selling type under another name than its own (spec, section 4): one address for each screen, so it leads there. Where the
 * business takes orders with its reservations, those have a menu and a cart of their own under the reservation's name.
 */
export async function canonicalSellingTypePath(
  stores: Stores,
  { to }: GuardContext,
  type: SellingType,
): Promise<Redirect | undefined> {
  const { referenceId, type: asWritten } = to.params as { referenceId: string; type: string };
  const reservation = stores.business.getState().business?.reservation;
  const reserveType = asWritten.startsWith('reserv_') && reserveTypeOf(asWritten);
  if (!reserveType || !reservation?.enabled || reservation.type !== 2)
    return go(to.path.replace(`/${asWritten}`, `/${type}`));
  deferredMenus.Preorder = PreorderMenu;
  const { cart } = preorderOf(stores);
  const { way, selectedScheduleSlot } = cart.getState();
  if (way && way !== reserveType) return go(to.path.replace(`/${asWritten}`, `/${way}`));
  const booking = paths.reservation({ referenceId, reserveType });
  if (!OF_PREORDER.includes(to.name)) return go(booking);
  // What is served depends on when they come.
  if (!selectedScheduleSlot) return go(booking, 'notice.timeMissing');
  return undefined;
}
