import { styled } from '../../theme/stitches.ts';
import { tallScripts } from '../../theme/tall-scripts.ts';

/** Body text. `as` sets the element. */
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

/**
 * Id of a screen's level 1 heading. It labels the `main` element, so that screen readers announce it when the screen
 * opens.
 */
export const TITLE_ID = 'title';

/** A heading. `as` sets the level, `size` the font size. */
export const Heading = styled('h2', {
  fontSize: '$18',
  lineHeight: 1.25,
  fontWeight: 700,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  [tallScripts]: { letterSpacing: 0 },
  variants: { size: { s: { fontSize: '$16' }, l: { fontSize: '$22' }, xl: { fontSize: '$28' } } },
});
