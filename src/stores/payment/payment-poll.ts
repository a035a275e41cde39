import type { PageVisibility } from '../page-visibility.ts';

const FIRST_MS = 2_000;
const SLOWEST_MS = 15_000;
const GROWTH = 1.4;

/** Asks again and again, ever more seldom; not while the page is hidden, and at once when it is shown. */
export interface Poll {
  /** From the beginning: soon, and often. */
  start(): void;
  stop(): void;
}

/** `ask` never rejects; the next question waits for its end. */
export function createPoll(page: PageVisibility, ask: () => Promise<void>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Each start makes what went before it stale. */
  let turn = 0;

  const stop = () => {
    turn += 1;
    clearTimeout(timer);
  };
  const start = () => {
    stop();
    const own = turn;
    let wait = FIRST_MS;
    const next = () => {
      if (own !== turn || page.hidden()) return;
      timer = setTimeout(async () => {
        await ask();
        next();
      }, wait);
      wait = Math.min(wait * GROWTH, SLOWEST_MS);
    };
    next();
  };
  return { start, stop };
}
