import { hookFor } from '../stores-context.tsx';
import { createSlotHoldStore } from './slot-hold-store.ts';

/** The place kept in the chosen slot: for the checkout. */
export const useSlotHold = hookFor((stores) => stores.late(createSlotHoldStore));
