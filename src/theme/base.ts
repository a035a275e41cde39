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
      // A short animation would not do: in Chromium, a layer stayed invisible when its fade-in ran between two frames.
      animation: 'none !important',
      // A short transition would not do: each inherited value would then need one frame per level of the tree.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // An SVG keeps its explicit colour in forced-colors mode, which may equal the background.
  [forcedColors]: { ':focus-visible': { outlineColor: 'Highlight' }, svg: { color: 'inherit !important' } },
});
