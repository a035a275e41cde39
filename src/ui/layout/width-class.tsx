import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

/** Width of the element: below 768 px, below 1200 px, or wider. */
export type WidthClass = 'narrow' | 'medium' | 'wide';

const WidthContext = createContext<WidthClass>('narrow');
const LowContext = createContext(false);

/** Below this height, everything above the first dish is small, so that the dish is in view. */
const LOW_HEIGHT_PX = 700;

const getWidthClass = (width: number): WidthClass =>
  width >= 1200 ? 'wide' : width >= 768 ? 'medium' : 'narrow';

/**
 * Provides the width class of `element` and whether the element is low. Use it for different markup, such as a cart panel that
 * only wide elements have. Styles use container queries instead.
 */
export function WidthProvider({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  const [width, setWidth] = useState<WidthClass>(() => getWidthClass(element?.clientWidth ?? 0));
  const [isLow, setLow] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const update = () => {
      setWidth(getWidthClass(element.clientWidth));
      const low = element.clientHeight < LOW_HEIGHT_PX;
      setLow(low);
      element.toggleAttribute('data-low', low);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return (
    <WidthContext value={width}>
      <LowContext value={isLow}>{children}</LowContext>
    </WidthContext>
  );
}

export const useWidthClass = (): WidthClass => useContext(WidthContext);

/** Whether the element is so low that everything except dishes should be small. Styles use `[data-low] &` instead. */
export const useIsLowElement = (): boolean => useContext(LowContext);
