import type { DrawnRows } from './drawn-rows.ts';
import { createFramePace } from './frame-pace.ts';
import { createNearRows, type NearRows, type Rows, type Turn } from './near-rows.ts';

/** Each returns the way to stop. */
export interface Watch {
  /** Told whether the element is near what is in view. */
  readonly part: (element: Element, tell: (isNear: boolean) => void) => () => void;
  /** Told which rows of the element are to be drawn: a few more a frame, the nearest first. */
  readonly rows: (element: Element, rows: Rows, tell: (drawn: DrawnRows) => void) => () => void;
}

/** How far beyond the view things are drawn already, in px: a flick must not outrun it. Behind it, who turns back finds this. */
const REACH = 900;
const BEHIND = 200;

/** So far around what Tab leaves, in px, all is there before it goes on: how fast keys come is not for frames to say. */
const WALK = 600;

/** As many rows that are filled take as long as one that is built. */
const BUILT = 2;
/** So many that are far wait for a frame that has room. */
const MOST_LEFT = 20;

/** After so many frames without a change whoever scrolled has come to rest. */
const RESTED = 12;

/** Twice how far its middle is from the view's, in px; what is not near is farthest. */
const distance = ({ isIntersecting, boundingClientRect: at, rootBounds: view }: IntersectionObserverEntry) =>
  isIntersecting && view ? Math.abs(at.top + at.bottom - view.top - view.bottom) : 1e9;

/** What is told of an element that was observed, when its turn comes. */
interface Part {
  readonly tell: (isNear: boolean) => void;
  isNear: boolean;
}

/**
 * Of turns in order, nearest first: the nearest that comes, the farthest that goes, as many as have room. Where one is built there
 * is none for another, nor for one that goes.
 */
function takeSome(turns: readonly Turn[], room: number): void {
  let left = room;
  for (const { take } of turns.filter(({ comes }) => comes)) {
    if (left <= 0) break;
    left -= take() ? BUILT : 1;
  }
  const going = turns.filter(({ comes }) => !comes);
  if (left >= 0 || going.length > MOST_LEFT) for (const { take } of going.slice(-room)) take();
}

/** Watches a scroller (null: the window's view) while it is connected, and paces what is drawn for it. */
export function createWatch(scroller: HTMLElement | null): Watch & { connect(): () => void } {
  const parts = new Map<Element, Part>();
  const waiting = new Map<Element, IntersectionObserverEntry>();
  const lists = new Map<Element, NearRows>();
  const pace = createFramePace(scroller);
  let frame = 0;
  let isMoved = false;
  let rested = 0;
  let top = 0;
  let isUpwards = false;

  const turnOf = (entry: IntersectionObserverEntry): Turn => ({
    comes: entry.isIntersecting,
    away: distance(entry),
    take() {
      waiting.delete(entry.target);
      const part = parts.get(entry.target);
      if (!part) return false;
      part.isNear = entry.isIntersecting;
      part.tell(entry.isIntersecting);
      return entry.isIntersecting;
    },
  });
  const busyLists = () => [...lists.values()].filter((list) => list.isNear || !list.isEmpty());
  const turns = (): Turn[] => {
    const view = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const [above, below] = isUpwards ? [REACH, BEHIND] : [BEHIND, REACH];
    const reach = { top: view.top - above, bottom: view.bottom + below };
    return [...[...waiting.values()].map(turnOf), ...busyLists().flatMap((list) => list.turns(reach))];
  };
  const draw = (now: number) => {
    const room = pace.roomIn(now);
    const before = top;
    top = (scroller ?? document.documentElement).scrollTop;
    if (top !== before) isUpwards = top < before;
    const all = turns().sort((a, b) => a.away - b.away);
    rested = all.length || isMoved ? 0 : rested + 1;
    isMoved = false;
    const isRest = rested > RESTED;
    const isMoving = busyLists().some((list) => isRest && list.settle());
    frame = isRest && !isMoving ? 0 : requestAnimationFrame(draw);
    if (room) takeSome(all, room);
  };
  const begin = () => {
    isMoved = true;
    if (frame) return;
    pace.start();
    frame = requestAnimationFrame(draw);
  };
  const walk = (event: Event) => {
    const [from] = event.composedPath();
    if ((event as KeyboardEvent).key !== 'Tab' || !(from instanceof Element)) return;
    const { top: start, bottom: end } = from.getBoundingClientRect();
    const isNext = ({ comes, away }: Turn) => comes && away < 2 * WALK;
    const near = busyLists();
    for (const list of near)
      for (const { take } of list.turns({ top: start - REACH, bottom: end + REACH }).filter(isNext)) take();
    // They are drawn when this is over, and in order before the key does what it does.
    queueMicrotask(() => {
      for (const list of near) while (list.settle());
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const list = lists.get(entry.target);
        if (list) list.isNear = entry.isIntersecting;
        // What was passed by before its turn came need not be told anything.
        else if (entry.isIntersecting === parts.get(entry.target)?.isNear) waiting.delete(entry.target);
        else waiting.set(entry.target, entry);
      }
      begin();
    },
    { root: scroller, rootMargin: `${REACH}px 0px` },
  );

  return {
    part(element, tell) {
      parts.set(element, { tell, isNear: false });
      observer.observe(element);
      return () => {
        parts.delete(element);
        waiting.delete(element);
        observer.unobserve(element);
      };
    },
    rows(element, rows, tell) {
      lists.set(element, createNearRows(element, rows, tell));
      observer.observe(element);
      return () => {
        lists.delete(element);
        observer.unobserve(element);
      };
    },
    connect() {
      const view = scroller ?? window;
      view.addEventListener('scroll', begin, { passive: true });
      view.addEventListener('keydown', walk);
      // What grows or shrinks above moves rows without a scroll.
      const box = scroller ?? document.documentElement;
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(begin);
      for (const element of [box, ...box.children]) sizes?.observe(element);
      return () => {
        cancelAnimationFrame(frame);
        frame = 0;
        view.removeEventListener('scroll', begin);
        view.removeEventListener('keydown', walk);
        sizes?.disconnect();
        observer.disconnect();
      };
    },
  };
}
