import type { MenuItem } from '../menu/menu-types.ts';

const MINUTE = 60_000;
/** What a branch needs for an order when it does not say: it is read, made and packed. */
const USUAL_MINUTES = 15;
/** Nothing is promised for later: a longer time is a slip of whoever typed it. */
const MOST_MINUTES = 366 * 1440;

/** What of a priced line its time depends on. */
export interface PreparedLine {
  readonly item: Pick<MenuItem, 'preparationMinutes' | 'priceLabels'>;
  readonly line: { readonly priceLabelId: string | null };
}

interface Preparation {
  /** What the branch needs for any order, in minutes; null or absent: the usual 15. */
  readonly branchMinutes: number | null | undefined;
  readonly lines: readonly PreparedLine[];
}

interface Promised extends Preparation {
  /** When the branch can begin (epoch ms). */
  readonly startsAt: number;
  /** From the order to the door, in minutes, of a delivery; null for what is handed over at the branch. */
  readonly toDoor: number | null;
}

/** A size's own time, else its item's, in minutes; 0 when neither says. */
function minutesOfLine({ item, line }: PreparedLine): number {
  const label = item.priceLabels.find(({ id }) => id === line.priceLabelId);
  return label?.preparationMinutes ?? item.preparationMinutes ?? 0;
}

const branchNeeds = ({ branchMinutes }: Preparation): number =>
  Math.min(MOST_MINUTES, branchMinutes ?? USUAL_MINUTES);

/** How long an order takes to prepare, in minutes: all of it is made at once, so its slowest line decides. */
export const preparationMinutes = (of: Preparation): number =>
  Math.min(MOST_MINUTES, Math.max(branchNeeds(of), ...of.lines.map(minutesOfLine)));

/**
 * When an order for now is ready, or at the door (epoch ms): the same in the app and in the backend. A zone's minutes hold
 * what the branch usually needs (decisions of the project, "Delivery"): only what a dish needs beyond that comes on top.
 */
export function promisedAt(of: Promised): number {
  const prepared = preparationMinutes(of);
  const minutes = of.toDoor === null ? prepared : of.toDoor + prepared - branchNeeds(of);
  return of.startsAt + minutes * MINUTE;
}
