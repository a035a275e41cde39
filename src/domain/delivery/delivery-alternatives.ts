import { distanceBetween, type Point } from '../geo/geo.ts';
import type { Alternative, PlaceInZone, ShippingCountry } from './delivery-types.ts';

interface OtherBranch {
  readonly id: string;
  /** Null when nobody knows. */
  readonly place: Point | null;
  /** Null when its zones are not known. */
  readonly zoneAt: ((place: Point) => PlaceInZone | null) | null;
}

export interface Possibilities {
  /** The place itself; null when nobody said where it is. */
  readonly place: Point | null;
  /** The country it is in, by its ISO code; null when unknown. */
  readonly countryIso: string | null;
  readonly homeCountry: string;
  /** The branch that is shown: it does not deliver there. */
  readonly currentId: string;
  /** Those customers may go to. */
  readonly branches: readonly OtherBranch[];
  /** Whether orders can be picked up at a branch, by its id; null: at none. */
  readonly picksUpAt: ((branchId: string) => boolean) | null;
  /** To where the branch that is shown ships. */
  readonly countries: readonly ShippingCountry[];
}

/** The branches, nearest to a place first; those that do not say where they are come last, in their order. */
export function nearestFirst<B extends { readonly place: Point | null }>(
  branches: readonly B[],
  place: Point,
): readonly (B & { readonly metres: number | null })[] {
  return branches
    .map((branch) => ({ ...branch, metres: branch.place && distanceBetween(branch.place, place) }))
    .sort((one, other) => (one.metres ?? Infinity) - (other.metres ?? Infinity) || 0);
}

/**
 * How else an order can be made for a place outside all zones of the branch: what comes to the door first. Another branch
 * that delivers there, cheapest first; shipping, to a country that is not the business's own; pickup at the nearest branch.
 */
export function alternatives(of: Possibilities): readonly Alternative[] {
  const { place, branches, currentId, picksUpAt } = of;
  const near = place ? nearestFirst(branches, place) : branches.map((one) => ({ ...one, metres: null }));
  const delivering = near
    .flatMap(({ id, zoneAt }) => {
      const found = place && id !== currentId && zoneAt?.(place);
      return found ? [{ kind: 'branch' as const, branchId: id, zone: found.zone }] : [];
    })
    .sort((one, other) => one.zone.fee.minor - other.zone.fee.minor);
  const nearest = near.find(({ id }) => picksUpAt?.(id));
  const isPickedUp = picksUpAt && (nearest || !near.length);
  return [
    ...delivering,
    ...shipping(of),
    ...(isPickedUp
      ? [{ kind: 'pickup' as const, branchId: nearest?.id ?? null, metres: nearest?.metres ?? null }]
      : []),
  ];
}

/** Nothing is shipped within the business's own country; of an unknown one the customer decides. */
function shipping({ countries, countryIso, homeCountry }: Possibilities): Alternative[] {
  const abroad = countries.filter(({ iso }) => iso !== homeCountry);
  if (countryIso === null) return abroad.length ? [{ kind: 'shipping', country: null }] : [];
  return abroad.filter(({ iso }) => iso === countryIso).map((country) => ({ kind: 'shipping', country }));
}
