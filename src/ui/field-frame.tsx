import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.ts';
import { Icon } from './icon.tsx';
import { alert } from './icon-paths.ts';
import { Text } from './text.tsx';

const Frame = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });
const Label = styled('label', { fontWeight: 600, alignSelf: 'flex-start' });
const Optional = styled('span', { color: '$mute', fontWeight: 400 });
const Fault = styled('p', {
  display: 'flex',
  gap: '$1',
  alignItems: 'center',
  color: '$danger',
  fontSize: '$14',
  fontWeight: 600,
});

/** The box around what is typed; shared by all fields. */
export const FieldBox = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 48,
  paddingInline: '$3',
  background: '$card',
  border: '1px solid $edge',
  borderRadius: '$2',
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

export interface FieldTexts {
  label: string;
  /** Shown after the label where it may be left empty ("optional"). */
  optionalLabel?: string | undefined;
  hint?: string | undefined;
  /** What is wrong; marks the field invalid and is read with it. */
  error?: string | undefined;
}

/** Attributes that tie a control to its hint and error. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

export function FieldFrame({
  id,
  label,
  optionalLabel,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {optionalLabel && <Optional>({optionalLabel})</Optional>}
      </Label>
      {children}
      {error ? (
        <Fault id={`${id}-error`}>
          <Icon of={alert} size={16} />
          {error}
        </Fault>
      ) : (
        hint && (
          <Text id={`${id}-hint`} tone="mute" size="s">
            {hint}
          </Text>
        )
      )}
    </Frame>
  );
}
