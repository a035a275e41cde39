const MINUTE = 60_000;
/** After a try to pay was opened, or has ended, another may follow for so long. */
const PATIENCE = 15 * MINUTE;
/** However often it is tried, what an order keeps for itself (a place, a coupon) is others' again after this. */
const MOST_PATIENCE = 60 * MINUTE;

interface Waiting {
  readonly placedAt: Date;
  /** Start of its slot, if it is for later. */
  readonly scheduledAt: Date | null;
}

/** Until when an order waits for its payment, of which a try was opened or has ended at `at`: never past its own slot. */
export const payByOf = ({ placedAt, scheduledAt }: Waiting, at: Date): Date =>
  new Date(
    Math.min(
      at.getTime() + PATIENCE,
      placedAt.getTime() + MOST_PATIENCE,
      scheduledAt?.getTime() ?? Number.POSITIVE_INFINITY,
    ),
  );

/** An order whose payment page cannot be closed, as its provider does not answer, is given up after this much more. */
export const GIVEN_UP_AFTER = PATIENCE;
