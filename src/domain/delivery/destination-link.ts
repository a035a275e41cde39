import { isValidPoint, type Point } from '../geo/geo.ts';
import type { Area, DeliveryConfig, Zone } from './delivery-types.ts';

/** Whether `text` from a link is the id or one of the names. The reference id at the start of an id may be omitted. */
const isNamed = ({ id, name }: Pick<Zone | Area, 'id' | 'name'>, text: string): boolean =>
  id === text ||
  id.endsWith(`~${text}`) ||
  Object.values(name).some((localName) => localName.toLowerCase() === text.toLowerCase());

interface LinkedArea {
  readonly zoneId: string;
  /** Null if the link means the whole zone. */
  readonly areaId: string | null;
}

/** Finds the visible area or zone for the text of a link, by id or by name in any language. Null if there is none. */
export function findLinkedArea({ zones }: Pick<DeliveryConfig, 'zones'>, text: string): LinkedArea | null {
  const visibleZones = zones.filter(({ visible }) => visible);
  for (const zone of visibleZones) {
    const area = zone.areas.find((candidate) => isNamed(candidate, text));
    if (area) return { zoneId: zone.id, areaId: area.id };
  }
  const zone = visibleZones.find((candidate) => isNamed(candidate, text));
  return zone ? { zoneId: zone.id, areaId: null } : null;
}

/** The point, if the `address` of a link consists of coordinates such as `29.3375,48.0758`. Null for any other text. */
export function parseLinkedPoint(text: string): Point | null {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return lat !== undefined && isValidPoint(point) ? point : null;
}
