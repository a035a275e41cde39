import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../theme/stitches.ts';
import { FieldBox, inputLook } from './field-box.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

const Input = styled('textarea', inputLook, {
  display: 'block',
  minHeight: 72,
  paddingBlock: '$3',
  lineHeight: 1.4,
  resize: 'none',
  fieldSizing: 'content',
});

type Passed = 'ref' | 'name' | 'maxLength' | 'required' | 'disabled' | 'placeholder' | 'onBlur' | 'rows';

export interface TextAreaProps extends FieldTexts, Pick<ComponentPropsWithRef<'textarea'>, Passed> {
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
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </FieldBox>
    </FieldFrame>
  );
}
