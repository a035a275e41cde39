import type { Span } from '../schedule/open-state.ts';

/** A table, a combination of tables or a staff member that can be reserved. */
export interface Reservable {
  readonly id: string;
  /** Number of tables; more than 1 for a combination. */
  readonly tableCount: number;
  /** Smallest party. */
  readonly seatsFrom: number;
  /** Largest party; null means no limit. */
  readonly seats: number | null;
  /** The area of the table; null for a table without an area and for staff. */
  readonly areaId: string | null;
  /** When it can be reserved; null means always. */
  readonly workingSpans: readonly Span[] | null;
  /** When it is already reserved. */
  readonly reservedSpans: readonly Span[];
}

/** The customer's request. If `id` or `areaId` is null, the customer has no preference. */
export interface TableRequest {
  readonly guests: number;
  /** Id of a table, a combination or a staff member. */
  readonly id: string | null;
  readonly areaId: string | null;
  /** Whether the staff have confirmed a table that is too small or too large for the party. */
  readonly isOtherSizeConfirmed?: boolean;
}

const doSpansOverlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Whether a table or staff member accepts a party of this size. */
export const canSeatParty = ({ seatsFrom, seats }: Pick<Reservable, 'seatsFrom' | 'seats'>, guests: number) =>
  guests >= seatsFrom && guests <= (seats ?? Number.POSITIVE_INFINITY);

/** Sorts single tables before combinations, and smaller ones before larger ones. */
function compareSizes(a: Reservable, b: Reservable): number {
  const [seatsA, seatsB] = [a, b].map(({ seats }) => seats ?? Number.MAX_SAFE_INTEGER);
  return (
    Number(a.tableCount > 1) - Number(b.tableCount > 1) ||
    (seatsA ?? 0) - (seatsB ?? 0) ||
    a.tableCount - b.tableCount
  );
}

/**
 * The tables or staff that are free during `time` and for `gapMinutes` after it. This gap may be after hours.
 * Single tables come before combinations, and smaller tables before larger ones. Taking the first
 * one therefore keeps large tables, and tables that can be combined, free for other parties. Ties keep their listed order.
 */
export function findFreeReservables<R extends Reservable>(
  reservables: readonly R[],
  time: Span,
  { guests, id, areaId, isOtherSizeConfirmed = false }: TableRequest,
  gapMinutes = 0,
): R[] {
  const timeWithGap = { from: time.from, to: time.to + gapMinutes * 60_000 };
  return reservables
    .filter(
      (reservable) =>
        (id === null || reservable.id === id) &&
        (areaId === null || reservable.areaId === areaId) &&
        (isOtherSizeConfirmed || canSeatParty(reservable, guests)) &&
        (reservable.workingSpans?.some(({ from, to }) => from <= time.from && time.to <= to) ?? true) &&
        !reservable.reservedSpans.some((span) => doSpansOverlap(span, timeWithGap)),
    )
    .sort(compareSizes);
}

/** The smallest and largest party of a combination of tables, if the business sets them. */
interface CombinationLimits {
  readonly seatsFrom?: number | undefined;
  readonly seats?: number | undefined;
}

/**
 * The smallest and largest party of a combination. Limits that the business gives take precedence. Otherwise the
 * largest party fills all seats, and is unlimited if one of the tables is. The smallest party is the smallest size that
 * no table seats alone.
 */
export function getCombinedSeats(
  tables: readonly Pick<Reservable, 'seats'>[],
  { seatsFrom, seats }: CombinationLimits,
): Pick<Reservable, 'seatsFrom' | 'seats'> {
  const tableSeats = tables.map((table) => table.seats ?? Number.POSITIVE_INFINITY);
  const sum = tableSeats.reduce((total, count) => total + count, 0);
  const largest = seats ?? (Number.isFinite(sum) ? sum : null);
  const firstLargerParty = Math.max(...tableSeats) + 1;
  const smallest = Number.isFinite(firstLargerParty) ? firstLargerParty : 1;
  return { seatsFrom: seatsFrom ?? Math.min(smallest, largest ?? smallest), seats: largest };
}

/** How many minutes parties of at least `guests` people stay. */
interface PartyStay {
  readonly guests: number;
  readonly minutes: number;
}

/**
 * How many minutes a party of `guests` stays. The entry with the largest size that the party reaches applies, else
 * the default.
 */
export const getStayMinutes = (
  defaultMinutes: number,
  byParty: readonly PartyStay[],
  guests: number,
): number =>
  byParty
    .filter((stay) => stay.guests <= guests)
    .reduce((largest, stay) => (stay.guests >= largest.guests ? stay : largest), {
      guests: 0,
      minutes: defaultMinutes,
    }).minutes;
