import { and, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import {
  type CapacityUnit,
  getRequiredCapacity,
  type OrderSize,
} from '../../../../src/domain/schedule/slot-capacity.ts';
import type { Db } from '../../db/open-database.ts';
import { slotPlaces } from '../../db/schema-slots.ts';
import { countAttempt } from '../account/rate-limits-repo.ts';
import { lockBusiness } from '../business/businesses-repo.ts';
import { NO_OWNER, type PlaceOwner, requireOwnerBelowLimit, toOwnerColumns } from './place-owners-repo.ts';

/** A slot of a branch for one order type. */
export interface BranchSlot {
  readonly referenceId: string;
  readonly branchId: string;
  readonly sellingType: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null for unlimited capacity. */
  readonly capacity: SlotCapacity | null;
}

/** Capacity of a slot: at most `limit` orders, dishes or amount, depending on `unit`. */
export interface SlotCapacity {
  readonly unit: CapacityUnit;
  readonly limit: number;
}

/** A request for a place in a slot: the place that the customer already holds, or a free one. */
export interface SlotClaim {
  readonly slot: BranchSlot;
  readonly size: OrderSize;
  readonly holdId: string | null;
  /** Null for an immediate order. The limits on unconfirmed places do not apply to it. */
  readonly owner: PlaceOwner | null;
}

/** The holder of a place: an order, or a customer who holds it until `expiresAt`. */
type PlaceHolder = { readonly expiresAt: Date } | { readonly orderId: string };

/** Thrown when a slot has too little room for an order. */
export class SlotFull extends Error {
  override readonly name = 'SlotFull';
}

/** The largest part of a slot that one hold takes, so that a guest with a huge cart cannot block the slot. */
const MAX_HOLD_SHARE = 0.5;

type PlaceRow = typeof slotPlaces.$inferSelect;

const buildSlotCondition = (slot: Pick<BranchSlot, 'branchId' | 'sellingType' | 'startsAt'>) =>
  and(
    eq(slotPlaces.branchId, slot.branchId),
    eq(slotPlaces.sellingType, slot.sellingType),
    eq(slotPlaces.startsAt, slot.startsAt),
  );

const buildHoldCondition = (referenceId: string, holdId: string) =>
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
    .where(and(buildHoldCondition(referenceId, holdId), gt(slotPlaces.expiresAt, at)));
  return row ?? null;
}

/**
 * Takes a place within a transaction. Uses the place held by `holdId` if it is in this slot. Otherwise takes a free
 * place, and releases the place that `holdId` holds in another slot. The slot must have room for the whole order. A hold
 * reserves at most `MAX_HOLD_SHARE` of the slot's capacity; the order takes what it needs beyond that when it is placed.
 * An owner can take any number of places in slots without a capacity. Throws SlotFull, TooManyPlaces.
 *
 * The lock on the business makes concurrent calls count each other's places.
 */
export async function takePlace(
  tx: Db,
  { slot, size, holdId, owner }: SlotClaim,
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
  const isLimited = capacity !== null && owner !== null;
  if (isLimited) await requireOwnerBelowLimit(tx, referenceId, owner, { at, ignoredHoldId: holdId });
  const isOrder = 'orderId' in placeHolder;
  const placeSize = isOrder || capacity === null ? size : limitHold(size, capacity);
  const holderColumns = {
    ...(isOrder ? { holdId: null, expiresAt: null, ...placeHolder } : { holdId, ...placeHolder }),
    ...(isLimited ? toOwnerColumns(owner) : NO_OWNER),
    dishes: Math.max(1, placeSize.dishes),
    amount: Math.max(1, placeSize.amount),
  };
  const places = capacity === null && holdId === null ? [] : await selectPlaces(tx, slot);
  if (holdId !== null) {
    const heldPlaceCondition = buildHoldCondition(referenceId, holdId);
    const heldPlace = places.find((place) => place.holdId === holdId);
    if (heldPlace) {
      const otherPlaces = places.filter((place) => place !== heldPlace);
      if (capacity !== null && measureSize(heldPlace, capacity) < measureSize(size, capacity))
        requireRoom(slot, otherPlaces, size, capacity);
      await tx
        .update(slotPlaces)
        .set(holderColumns)
        .where(and(heldPlaceCondition, buildSlotCondition(slot)));
      return;
    }
    await tx.delete(slotPlaces).where(heldPlaceCondition);
  }
  if (capacity !== null) requireRoom(slot, places, size, capacity);
  const { startsAt, endsAt, branchId, sellingType } = slot;
  await tx.insert(slotPlaces).values({
    referenceId,
    branchId,
    sellingType,
    startsAt,
    endsAt,
    ...holderColumns,
    ...(capacity === null ? {} : { capacity: capacity.limit, seat: findFreePlaceNumber(places) }),
  });
}

type SizedPlace = OrderSize & Pick<PlaceRow, 'seat' | 'holdId'>;

const selectPlaces = (tx: Db, slot: BranchSlot): Promise<SizedPlace[]> =>
  tx
    .select({
      seat: slotPlaces.seat,
      holdId: slotPlaces.holdId,
      dishes: slotPlaces.dishes,
      amount: slotPlaces.amount,
    })
    .from(slotPlaces)
    .where(buildSlotCondition(slot));

