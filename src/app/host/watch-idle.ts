/** Seconds before the reset in which the customer can still prevent it. WCAG 2.2.1 requires at least 20. */
export const COUNTDOWN_SECONDS = 20;

const TICK_MS = 1000;

/**
 * Events that show that somebody is using the device. `scroll` is not among them, because the app also scrolls without
 * input.
 */
const INPUT_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchmove',
  'wheel',
  'keydown',
  'input',
  'click',
] as const;

export interface IdleOptions {
  /** Seconds without input before the countdown. */
  readonly idleSeconds: number;
  /** True until the first input. Until then, there is nothing to reset. */
  readonly untouchedRef: { current: boolean };
  /** While this returns true, the customer counts as present. */
  readonly isBusy: () => boolean;
  /**
   * Called each second of the countdown with the seconds left. Called with null when input or `isBusy` stops the
   * countdown.
   */
  readonly onCountdown: (secondsLeft: number | null) => void;
  /** Called once, when the countdown has run out. */
  readonly onIdle: () => void;
}

export interface IdleWatch {
  /** Call it when the customer closes the countdown without one of the events above, for example by a system gesture. */
  noteInput(): void;
  stop(): void;
}

/**
 * Watches the whole page for input. The countdown has its own start time, so a device that was asleep still shows the
 * whole countdown.
 */
export function watchIdle(options: IdleOptions): IdleWatch {
  const { idleSeconds, untouchedRef, isBusy, onCountdown, onIdle } = options;
  let lastInputAt = performance.now();
  let countdownStartedAt: number | null = null;

  const noteInput = () => {
    untouchedRef.current = false;
    lastInputAt = performance.now();
    if (countdownStartedAt === null) return;
    countdownStartedAt = null;
    onCountdown(null);
  };
  const onInput = ({ type }: Event) => {
    // Ignore mouse movements during the countdown. If a movement closed the countdown, a customer who aims at its
    // button would click the control below it.
    if (type !== 'pointermove' || countdownStartedAt === null) noteInput();
  };
  const tick = () => {
    if (isBusy()) return noteInput();
    const now = performance.now();
    if (countdownStartedAt === null) {
      if (untouchedRef.current || now - lastInputAt < idleSeconds * 1000) return;
      countdownStartedAt = now;
    }
    const secondsLeft = COUNTDOWN_SECONDS - Math.floor((now - countdownStartedAt) / 1000);
    if (secondsLeft > 0) return onCountdown(secondsLeft);
    stop();
    onIdle();
  };
  const timer = setInterval(tick, TICK_MS);
  const listenerOptions = { capture: true, passive: true };
  for (const name of INPUT_EVENTS) window.addEventListener(name, onInput, listenerOptions);
  const stop = () => {
    clearInterval(timer);
    for (const name of INPUT_EVENTS) window.removeEventListener(name, onInput, listenerOptions);
  };
  return { noteInput, stop };
}
