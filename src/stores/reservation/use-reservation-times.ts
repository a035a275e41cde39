import { hookFor } from '../stores-context.tsx';
import { createReservationTimes } from './reservation-times-store.ts';

/** When something can be reserved. */
export const useReservationTimes = hookFor((stores) => stores.late(createReservationTimes));