const measureSize = (size: OrderSize, { unit }: SlotCapacity): number => getRequiredCapacity(unit, size);

/** The part of an order's size that its hold takes. */
function limitHold(size: OrderSize, { unit, limit }: SlotCapacity): OrderSize {
  if (unit === 'orders') return size;
  return { ...size, [unit]: Math.min(size[unit], Math.ceil(limit * MAX_HOLD_SHARE)) };
}

/**
 * Checks that a slot has room for an order beside the `otherPlaces`, which are already taken. The taken places may exceed
 * the limit if the business has lowered it. Throws SlotFull.
 */
function requireRoom(
  slot: BranchSlot,
  otherPlaces: readonly OrderSize[],
  size: OrderSize,
  capacity: SlotCapacity,
): void {
  const takenCapacity = otherPlaces.reduce((sum, place) => sum + measureSize(place, capacity), 0);
  if (takenCapacity + measureSize(size, capacity) > capacity.limit)
    throw new SlotFull(slot.startsAt.toISOString());
}

/**
 * Finds the lowest free number (`seat`) of a place in its slot. The number never exceeds the capacity, because each place
 * uses at least one unit of capacity.
 */
function findFreePlaceNumber(places: readonly SizedPlace[]): number {
  const seats = new Set(places.map(({ seat }) => seat));
  let seat = 1;
  while (seats.has(seat)) seat++;
  return seat;
}

/** Thrown when an owner has already held places in a slot for the maximum time. */
export class HoldTimeExceeded extends Error {
  override readonly name = 'HoldTimeExceeded';
  /** `freeAt`: when the owner may hold a place in this slot again. */
  constructor(readonly freeAt: Date) {
    super('Held for the longest time allowed');
  }
}

/** How long a place can be held, in ms. */
export interface HoldTime {
  /** Duration of a hold. Each request that renews the hold restarts the duration. */
  readonly durationMs: number;
  /**
   * Maximum time since the owner's first hold in the slot. After that time, the owner cannot hold places in this slot
   * until another `maxMs` has passed.
   */
  readonly maxMs: number;
  /** Identifies the owner and the slot. */
  readonly key: string;
}

/**
 * Holds one place per `holdId`. Returns the expiry time, which is never later than the start of the slot. If it throws
 * SlotFull, TooManyPlaces or HoldTimeExceeded, the customer keeps the previous hold.
 */
export const holdPlace = (
  db: Db,
  claim: SlotClaim & { readonly holdId: string },
  { durationMs, maxMs, key }: HoldTime,
  at: Date,
): Promise<Date> =>
  db.transaction(async (tx) => {
    const now = at.getTime();
    // The owner's first hold begins a period: `maxMs` in which the owner may hold places, then `maxMs` of waiting.
    const { endsAt: waitEndsAt } = await countAttempt(tx, key, at, new Date(now + 2 * maxMs));
    const latestExpiry = waitEndsAt.getTime() - maxMs;
    if (claim.slot.capacity !== null && now >= latestExpiry) throw new HoldTimeExceeded(waitEndsAt);
    const expiresAt = new Date(Math.min(now + durationMs, latestExpiry, claim.slot.startsAt.getTime()));
    await takePlace(tx, claim, { expiresAt }, at);
    return expiresAt;
  });

/** Releases a held place. Does nothing when the hold does not exist. */
export async function releasePlace(db: Db, referenceId: string, holdId: string): Promise<void> {
  await db.delete(slotPlaces).where(buildHoldCondition(referenceId, holdId));
}

/** Releases the place of a rejected or cancelled order. */
export async function releasePlaceOfOrder(tx: Db, orderId: string): Promise<void> {
  await tx.delete(slotPlaces).where(eq(slotPlaces.orderId, orderId));
}

/** Used capacity of a slot: the number of orders and dishes, and the amount. */
export interface TakenPlaces extends Readonly<Record<CapacityUnit, number>> {
  readonly sellingType: string;
  readonly startsAt: Date;
}

/**
 * Counts the places, dishes and amounts taken at `at` in a branch's slots that start after `after` and up to `to`,
 * except the hold `ignoredHoldId`.
 */
export function countTakenPlaces(
  db: Db,
  branchId: string,
  {
    at,
    after,
    to,
    ignoredHoldId,
  }: Readonly<Record<'at' | 'after' | 'to', Date>> & { readonly ignoredHoldId: string | null },
): Promise<TakenPlaces[]> {
  return db
    .select({
      sellingType: slotPlaces.sellingType,
      startsAt: slotPlaces.startsAt,
      orders: count(),
      dishes: sql`sum(${slotPlaces.dishes})`.mapWith(Number),
      amount: sql`sum(${slotPlaces.amount})`.mapWith(Number),
    })
    .from(slotPlaces)
    .where(
      and(
        eq(slotPlaces.branchId, branchId),
        gt(slotPlaces.startsAt, after),
        lte(slotPlaces.startsAt, to),
        or(isNull(slotPlaces.expiresAt), gt(slotPlaces.expiresAt, at)),
        ignoredHoldId === null ? undefined : sql`${slotPlaces.holdId} is distinct from ${ignoredHoldId}`,
      ),
    )
    .groupBy(slotPlaces.sellingType, slotPlaces.startsAt);
}
