import { hookFor } from './context.tsx';
import { createSlotHoldStore } from './slot-hold.ts';

/** The place kept in the chosen slot: for the checkout. */
export const useSlotHold = hookFor((stores) => stores.late(createSlotHoldStore));
