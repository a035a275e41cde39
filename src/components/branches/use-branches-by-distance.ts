import type { Branch } from '../../domain/business/business-types.ts';
import { sortNearestFirst } from '../../domain/delivery/delivery-alternatives.ts';
import { type CustomerLocation, useCustomerLocation } from '../delivery/use-customer-location.ts';

export interface BranchWithDistance {
  readonly branch: Branch;
  /** Distance from the customer in metres; null when it is unknown. */
  readonly metres: number | null;
}

export interface BranchesByDistance
  extends Pick<CustomerLocation, 'isBusy' | 'hasFailed' | 'requestLocation'> {
  readonly branches: readonly BranchWithDistance[];
  /** True while the branches are unsorted and the customer's location would allow sorting them by distance. */
  readonly canSort: boolean;
}

/**
 * The branches, nearest first once the customer's location is known. With `locateOnMount`, the hook reads the location
 * on mount if the browser already has permission. Otherwise, the branches are not sorted until `requestLocation` has
 * succeeded.
 */
export function useBranchesByDistance(
  branches: readonly Branch[],
  { locateOnMount }: { locateOnMount: boolean },
): BranchesByDistance {
  const { place, isBusy, hasFailed, requestLocation } = useCustomerLocation({ locateOnMount });
  const unsortedBranches = branches.map((branch) => ({ branch, place: branch.place, metres: null }));
  return {
    branches: place ? sortNearestFirst(unsortedBranches, place) : unsortedBranches,
    canSort: !place && unsortedBranches.filter((branch) => branch.place).length > 1,
    isBusy,
    hasFailed,
    requestLocation,
  };
}
