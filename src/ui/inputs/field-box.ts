import { styled } from '../../theme/stitches.ts';
import { fieldLook } from './field-look.ts';

/** The box around what is typed; shared by all fields. */
export const FieldBox = styled('div', {
  ...fieldLook,
  transition: 'border-color .16s, box-shadow .16s',
  '&:focus-within': { borderColor: '$brandText', boxShadow: '0 0 0 1px $colors$brandText' },
  '& :focus-visible': { outline: 'none' },
  '&:has(:disabled)': { opacity: 0.6 },
  variants: { invalid: { true: { borderColor: '$danger', boxShadow: '0 0 0 1px $colors$danger' } } },
});

/** What is typed into. 16 px, below which phones zoom in on focus. */
export const inputLook = {
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
