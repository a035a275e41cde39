import type { OrderRequest } from '../../../../src/api/contract/order-contract.ts';
import type { Span } from '../../../../src/domain/schedule/shop.ts';
import type { Db } from '../../db/open-database.ts';
import { Refusal } from '../refusal.ts';
import { isoIn } from './instants.ts';
import { isOnlyScheduled, openState, timezoneOf } from './opening.ts';
import { type At, heldSlot, instantIn, offeredSlots, slotRefusal } from './slot-offers.ts';

/**
 * The slot an order is for; null: as soon as possible. Whoever holds a place in it is sure of it. Throws Refusal 409:
 * `closed` with the next opening, `only_scheduled`, or `slot_gone` and `slot_full` with the nearest free slots.
 */
export async function checkedTime(db: Db, where: At, request: OrderRequest): Promise<Span | null> {
  const { business, branch, at } = where;
  const type = request.selling_types;
  if (request.priority === 'now') {
    const timezone = timezoneOf(business);
    const { open, opensAt } = openState(business, branch, type, at);
    if (open && !isOnlyScheduled(business, type)) return null;
    throw new Refusal(409, open ? 'only_scheduled' : 'closed', 'No orders are taken for now', {
      opens_at: opensAt === null ? null : isoIn(opensAt, timezone),
      now: isoIn(at, timezone),
    });
  }
  const wanted = instantIn('scheduled_at', request.scheduled_at);
  const held = await heldSlot(db, where, type, wanted);
  if (held) return held;
  const slot = (await offeredSlots(db, where, type)).find(({ from }) => from === wanted);
  if (!slot) throw await slotRefusal(db, where, type, 'slot_gone', wanted);
  if (slot.left === 0) throw await slotRefusal(db, where, type, 'slot_full', wanted);
  return slot;
}
