import { leadMinutes } from '../../domain/schedule/lead-minutes.ts';
import { isOrderable, settingsOf } from '../business/selling.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Situation } from './schedule-view.ts';
import { toDays } from './slots-of-wire.ts';

const MINUTE = 60_000;

/** What an order's time depends on, as it stands now. */
export interface SituationNow extends Situation {
  /** The branch and the selling type it is about. */
  readonly of: string;
  readonly isKnown: boolean;
  readonly opensAt: number | null;
  readonly hasLines: boolean;
}

/** Reads the stores. The slots of an answer are made out once. */
export function situationOf({ now }: StoreDeps, { business, cart, shop }: Stores): () => SituationNow {
  let made: { readonly by: unknown; readonly of: string; readonly days: Situation['days'] } | null = null;
  return () => {
    const { cart: inCart, orderTime, selectedScheduleSlot, hold } = cart.getState();
    const type = inCart.sellingType;
    const { business: settings, branchId } = business.getState();
    const { shifts, status, openState } = shop.getState();
    const { open, opensAt } = openState(type);
    const scheduled = settings && settingsOf(settings, type)?.scheduled_orders;
    const of = `${branchId} ${type}`;
    if (made?.by !== shifts || made.of !== of)
      made = { by: shifts, of, days: shifts && toDays(shifts, type) };
    const at = now();
    return {
      of,
      now: at,
      earliest: at + leadMinutes(scheduled?.min_advance) * MINUTE,
      isKnown: status === 'fetched',
      open,
      opensAt,
      hasLines: inCart.lines.length > 0,
      isOrderable: !!settings && isOrderable(settings, type),
      isOn: !!scheduled?.on,
      onlySchedule: !!scheduled?.only_schedule,
      days: made.days,
      chosen: { orderTime, selectedScheduleSlot, hold },
    };
  };
}
