import { assertValidPoint, type Point, type Shape } from '../geo/geo.ts';
import { isInside, shapeIndex } from '../geo/inside.ts';
import type { DeliveryConfig, PlaceInZone, Zone } from './delivery-types.ts';

interface ZoneOutline {
  readonly shape?: Shape | null | undefined;
  readonly areas?: readonly { readonly shape?: Shape | null | undefined }[] | undefined;
}

const shapesOf = ({ shape, areas = [] }: ZoneOutline): Shape[] =>
  [shape, ...areas.map((area) => area.shape)].filter((one) => one?.type === 'Polygon');

/**
 * Whether a zone's outline, or that of one of its areas, contains a location. Null when neither has an outline. Throws
 * GeometryError for invalid coordinates.
 */
export function zoneHolds(zone: ZoneOutline, place: Point): boolean | null {
  assertValidPoint(place);
  const shapes = shapesOf(zone);
  return shapes.length ? shapes.some((shape) => isInside(place, shape)) : null;
}

type Candidate = PlaceInZone & { readonly order: number };

/** The cheaper zone first, then the faster, then the one listed first; within a zone, a match of an area first. */
const byTerms = (one: Candidate, other: Candidate): number =>
  one.zone.fee.minor - other.zone.fee.minor ||
  one.zone.minutes - other.zone.minutes ||
  one.order - other.order ||
  Number(!one.area) - Number(!other.area);

/**
 * Returns a function that finds the visible zone that delivers to a location (spec, section 5): the best one for the
 * customer, or null. The function throws GeometryError for invalid coordinates.
 */
export function zoneFinder({ zones }: Pick<DeliveryConfig, 'zones'>): (place: Point) => PlaceInZone | null {
  const zoneShapes = (zone: Zone, order: number) =>
    [{ shape: zone.shape, area: null }, ...zone.areas.map((area) => ({ shape: area.shape, area }))].flatMap(
      ({ shape, area }): (readonly [Shape, Candidate])[] => (shape ? [[shape, { zone, area, order }]] : []),
    );
  const find = shapeIndex(zones.flatMap((zone, order) => (zone.visible ? zoneShapes(zone, order) : [])));
  return (place) => {
    assertValidPoint(place);
    const [best] = find(place).sort(byTerms);
    return best ? { zone: best.zone, area: best.area } : null;
  };
}
