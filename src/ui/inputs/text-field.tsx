import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { buildDescriptionProps, FieldFrame, type FieldTexts } from './field-frame.tsx';
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
  /** Content inside the box, before or after the text. */
  start?: ReactNode;
  end?: ReactNode;
  /** Displays capitals. The value keeps its case. */
  caps?: boolean;
}

export function TextField({
  label,
  optionalLabel,
  hint,
  error,
  errorRole,
  value,
  onChange,
  maxLength,
  filter,
  start,
  end,
  type = 'text',
  caps = false,
  ...rest
}: TextFieldProps) {
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
        {start}
        <Input
          {...rest}
          {...buildDescriptionProps(id, { hint, error })}
          type={type}
          caps={caps}
          {...createTextHandlers({ maxLength, filter }, onChange)}
          value={value}
        />
        {end}
      </FieldBox>
    </FieldFrame>
  );
}
