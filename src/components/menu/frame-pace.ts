import { wasTaken } from './taken-frames.ts';

/**
 * Frames that took no longer, in milliseconds, and so many of them one after the other, leave room for more. Each time more was
 * too much, it takes four times as many.
 */
const QUICK_MS = 20;
const QUICK_FRAMES = 5;
const MOST_QUICK = 80;

/** So long after the last, in milliseconds, a frame has had its share of work before it begins: a collection of garbage, say. */
const LATE_MS = 34;

/** What moves by more px a frame, nobody can read: it is drawn when it has slowed down. */
const FLIGHT = 200;

/** How much is drawn in a frame of what scrolls, so that no frame is long. */
export interface FramePace {
  /** After a rest: nothing is known of the frames before, and a jump is no flight. */
  readonly start: () => void;
  /** How many rows have room in the frame of that time; 0 in one that has other things to do. */
  readonly roomIn: (frame: DOMHighResTimeStamp) => number;
}

/** `scroller` null: the window's view. */
export function createFramePace(scroller: HTMLElement | null): FramePace {
  let last = 0;
  let quick = 0;
  let needed = QUICK_FRAMES;
  let top = 0;
  /** When the last frame's turn came, by the clock: what a frame is told is when it should have. */
  let turn = 0;
  let hasWaited = false;
  const topNow = () => (scroller ?? document.documentElement).scrollTop;

  /** One; where frames are short, two. */
  const most = (frame: number) => {
    const isQuick = frame - last < QUICK_MS;
    if (!isQuick && quick >= needed) needed = Math.min(needed * 4, MOST_QUICK);
    quick = isQuick ? quick + 1 : 0;
    last = frame;
    return quick < needed ? 1 : 2;
  };
  const isFlight = (from: number) => {
    top = topNow();
    return Math.abs(top - from) > FLIGHT;
  };
  /** Not twice: where every frame is late, every other one is drawn in. */
  const isLate = (before: number) => {
    turn = performance.now();
    hasWaited = turn - before > LATE_MS && !hasWaited;
    return hasWaited;
  };

  return {
    start() {
      quick = 0;
      top = topNow();
      turn = performance.now();
    },
    roomIn(frame) {
      const room = most(frame);
      const isBusy = [isFlight(top), isLate(turn), scroller && wasTaken(scroller)].some(Boolean);
      return isBusy ? 0 : room;
    },
  };
}
