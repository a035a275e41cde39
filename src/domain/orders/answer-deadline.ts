const MINUTE_MS = 60_000;

/** How long a business may leave an order unanswered if it does not set another time (decisions, section 2). */
export const DEFAULT_ANSWER_MINUTES = 15;

interface AnswerDeadlineInput {
  /** When the order was placed (epoch ms). */
  readonly placedAt: number;
  /** When the preparation of a scheduled order starts and the order becomes pending (epoch ms). Null: at once. */
  readonly prepareAt: number | null;
  /** The first instant from `at` on at which the branch is open (epoch ms). Null if it does not open again. */
  readonly findOpenTime: (at: number) => number | null;
  /** Minutes that the business has from then on. */
  readonly minutes: number;
}

/**
 * When an order that is still pending ends, or is accepted automatically (epoch ms). The time starts when the order
 * becomes pending, but not before the branch opens. Null if the branch does not open again.
 */
export function computeAnswerDeadline({
  placedAt,
  prepareAt,
  findOpenTime,
  minutes,
}: AnswerDeadlineInput): number | null {
  const startsAt = findOpenTime(Math.max(placedAt, prepareAt ?? placedAt));
  return startsAt === null ? null : startsAt + minutes * MINUTE_MS;
}

/**
 * The deadline of an order that waited for its payment until `paidAt` (epoch ms). The time during which the order could
 * have been answered, but was not paid yet, does not count.
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
