import { assertValidPoint, type Point, type Shape } from '../geo/geo.ts';
import { createShapeIndex, isInside } from '../geo/inside.ts';
import type { DeliveryConfig, Zone, ZoneMatch } from './delivery-types.ts';

interface ZoneOutline {
  readonly shape?: Shape | null | undefined;
  readonly areas?: readonly { readonly shape?: Shape | null | undefined }[] | undefined;
}

const listPolygons = ({ shape, areas = [] }: ZoneOutline): Shape[] =>
  [shape, ...areas.map((area) => area.shape)].filter((candidate) => candidate?.type === 'Polygon');

/**
 * Whether the outline of a zone or of one of its areas contains a location. Null if neither the zone nor its areas have
 * an outline. Throws GeometryError for invalid coordinates.
 */
export function isInsideZone(zone: ZoneOutline, place: Point): boolean | null {
  assertValidPoint(place);
  const shapes = listPolygons(zone);
  return shapes.length ? shapes.some((shape) => isInside(place, shape)) : null;
}

type Candidate = ZoneMatch & { readonly zoneIndex: number };

/**
 * Sorts by fee, then by delivery minutes, then by position in the list of zones. Within a zone, a match with an area
 * comes first.
 */
const compareTerms = (one: Candidate, other: Candidate): number =>
  one.zone.fee.minor - other.zone.fee.minor ||
  one.zone.minutes - other.zone.minutes ||
  one.zoneIndex - other.zoneIndex ||
  Number(!one.area) - Number(!other.area);

/**
 * Returns a function that finds the visible zone with the best terms for a location, or null (spec, section 5). If no
 * outline contains the location, the function returns a zone with neither outline nor areas, which accepts every
 * location. The function throws GeometryError for invalid coordinates.
 */
export function createZoneFinder({
  zones,
}: Pick<DeliveryConfig, 'zones'>): (place: Point) => ZoneMatch | null {
  const listZoneShapes = (zone: Zone, zoneIndex: number) =>
    [{ shape: zone.shape, area: null }, ...zone.areas.map((area) => ({ shape: area.shape, area }))].flatMap(
      ({ shape, area }): (readonly [Shape, Candidate])[] =>
        shape ? [[shape, { zone, area, zoneIndex }]] : [],
    );
  const findCandidates = createShapeIndex(
    zones.flatMap((zone, zoneIndex) => (zone.visible ? listZoneShapes(zone, zoneIndex) : [])),
  );
  const boundlessZones = zones
    .map((zone, zoneIndex): Candidate => ({ zone, area: null, zoneIndex }))
    .filter(({ zone }) => zone.visible && !zone.shape && !zone.areas.length)
    .sort(compareTerms);
  return (place) => {
    assertValidPoint(place);
    const best = findCandidates(place).sort(compareTerms)[0] ?? boundlessZones[0];
    return best ? { zone: best.zone, area: best.area } : null;
  };
}
