import type { PayingStatus } from '../../stores/payment/payment-store-state.ts';

const OVER = ['declined', 'cancelled', 'expired', 'refunded', 'refused'] as const;
export type Outcome = (typeof OVER)[number];

/** Whether a try has come to nothing. */
export const isOver = (status: PayingStatus): status is Outcome =>
  (OVER as readonly PayingStatus[]).includes(status);
