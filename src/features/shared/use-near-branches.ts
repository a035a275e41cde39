import type { WireBranch } from '../../api/schemas/business.ts';
import { nearestFirst } from '../../domain/delivery/alternatives.ts';
import type { Point } from '../../domain/geo/distance.ts';
import { type KnownPlace, useKnownPlace } from './use-known-place.ts';

export interface NearBranch {
  readonly branch: WireBranch;
  /** From the customer; null when nobody knows. */
  readonly metres: number | null;
}

export interface NearBranches extends Pick<KnownPlace, 'isBusy' | 'hasFailed' | 'ask'> {
  readonly branches: readonly NearBranch[];
  /** Asking where the customer is would bring an order into them. */
  readonly canSort: boolean;
  readonly isSorted: boolean;
}

const placeOf = ({ lat, lng }: WireBranch): Point | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;

/**
 * Branches with how far each is, once it is known where the customer is. They stay in their order until the customer asks for
 * the nearest first, unless `sorts`: then as soon as it is known.
 */
export function useNearBranches(
  branches: readonly WireBranch[],
  { sorts }: { sorts: boolean },
): NearBranches {
  const { place, wasAsked, isBusy, hasFailed, ask } = useKnownPlace();
  const placed = branches.map((branch) => ({ branch, place: placeOf(branch) }));
  const near = place ? nearestFirst(placed, place) : placed.map((one) => ({ ...one, metres: null }));
  const isSorted = !!place && (sorts || wasAsked);
  const metresOf = new Map(near.map(({ branch, metres }) => [branch, metres]));
  return {
    branches: isSorted ? near : branches.map((branch) => ({ branch, metres: metresOf.get(branch) ?? null })),
    isSorted,
    canSort: !isSorted && placed.filter((one) => one.place).length > 1,
    isBusy,
    hasFailed,
    ask,
  };
}
