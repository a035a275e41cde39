import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { buildDescriptionProps, FieldFrame, type FieldTexts, splitFieldTexts } from './field-frame.tsx';
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
export function TextArea(props: TextAreaProps) {
  const { texts, control } = splitFieldTexts(props);
  const { value, onChange, maxLength, filter, rows = 2, ...rest } = control;
  const id = useId();
  return (
    <FieldFrame id={id} {...texts}>
      <FieldBox invalid={!!texts.error}>
        <Input
          {...rest}
          {...buildDescriptionProps(id, texts)}
          rows={rows}
          {...createTextHandlers({ maxLength, filter }, onChange)}
          value={value}
        />
      </FieldBox>
    </FieldFrame>
  );
}
