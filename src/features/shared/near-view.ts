import { createContext, type RefObject, useContext, useEffect, useMemo, useState } from 'react';
import { createFramePace } from './frame-pace.ts';

/** Told whether the element is near what is in view. Returns the way to stop. */
export type Watch = (element: Element, tell: (isNear: boolean) => void) => () => void;

/** How far beyond the view things are drawn already, in px: a flick must not outrun it. */
const REACH = 900;

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
    const pace = createFramePace(scroller);
    let frame = 0;
    const tell = (entry: IntersectionObserverEntry) => {
      waiting.delete(entry.target);
      near[entry.isIntersecting ? 'add' : 'delete'](entry.target);
      listeners.get(entry.target)?.(entry.isIntersecting);
    };
    const tellSome = (now: number) => {
      const all = [...waiting.values()].sort((a, b) => distance(a) - distance(b));
      frame = all.length ? requestAnimationFrame(tellSome) : 0;
      const room = pace.roomIn(now);
      if (!room) return;
      const some = (come: boolean) => all.filter(({ isIntersecting }) => isIntersecting === come);
      // The nearest that comes, the farthest that goes.
      for (const entry of [...some(true).slice(0, room), ...some(false).slice(-room)]) tell(entry);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // What was passed by before its turn came need not be told anything.
        for (const entry of entries)
          if (entry.isIntersecting === near.has(entry.target)) waiting.delete(entry.target);
          else waiting.set(entry.target, entry);
        if (frame) return;
        pace.start();
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
