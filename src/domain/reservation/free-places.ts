import type { Span } from '../schedule/open-state.ts';

/** A table or a staff member that can be reserved. */
export interface Reservable {
  readonly id: string;
  /** Smallest and largest party; null means no upper limit. */
  readonly seatsFrom: number;
  readonly seats: number | null;
  /** The area that the table is in. */
  readonly areaId: string | null;
  /** When it can be reserved; null means always. */
  readonly workingSpans: readonly Span[] | null;
  /** When it is already reserved. */
  readonly reservedSpans: readonly Span[];
}

/** The customer's request. Null means no preference. */
export interface TableRequest {
  readonly guests: number;
  readonly id: string | null;
  readonly areaId: string | null;
}

/** Whether two time spans overlap. */
const doSpansOverlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Whether a table or staff member accepts a party of this size. */
export const canSeatParty = ({ seatsFrom, seats }: Pick<Reservable, 'seatsFrom' | 'seats'>, guests: number) =>
  guests >= seatsFrom && guests <= (seats ?? Number.POSITIVE_INFINITY);

/**
 * The tables or staff that are free for a request, smallest first; ties keep their listed order. They must be free
 * during `time` and for `restMinutes` after it. The rest time may be after hours.
 */
export function findFreePlaces<R extends Reservable>(
  all: readonly R[],
  time: Span,
  { guests, id, areaId }: TableRequest,
  restMinutes = 0,
): R[] {
  const timeWithRest = { from: time.from, to: time.to + restMinutes * 60_000 };
  return all
    .filter(
      (place) =>
        (id === null || place.id === id) &&
        (areaId === null || place.areaId === areaId) &&
        canSeatParty(place, guests) &&
        (place.workingSpans?.some(({ from, to }) => from <= time.from && time.to <= to) ?? true) &&
        !place.reservedSpans.some((span) => doSpansOverlap(span, timeWithRest)),
    )
    .sort((a, b) => (a.seats ?? Number.MAX_SAFE_INTEGER) - (b.seats ?? Number.MAX_SAFE_INTEGER));
}

/** How many minutes parties of at least `guests` people stay. */
interface PartyStay {
  readonly guests: number;
  readonly minutes: number;
}

/**
 * How many minutes a party of `guests` stays: the entry with the largest size that the party reaches, else the default.
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
