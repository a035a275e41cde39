import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import { reservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { reservations } from '../../db/schema-reservations.ts';
import { slotPlaces } from '../../db/schema-slots.ts';

/** The owner of a place, as keyed hashes, and how many unconfirmed places the owner may have at the same time. */
export interface PlaceOwner {
  /** Null for a verified customer, who is counted by phone only. */
  readonly device: string | null;
  /** Null if unknown, which is the case for a guest's hold. */
  readonly phone: string | null;
  /** Null for a verified customer. */
  readonly network: string | null;
  readonly isVerified: boolean;
  readonly maxPlaces: number;
  readonly maxNetworkPlaces: number;
}

/** Thrown when an owner has too many places that nobody has confirmed or paid. */
export class TooManyPlaces extends Error {
  override readonly name = 'TooManyPlaces';
  /** `freeAt` is the time when the next of these places expires, or null if none expires automatically. */
  constructor(readonly freeAt: Date | null) {
    super('Too many unconfirmed places');
  }
}

/** The owner columns of a place that needs no confirmation, or whose time has passed. */
export const NO_OWNER = { ownerDevice: null, ownerPhone: null, ownerNetwork: null, ownerVerified: null };

/** The owner columns of a place that counts towards the limits. */
export const toOwnerColumns = ({ device, phone, network, isVerified }: PlaceOwner) => ({
  ownerDevice: device,
  ownerPhone: phone,
  ownerNetwork: network,
  ownerVerified: isVerified,
});

type PlaceTable = typeof slotPlaces | typeof reservations;

const buildPlaceOwnerCondition = (table: PlaceTable, { device, phone, network, isVerified }: PlaceOwner) =>
  and(
    eq(table.ownerVerified, isVerified),
    or(
      device === null ? undefined : eq(table.ownerDevice, device),
      phone === null ? undefined : eq(table.ownerPhone, phone),
      network === null ? undefined : eq(table.ownerNetwork, network),
    ),
  );

/** Selects the keyed hashes of a place's owner. */
const selectOwner = (table: PlaceTable) => ({
  device: table.ownerDevice,
  phone: table.ownerPhone,
  network: table.ownerNetwork,
});

/**
 * Checks that an owner may take another place of a business. Held places, orders that are not yet paid or accepted, and
 * unconfirmed reservations count until they are over. The hold `ignoredHoldId` does not count. The caller must hold the
 * lock of the business. Throws TooManyPlaces.
 */
export async function requireOwnerBelowLimit(
  tx: Db,
  referenceId: string,
  owner: PlaceOwner,
  { at, ignoredHoldId = null }: { readonly at: Date; readonly ignoredHoldId?: string | null },
): Promise<void> {
  const unconfirmedOrderCondition = or(
    isNotNull(orders.payBy),
    and(isNull(orders.paymentId), inArray(orders.status, [orderStatus.pending, orderStatus.scheduled])),
  );
  const slotRows = await tx
    .select({
      ...selectOwner(slotPlaces),
      freeAt: sql<Date | null>`coalesce(${slotPlaces.expiresAt}, ${orders.payBy})`.mapWith(
        slotPlaces.expiresAt,
      ),
    })
    .from(slotPlaces)
    .leftJoin(orders, eq(orders.id, slotPlaces.orderId))
    .where(
      and(
        eq(slotPlaces.referenceId, referenceId),
        gt(slotPlaces.endsAt, at),
        buildPlaceOwnerCondition(slotPlaces, owner),
        or(gt(slotPlaces.expiresAt, at), unconfirmedOrderCondition),
        ignoredHoldId === null ? undefined : sql`${slotPlaces.holdId} is distinct from ${ignoredHoldId}`,
      ),
    );
  const reservationRows = await tx
    .select(selectOwner(reservations))
    .from(reservations)
    .where(
      and(
        eq(reservations.referenceId, referenceId),
        gt(reservations.endsAt, at),
        buildPlaceOwnerCondition(reservations, owner),
        inArray(reservations.status, [reservationStatus.pending, reservationStatus.accepted]),
      ),
    );
  const rows = [...slotRows, ...reservationRows];
  const hasReachedLimit = (hashName: 'device' | 'phone' | 'network', max: number): boolean =>
    owner[hashName] !== null && rows.filter((row) => row[hashName] === owner[hashName]).length >= max;
  if (
    !hasReachedLimit('device', owner.maxPlaces) &&
    !hasReachedLimit('phone', owner.maxPlaces) &&
    !hasReachedLimit('network', owner.maxNetworkPlaces)
  )
    return;
  const expiryTimes = slotRows.flatMap(({ freeAt }) => freeAt?.getTime() ?? []);
  throw new TooManyPlaces(expiryTimes.length ? new Date(Math.min(...expiryTimes)) : null);
}

/** Erases the owners of places that are over. */
export async function forgetPlaceOwners(db: Db, at: Date): Promise<void> {
  for (const table of [slotPlaces, reservations])
    await db
      .update(table)
      .set(NO_OWNER)
      .where(and(isNotNull(table.ownerVerified), lte(table.endsAt, at)));
}
