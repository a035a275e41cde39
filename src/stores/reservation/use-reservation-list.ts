import { hookFor } from '../stores-context.tsx';
import { createReservationList } from './reservation-list-store.ts';

/** The customer's reservations. */
export const useReservationList = hookFor((stores) => stores.late(createReservationList));
