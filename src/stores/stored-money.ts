import * as z from 'zod/mini';
import { createMoney } from '../domain/money/money.ts';

/** Schema of a stored amount. It is stored in the same format as in memory, and validated when it is loaded. */
export const storedMoney = z.pipe(
  z.object({
    minor: z.int(),
    currency: z.object({ code: z.string(), digits: z.literal([0, 2, 3]) }),
  }),
  z.transform(({ minor, currency }) => createMoney(minor, currency)),
);
