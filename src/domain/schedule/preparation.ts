import type { Span } from './open-state.ts';

/** The preparation of an order that is placed at `now` (epoch ms). */
export interface OrderPreparation {
  readonly now: number;
  /** Time from the start of the work until the order is ready, or delivered. */
  readonly durationMs: number;
  /** When the branch is open, in order. Empty if the branch also prepares before it opens. */
  readonly openSpans: readonly Span[];
}

/**
 * Whether an order can be ready at `at` (epoch ms). The kitchen starts now, or when the branch opens for the shift that
 * contains `at`. If the preparation does not fit into the shift, it may begin before the branch opens, so it counts from
 * now. The app and the backend share this rule (docs/adr/0042-preparation-starts-at-opening.md).
 */
export function canBeReady(at: number, { now, durationMs, openSpans }: OrderPreparation): boolean {
  const shift = openSpans.filter(({ from }) => from <= at).at(-1);
  const startsAt = shift && durationMs < shift.to - shift.from ? Math.max(now, shift.from) : now;
  return startsAt + durationMs <= at;
}
