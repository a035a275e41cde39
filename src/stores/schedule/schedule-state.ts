import type { ScheduleType } from '../../domain/schedule/schedule-type.ts';
import type { Slot } from '../../domain/schedule/slots.ts';

/**
 * What the customer is to be told: the chosen slot passed, filled up or is no longer offered; the shop opened while the
 * order is for later, or closed while it was for now. The first three last until another time is chosen, and no order is
 * placed meanwhile; nothing is ever moved without a word.
 */
export type ScheduleNews = 'passed' | 'full' | 'gone' | 'opened' | 'closed';

export interface ScheduleDay {
  /** YYYY-MM-DD at the business. */
  readonly date: string;
  /** In order; full ones are listed too (`left` 0). */
  readonly slots: readonly Slot[];
}

/** When the cart's order is for, by its selling type. */
export interface ScheduleState {
  /** '' where the shop is closed and takes no orders for later (spec, section 4). */
  readonly type: ScheduleType;
  readonly canNow: boolean;
  /** Orders for later are taken; `days` may still be empty. */
  readonly canLater: boolean;
  /** Days with slots; what is too late to order for is not among them. */
  readonly days: readonly ScheduleDay[];
  /** The chosen one, as long as it can be had. */
  readonly slot: Slot | null;
  readonly news: ScheduleNews | null;
  chooseNow(): void;
  /** The slot that begins then (epoch ms). One that is not known to be free is asked for first; nothing happens when it is not. */
  chooseSlot(from: number): void;
  /** Back to what the shop suggests: now, else the first eligible slot. */
  reset(): void;
  /** What was told was seen. After `closed` the first eligible slot is chosen. */
  dismissNews(): void;
}
