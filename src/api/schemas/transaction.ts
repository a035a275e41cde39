import * as z from 'zod/mini';
import { amount, id } from './common.ts';

/** `GET webapp/transaction/{order_id}/{transaction_id}`: how a payment stands. */
export const transactionResponse = z.object({
  error: z.optional(z.literal(0)),
  transaction: z.object({
    id,
    order_id: id,
    status: z.enum(['pending', 'paid', 'declined', 'cancelled', 'expired']),
    payment_type: z.int(),
    amount,
    currency: z.string(),
    /** Where the customer pays, while pending. */
    url: z.nullish(z.url({ protocol: /^https?$/ })),
  }),
});
