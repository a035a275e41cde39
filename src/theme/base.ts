import { calm, forced } from './container.ts';
import { globalCss } from './stitches.ts';

/** Ground rules inside every shadow root: call once when an element mounts; calling again costs nothing. */
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
  [calm]: {
    '*, ::before, ::after, ::backdrop': {
      // None, not a short one: a layer that began unseen and had its whole motion between two frames stayed unseen in Chromium.
      animation: 'none !important',
      // A duration, however short, would make every inherited value move, too: a frame for each level of the tree.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // A drawing keeps the colour it was given: it could be that of the ground.
  [forced]: { ':focus-visible': { outlineColor: 'Highlight' }, svg: { color: 'inherit !important' } },
});
