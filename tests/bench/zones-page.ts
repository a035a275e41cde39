import { toDeliveryConfig } from '../../src/api/mappers/map-delivery.ts';
import type { DeliveryConfig, Zone } from '../../src/domain/delivery/delivery-types.ts';
import { createZoneFinder } from '../../src/domain/delivery/zone-at.ts';
import type { Point, Position } from '../../src/domain/geo/geo.ts';
import { isInside } from '../../src/domain/geo/inside.ts';
import { createCurrency, createZero } from '../../src/domain/money/money.ts';

/** The results for all locations. The lists have one time per location, in ms. */
export interface ZoneRuns {
  /** Time to read the response and validate its shapes, in ms. */
  readonly readMs: number;
  /** Time to build the index, in ms. */
  readonly indexMs: number;
  readonly indexedSearchMs: readonly number[];
  readonly oneByOneSearchMs: readonly number[];
  /** The numbers of locations in no zone, in one zone and in several zones. */
  readonly placeCounts: readonly [number, number, number];
  /** Locations for which the two algorithms return different zones. */
  readonly differenceCount: number;
}

const ZONE_COUNT = 500;
const VERTEX_COUNT = 1000;
const PLACE_COUNT = 300;
const KWD = createCurrency('KWD');

/** The centre of a zone. 25 by 20 zones cover a city, and adjacent zones overlap. */
const getZoneCentre = (index: number): Position => [
  47.6 + (index % 25) * 0.04,
  29 + Math.floor(index / 25) * 0.03,
];

/** An irregular outline, like a coast. */
function createOutline(index: number): Position[] {
  const [lng, lat] = getZoneCentre(index);
  const ring = Array.from({ length: VERTEX_COUNT - 1 }, (_, corner): Position => {
    const angle = (corner / (VERTEX_COUNT - 1)) * 2 * Math.PI;
    const radius = 0.02 + 0.004 * Math.sin(7 * angle + index) + 0.0006 * Math.sin(91 * angle);
    return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  return [...ring, ...ring.slice(0, 1)];
}

const createResponse = () => ({
  zones: Array.from({ length: ZONE_COUNT }, (_, index) => ({
    id: `z${index}`,
    branch: 'b',
    name: { en: `Zone ${index}` },
    fees: 1 + (index % 5) * 0.25,
    shape: { type: 'Polygon', coordinates: [createOutline(index)] },
  })),
});

/** Locations, spread evenly, and the same in every run. */
const createPlaces = (): Point[] =>
  Array.from({ length: PLACE_COUNT }, (_, index) => ({
    lng: 47.55 + 1.1 * ((index * 0.618034) % 1),
    lat: 28.95 + 0.7 * ((index * 0.754878) % 1),
  }));

/** The naive algorithm: tests every edge of every zone. */
function findOneByOne({ zones }: DeliveryConfig, place: Point): Zone | undefined {
  const [cheapest] = zones
    .filter(({ shape }) => shape && isInside(place, shape))
    .sort((a, b) => a.fee.minor - b.fee.minor);
  return cheapest;
}

function measureTime<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const startedMs = performance.now();
  const result = run();
  return { ms: performance.now() - startedMs, result };
}

function benchZones(): ZoneRuns {
  const body = createResponse();
  const { ms: readMs, result: config } = measureTime(() =>
    toDeliveryConfig(
      body,
      { currency: KWD, defaultMinOrder: createZero(KWD), branchPlace: null, apiOrigin: '' },
      (error) => {
        throw error;
      },
    ),
  );
  const { ms: indexMs, result: findZoneAt } = measureTime(() => createZoneFinder(config));
  const runs = createPlaces().map((place) => {
    const indexedSearch = measureTime(() => findZoneAt(place)?.zone);
    const oneByOneSearch = measureTime(() => findOneByOne(config, place));
    const zoneCount = config.zones.filter(({ shape }) => shape && isInside(place, shape)).length;
    return { indexedSearch, oneByOneSearch, zoneCount };
  });
  const countRuns = (isCounted: (count: number) => boolean) =>
    runs.filter((run) => isCounted(run.zoneCount)).length;
  return {
    readMs,
    indexMs,
    indexedSearchMs: runs.map(({ indexedSearch }) => indexedSearch.ms),
    oneByOneSearchMs: runs.map(({ oneByOneSearch }) => oneByOneSearch.ms),
    placeCounts: [
      countRuns((count) => !count),
      countRuns((count) => count === 1),
      countRuns((count) => count > 1),
    ],
    differenceCount: runs.filter(
      ({ indexedSearch, oneByOneSearch }) => indexedSearch.result !== oneByOneSearch.result,
    ).length,
  };
}

Object.assign(window, { benchZones });
