import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { buildDescriptionProps, FieldFrame, type FieldTexts, splitFieldTexts } from './field-frame.tsx';
import { FieldBox, inputStyles } from './field-parts.ts';
import { createTextHandlers, type TextLimits } from './typed-text.ts';

const Input = styled('input', inputStyles, {
  variants: { caps: { true: { textTransform: 'uppercase' } } },
});

type InputAttribute =
  | 'ref'
  | 'name'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'required'
  | 'disabled'
  | 'placeholder'
  | 'dir'
  | 'onBlur'
  | 'onKeyDown'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'role'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-autocomplete'
  | 'aria-activedescendant';

export interface TextFieldProps
  extends FieldTexts,
    TextLimits,
    Pick<ComponentPropsWithRef<'input'>, InputAttribute> {
  value: string;
  onChange: (value: string) => void;
  /** Content inside the box, after the text. */
  endContent?: ReactNode;
  /**
   * Shows the text in English capital letters, because in Turkish the capital of i would be İ. The value keeps its case.
   */
  caps?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { texts, control } = splitFieldTexts(props);
  const { value, onChange, maxLength, filter, endContent, type = 'text', caps = false, ...rest } = control;
  const id = useId();
  return (
    <FieldFrame id={id} {...texts}>
      <FieldBox invalid={!!texts.error}>
        <Input
          {...rest}
          {...buildDescriptionProps(id, texts)}
          type={type}
          caps={caps}
          {...(caps && { lang: 'en' })}
          {...createTextHandlers({ maxLength, filter }, onChange)}
          value={value}
        />
        {endContent}
      </FieldBox>
    </FieldFrame>
  );
}
