import type { Branch } from '../../domain/business/business-types.ts';
import { nearestFirst } from '../../domain/delivery/delivery-alternatives.ts';
import { type CustomerLocation, useCustomerLocation } from '../delivery/use-customer-location.ts';

export interface NearBranch {
  readonly branch: Branch;
  /** Distance from the customer in metres; null when it is unknown. */
  readonly metres: number | null;
}

export interface NearBranches extends Pick<CustomerLocation, 'isBusy' | 'hasFailed' | 'requestLocation'> {
  readonly branches: readonly NearBranch[];
  /** The branches are not sorted yet, and the customer's location would sort them. */
  readonly canSort: boolean;
}

/**
 * The branches, nearest first once the customer's location is known. With `atOnce` the location is read on mount if the browser
 * has permission already. Without it, nothing on the page moves until the customer asks.
 */
export function useNearBranches(branches: readonly Branch[], { atOnce }: { atOnce: boolean }): NearBranches {
  const { place, isBusy, hasFailed, requestLocation } = useCustomerLocation({ atOnce });
  const unsorted = branches.map((branch) => ({ branch, place: branch.place, metres: null }));
  return {
    branches: place ? nearestFirst(unsorted, place) : unsorted,
    canSort: !place && unsorted.filter((branch) => branch.place).length > 1,
    isBusy,
    hasFailed,
    requestLocation,
  };
}
