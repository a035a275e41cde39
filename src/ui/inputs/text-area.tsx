import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { buildDescriptionProps, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FieldBox, inputStyles } from './field-parts.ts';
import { createTextHandlers, type TextLimits } from './typed-text.ts';

const Input = styled('textarea', inputStyles, {
  display: 'block',
  minHeight: 72,
  paddingBlock: '$3',
  lineHeight: 1.4,
  resize: 'none',
  fieldSizing: 'content',
});

type TextAreaAttribute = 'ref' | 'name' | 'required' | 'disabled' | 'placeholder' | 'onBlur' | 'rows';

export interface TextAreaProps
  extends FieldTexts,
    TextLimits,
    Pick<ComponentPropsWithRef<'textarea'>, TextAreaAttribute> {
  value: string;
  onChange: (value: string) => void;
}

/** A multi-line text field. Grows with its text in browsers that support `field-sizing`. */
export function TextArea({
  label,
  optionalLabel,
  hint,
  error,
  errorRole,
  value,
  onChange,
  maxLength,
  filter,
  rows = 2,
  ...rest
}: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={label}
      optionalLabel={optionalLabel}
      hint={hint}
      error={error}
      errorRole={errorRole}
    >
      <FieldBox invalid={!!error}>
        <Input
          {...rest}
          {...buildDescriptionProps(id, { hint, error })}
          rows={rows}
          {...createTextHandlers({ maxLength, filter }, onChange)}
          value={value}
        />
      </FieldBox>
    </FieldFrame>
  );
}
