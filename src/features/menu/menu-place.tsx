import { useEffect, useRef } from 'react';
import { number, text } from '../../api/contract/light/light-common.ts';
import { persisted } from '../../lib/persisted.ts';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import { recordOf, shape } from '../../lib/shape.ts';
import { useRoute } from '../../router/router-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';

const place = shape({
  /** Which menu it is of: branch, selling type, listing. */
  of: text,
  top: number,
  only: recordOf(text),
  /** Epoch ms. */
  at: number,
});

/** Who comes back after a break begins at the top. */
const FRESH_MS = 30 * 60_000;

/** After so long without a move, where the customer is is kept. */
const REST_MS = 200;

/** By then the late parts of the menu are there. */
const SETTLED_MS = 1500;

export interface MenuPlaceProps {
  /** Which of the business's menus is shown. */
  of: string;
  /** The subcategory chosen in each section. */
  only: Readonly<Record<string, string>>;
  onOnly: (only: Readonly<Record<string, string>>) => void;
}

/**
 * Keeps where the customer is on the menu through a reload and other screens: how far down, and what was chosen in its
 * sections. Mounted when the menu is all there.
 */
export function MenuPlace({ of, only, onOnly }: MenuPlaceProps) {
  const { scroll, params } = useRoute('menu', 'category', 'item');
  const scroller = useScroller();
  const branchId = useBusiness((state) => state.branchId);
  /** Where the router has put it; null: the page was loaded anew, and nobody has yet. */
  const routed = useRef(scroll).current;
  const isReturn = routed !== 0;
  const current = { of: `${branchId}/${of}`, only };
  const latest = useRef(current);
  latest.current = current;
  const keep = useRef<() => void>(undefined);
  const { referenceId } = params;

  useEffect(() => {
    if (!scroller) return;
    const saved = persisted({
      storage: sessionStorageOf(window),
      key: `order-app:${referenceId}:place`,
      version: 1,
      read: place,
    });
    const last = isReturn ? saved.load() : null;
    const arrived = scroller.scrollTop;
    // On a slow line the customer may have gone on before this came: nothing jumps under their finger.
    const isOnTheWay = routed === null && ![0, last?.top].includes(arrived);
    let frame = 0;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const settle = () => scroller.style.removeProperty('overflow-anchor');
    if (!isOnTheWay && last?.of === latest.current.of && Date.now() - last.at < FRESH_MS) {
      onOnly(last.only);
      // What was chosen has to be drawn first; who has scrolled meanwhile stays there.
      frame = requestAnimationFrame(() => {
        if (scroller.scrollTop === arrived) scroller.scrollTop = last.top;
      });
      // What is still settling above must not count as a move.
      scroller.style.overflowAnchor = 'none';
      settled = setTimeout(settle, SETTLED_MS);
    }
    const save = () => saved.save({ ...latest.current, top: scroller.scrollTop, at: Date.now() });
    keep.current = save;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let moved = 0;
    // One timer for a whole scroll: another at each of its events was a part of what each cost.
    const look = () => {
      const left = moved + REST_MS - performance.now();
      timer = left > 0 ? setTimeout(look, left) : undefined;
      if (!timer) save();
    };
    const later = () => {
      moved = performance.now();
      timer ??= setTimeout(look, REST_MS);
    };
    scroller.addEventListener('scroll', later, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      settle();
      clearTimeout(timer);
      scroller.removeEventListener('scroll', later);
      window.removeEventListener('pagehide', save);
    };
  }, [scroller, referenceId, routed, isReturn, onOnly]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && only) keep.current?.();
    isFirst.current = false;
  }, [only]);
  return null;
}
