import type { Bill } from '../../domain/pricing/types.ts';

/** Nothing is quicker: an order is read, packed and handed over. */
const LEAST = 15;

/** About how long an order takes, in minutes: its slowest item decides, as all is made at once. */
export const preparationMinutes = ({ lines }: Pick<Bill, 'lines'>): number =>
  Math.max(LEAST, ...lines.map(({ item }) => item.preparationMinutes ?? 0));
