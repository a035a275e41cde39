import type { Branch } from '../../domain/business/business-types.ts';
import { nearestFirst } from '../../domain/delivery/delivery-alternatives.ts';
import { type KnownPlace, useKnownPlace } from '../delivery/use-known-place.ts';

export interface NearBranch {
  readonly branch: Branch;
  /** From the customer; null when nobody knows. */
  readonly metres: number | null;
}

export interface NearBranches extends Pick<KnownPlace, 'isBusy' | 'hasFailed' | 'ask'> {
  readonly branches: readonly NearBranch[];
  /** Asking where the customer is would bring an order into them. */
  readonly canSort: boolean;
}

/**
 * Branches, the nearest first once it is known where the customer is: when they want it, and `atOnce` where the browser may
 * tell without asking. On a page that stands already nothing should move by itself.
 */
export function useNearBranches(branches: readonly Branch[], { atOnce }: { atOnce: boolean }): NearBranches {
  const { place, isBusy, hasFailed, ask } = useKnownPlace({ atOnce });
  const placed = branches.map((branch) => ({ branch, place: branch.place, metres: null }));
  return {
    branches: place ? nearestFirst(placed, place) : placed,
    canSort: !place && placed.filter((one) => one.place).length > 1,
    isBusy,
    hasFailed,
    ask,
  };
}
