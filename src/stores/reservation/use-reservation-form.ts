import { hookFor } from '../stores-context.tsx';
import { createReservationForm } from './reservation-form-store.ts';

/** What can be reserved at the branch. */
export const useReservationForm = hookFor((stores) => stores.late(createReservationForm));
