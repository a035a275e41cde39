import type { CallName, CallPlan } from './plan.ts';

/** The calls about tables and services for later. */
export const reservationPlans = {} satisfies Partial<Record<CallName, CallPlan>>;
