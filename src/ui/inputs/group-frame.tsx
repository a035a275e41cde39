import { type ReactNode, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { alert } from '../icons/icon-paths-more.ts';
import { Text } from '../layout/text.tsx';
import type { FieldTexts } from './field-frame.tsx';

const Box = styled('fieldset', { minWidth: 0, scrollMarginBlock: '$4', '&:focus': { outline: 'none' } });
const Legend = styled('div', { fontWeight: 600 });
const Optional = styled('span', { color: '$mute', fontWeight: 400 });
const ErrorText = styled('p', {
  display: 'flex',
  gap: '$1',
  alignItems: 'center',
  marginBlockStart: '$1',
  color: '$danger',
  fontSize: '$14',
  fontWeight: 600,
});

export interface GroupFrameProps extends Pick<FieldTexts, 'label' | 'optionalLabel' | 'hint' | 'error'> {
  /** Id of the group, which receives the focus if an answer is missing. */
  id?: string | undefined;
  children: ReactNode;
}

/** Label, hint and error of a group of controls. */
export function GroupFrame({ id, label, optionalLabel, hint, error, children }: GroupFrameProps) {
  const name = useId();
  return (
    <Box
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-labelledby={name}
      aria-describedby={error ? `${name}-error` : hint ? `${name}-hint` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend id={name}>
        {label} {optionalLabel && <Optional>({optionalLabel})</Optional>}
      </Legend>
      {hint && (
        <Text id={`${name}-hint`} tone="mute" size="s">
          {hint}
        </Text>
      )}
      {children}
      {error && (
        <ErrorText id={`${name}-error`}>
          <Icon path={alert} size={16} />
          {error}
        </ErrorText>
      )}
    </Box>
  );
}
