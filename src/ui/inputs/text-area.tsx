import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FieldBox, inputLook } from './field-parts.ts';
import { type Limits, typing } from './typed-text.ts';

const Input = styled('textarea', inputLook, {
  display: 'block',
  minHeight: 72,
  paddingBlock: '$3',
  lineHeight: 1.4,
  resize: 'none',
  fieldSizing: 'content',
});

type Passed = 'ref' | 'name' | 'required' | 'disabled' | 'placeholder' | 'onBlur' | 'rows';

export interface TextAreaProps extends FieldTexts, Limits, Pick<ComponentPropsWithRef<'textarea'>, Passed> {
  value: string;
  onChange: (value: string) => void;
}

/** Grows with what is typed, where the browser can. */
export function TextArea({
  label,
  optionalLabel,
  hint,
  error,
  value,
  onChange,
  maxLength,
  accept,
  rows = 2,
  ...rest
}: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      <FieldBox invalid={!!error}>
        <Input
          {...rest}
          {...describedBy(id, { hint, error })}
          rows={rows}
          {...typing({ maxLength, accept }, onChange)}
          value={value}
        />
      </FieldBox>
    </FieldFrame>
  );
}
