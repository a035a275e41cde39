import type { Address, Destination, ZoneMatch } from './delivery-types.ts';

/**
 * Whether a place found on the map is in the chosen area. If the place is in none of the zone's areas, it only has to
 * be in the chosen zone. True if no destination is chosen.
 */
export const isInChosenArea = (destination: Destination, { zone, area }: ZoneMatch): boolean =>
  destination.kind === 'none' ||
  (destination.kind === 'zone' &&
    destination.zone.id === zone.id &&
    (!area || destination.area?.id === area.id));

/**
 * Combines the fields that the customer typed with those of a place found on the map. If the place is in the chosen
 * area, the typed fields take precedence because they are more exact. Otherwise the found fields take precedence,
 * because the typed fields describe another place.
 */
export function mergeGeocodedFields(
  addressFields: Address['fields'],
  foundFields: Address['fields'],
  isPlaceInChosenArea: boolean,
): Address['fields'] {
  const typedFields = Object.fromEntries(Object.entries(addressFields).filter(([, text]) => text?.trim()));
  return isPlaceInChosenArea ? { ...foundFields, ...typedFields } : { ...typedFields, ...foundFields };
}
