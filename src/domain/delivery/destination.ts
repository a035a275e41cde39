import type { Point } from '../geo/geo.ts';
import { missingFields } from './address-form.ts';
import type { Address, DeliveryConfig, Destination, PlaceInZone, Zone } from './delivery-types.ts';
import { zoneHolds } from './zone-at.ts';

/** What a customer chose, by ids: what it means today the zones say. */
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
  /** Null until the zones of the branch are known. */
  readonly config: Pick<DeliveryConfig, 'zones' | 'countries'> | null;
  readonly branchId: string;
  /** Whether the business ships at all. */
  readonly ships: boolean;
  /** The business's own country, by its ISO code. */
  readonly homeCountry: string;
  /** Where the pin stands. */
  readonly place: Point | null;
  readonly zoneAt: (place: Point) => PlaceInZone | null;
}

/** Why a choice is one no longer. */
export type GoneReason = 'branch' | 'zone' | 'country';

interface Settled {
  readonly destination: Destination;
  /** What is left of the choice. */
  readonly choice: DeliveryChoice;
  readonly gone: GoneReason | null;
  /** Something was chosen, and only the zones can say what it is. */
  readonly isOpen: boolean;
}

const NONE: Destination = { kind: 'none' };

const visibleZone = ({ zones }: Pick<DeliveryConfig, 'zones'>, id: string): Zone | undefined =>
  zones.find((zone) => zone.visible && zone.id === id);

/**
 * What a choice comes to today (spec, section 4): an area goes with its branch and with its zone; a country with its
 * branch, with shipping, and when it is not shipped to any longer. A country that is not the business's own wins over an
 * area. Without an area the zone that holds the pin counts (spec, section 9).
 */
export function settleDestination(chosen: DeliveryChoice, facts: DeliveryFacts): Settled {
  const { config, place } = facts;
  const countryGone = whyCountryGone(chosen.country, facts);
  const areaGone = whyAreaGone(chosen.area, facts);
  const choice = {
    area: areaGone ? null : chosen.area,
    country: countryGone ? null : chosen.country,
  };
  const gone = countryGone ? 'country' : areaGone;
  if (!config) return { destination: NONE, choice, gone, isOpen: !!(choice.area || choice.country || place) };
  return { destination: destinationOf(choice, config, facts), choice, gone, isOpen: false };
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
  const found = place && zoneAt(place);
  return found ? { kind: 'zone', ...found, place } : NONE;
}

function whyCountryGone(country: ChosenCountry | null, facts: DeliveryFacts): boolean {
  const { branchId, ships, homeCountry, config } = facts;
  // Being at home is no shipping, and nothing that could end.
  if (!country || country.iso === homeCountry) return false;
  if (!ships || country.branchId !== branchId) return true;
  return !!config && !config.countries.some(({ iso }) => iso === country.iso);
}

function whyAreaGone(area: ChosenArea | null, { branchId, config }: DeliveryFacts): 'branch' | 'zone' | null {
  if (!area) return null;
  if (area.branchId !== branchId) return 'branch';
  return config && !visibleZone(config, area.zoneId) ? 'zone' : null;
}

/** Whether the pin stands where the destination's zone does not deliver. */
export const isMisplaced = (destination: Destination): boolean =>
  destination.kind === 'zone' &&
  !!destination.place &&
  zoneHolds(destination.zone, destination.place) === false;

/**
 * Whether a destination and its address are all that has to be known: fields that are required, and the pin, within its
 * zone, where the business asks for one.
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
