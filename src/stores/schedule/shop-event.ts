import type { ScheduleType } from '../../domain/schedule/schedule-type.ts';

export type ShopEvent = 'opened' | 'closed' | null;

/** What was known of the shop at a moment. */
interface Known {
  /** The branch and the selling type. */
  readonly of: string;
  readonly isKnown: boolean;
  readonly canNow: boolean;
}

/**
 * What a customer is to be told of the shop: that it opened while their order is for later, or closed while it was for now
 * (`type`). Where it is as it was before the last news again, nothing happened.
 */
export function shopEvent(told: ShopEvent, before: Known, after: Known, type: ScheduleType): ShopEvent {
  if (after.of !== before.of || !after.isKnown || !before.isKnown) return null;
  if (after.canNow === before.canNow) return told;
  if (told) return null;
  if (after.canNow) return 'opened';
  return type === 'now' ? 'closed' : null;
}
