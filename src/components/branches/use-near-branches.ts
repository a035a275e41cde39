import type { WireBranch } from '../../api/contract/business-contract.ts';
import { nearestFirst } from '../../domain/delivery/delivery-alternatives.ts';
import type { Point } from '../../domain/geo/geo.ts';
import { type KnownPlace, useKnownPlace } from '../delivery/use-known-place.ts';

export interface NearBranch {
  readonly branch: WireBranch;
  /** From the customer; null when nobody knows. */
  readonly metres: number | null;
}

export interface NearBranches extends Pick<KnownPlace, 'isBusy' | 'hasFailed' | 'ask'> {
  readonly branches: readonly NearBranch[];
  /** Asking where the customer is would bring an order into them. */
  readonly canSort: boolean;
}

const placeOf = ({ lat, lng }: WireBranch): Point | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;

/**
 * Branches, the nearest first once it is known where the customer is: when they want it, and `atOnce` where the browser may
 * tell without asking. On a page that stands already nothing should move by itself.
 */
export function useNearBranches(
  branches: readonly WireBranch[],
  { atOnce }: { atOnce: boolean },
): NearBranches {
  const { place, isBusy, hasFailed, ask } = useKnownPlace({ atOnce });
  const placed = branches.map((branch) => ({ branch, place: placeOf(branch), metres: null }));
  return {
    branches: place ? nearestFirst(placed, place) : placed,
    canSort: !place && placed.filter((one) => one.place).length > 1,
    isBusy,
    hasFailed,
    ask,
  };
}
