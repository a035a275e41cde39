import { createContext, type RefObject, useContext, useEffect, useMemo, useState } from 'react';

/** Told whether the element is near what is in view. Returns the way to stop. */
export type Watch = (element: Element, tell: (isNear: boolean) => void) => () => void;

/** How far beyond the view things are drawn already, in px: a flick must not outrun it. */
const REACH = 900;

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

/** What draws something else in a frame: its rows come with the next. */
const taken = new WeakSet<HTMLElement>();
export const takeFrame = (scroller: HTMLElement): void => void taken.add(scroller);

/** Twice how far its middle is from the view's, in px; what is not near is farthest. */
const distance = ({ isIntersecting, boundingClientRect: at, rootBounds: view }: IntersectionObserverEntry) =>
  isIntersecting && view ? Math.abs(at.top + at.bottom - view.top - view.bottom) : 1e9;

/** Where nothing can be observed (a test's DOM), everything is near. */
const everything: Watch = (_, tell) => {
  tell(true);
  return () => undefined;
};

const NearViewContext = createContext<Watch>(everything);
export const NearViewProvider = NearViewContext;

/** One observer for a whole list within its scroller (null: the window's view). */
export function useWatch(scroller: HTMLElement | null): Watch {
  const { watch, observer } = useMemo(() => {
    if (typeof IntersectionObserver === 'undefined') return { watch: everything, observer: null };
    const listeners = new Map<Element, (isNear: boolean) => void>();
    /** Told that they are. */
    const near = new WeakSet<Element>();
    const waiting = new Map<Element, IntersectionObserverEntry>();
    // One that comes and one that goes a frame, so that no frame is long; where frames are short, two.
    let frame = 0;
    let last = 0;
    let quick = 0;
    let needed = QUICK_FRAMES;
    /** When the last frame's turn came, by the clock: what a frame is told is when it should have. */
    let turn = 0;
    let hasWaited = false;
    const topNow = () => (scroller ?? document.documentElement).scrollTop;
    let top = 0;
    const tell = (entry: IntersectionObserverEntry) => {
      waiting.delete(entry.target);
      near[entry.isIntersecting ? 'add' : 'delete'](entry.target);
      listeners.get(entry.target)?.(entry.isIntersecting);
    };
    const tellSome = (now: number) => {
      const all = [...waiting.values()].sort((a, b) => distance(a) - distance(b));
      frame = all.length ? requestAnimationFrame(tellSome) : 0;
      const isQuick = now - last < QUICK_MS;
      if (!isQuick && quick >= needed) needed = Math.min(needed * 4, MOST_QUICK);
      quick = isQuick ? quick + 1 : 0;
      last = now;
      const from = top;
      top = topNow();
      const before = turn;
      turn = performance.now();
      if (Math.abs(top - from) > FLIGHT || (scroller && taken.delete(scroller))) return;
      // Not twice: where every frame is late, every other one is drawn in.
      hasWaited = turn - before > LATE_MS && !hasWaited;
      if (hasWaited) return;
      const some = quick < needed ? 1 : 2;
      // The nearest that comes, the farthest that goes.
      all
        .filter(({ isIntersecting }) => isIntersecting)
        .slice(0, some)
        .forEach(tell);
      all
        .filter(({ isIntersecting }) => !isIntersecting)
        .slice(-some)
        .forEach(tell);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // What was passed by before its turn came need not be told anything.
        for (const entry of entries)
          if (entry.isIntersecting === near.has(entry.target)) waiting.delete(entry.target);
          else waiting.set(entry.target, entry);
        if (frame) return;
        // After a rest nothing is known of frames; a jump is no flight.
        quick = 0;
        top = topNow();
        turn = performance.now();
        frame = requestAnimationFrame(tellSome);
      },
      { root: scroller, rootMargin: `${REACH}px 0px` },
    );
    const watch: Watch = (element, tell) => {
      listeners.set(element, tell);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        waiting.delete(element);
        observer.unobserve(element);
      };
    };
    return { watch, observer };
  }, [scroller]);
  useEffect(() => () => observer?.disconnect(), [observer]);
  return watch;
}

/** Whether an element is near the view. What holds the focus stays near, or the focus would be lost with it. */
export function useNearView(ref: RefObject<HTMLElement | null>, initially: boolean): boolean {
  const watch = useContext(NearViewContext);
  const [isNear, setNear] = useState(initially);
  useEffect(() => {
    const element = ref.current;
    return element ? watch(element, (near) => setNear(near || element.matches(':focus-within'))) : undefined;
  }, [watch, ref]);
  return isNear;
}
