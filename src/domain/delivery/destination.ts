import type { Point } from '../geo/geo.ts';
import { missingFields } from './address-form.ts';
import type { Address, DeliveryConfig, Destination, PlaceInZone, Zone } from './delivery-types.ts';
import { zoneHolds } from './zone-at.ts';

/** The customer's choice by ids. The current zones decide whether it is still valid. */
export interface DeliveryChoice {
  readonly area: ChosenArea | null;
  readonly country: ChosenCountry | null;
}

export interface ChosenArea {
  readonly branchId: string;
  readonly zoneId: string;
  /** Null: the zone itself. */
  readonly areaId: string | null;
}

export interface ChosenCountry {
  readonly branchId: string;
  readonly iso: string;
}

export interface DeliveryFacts {
  /** Null until the zones of the branch are loaded. */
  readonly config: Pick<DeliveryConfig, 'zones' | 'countries'> | null;
  readonly branchId: string;
  /** Whether the business has shipping enabled. */
  readonly ships: boolean;
  /** The business's own country, by its ISO code. */
  readonly homeCountry: string;
  /** Position of the pin. */
  readonly place: Point | null;
  readonly zoneAt: (place: Point) => PlaceInZone | null;
}

/** Why a choice is no longer valid. */
export type DropReason = 'branch' | 'zone' | 'country';

interface ValidatedChoice {
  readonly destination: Destination;
  /** The parts of the choice that are still valid. */
  readonly choice: DeliveryChoice;
  readonly dropReason: DropReason | null;
  /** There is a choice, but the zones are not loaded yet. */
  readonly isOpen: boolean;
}

const NONE: Destination = { kind: 'none' };

const visibleZone = ({ zones }: Pick<DeliveryConfig, 'zones'>, id: string): Zone | undefined =>
  zones.find((zone) => zone.visible && zone.id === id);

/**
 * Validates a choice with the current zones (spec, section 4). An area is cleared with its branch or zone. A country is
 * cleared with its branch, with shipping, or when the branch no longer ships there. A country other than the business's
 * own takes precedence over an area. Without an area, the zone of the pin is used (spec, section 9).
 */
export function validateDestination(chosen: DeliveryChoice, facts: DeliveryFacts): ValidatedChoice {
  const { config, place } = facts;
  const countryReason = countryDropReason(chosen.country, facts);
  const areaReason = areaDropReason(chosen.area, facts);
  const choice = {
    area: areaReason ? null : chosen.area,
    country: countryReason ? null : chosen.country,
  };
  const dropReason = countryReason ? 'country' : areaReason;
  if (!config)
    return { destination: NONE, choice, dropReason, isOpen: !!(choice.area || choice.country || place) };
  return { destination: destinationOf(choice, config, facts), choice, dropReason, isOpen: false };
}

function destinationOf(
  { area, country }: DeliveryChoice,
  config: NonNullable<DeliveryFacts['config']>,
  { place, zoneAt, homeCountry }: DeliveryFacts,
): Destination {
  const shippedTo = country?.iso !== homeCountry && config.countries.find(({ iso }) => iso === country?.iso);
  if (shippedTo) return { kind: 'country', country: shippedTo };
  const zone = area && visibleZone(config, area.zoneId);
  if (zone)
    return { kind: 'zone', zone, area: zone.areas.find(({ id }) => id === area.areaId) ?? null, place };
  const placeInZone = place && zoneAt(place);
  return placeInZone ? { kind: 'zone', ...placeInZone, place } : NONE;
}

function countryDropReason(country: ChosenCountry | null, facts: DeliveryFacts): boolean {
  const { branchId, ships, homeCountry, config } = facts;
  // The business's own country needs no shipping, so the choice never becomes invalid.
  if (!country || country.iso === homeCountry) return false;
  if (!ships || country.branchId !== branchId) return true;
  return !!config && !config.countries.some(({ iso }) => iso === country.iso);
}

function areaDropReason(
  area: ChosenArea | null,
  { branchId, config }: DeliveryFacts,
): 'branch' | 'zone' | null {
  if (!area) return null;
  if (area.branchId !== branchId) return 'branch';
  return config && !visibleZone(config, area.zoneId) ? 'zone' : null;
}

/** Whether the pin is outside the destination's zone. */
export const isMisplaced = (destination: Destination): boolean =>
  destination.kind === 'zone' &&
  !!destination.place &&
  zoneHolds(destination.zone, destination.place) === false;

/**
 * Whether destination and address are complete: all required fields are filled in, and the pin is in its zone and set if
 * the business requires it.
 */
export function isDeliverable(
  destination: Destination,
  address: Address,
  { form, shippingForm, dropPin }: DeliveryConfig,
): boolean {
  if (destination.kind === 'none' || isMisplaced(destination)) return false;
  if (destination.kind === 'country') return !missingFields(shippingForm, address).length;
  return !missingFields(form, address).length && (!dropPin || !!address.place);
}
