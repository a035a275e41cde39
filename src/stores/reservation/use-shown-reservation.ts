import { hookFor } from '../stores-context.tsx';
import { createShownReservation } from './shown-reservation-store.ts';

/** The reservation on screen. */
export const useShownReservation = hookFor((stores) => stores.late(createShownReservation));
