import type { Span } from '../schedule/open-state.ts';

/** What can be reserved: a table of the room, or somebody's time. */
export interface Reservable {
  readonly id: string;
  /** The smallest party it is for, and the largest; null: any. */
  readonly seatsFrom: number;
  readonly seats: number | null;
  /** Of the room. */
  readonly areaId: string | null;
  /** When it can be had at all; null: always. */
  readonly works: readonly Span[] | null;
  /** When it is taken. */
  readonly taken: readonly Span[];
}

/** What a customer wants. Null: whichever. */
export interface Wish {
  readonly guests: number;
  readonly id: string | null;
  readonly areaId: string | null;
}

/** Whether two spans have a moment in common. */
const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Whether it is for a party of that size. */
export const seatsParty = ({ seatsFrom, seats }: Pick<Reservable, 'seatsFrom' | 'seats'>, guests: number) =>
  guests >= seatsFrom && guests <= (seats ?? Number.POSITIVE_INFINITY);

/**
 * What is free for a wish at a time, first what fits best: the smallest that seats the party, in the order it is listed. It is
 * taken for the time and for `restMinutes` after it, which may be after hours.
 */
export function freeFor<R extends Reservable>(
  all: readonly R[],
  time: Span,
  { guests, id, areaId }: Wish,
  restMinutes = 0,
): R[] {
  const whole = { from: time.from, to: time.to + restMinutes * 60_000 };
  return all
    .filter(
      (one) =>
        (id === null || one.id === id) &&
        (areaId === null || one.areaId === areaId) &&
        seatsParty(one, guests) &&
        (one.works?.some(({ from, to }) => from <= time.from && time.to <= to) ?? true) &&
        !one.taken.some((span) => overlap(span, whole)),
    )
    .sort((a, b) => (a.seats ?? Number.MAX_SAFE_INTEGER) - (b.seats ?? Number.MAX_SAFE_INTEGER));
}

/** Another stay for parties of so many and more. */
interface StayOfParty {
  readonly guests: number;
  readonly minutes: number;
}

/** How long a party stays: as long as the largest size that it reaches, else the usual. */
export const stayMinutes = (usual: number, byParty: readonly StayOfParty[], guests: number): number =>
  byParty
    .filter((one) => one.guests <= guests)
    .reduce((largest, one) => (one.guests >= largest.guests ? one : largest), { guests: 0, minutes: usual })
    .minutes;
