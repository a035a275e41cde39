import { type RefObject, useLayoutEffect, useState } from 'react';
import { readDocument } from '../../lib/read-document.ts';
import { useScroller } from '../layout/scroller.tsx';
import { canObserve, OVERSCAN_PX, observeNearViewport } from './use-is-near-viewport.ts';
import { computeVisibleRange, listRowsToRender, type RowLayout, type VisibleRange } from './visible-range.ts';

/** The attribute that contains the index of a rendered row. */
export const ROW_ATTRIBUTE = 'data-row';

/** A scroll event that moves further than this, in px, may belong to a fling. Browsers send one event per frame. */
const FLING_PX_PER_EVENT = 200;
/** A fling has ended when there has been no scroll event for this long. */
const FLING_END_MS = 80;

interface RangeState extends VisibleRange {
  readonly focusedRow: number | null;
}

const isSameState = (a: RangeState, b: RangeState): boolean =>
  a.start === b.start && a.end === b.end && a.focusedRow === b.focusedRow;

function findFocusedRow(list: Element): number | null {
  const row = list.querySelector(`:scope > [${ROW_ATTRIBUTE}]:focus-within`);
  return row ? Number(row.getAttribute(ROW_ATTRIBUTE)) : null;
}

/** Calls `onScroll` while the viewport scrolls, except during a fling, and once when a fling ends. */
function observeScroll(scroller: HTMLElement | null, onScroll: () => void): () => void {
  const target = scroller ?? window;
  const scrollTop = () => scroller?.scrollTop ?? scrollY;
  let lastTop = scrollTop();
  let fastEvents = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEvent = () => {
    const top = scrollTop();
    fastEvents = Math.abs(top - lastTop) > FLING_PX_PER_EVENT ? fastEvents + 1 : 0;
    lastTop = top;
    clearTimeout(timer);
    // One fast event is a jump, for example to a category. Several fast events are a fling, during which nobody can
    // read a row.
    if (fastEvents > 1) timer = setTimeout(onScroll, FLING_END_MS);
    else onScroll();
  };
  target.addEventListener('scroll', onEvent, { passive: true });
  return () => {
    target.removeEventListener('scroll', onEvent);
    clearTimeout(timer);
  };
}

/** Calls `onResize` when the size of the viewport or of its content changes. */
function observeSizes(scroller: HTMLElement | null, onResize: () => void): () => void {
  const viewport = scroller ?? readDocument('documentElement');
  const observer = new ResizeObserver(onResize);
  for (const element of [viewport, ...viewport.children]) observer.observe(element);
  return () => observer.disconnect();
}

export interface VisibleRows {
  readonly range: VisibleRange;
  /** Indexes of the rows to render, in reading order. */
  readonly rows: readonly number[];
}

export interface InitialRange {
  /** Rows in the first render, before the viewport is measured. */
  readonly initialRows: number;
  /** Overscan until the customer scrolls, in px. */
  readonly initialOverscan: number;
}

/** Returns which rows of the list in `ref` to render now. */
export function useVisibleRows(
  ref: RefObject<HTMLElement | null>,
  { rowCount, rowSize }: RowLayout,
  { initialRows, initialOverscan }: InitialRange,
): VisibleRows {
  const scroller = useScroller();
  const [state, setState] = useState<RangeState>({ start: 0, end: initialRows, focusedRow: null });
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const setRange = (range: VisibleRange) => {
      const next = { ...range, focusedRow: findFocusedRow(list) };
      setState((previous) => (isSameState(previous, next) ? previous : next));
    };
    if (!canObserve()) {
      setRange({ start: 0, end: rowCount });
      return undefined;
    }
    let overscan = initialOverscan;
    const update = () => {
      const { top } = list.getBoundingClientRect();
      const view = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      const edges = { top: view.top - top, bottom: view.bottom - top };
      setRange(computeVisibleRange({ rowCount, rowSize }, edges, overscan));
    };
    const onScroll = () => {
      overscan = OVERSCAN_PX;
      update();
    };
    let viewportObservers: (() => void)[] = [];
    const stopObservingViewport = () => {
      for (const stopObserving of viewportObservers) stopObserving();
      viewportObservers = [];
    };
    // A list far from the viewport does nothing while the customer scrolls.
    const stopObservingNear = observeNearViewport(list, scroller, (isNear) => {
      stopObservingViewport();
      if (isNear) viewportObservers = [observeScroll(scroller, onScroll), observeSizes(scroller, update)];
      update();
    });
    list.addEventListener('focusin', update);
    return () => {
      stopObservingNear();
      stopObservingViewport();
      list.removeEventListener('focusin', update);
    };
  }, [ref, scroller, rowCount, rowSize, initialOverscan]);
  return { range: state, rows: listRowsToRender(state, state.focusedRow, rowCount) };
}
