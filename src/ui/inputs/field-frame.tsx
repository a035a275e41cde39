import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { alert } from '../icons/icon-paths-more.ts';
import { Text } from '../layout/text.tsx';

const Frame = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });
const Label = styled('label', { fontWeight: 600, alignSelf: 'flex-start' });
const Optional = styled('span', { color: '$mute', fontWeight: 400 });
const ErrorText = styled('p', {
  display: 'flex',
  gap: '$1',
  alignItems: 'center',
  color: '$danger',
  fontSize: '$14',
  fontWeight: 600,
});

export interface FieldTexts {
  label: string;
  /** Shown after the label of an optional field ("optional"). */
  optionalLabel?: string | undefined;
  hint?: string | undefined;
  /** Error message. Marks the field invalid and describes it for screen readers. */
  error?: ReactNode;
  /**
   * `alert` makes screen readers announce the error when it appears. Use it if the field does not receive the focus at
   * that moment.
   */
  errorRole?: 'alert' | undefined;
}

/** Returns the attributes that connect a control to its hint and error. */
export const buildDescriptionProps = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

/** Separates the texts around a field from the props of its control. */
export function splitFieldTexts<P extends FieldTexts>(props: P) {
  const { label, optionalLabel, hint, error, errorRole, ...control } = props;
  return { texts: { label, optionalLabel, hint, error, errorRole }, control };
}

/** The label, hint and error around a field. */
export function FieldFrame({
  id,
  label,
  optionalLabel,
  hint,
  error,
  errorRole,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {optionalLabel && <Optional>({optionalLabel})</Optional>}
      </Label>
      {children}
      {error ? (
        <ErrorText id={`${id}-error`} role={errorRole}>
          <Icon path={alert} size={16} />
          {error}
        </ErrorText>
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
