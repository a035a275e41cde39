import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

/** The element's own width: under 768 px, under 1200 px, or more (experience, Layout). */
export type WidthClass = 'narrow' | 'medium' | 'wide';

const WidthContext = createContext<WidthClass>('narrow');

const widthClassOf = (width: number): WidthClass =>
  width >= 1200 ? 'wide' : width >= 768 ? 'medium' : 'narrow';

/**
 * Tells everything below how wide `element` is. Style follows container queries; this is for what differs in structure,
 * such as a cart panel that is there or not.
 */
export function WidthProvider({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  const [width, setWidth] = useState<WidthClass>(() => widthClassOf(element?.clientWidth ?? 0));
  useLayoutEffect(() => {
    if (!element) return;
    const read = () => setWidth(widthClassOf(element.clientWidth));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return <WidthContext value={width}>{children}</WidthContext>;
}

export const useWidthClass = (): WidthClass => useContext(WidthContext);
