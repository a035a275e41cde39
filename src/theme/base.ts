import { forcedColors, reducedMotion } from './container.ts';
import { globalCss } from './stitches.ts';

/** Base styles of every shadow root. Call it when an element mounts; repeated calls have no effect. */
export const applyBaseStyles = globalCss({
  ':host': { display: 'block', fontSize: '16px', lineHeight: 1.45, textAlign: 'start', fontStyle: 'normal' },
  '*, ::before, ::after': { boxSizing: 'border-box' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset, figure': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  'ul, ol': { listStyle: 'none' },
  'button, input, textarea, select': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    margin: 0,
  },
  button: { background: 'none', border: 0, padding: 0, cursor: 'pointer', touchAction: 'manipulation' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button:disabled': { cursor: 'not-allowed' },
  ':focus-visible': { outline: '2px solid $colors$brandText', outlineOffset: '2px' },
  [reducedMotion]: {
    '*, ::before, ::after, ::backdrop': {
      // A very short animation is not enough: in Chromium, a layer stayed invisible when its fade-in ended between two
      // frames.
      animation: 'none !important',
      // A very short transition is not enough: an inherited value would then take one frame per level of the tree to
      // arrive.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // In forced-colors mode, an SVG would keep its own colour, which may equal the background.
  [forcedColors]: { ':focus-visible': { outlineColor: 'Highlight' }, svg: { color: 'inherit !important' } },
});
