import type { Address, Destination, ZoneMatch } from './delivery-types.ts';

/**
 * Whether a found place is in the chosen area. If the place is in none of the zone's areas, the same zone is enough.
 * True if no destination is chosen.
 */
export const isSameArea = (destination: Destination, { zone, area }: ZoneMatch): boolean =>
  destination.kind === 'none' ||
  (destination.kind === 'zone' &&
    destination.zone.id === zone.id &&
    (!area || destination.area?.id === area.id));

/**
 * Combines the fields that the customer typed with those of a place found on the map. In the same area, the typed
 * fields take precedence because they are more exact. In another area, the found fields take precedence, because the
 * typed fields describe another place.
 */
export function mergeGeocodedFields(
  address: Address['fields'],
  foundFields: Address['fields'],
  isInSameArea: boolean,
): Address['fields'] {
  const typedFields = Object.fromEntries(Object.entries(address).filter(([, text]) => text?.trim()));
  return isInSameArea ? { ...foundFields, ...typedFields } : { ...typedFields, ...foundFields };
}
