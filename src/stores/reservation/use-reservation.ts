import { hookFor } from '../stores-context.tsx';
import { createReservation } from './reservation-store.ts';

/** The reservation that is being made. */
export const useReservation = hookFor((stores) => stores.late(createReservation));
