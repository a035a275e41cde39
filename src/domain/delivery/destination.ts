import type { Point } from '../geo/geo.ts';
import { isAddressValid } from './address-form.ts';
import type { Address, DeliveryConfig, Destination, Zone, ZoneMatch } from './delivery-types.ts';
import { isInsideZone } from './zone-at.ts';

/** Ids of the chosen area or country. The current zones decide whether the choice is still valid. */
export interface DeliveryChoice {
  readonly area: ChosenArea | null;
  readonly country: ChosenCountry | null;
}

export interface ChosenArea {
  readonly branchId: string;
  readonly zoneId: string;
  /** Null if the customer chose the whole zone, not one of its areas. */
  readonly areaId: string | null;
}

export interface ChosenCountry {
  readonly branchId: string;
  readonly iso: string;
}

export interface DestinationContext {
  /** Null until the zones of the branch are loaded. */
  readonly config: Pick<DeliveryConfig, 'zones' | 'countries'> | null;
  readonly branchId: string;
  /** Whether the business has shipping enabled. */
  readonly isShippingOffered: boolean;
  /** ISO code of the business's own country. */
  readonly homeCountry: string;
  /** Position of the pin. */
  readonly place: Point | null;
  readonly findZoneAt: (place: Point) => ZoneMatch | null;
}

/** Why a choice is no longer valid. */
export type DropReason = 'branch' | 'zone' | 'country';

interface ValidatedChoice {
  readonly destination: Destination;
  /** The parts of the choice that are still valid. */
  readonly choice: DeliveryChoice;
  readonly dropReason: DropReason | null;
  /** Whether the customer chose a destination but the zones are not loaded yet. */
  readonly isPending: boolean;
}

const NONE: Destination = { kind: 'none' };

const findVisibleZone = ({ zones }: Pick<DeliveryConfig, 'zones'>, id: string): Zone | undefined =>
  zones.find((zone) => zone.visible && zone.id === id);

/**
 * Validates a choice against the current zones (spec, section 4). An area is cleared when the customer switches to
 * another branch or its zone disappears. A country is cleared when the customer switches to another branch, the
 * business switches shipping off, or the branch no longer ships to the country. A country other than the business's own
 * takes precedence over an area. Without an area, the zone of the pin is used (spec, section 9).
 */
export function validateDestination(oldChoice: DeliveryChoice, context: DestinationContext): ValidatedChoice {
  const { config, place } = context;
  const countryReason = findCountryDropReason(oldChoice.country, context);
  const areaReason = findAreaDropReason(oldChoice.area, context);
  const choice = {
    area: areaReason ? null : oldChoice.area,
    country: countryReason ? null : oldChoice.country,
  };
  const dropReason = countryReason ?? areaReason;
  if (!config)
    return { destination: NONE, choice, dropReason, isPending: !!(choice.area || choice.country || place) };
  return { destination: resolveDestination(choice, config, context), choice, dropReason, isPending: false };
}

function resolveDestination(
  { area, country }: DeliveryChoice,
  config: NonNullable<DestinationContext['config']>,
  { place, findZoneAt, homeCountry }: DestinationContext,
): Destination {
  const shippingCountry =
    country?.iso !== homeCountry && config.countries.find(({ iso }) => iso === country?.iso);
  if (shippingCountry) return { kind: 'country', country: shippingCountry };
  const zone = area && findVisibleZone(config, area.zoneId);
  if (zone)
    return { kind: 'zone', zone, area: zone.areas.find(({ id }) => id === area.areaId) ?? null, place };
  const placeInZone = place && findZoneAt(place);
  return placeInZone ? { kind: 'zone', ...placeInZone, place } : NONE;
}

function findCountryDropReason(
  country: ChosenCountry | null,
  { branchId, isShippingOffered, homeCountry, config }: DestinationContext,
): 'branch' | 'country' | null {
  // Delivery in the business's own country does not depend on the shipping settings.
  if (!country || country.iso === homeCountry) return null;
  if (!isShippingOffered) return 'country';
  if (country.branchId !== branchId) return 'branch';
  return config && !config.countries.some(({ iso }) => iso === country.iso) ? 'country' : null;
}

function findAreaDropReason(
  area: ChosenArea | null,
  { branchId, config }: DestinationContext,
): 'branch' | 'zone' | null {
  if (!area) return null;
  if (area.branchId !== branchId) return 'branch';
  return config && !findVisibleZone(config, area.zoneId) ? 'zone' : null;
}

/** A text that identifies a destination; null for none. */
export function getDestinationKey(destination: Destination): string | null {
  if (destination.kind === 'none') return null;
  return destination.kind === 'country'
    ? `country ${destination.country.iso}`
    : `zone ${destination.zone.id} ${destination.area?.id ?? ''}`;
}

/** Whether the pin is outside the destination's zone. False without a pin, or if the zone has no outline. */
export const isPinOutsideZone = (destination: Destination): boolean =>
  destination.kind === 'zone' &&
  !!destination.place &&
  isInsideZone(destination.zone, destination.place) === false;

/**
 * Whether destination and address are complete. All required fields must be filled in, a PACI number must be valid, and
 * a pin must not be outside the zone. If the business requires a pin, a delivery to a zone must have one.
 */
export function isDeliverable(
  destination: Destination,
  address: Address,
  { form, shippingForm, requiresPin }: DeliveryConfig,
): boolean {
  if (destination.kind === 'none' || isPinOutsideZone(destination)) return false;
  if (destination.kind === 'country') return isAddressValid(shippingForm, address);
  return isAddressValid(form, address) && (!requiresPin || !!address.place);
}
