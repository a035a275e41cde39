import { hookFor } from '../stores-context.tsx';
import { createScheduleStore } from './schedule-store.ts';

/** When the order is for: for screens that come late. */
export const useSchedule = hookFor((stores) => stores.late(createScheduleStore));
