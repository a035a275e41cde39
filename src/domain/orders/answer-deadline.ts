const MINUTE_MS = 60_000;

/** How long a business may leave an order unanswered if it does not set another time (decisions, section 2). */
export const DEFAULT_ANSWER_MINUTES = 15;

interface AnswerDeadlineInput {
  /** When the order was placed (epoch ms). */
  readonly placedAt: number;
  /**
   * When the preparation of a scheduled order starts and the order becomes pending (epoch ms). Null if it is pending
   * at once.
   */
  readonly prepareAt: number | null;
  /** The first instant at or after `at` at which the branch is open (epoch ms). Null if it does not open again. */
  readonly findOpenTime: (at: number) => number | null;
  /** Minutes that the business has to answer, from when the order is pending and the branch is open. */
  readonly minutes: number;
}

/**
 * The deadline (epoch ms) at which a pending order ends, or is accepted automatically. The time to answer starts when
 * the order becomes pending, but not before the branch opens. Null if the branch does not open again.
 */
export function computeAnswerDeadline({
  placedAt,
  prepareAt,
  findOpenTime,
  minutes,
}: AnswerDeadlineInput): number | null {
  const answerableFrom = findOpenTime(Math.max(placedAt, prepareAt ?? placedAt));
  return answerableFrom === null ? null : answerableFrom + minutes * MINUTE_MS;
}

/**
 * Extends the deadline of an order that was paid at `paidAt` (epoch ms) by the time that it was pending but not paid.
 */
export function extendAnswerDeadline(
  deadline: number,
  {
    placedAt,
    prepareAt,
    paidAt,
  }: Pick<AnswerDeadlineInput, 'placedAt' | 'prepareAt'> & { readonly paidAt: number },
): number {
  return deadline + Math.max(0, paidAt - Math.max(placedAt, prepareAt ?? placedAt));
}
