import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { isServer } from '../../lib/is-server.ts';
import { lowHeight, wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { useTextScale } from './text-scale.tsx';

/** Width class of the element. The limits at the usual text size are 300 px, 768 px and 1200 px. */
export type WidthClass = 'cramped' | 'narrow' | 'medium' | 'wide';

/** The smallest widths of the classes above `cramped`, in px. The same as in `container.ts`. */
const MIN_WIDTHS = [
  ['wide', 1200],
  ['medium', 768],
  ['narrow', 300],
] as const;

const WidthContext = createContext<WidthClass>('narrow');
const LowContext = createContext(false);

/** An element below this height is low: everything above the first dish is small, so that the dish is in view. */
const LOW_HEIGHT_PX = 700;

/** An element without a box counts as narrow. */
const getWidthClass = (width: number, textScale: number): WidthClass =>
  !width ? 'narrow' : (MIN_WIDTHS.find(([, minWidth]) => width >= minWidth * textScale)?.[0] ?? 'cramped');

/**
 * Provides the width class of `element` and whether the element is low. Use it for different markup, such as a cart
 * panel that only wide elements have. Styles use container queries instead.
 */
export function WidthProvider({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  const textScale = useTextScale();
  const [width, setWidth] = useState<WidthClass>(() => getWidthClass(element?.clientWidth ?? 0, textScale));
  const [isLow, setLow] = useState(() => !!element && element.clientHeight < LOW_HEIGHT_PX);
  useLayoutEffect(() => {
    if (!element) return;
    const measureElement = () => {
      setWidth(getWidthClass(element.clientWidth, textScale));
      setLow(element.clientHeight < LOW_HEIGHT_PX);
    };
    measureElement();
    const observer = new ResizeObserver(measureElement);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, textScale]);
  return (
    <WidthContext value={width}>
      <LowContext value={isLow}>{children}</LowContext>
    </WidthContext>
  );
}

export const useWidthClass = (): WidthClass => useContext(WidthContext);

/**
 * Whether the element is so low that everything except dishes should be small. In styles, use `lowHeight` from
 * `container.ts`.
 */
export const useIsLowElement = (): boolean => useContext(LowContext);

const hiddenStyles = { display: 'none' };
/** Shows its content only in elements of one size. Its box does not affect the layout. */
const OnlyAt = styled('div', {
  display: 'contents',
  variants: {
    size: {
      wide: { display: 'none', [wide]: { display: 'contents' } },
      notWide: { [wide]: hiddenStyles },
      low: { display: 'none', [lowHeight]: { display: 'contents' } },
      notLow: { [lowHeight]: hiddenStyles },
    },
  },
});

interface SizeChoiceProps {
  /** Content for elements of this size. */
  readonly content: ReactNode;
  /** Content for elements of any other size. */
  readonly otherContent: ReactNode;
}

/**
 * Different content in wide elements. The server does not know the width, so it renders both, and a container query
 * hides one of them.
 */
export function WideChoice({ content, otherContent }: SizeChoiceProps) {
  const isWide = useWidthClass() === 'wide';
  if (!isServer) return isWide ? content : otherContent;
  return (
    <>
      {content && <OnlyAt size="wide">{content}</OnlyAt>}
      {otherContent && <OnlyAt size="notWide">{otherContent}</OnlyAt>}
    </>
  );
}

/** Different content in low elements. Works like `WideChoice`. */
export function LowChoice({ content, otherContent }: SizeChoiceProps) {
  const isLow = useIsLowElement();
  if (!isServer) return isLow ? content : otherContent;
  return (
    <>
      {content && <OnlyAt size="low">{content}</OnlyAt>}
      {otherContent && <OnlyAt size="notLow">{otherContent}</OnlyAt>}
    </>
  );
}
