import { and, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { slotPlaces } from '../../db/schema-slots.ts';
import { lockBusiness } from '../business/businesses-repo.ts';

/** A slot of a branch, for one way of selling. */
export interface BranchSlot {
  readonly referenceId: string;
  readonly branchId: string;
  readonly sellingType: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Orders it takes; null: as many as come. */
  readonly capacity: number | null;
}

/** The place an order takes: its customer's own, when it is held. */
export interface SlotClaim {
  readonly slot: BranchSlot;
  readonly holdId: string | null;
}

/** Whom a place is taken for: a customer, until then, or an order. */
type Taker = { readonly expiresAt: Date } | { readonly orderId: string };

/** Every place of a slot is taken. */
export class SlotFull extends Error {
  override readonly name = 'SlotFull';
}

type PlaceRow = typeof slotPlaces.$inferSelect;

const isInSlot = (slot: Pick<BranchSlot, 'branchId' | 'sellingType' | 'startsAt'>) =>
  and(
    eq(slotPlaces.branchId, slot.branchId),
    eq(slotPlaces.sellingType, slot.sellingType),
    eq(slotPlaces.startsAt, slot.startsAt),
  );

const hasHoldId = (referenceId: string, holdId: string) =>
  and(eq(slotPlaces.referenceId, referenceId), eq(slotPlaces.holdId, holdId));

/** The place that is held under an id at that time; null when none is. */
export async function findHeldPlace(
  db: Db,
  referenceId: string,
  holdId: string,
  at: Date,
): Promise<PlaceRow | null> {
  const [row] = await db
    .select()
    .from(slotPlaces)
    .where(and(hasHoldId(referenceId, holdId), gt(slotPlaces.expiresAt, at)));
  return row ?? null;
}

/**
 * Takes a place within a transaction, as whoever holds `holdId`: the one held there, or a free one in the place of what was
 * held. Those who take places of one business go one after the other: each waits on the business's row, and then counts what
 * the others have done; were it not so, the table's constraints would refuse the second. Throws SlotFull.
 */
export async function takePlace(tx: Db, { slot, holdId }: SlotClaim, taker: Taker, at: Date): Promise<void> {
  const { referenceId, capacity } = slot;
  await lockBusiness(tx, referenceId);
  await tx
    .delete(slotPlaces)
    .where(
      and(
        eq(slotPlaces.referenceId, referenceId),
        isNotNull(slotPlaces.expiresAt),
        lte(slotPlaces.expiresAt, at),
      ),
    );
  const holder = 'orderId' in taker ? { holdId: null, expiresAt: null, ...taker } : { holdId, ...taker };
  if (holdId !== null) {
    const own = hasHoldId(referenceId, holdId);
    const renewed = await tx
      .update(slotPlaces)
      .set(holder)
      .where(and(own, isInSlot(slot)))
      .returning({ id: slotPlaces.id });
    if (renewed.length) return;
    await tx.delete(slotPlaces).where(own);
  }
  const seat = capacity === null ? null : await findFreeSeat(tx, slot, capacity);
  await tx.insert(slotPlaces).values({ ...slot, seat, ...holder });
}

/** The first seat nobody has. Throws SlotFull. */
async function findFreeSeat(tx: Db, slot: BranchSlot, capacity: number): Promise<number> {
  const taken = await tx.select({ seat: slotPlaces.seat }).from(slotPlaces).where(isInSlot(slot));
  // Some may be of the time before the slot had a capacity, or a larger one.
  if (taken.length >= capacity) throw new SlotFull(slot.startsAt.toISOString());
  const seats = new Set(taken.map(({ seat }) => seat));
  let seat = 1;
  while (seats.has(seat)) seat++;
  return seat;
}

/** Holds a place, until then: one per id. Throws SlotFull; what was held is held on. */
export const holdPlace = (db: Db, slot: BranchSlot, holdId: string, expiresAt: Date, at: Date) =>
  db.transaction((tx) => takePlace(tx, { slot, holdId }, { expiresAt }, at));

/** Gives a held place back. Nothing when it is not held any more. */
export async function releasePlace(db: Db, referenceId: string, holdId: string): Promise<void> {
  await db.delete(slotPlaces).where(hasHoldId(referenceId, holdId));
}

/** Takes away the place of an order that comes to nothing. */
export async function releasePlaceOfOrder(tx: Db, orderId: string): Promise<void> {
  await tx.delete(slotPlaces).where(eq(slotPlaces.orderId, orderId));
}

interface TakenPlaces {
  readonly sellingType: string;
  readonly startsAt: Date;
  readonly taken: number;
}

/** How many places are taken in a branch's slots that start after `at` and up to `to`; `but` is a hold that does not count. */
export function countTakenPlaces(
  db: Db,
  branchId: string,
  { at, to, but }: { readonly at: Date; readonly to: Date; readonly but: string | null },
): Promise<TakenPlaces[]> {
  return db
    .select({ sellingType: slotPlaces.sellingType, startsAt: slotPlaces.startsAt, taken: count() })
    .from(slotPlaces)
    .where(
      and(
        eq(slotPlaces.branchId, branchId),
        gt(slotPlaces.startsAt, at),
        lte(slotPlaces.startsAt, to),
        or(isNull(slotPlaces.expiresAt), gt(slotPlaces.expiresAt, at)),
        but === null ? undefined : sql`${slotPlaces.holdId} is distinct from ${but}`,
      ),
    )
    .groupBy(slotPlaces.sellingType, slotPlaces.startsAt);
}
