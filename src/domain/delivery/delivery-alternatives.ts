import { getDistance, type Point } from '../geo/geo.ts';
import type { Alternative, ShippingCountry, ZoneMatch } from './delivery-types.ts';

interface OtherBranch {
  readonly id: string;
  /** Null if unknown. */
  readonly place: Point | null;
  /** Null if its zones are not loaded. */
  readonly findZoneAt: ((place: Point) => ZoneMatch | null) | null;
}

export interface AlternativesInput {
  /** The customer's location; null if unknown. */
  readonly place: Point | null;
  /** ISO code of the location's country; null if unknown. */
  readonly countryIso: string | null;
  readonly homeCountry: string;
  /** The current branch. It does not deliver to the location. */
  readonly currentBranchId: string;
  /** The branches that the customer can choose. */
  readonly branches: readonly OtherBranch[];
  /** Returns whether a branch offers pickup. Null if no branch does. */
  readonly canPickUpAt: ((branchId: string) => boolean) | null;
  /** Countries that the current branch ships to. */
  readonly countries: readonly ShippingCountry[];
}

/** Sorts branches by distance to a location. Branches without coordinates come last and keep their order. */
export function sortNearestFirst<B extends { readonly place: Point | null }>(
  branches: readonly B[],
  place: Point,
): readonly (B & { readonly metres: number | null })[] {
  return branches
    .map((branch) => ({ ...branch, metres: branch.place && getDistance(branch.place, place) }))
    .sort((one, other) => (one.metres ?? Infinity) - (other.metres ?? Infinity) || 0);
}

/**
 * Finds other ways to order for a location outside all zones of the branch. In this order: delivery from other
 * branches, cheapest first; shipping to another country; pickup at the nearest branch.
 */
export function findAlternatives(input: AlternativesInput): readonly Alternative[] {
  const { place, branches, currentBranchId, canPickUpAt } = input;
  const sortedBranches = place
    ? sortNearestFirst(branches, place)
    : branches.map((branch) => ({ ...branch, metres: null }));
  const deliveringBranches = sortedBranches
    .flatMap(({ id, findZoneAt }) => {
      const zoneMatch = place && id !== currentBranchId && findZoneAt?.(place);
      return zoneMatch ? [{ kind: 'branch' as const, branchId: id, zone: zoneMatch.zone }] : [];
    })
    .sort((one, other) => one.zone.fee.minor - other.zone.fee.minor);
  const nearest = sortedBranches.find(({ id }) => canPickUpAt?.(id));
  const canPickUp = !!canPickUpAt && (!!nearest || !sortedBranches.length);
  return [
    ...deliveringBranches,
    ...findShippingAlternatives(input),
    ...(canPickUp
      ? [{ kind: 'pickup' as const, branchId: nearest?.id ?? null, metres: nearest?.metres ?? null }]
      : []),
  ];
}

/**
 * Never suggests shipping within the business's own country. If the customer's country is unknown, the customer chooses
 * one.
 */
function findShippingAlternatives({ countries, countryIso, homeCountry }: AlternativesInput): Alternative[] {
  const foreignCountries = countries.filter(({ iso }) => iso !== homeCountry);
  if (countryIso === null) return foreignCountries.length ? [{ kind: 'shipping', country: null }] : [];
  return foreignCountries
    .filter(({ iso }) => iso === countryIso)
    .map((country) => ({ kind: 'shipping', country }));
}
