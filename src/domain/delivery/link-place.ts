import { isValidPoint, type Point } from '../geo/geo.ts';
import type { Area, DeliveryConfig, Zone } from './delivery-types.ts';

/** Whether an id or one of the names is the text of a link. Ids may come without the reference id in front. */
const isNamed = ({ id, name }: Pick<Zone | Area, 'id' | 'name'>, text: string): boolean =>
  id === text ||
  id.endsWith(`~${text}`) ||
  Object.values(name).some((one) => one.toLowerCase() === text.toLowerCase());

interface LinkedArea {
  readonly zoneId: string;
  /** Null for a whole zone. */
  readonly areaId: string | null;
}

/** The area or zone that a link names by id or by name in any language; null when no visible zone has it. */
export function findLinkedArea({ zones }: Pick<DeliveryConfig, 'zones'>, text: string): LinkedArea | null {
  const visibleZones = zones.filter(({ visible }) => visible);
  for (const zone of visibleZones) {
    const area = zone.areas.find((one) => isNamed(one, text));
    if (area) return { zoneId: zone.id, areaId: area.id };
  }
  const zone = visibleZones.find((one) => isNamed(one, text));
  return zone ? { zoneId: zone.id, areaId: null } : null;
}

/** The coordinates in a link's address, such as `29.3375,48.0758`; null for any other text. */
export function parseLinkedPoint(text: string): Point | null {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return lat !== undefined && isValidPoint(point) ? point : null;
}
