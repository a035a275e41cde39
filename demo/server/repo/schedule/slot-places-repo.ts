import { and, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { slotPlaces } from '../../db/schema-slots.ts';
import { countAttempt } from '../account/rate-limits-repo.ts';
import { lockBusiness } from '../business/businesses-repo.ts';
import { NO_OWNER, type PlaceOwner, requireFreePlace, toOwnerColumns } from './place-owners-repo.ts';

/** A slot of a branch for one order type. */
export interface BranchSlot {
  readonly referenceId: string;
  readonly branchId: string;
  readonly sellingType: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Number of orders that the slot accepts. Null: unlimited. */
  readonly capacity: number | null;
}

/** A request for a place in a slot: the place that the customer already holds, or a free one. */
export interface SlotClaim {
  readonly slot: BranchSlot;
  readonly holdId: string | null;
  readonly owner: PlaceOwner;
}

/** The holder of a place: an order, or, until `expiresAt`, a customer. */
type PlaceHolder = { readonly expiresAt: Date } | { readonly orderId: string };

/** Thrown when a slot has no free place. */
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

/** Finds the place with a hold id. Null when the hold has expired at `at`, or does not exist. */
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
 * Takes a place within a transaction: the held place if `holdId` is in this slot, otherwise a free place, releasing the
 * held one. The lock on the business makes concurrent calls count each other's places. Places in slots without a
 * capacity have no limit per owner. Throws SlotFull, TooManyPlaces.
 */
export async function takePlace(
  tx: Db,
  { slot, holdId, owner }: SlotClaim,
  placeHolder: PlaceHolder,
  at: Date,
): Promise<void> {
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
  const isLimited = capacity !== null;
  if (isLimited) await requireFreePlace(tx, referenceId, owner, { at, ignoredHoldId: holdId });
  const holderColumns = {
    ...('orderId' in placeHolder
      ? { holdId: null, expiresAt: null, ...placeHolder }
      : { holdId, ...placeHolder }),
    ...(isLimited ? toOwnerColumns(owner) : NO_OWNER),
  };
  if (holdId !== null) {
    const isHeldPlace = hasHoldId(referenceId, holdId);
    const renewed = await tx
      .update(slotPlaces)
      .set(holderColumns)
      .where(and(isHeldPlace, isInSlot(slot)))
      .returning({ id: slotPlaces.id });
    if (renewed.length) return;
    await tx.delete(slotPlaces).where(isHeldPlace);
  }
  const seat = capacity === null ? null : await findFreeSeat(tx, slot, capacity);
  await tx.insert(slotPlaces).values({ ...slot, seat, ...holderColumns });
}

/** Finds the lowest free seat number. Throws SlotFull. */
async function findFreeSeat(tx: Db, slot: BranchSlot, capacity: number): Promise<number> {
  const takenSeats = await tx.select({ seat: slotPlaces.seat }).from(slotPlaces).where(isInSlot(slot));
  // The capacity may have been lowered since places were taken, so count the places.
  if (takenSeats.length >= capacity) throw new SlotFull(slot.startsAt.toISOString());
  const seats = new Set(takenSeats.map(({ seat }) => seat));
  let seat = 1;
  while (seats.has(seat)) seat++;
  return seat;
}

/** Thrown when an owner has already held places in a slot for the maximum time. */
export class HoldOver extends Error {
  override readonly name = 'HoldOver';
  /** `freeAt`: when the owner may hold a place in this slot again. */
  constructor(readonly freeAt: Date) {
    super('Held for the longest time allowed');
  }
}

/** How long a place can be held, in ms. */
export interface HoldTime {
  /** From each request for the hold. */
  readonly stepMs: number;
  /**
   * From the owner's first hold in the slot. After that, the owner cannot hold a place there for an equally long time.
   */
  readonly maxMs: number;
  /** Identifies the owner and the slot. */
  readonly key: string;
}

/**
 * Holds one place per `holdId` and returns when the hold expires, at the latest when the slot begins. Throws SlotFull, TooManyPlaces or HoldOver; the
 * customer then keeps the previous hold.
 */
export const holdPlace = (
  db: Db,
  claim: SlotClaim & { readonly holdId: string },
  { stepMs, maxMs, key }: HoldTime,
  at: Date,
): Promise<Date> =>
  db.transaction(async (tx) => {
    const now = at.getTime();
    const { endsAt } = await countAttempt(tx, key, at, new Date(now + 2 * maxMs));
    const lastExpiry = endsAt.getTime() - maxMs;
    if (claim.slot.capacity !== null && now >= lastExpiry) throw new HoldOver(endsAt);
    const expiresAt = new Date(Math.min(now + stepMs, lastExpiry, claim.slot.startsAt.getTime()));
    await takePlace(tx, claim, { expiresAt }, at);
    return expiresAt;
  });

/** Releases a held place. Does nothing when the hold does not exist. */
export async function releasePlace(db: Db, referenceId: string, holdId: string): Promise<void> {
  await db.delete(slotPlaces).where(hasHoldId(referenceId, holdId));
}

/** Releases the place of a rejected or cancelled order. */
export async function releasePlaceOfOrder(tx: Db, orderId: string): Promise<void> {
  await tx.delete(slotPlaces).where(eq(slotPlaces.orderId, orderId));
}

export interface TakenPlaces {
  readonly sellingType: string;
  readonly startsAt: Date;
  readonly takenCount: number;
}

/**
 * Counts the places taken in a branch's slots that start after `at` and up to `to`, except the hold `ignoredHoldId`.
 */
export function countTakenPlaces(
  db: Db,
  branchId: string,
  { at, to, ignoredHoldId }: { readonly at: Date; readonly to: Date; readonly ignoredHoldId: string | null },
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
        ignoredHoldId === null ? undefined : sql`${slotPlaces.holdId} is distinct from ${ignoredHoldId}`,
      ),
    )
    .groupBy(slotPlaces.sellingType, slotPlaces.startsAt);
}
