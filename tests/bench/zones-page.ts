import { toDeliveryConfig } from '../../src/api/mappers/map-delivery.ts';
import type { DeliveryConfig, Zone } from '../../src/domain/delivery/delivery-types.ts';
import { zoneFinder } from '../../src/domain/delivery/zone-at.ts';
import type { Point, Position } from '../../src/domain/geo/geo.ts';
import { isInside } from '../../src/domain/geo/inside.ts';
import { currencyOf, zero } from '../../src/domain/money/money.ts';

/** What was found, and the milliseconds it took, place by place. */
export interface ZoneRuns {
  /** Milliseconds that reading the answer took, its shapes looked over. */
  readonly read: number;
  readonly indexed: number;
  readonly boxesFirst: readonly number[];
  readonly oneByOne: readonly number[];
  /** Places in no zone, in one, in several. */
  readonly found: readonly [number, number, number];
  /** Places for which the two did not say the same. */
  readonly differing: number;
}

const ZONES = 500;
const VERTICES = 1000;
const PLACES = 300;
const KWD = currencyOf('KWD');

/** Where the middle of a zone is: 25 by 20 of them over a city, so close that neighbours overlap. */
const middleOf = (at: number): Position => [47.6 + (at % 25) * 0.04, 29 + Math.floor(at / 25) * 0.03];

/** A coast rather than a circle. */
function outlineOf(at: number): Position[] {
  const [lng, lat] = middleOf(at);
  const ring = Array.from({ length: VERTICES - 1 }, (_, corner): Position => {
    const turn = (corner / (VERTICES - 1)) * 2 * Math.PI;
    const reach = 0.02 + 0.004 * Math.sin(7 * turn + at) + 0.0006 * Math.sin(91 * turn);
    return [lng + reach * Math.cos(turn), lat + reach * Math.sin(turn)];
  });
  return [...ring, ...ring.slice(0, 1)];
}

const answer = () => ({
  zones: Array.from({ length: ZONES }, (_, at) => ({
    id: `z${at}`,
    branch: 'b',
    name: { en: `Zone ${at}` },
    fees: 1 + (at % 5) * 0.25,
    shape: { type: 'Polygon', coordinates: [outlineOf(at)] },
  })),
});

/** Spread evenly, and the same in every run. */
const places = (): Point[] =>
  Array.from({ length: PLACES }, (_, at) => ({
    lng: 47.55 + 1.1 * ((at * 0.618034) % 1),
    lat: 28.95 + 0.7 * ((at * 0.754878) % 1),
  }));

/** The naive way: every zone asked, every edge of it looked at. */
function oneByOne({ zones }: DeliveryConfig, place: Point): Zone | undefined {
  const [cheapest] = zones
    .filter(({ shape }) => shape && isInside(place, shape))
    .sort((one, other) => one.fee.minor - other.fee.minor);
  return cheapest;
}

function timed<T>(run: () => T): { readonly took: number; readonly made: T } {
  const started = performance.now();
  const made = run();
  return { took: performance.now() - started, made };
}

function benchZones(): ZoneRuns {
  const body = answer();
  const { took: read, made: config } = timed(() =>
    toDeliveryConfig(body, { currency: KWD, defaultMinOrder: zero(KWD), branchPlace: null }, (error) => {
      throw error;
    }),
  );
  const { took: indexed, made: zoneAt } = timed(() => zoneFinder(config));
  const runs = places().map((place) => {
    const quick = timed(() => zoneAt(place)?.zone);
    const slow = timed(() => oneByOne(config, place));
    const holding = config.zones.filter(({ shape }) => shape && isInside(place, shape)).length;
    return { quick, slow, holding };
  });
  const holding = (isCounted: (count: number) => boolean) =>
    runs.filter((run) => isCounted(run.holding)).length;
  return {
    read,
    indexed,
    boxesFirst: runs.map(({ quick }) => quick.took),
    oneByOne: runs.map(({ slow }) => slow.took),
    found: [holding((count) => !count), holding((count) => count === 1), holding((count) => count > 1)],
    differing: runs.filter(({ quick, slow }) => quick.made !== slow.made).length,
  };
}

Object.assign(window, { benchZones });
