import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { isServer } from '../../lib/is-server.ts';
import { styled } from '../../theme/stitches.ts';

/** Default font size of browsers, in px. */
const USUAL_FONT_SIZE_PX = 16;

export interface TextSize {
  /** The reader's default font size, divided by the usual one. */
  readonly fontScale: number;
  /**
   * The factor by which texts are larger than usual. Includes text-only zoom, which enlarges every font size.
   */
  readonly textScale: number;
}

const USUAL_SIZE: TextSize = { fontScale: 1, textScale: 1 };

// `medium` follows the reader's setting and ignores the font sizes of the host page. With `sans-serif`, it never means
// the smaller default size of monospaced fonts.
const Probe = styled('span', {
  position: 'absolute',
  visibility: 'hidden',
  overflow: 'hidden',
  width: '1em',
  height: 0,
  font: 'medium sans-serif',
  '& > span': { display: 'block', fontSize: '16px' },
});

const readFontSizePx = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).fontSize) || USUAL_FONT_SIZE_PX;

/**
 * Reads the text size from an element of the default size that contains an element of 16 px. Text-only zoom enlarges
 * both.
 */
function readTextSize(probe: HTMLElement): TextSize {
  const defaultFontSizePx = readFontSizePx(probe);
  const child = probe.firstElementChild;
  return {
    fontScale: defaultFontSizePx / (child ? readFontSizePx(child) : USUAL_FONT_SIZE_PX),
    textScale: defaultFontSizePx / USUAL_FONT_SIZE_PX,
  };
}

/**
 * Measures the reader's text size in the language of the surface, because browsers may have a separate setting for each
 * language. Render `probe` in the surface.
 */
export function useMeasuredTextSize(lang: string): TextSize & { readonly probe: ReactNode } {
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState(USUAL_SIZE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language can have another default size
  useLayoutEffect(() => {
    const probe = ref.current;
    if (!probe) return undefined;
    const measure = () => {
      const measuredSize = readTextSize(probe);
      setSize((previous) =>
        previous.fontScale === measuredSize.fontScale && previous.textScale === measuredSize.textScale
          ? previous
          : measuredSize,
      );
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(probe);
    return () => observer.disconnect();
  }, [lang]);
  const probe = !isServer && (
    <Probe ref={ref} aria-hidden="true">
      <span />
    </Probe>
  );
  return { ...size, probe };
}

const TextScaleContext = createContext(1);
export const TextScaleProvider = TextScaleContext;

/**
 * Returns the factor by which texts are larger than usual, for sizes that a script computes. Styles use `scaleWithText`
 * instead.
 */
export const useTextScale = (): number => useContext(TextScaleContext);
