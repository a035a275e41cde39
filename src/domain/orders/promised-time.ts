import type { MenuItem } from '../menu/menu-types.ts';

const MINUTE_MS = 60_000;
/** Preparation time of a branch that does not set one, in minutes. */
const DEFAULT_BRANCH_MINUTES = 15;
/** Upper limit for preparation times, in minutes. A longer one is a typing error by the business. */
const MAX_MINUTES = 366 * 1440;

/** A line and its item, as far as the preparation time depends on them. */
export interface LineToPrepare {
  readonly item: Pick<MenuItem, 'preparationMinutes' | 'priceLabels'>;
  readonly line: { readonly priceLabelId: string | null };
}

interface Preparation {
  /** Minutes that the branch needs at least for any order; 15 if null or absent. */
  readonly branchMinutes: number | null | undefined;
  readonly lines: readonly LineToPrepare[];
}

interface PromisedTimeInput extends Preparation {
  /** When the branch starts preparing (epoch ms). */
  readonly startsAt: number;
  /** Minutes from order to door in the delivery zone; null if the order is handed over at the branch. */
  readonly deliveryMinutes: number | null;
}

/** The price label's preparation time, else the item's, in minutes; 0 if neither has one. */
function getPreparationMinutes({ item, line }: LineToPrepare): number {
  const label = item.priceLabels.find(({ id }) => id === line.priceLabelId);
  return label?.preparationMinutes ?? item.preparationMinutes ?? 0;
}

const getBranchMinutes = ({ branchMinutes }: Preparation): number =>
  Math.min(MAX_MINUTES, branchMinutes ?? DEFAULT_BRANCH_MINUTES);

/** Preparation time of an order in minutes. All lines are prepared in parallel, so the slowest one decides. */
export const computePreparationMinutes = (preparation: Preparation): number =>
  Math.min(
    MAX_MINUTES,
    Math.max(getBranchMinutes(preparation), ...preparation.lines.map(getPreparationMinutes)),
  );

/**
 * When an immediate order is ready at the branch, or delivered (epoch ms). The app and the backend share this function.
 * A zone's minutes include the branch's usual preparation time, so only the extra minutes of a slower item are added.
 */
export function computePromisedTime(input: PromisedTimeInput): number {
  const preparationMinutes = computePreparationMinutes(input);
  const minutes =
    input.deliveryMinutes === null
      ? preparationMinutes
      : input.deliveryMinutes + preparationMinutes - getBranchMinutes(input);
  return input.startsAt + minutes * MINUTE_MS;
}
