import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { type DrawnRows, firstRows } from './drawn-rows.ts';
import type { Watch } from './watch-view.ts';

const nothing = (): void => undefined;

/** Where nothing can be observed (a test's DOM), everything is near. */
const everything: Watch = {
  part(_, tell) {
    tell(true);
    return nothing;
  },
  rows(_, { count }, tell) {
    tell(firstRows(count));
    return nothing;
  },
};
/** Nothing is told yet: what is near is drawn later. */
export const notYet: Watch = { part: () => nothing, rows: () => nothing };

const NearViewContext = createContext<Watch>(everything);
export const NearViewProvider = NearViewContext;

/** One watch for a whole list within its scroller (null: the window's view). Comes after the first screen, which stands without. */
export function useWatch(scroller: HTMLElement | null): Watch {
  const canWatch = typeof IntersectionObserver !== 'undefined';
  const [watch, setWatch] = useState(canWatch ? notYet : everything);
  useEffect(() => {
    if (!canWatch) return undefined;
    let isLeft = false;
    let stop = nothing;
    import('./watch-view.ts').then(
      ({ createWatch }) => {
        if (isLeft) return;
        const own = createWatch(scroller);
        stop = own.connect();
        setWatch(own);
      },
      // Slow with thousands, but nothing is missing.
      () => setWatch(everything),
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [scroller, canWatch]);
  return watch;
}

/** Whether an element is near the view. What holds the focus stays near, or the focus would be lost with it. */
export function useNearView(ref: RefObject<HTMLElement | null>, initially: boolean): boolean {
  const watch = useContext(NearViewContext);
  const [isNear, setNear] = useState(initially);
  useEffect(() => {
    const element = ref.current;
    return element
      ? watch.part(element, (near) => setNear(near || element.matches(':focus-within')))
      : undefined;
  }, [watch, ref]);
  return isNear;
}

/** Which rows of an element are drawn, each `height` px with its gap; at once the first `initially`. */
export function useNearRows(
  ref: RefObject<HTMLElement | null>,
  count: number,
  height: number,
  initially: number,
): DrawnRows {
  const watch = useContext(NearViewContext);
  const [drawn, setDrawn] = useState(() => firstRows(Math.min(initially, count)));
  const now = useRef(drawn);
  now.current = drawn;
  useEffect(() => {
    const element = ref.current;
    return element ? watch.rows(element, { count, height, drawn: now.current }, setDrawn) : undefined;
  }, [watch, ref, count, height]);
  return drawn;
}
