import { distanceBetween, type Point } from '../geo/geo.ts';
import type { Alternative, PlaceInZone, ShippingCountry } from './delivery-types.ts';

interface OtherBranch {
  readonly id: string;
  /** Null when unknown. */
  readonly place: Point | null;
  /** Null when its zones are not loaded. */
  readonly zoneAt: ((place: Point) => PlaceInZone | null) | null;
}

export interface Possibilities {
  /** The location; null when unknown. */
  readonly place: Point | null;
  /** ISO code of the location's country; null when unknown. */
  readonly countryIso: string | null;
  readonly homeCountry: string;
  /** The current branch, which does not deliver there. */
  readonly currentId: string;
  /** The branches that the customer can choose. */
  readonly branches: readonly OtherBranch[];
  /** Whether orders can be picked up at a branch, by its id; null: at none. */
  readonly picksUpAt: ((branchId: string) => boolean) | null;
  /** Countries that the current branch ships to. */
  readonly countries: readonly ShippingCountry[];
}

/** Sorts branches by distance to a location. Branches without coordinates come last, in their order. */
export function nearestFirst<B extends { readonly place: Point | null }>(
  branches: readonly B[],
  place: Point,
): readonly (B & { readonly metres: number | null })[] {
  return branches
    .map((branch) => ({ ...branch, metres: branch.place && distanceBetween(branch.place, place) }))
    .sort((one, other) => (one.metres ?? Infinity) - (other.metres ?? Infinity) || 0);
}

/**
 * Other ways to order for a location outside all zones of the branch: other branches that deliver there, cheapest first;
 * shipping to another country; pickup at the nearest branch.
 */
export function alternatives(of: Possibilities): readonly Alternative[] {
  const { place, branches, currentId, picksUpAt } = of;
  const sortedBranches = place
    ? nearestFirst(branches, place)
    : branches.map((one) => ({ ...one, metres: null }));
  const deliveringBranches = sortedBranches
    .flatMap(({ id, zoneAt }) => {
      const placeInZone = place && id !== currentId && zoneAt?.(place);
      return placeInZone ? [{ kind: 'branch' as const, branchId: id, zone: placeInZone.zone }] : [];
    })
    .sort((one, other) => one.zone.fee.minor - other.zone.fee.minor);
  const nearest = sortedBranches.find(({ id }) => picksUpAt?.(id));
  const canPickUp = picksUpAt && (nearest || !sortedBranches.length);
  return [
    ...deliveringBranches,
    ...shipping(of),
    ...(canPickUp
      ? [{ kind: 'pickup' as const, branchId: nearest?.id ?? null, metres: nearest?.metres ?? null }]
      : []),
  ];
}

/** The business never ships within its own country. If the country is unknown, the customer chooses one. */
function shipping({ countries, countryIso, homeCountry }: Possibilities): Alternative[] {
  const abroad = countries.filter(({ iso }) => iso !== homeCountry);
  if (countryIso === null) return abroad.length ? [{ kind: 'shipping', country: null }] : [];
  return abroad.filter(({ iso }) => iso === countryIso).map((country) => ({ kind: 'shipping', country }));
}
