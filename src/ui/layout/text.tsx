import { styled } from '../../theme/stitches.ts';
import { tallScripts } from '../../theme/tall-scripts.ts';

/** Body text. `as` picks the element. */
export const Text = styled('p', {
  fontSize: '$14',
  overflowWrap: 'anywhere',
  variants: {
    size: { s: { fontSize: '$12' }, l: { fontSize: '$16' } },
    tone: {
      mute: { color: '$mute' },
      danger: { color: '$danger' },
      ok: { color: '$ok' },
      sale: { color: '$sale' },
    },
    strong: { true: { fontWeight: 700 } },
    center: { true: { textAlign: 'center' } },
  },
});

/** Of a screen's own heading, of level 1: its `main` is named by it, which is read out on arriving there. */
export const TITLE_ID = 'title';

/** Headings: `as` gives the level, `size` the look. */
export const Heading = styled('h2', {
  fontSize: '$18',
  lineHeight: 1.25,
  fontWeight: 700,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  [tallScripts]: { letterSpacing: 0 },
  variants: { size: { s: { fontSize: '$16' }, l: { fontSize: '$22' }, xl: { fontSize: '$28' } } },
});
