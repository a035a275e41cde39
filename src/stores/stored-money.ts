import * as z from 'zod/mini';
import { money } from '../domain/money/money.ts';

/** An amount as it is stored on the device: the same as in memory, checked when read. */
export const storedMoney = z.pipe(
  z.object({
    minor: z.int(),
    currency: z.object({ code: z.string(), digits: z.literal([0, 2, 3]) }),
  }),
  z.transform(({ minor, currency }) => money(minor, currency)),
);
