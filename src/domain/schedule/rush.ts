import type { OpenState } from './open-state.ts';

// A rush: the staff need more time, or accept no orders for a while. It ends by itself. All instants are epoch ms.

const MINUTE_MS = 60_000;

/** What the staff have set for an order type of a branch. Either part may already have ended. */
export interface Rush {
  /** Minutes that every order takes longer until `extraUntil`. */
  readonly extraMinutes: number;
  /** Null if there are no extra minutes. */
  readonly extraUntil: number | null;
  /** Until then, the branch accepts no immediate orders and begins no preparation. Null if there is no pause. */
  readonly pausedUntil: number | null;
}

export const NO_RUSH: Rush = { extraMinutes: 0, extraUntil: null, pausedUntil: null };

/** Whether the order type is paused at an instant. */
export const isPaused = ({ pausedUntil }: Rush, at: number): boolean =>
  pausedUntil !== null && at < pausedUntil;

/** The minutes that an order takes longer at an instant. */
export const getExtraMinutes = ({ extraMinutes, extraUntil }: Rush, at: number): number =>
  extraUntil !== null && at < extraUntil ? extraMinutes : 0;

/**
 * Returns the instant from which the usual preparation time counts. Without the rush, that would be `at`. The rest of
 * the pause and the extra minutes delay it.
 */
export function computeDelayedStart(rush: Rush, at: number): number {
  const startsAt = Math.max(at, rush.pausedUntil ?? at);
  return startsAt + getExtraMinutes(rush, startsAt) * MINUTE_MS;
}

/**
 * The open state of an order type during its pause: closed until the pause ends, or until the first opening after it.
 * `getStateAfter` returns the open state at the end of the pause.
 */
export function pauseOpenState(
  state: OpenState,
  rush: Rush,
  at: number,
  getStateAfter: (pausedUntil: number) => OpenState,
): OpenState {
  if (rush.pausedUntil === null || !isPaused(rush, at)) return state;
  const { open, opensAt } = getStateAfter(rush.pausedUntil);
  return { open: false, opensAt: open ? rush.pausedUntil : opensAt, closesAt: null };
}
