import { needPlace, type Point, type Shape } from '../geo/geo.ts';
import { isInside, shapeIndex } from '../geo/inside.ts';
import type { DeliveryConfig, PlaceInZone, Zone } from './delivery-types.ts';

interface Drawn {
  readonly shape?: Shape | null | undefined;
  readonly areas?: readonly { readonly shape?: Shape | null | undefined }[] | undefined;
}

const shapesOf = ({ shape, areas = [] }: Drawn): Shape[] =>
  [shape, ...areas.map((area) => area.shape)].filter((one) => one?.type === 'Polygon');

/**
 * Whether a zone delivers to a place, by its own outline or that of one of its areas; null when neither is drawn and only
 * the customer can say. Throws GeometryError for a place that cannot be.
 */
export function zoneHolds(zone: Drawn, place: Point): boolean | null {
  needPlace(place);
  const shapes = shapesOf(zone);
  return shapes.length ? shapes.some((shape) => isInside(place, shape)) : null;
}

type Found = PlaceInZone & { readonly order: number };

/** The cheaper zone, then the quicker, then the one listed first; of a zone the area that is drawn there. */
const byTerms = (one: Found, other: Found): number =>
  one.zone.fee.minor - other.zone.fee.minor ||
  one.zone.minutes - other.zone.minutes ||
  one.order - other.order ||
  Number(!one.area) - Number(!other.area);

/**
 * Finds what delivers to a place, of zones that are visible (spec, section 5); where several do, the one that is best for
 * the customer. Null: none does. The finder throws GeometryError for a place that cannot be.
 */
export function zoneFinder({ zones }: Pick<DeliveryConfig, 'zones'>): (place: Point) => PlaceInZone | null {
  const drawn = (zone: Zone, order: number) =>
    [{ shape: zone.shape, area: null }, ...zone.areas.map((area) => ({ shape: area.shape, area }))].flatMap(
      ({ shape, area }): (readonly [Shape, Found])[] => (shape ? [[shape, { zone, area, order }]] : []),
    );
  const find = shapeIndex(zones.flatMap((zone, order) => (zone.visible ? drawn(zone, order) : [])));
  return (place) => {
    needPlace(place);
    const [best] = find(place).sort(byTerms);
    return best ? { zone: best.zone, area: best.area } : null;
  };
}
