import { and, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { slotPlaces } from '../../db/schema-slots.ts';
import { lockBusiness } from '../business/businesses-repo.ts';

/** A slot of a branch for one order type. */
export interface BranchSlot {
  readonly referenceId: string;
  readonly branchId: string;
  readonly sellingType: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Orders the slot takes. Null means unlimited. */
  readonly capacity: number | null;
}

/** The place that an order takes in a slot: the one its customer holds, or a free one. */
export interface SlotClaim {
  readonly slot: BranchSlot;
  readonly holdId: string | null;
}

/** Who takes the place: an order, or a customer who holds it until `expiresAt`. */
type Taker = { readonly expiresAt: Date } | { readonly orderId: string };

/** The slot has no free place. */
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

/** The place that is held under an id at that time. Null when none is. */
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
 * Takes a place within a transaction: the place held under `holdId`, or a free one, which then replaces the held one. It
 * locks the business, so that concurrent calls count each other's places. Without the lock, the table's constraints
 * would refuse the second. Throws SlotFull.
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

/** The lowest free seat number. Throws SlotFull. */
async function findFreeSeat(tx: Db, slot: BranchSlot, capacity: number): Promise<number> {
  const takenSeats = await tx.select({ seat: slotPlaces.seat }).from(slotPlaces).where(isInSlot(slot));
  // Places may be older than the slot's capacity, or than a smaller one.
  if (takenSeats.length >= capacity) throw new SlotFull(slot.startsAt.toISOString());
  const seats = new Set(takenSeats.map(({ seat }) => seat));
  let seat = 1;
  while (seats.has(seat)) seat++;
  return seat;
}

/** Holds one place per id until `expiresAt`. Throws SlotFull and then keeps the place held before. */
export const holdPlace = (db: Db, slot: BranchSlot, holdId: string, expiresAt: Date, at: Date) =>
  db.transaction((tx) => takePlace(tx, { slot, holdId }, { expiresAt }, at));

/** Releases a held place. Does nothing when it is not held any more. */
export async function releasePlace(db: Db, referenceId: string, holdId: string): Promise<void> {
  await db.delete(slotPlaces).where(hasHoldId(referenceId, holdId));
}

/** Releases the place of a rejected or cancelled order. */
export async function releasePlaceOfOrder(tx: Db, orderId: string): Promise<void> {
  await tx.delete(slotPlaces).where(eq(slotPlaces.orderId, orderId));
}

interface TakenPlaces {
  readonly sellingType: string;
  readonly startsAt: Date;
  readonly takenCount: number;
}

/**
 * Counts the places taken in a branch's slots that start after `at` and up to `to`. The hold `but` is not counted.
 */
export function countTakenPlaces(
  db: Db,
  branchId: string,
  { at, to, but }: { readonly at: Date; readonly to: Date; readonly but: string | null },
): Promise<TakenPlaces[]> {
  return db
    .select({ sellingType: slotPlaces.sellingType, startsAt: slotPlaces.startsAt, takenCount: count() })
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
