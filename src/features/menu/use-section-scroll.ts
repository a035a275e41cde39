import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { takeFrame } from '../../components/menu/taken-frames.ts';

/** Beyond this many screens a scroll is a jump: nobody can follow what flies by. */
const SMOOTH_SCREENS = 3;
/** What says that the customer scrolls by hand again. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The section at the top of the view; null when there is none. Read by who shows it: the menu is not drawn again for it. */
export type Place = StoreApi<string | null>;

interface SectionScroll {
  readonly place: Place;
  readonly scrollTo: (id: string, smooth?: boolean) => boolean;
}

/**
 * Ties sections to a scroller: which of them is in view, and how to get to one. `list` holds the sections as its
 * children, each with `data-section`, one or more for `sections`; `cover` px of the scroller's top are under something that sticks there.
 */
export function useSectionScroll(
  scroller: HTMLElement | null,
  list: RefObject<HTMLElement | null>,
  sections: readonly unknown[],
  cover: number,
): SectionScroll {
  const [place] = useState(() => createStore<string | null>(() => null));
  // A section near the end never reaches the top: what was pressed stays current until the customer scrolls on.
  const pressed = useRef<string | null>(null);

  useEffect(() => {
    if (!scroller || !sections.length) return;
    // At the event itself, where the last frame's layout still stands: reading later in the frame would make another one.
    const read = () => {
      const line = scroller.getBoundingClientRect().top + cover + 24;
      const atEnd =
        scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      // As they stand in the document: a copy for each event was an eighth of all that a scroll left to be collected.
      const all = list.current?.children;
      const count = all?.length ?? 0;
      // The last whose top is above the line, by halves: there may be hundreds.
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((all?.[middle]?.getBoundingClientRect().top ?? 0) <= line) low = middle + 1;
        else high = middle;
      }
      const at = all?.[atEnd ? count - 1 : Math.max(0, low - 1)] as HTMLElement | undefined;
      const now = pressed.current ?? at?.dataset.section ?? null;
      if (now === place.getState()) return;
      takeFrame(scroller);
      place.setState(now);
    };
    const letGo = () => {
      pressed.current = null;
    };
    read();
    scroller.addEventListener('scroll', read, { passive: true });
    for (const type of GESTURES) scroller.addEventListener(type, letGo, { passive: true, capture: true });
    return () => {
      scroller.removeEventListener('scroll', read);
      for (const type of GESTURES) scroller.removeEventListener(type, letGo, { capture: true });
    };
  }, [scroller, list, sections, cover, place]);

  const scrollTo = useCallback(
    (id: string, smooth = true) => {
      const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
      const section = all.find(({ dataset }) => dataset.section === id);
      if (!scroller || !section) return false;
      const distance = section.getBoundingClientRect().top - scroller.getBoundingClientRect().top - cover;
      const near = Math.abs(distance) < scroller.clientHeight * SMOOTH_SCREENS;
      const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      pressed.current = id;
      place.setState(id);
      scroller.scrollBy({ top: distance, behavior: smooth && near && !calm ? 'smooth' : 'instant' });
      return true;
    },
    [scroller, list, cover, place],
  );

  return { place, scrollTo };
}
