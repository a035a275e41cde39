import { forced } from '../../theme/container.ts';
import { css, styled } from '../../theme/stitches.ts';

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  flex: 'none',
  minHeight: 44,
  maxWidth: '100%',
  paddingInline: 14,
  borderRadius: '$round',
  border: '1px solid $edge',
  background: '$card',
  color: '$ink',
  fontSize: '$14',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  transition: 'background-color .16s, border-color .16s',
  '&:hover': { background: '$tint' },
  '&[aria-pressed=true]': { background: '$tint', borderColor: '$brandText', color: '$brandText' },
  '& > svg': { flex: 'none' },
  [forced]: { '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: 2 } },
});

/** A word to press: a filter, a suggestion. */
export const Chip = styled('button', look);

/** How many there are, behind a chip's word. */
export const ChipCount = styled('span', {
  color: '$mute',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

/** Chips below one another as they fit. */
export const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
