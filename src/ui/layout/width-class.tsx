import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

/** The element's own width: under 768 px, under 1200 px, or more (experience, Layout). */
export type WidthClass = 'narrow' | 'medium' | 'wide';

const WidthContext = createContext<WidthClass>('narrow');
const LowContext = createContext(false);

/** Below it, in px, the first dish is only in view if everything above it is small. */
const LOW = 700;

const widthClassOf = (width: number): WidthClass =>
  width >= 1200 ? 'wide' : width >= 768 ? 'medium' : 'narrow';

/**
 * Tells everything below how wide `element` is, and whether it is low. Style follows container queries; this is for what differs in structure,
 * such as a cart panel that is there or not.
 */
export function WidthProvider({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  const [width, setWidth] = useState<WidthClass>(() => widthClassOf(element?.clientWidth ?? 0));
  const [isLow, setLow] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const read = () => {
      setWidth(widthClassOf(element.clientWidth));
      const low = element.clientHeight < LOW;
      setLow(low);
      element.toggleAttribute('data-low', low);
    };
    read();
    const observer = new ResizeObserver(read);
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

/** Whether the element is so low that what is not a dish should be small. For style: `[data-low] &`. */
export const useIsLow = (): boolean => useContext(LowContext);
