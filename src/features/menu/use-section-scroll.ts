import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Scrolling by more screens than this is not animated, because nobody can follow the animation. */
const MAX_ANIMATED_SCREENS = 3;
/** A section whose top is at most this far below the sticky part (in px) counts as the section at the top. */
const TOP_TOLERANCE_PX = 24;
/** Events that show that the customer is scrolling by hand. */
const SCROLL_GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Store with the id of the section at the top of the viewport, or null. A store, so that a change of the section does
 * not re-render the menu.
 */
export type CurrentSection = StoreApi<string | null>;

interface SectionScroll {
  readonly currentSection: CurrentSection;
  /** Scrolls to a section. Returns false if the list has no such section. */
  readonly scrollTo: (id: string, smooth?: boolean) => boolean;
}

/** Finds the last section whose top is at or above `topLine`, by binary search. The sections must be in page order. */
function findLastSectionAbove(sections: HTMLCollection, topLine: number): HTMLElement | undefined {
  let low = 0;
  let high = sections.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sections[middle]?.getBoundingClientRect().top ?? 0) <= topLine) low = middle + 1;
    else high = middle;
  }
  return sections[Math.max(0, low - 1)] as HTMLElement | undefined;
}

/**
 * Tracks which section is at the top of `scroller`, and scrolls to a section. The children of `list` are the sections,
 * each with `data-section`. `sections` is empty until they are rendered. `coveredHeight` is the height of the sticky
 * part over the top of the scroller, in px.
 */
export function useSectionScroll(
  scroller: HTMLElement | null,
  list: RefObject<HTMLElement | null>,
  sections: readonly unknown[],
  coveredHeight: number,
): SectionScroll {
  const [currentSection] = useState(() => createStore<string | null>(() => null));
  // A section near the end never reaches the top, so the selected section stays current until the customer scrolls by
  // hand.
  const selectedIdRef = useRef<string | null>(null);

  useEffect(() => {
    if (!scroller || !sections.length) return;
    const update = () => {
      const sectionElements = list.current?.children;
      if (!sectionElements) return;
      const topLine = scroller.getBoundingClientRect().top + coveredHeight + TOP_TOLERANCE_PX;
      const isAtEnd =
        scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      const topSection = isAtEnd
        ? (sectionElements[sectionElements.length - 1] as HTMLElement | undefined)
        : findLastSectionAbove(sectionElements, topLine);
      const id = selectedIdRef.current ?? topSection?.dataset.section ?? null;
      if (id !== currentSection.getState()) currentSection.setState(id);
    };
    const clearSelectedId = (event: Event) => {
      if (event.composedPath().includes(scroller)) selectedIdRef.current = null;
    };
    update();
    scroller.addEventListener('scroll', update, { passive: true });
    // Listen on the window: the app stops many wheel and touch events there, before they reach the scroller.
    for (const type of SCROLL_GESTURES)
      window.addEventListener(type, clearSelectedId, { passive: true, capture: true });
    return () => {
      scroller.removeEventListener('scroll', update);
      for (const type of SCROLL_GESTURES)
        window.removeEventListener(type, clearSelectedId, { capture: true });
    };
  }, [scroller, list, sections, coveredHeight, currentSection]);

  const scrollTo = useCallback(
    (id: string, smooth = true) => {
      const sectionElements = [...(list.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
      const section = sectionElements.find(({ dataset }) => dataset.section === id);
      if (!scroller || !section) return false;
      const distance =
        section.getBoundingClientRect().top - scroller.getBoundingClientRect().top - coveredHeight;
      const isNear = Math.abs(distance) < scroller.clientHeight * MAX_ANIMATED_SCREENS;
      const prefersReducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      selectedIdRef.current = id;
      currentSection.setState(id);
      const behavior = smooth && isNear && !prefersReducedMotion ? 'smooth' : 'instant';
      scroller.scrollBy({ top: distance, behavior });
      return true;
    },
    [scroller, list, coveredHeight, currentSection],
  );

  return { currentSection, scrollTo };
}
