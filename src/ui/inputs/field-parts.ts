import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

/** Styles of a field's box. Links that look like a field share them. */
export const fieldStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 48,
  paddingInline: '$3',
  background: '$card',
  border: '1px solid $edge',
  borderRadius: '$2',
} as const;

/** The box around the input of every text field. */
export const FieldBox = styled('div', {
  ...fieldStyles,
  transition: 'border-color .16s, box-shadow .16s',
  '&:focus-within': { borderColor: '$brandText', boxShadow: '0 0 0 1px $colors$brandText' },
  '& :focus-visible': { outline: 'none' },
  '&:has(:disabled)': { opacity: 0.6 },
  variants: { invalid: { true: { borderColor: '$danger', boxShadow: '0 0 0 1px $colors$danger' } } },
});

/** Styles of the input itself. Phones zoom in on focus if the text is smaller than 16 px. */
export const inputStyles = {
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  border: 0,
  padding: 0,
  background: 'none',
  fontSize: '$16',
  outline: 'none',
  '&::placeholder': { color: '$mute', opacity: 1 },
} as const;

/** An invisible radio button or checkbox that covers its label. The label shows the state and the focus. */
export const CoverInput = styled('input', {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none !important',
});

/**
 * A list of suggestions or countries below a field. Customers choose a row with a click or with the field's arrow keys.
 */
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
    [forcedColors]: { outlineColor: 'Highlight' },
  },
});
