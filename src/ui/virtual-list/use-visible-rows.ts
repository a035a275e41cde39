import { type RefObject, useLayoutEffect, useState } from 'react';
import { useScroller } from '../layout/scroller.tsx';
import { canObserve, OVERSCAN_PX, observeNearView } from './use-near-view.ts';
import { type RowLayout, rowsToRender, type VisibleRange, visibleRange } from './visible-range.ts';

/** The attribute that carries a rendered row's index. */
export const ROW_ATTRIBUTE = 'data-row';

interface RangeState extends VisibleRange {
  readonly focusedRow: number | null;
}

const isSame = (a: RangeState, b: RangeState): boolean =>
  a.start === b.start && a.end === b.end && a.focusedRow === b.focusedRow;

function focusedRowIn(list: Element): number | null {
  const row = list.querySelector(`:scope > [${ROW_ATTRIBUTE}]:focus-within`);
  return row ? Number(row.getAttribute(ROW_ATTRIBUTE)) : null;
}

/** Calls `onChange` when the viewport scrolls or resizes, or when its content does. Browsers send scroll events once per frame. */
function observeViewport(scroller: HTMLElement | null, onChange: () => void): () => void {
  const target = scroller ?? window;
  const box = scroller ?? document.documentElement;
  target.addEventListener('scroll', onChange, { passive: true });
  const sizes = new ResizeObserver(onChange);
  for (const element of [box, ...box.children]) sizes.observe(element);
  return () => {
    target.removeEventListener('scroll', onChange);
    sizes.disconnect();
  };
}

export interface VisibleRows {
  readonly range: VisibleRange;
  /** Indexes of the rows to render, in reading order. */
  readonly rows: readonly number[];
}

/** The rows of the list in `ref` to render now. The first render has `initialRows` of them. */
export function useVisibleRows(
  ref: RefObject<HTMLElement | null>,
  { rowCount, rowSize }: RowLayout,
  initialRows: number,
): VisibleRows {
  const scroller = useScroller();
  const [state, setState] = useState<RangeState>({ start: 0, end: initialRows, focusedRow: null });
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const setRange = (range: VisibleRange) => {
      const next = { ...range, focusedRow: focusedRowIn(list) };
      setState((last) => (isSame(last, next) ? last : next));
    };
    if (!canObserve()) {
      setRange({ start: 0, end: rowCount });
      return undefined;
    }
    const update = () => {
      const { top } = list.getBoundingClientRect();
      const view = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      const edges = { top: view.top - top, bottom: view.bottom - top };
      setRange(visibleRange({ rowCount, rowSize }, edges, OVERSCAN_PX));
    };
    let stopViewport: (() => void) | undefined;
    // A list far from the viewport does nothing while the customer scrolls.
    const stopNear = observeNearView(list, scroller, (isNear) => {
      stopViewport?.();
      stopViewport = isNear ? observeViewport(scroller, update) : undefined;
      update();
    });
    list.addEventListener('focusin', update);
    return () => {
      stopNear();
      stopViewport?.();
      list.removeEventListener('focusin', update);
    };
  }, [ref, scroller, rowCount, rowSize]);
  return { range: state, rows: rowsToRender(state, state.focusedRow, rowCount) };
}
