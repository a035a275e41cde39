import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

/** The list under a field that finds something; its rows are chosen by a press, or by the field's arrow keys. */
export const ListBox = styled('ul', { display: 'flex', flexDirection: 'column', minWidth: 0 });

export const ListOption = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: 48,
  paddingInline: '$3',
  paddingBlock: '$1',
  borderRadius: '$1',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { background: '$tint' },
  '&[aria-selected=true]': {
    background: '$tint',
    outline: '2px solid $colors$brandText',
    outlineOffset: -2,
    [forced]: { outlineColor: 'Highlight' },
  },
});
