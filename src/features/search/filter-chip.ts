import { forcedColors } from '../../theme/container.ts';
import { css, styled } from '../../theme/stitches.ts';

const chipStyle = css({
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
  [forcedColors]: { '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: 2 } },
});

/** Button in the shape of a chip, for a filter or a suggestion. */
export const Chip = styled('button', chipStyle);

/** Number of results, after the label of a chip. */
export const ChipCount = styled('span', {
  color: '$mute',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

/** Wrapping row of chips. */
export const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
