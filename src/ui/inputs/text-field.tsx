import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FieldBox, inputLook } from './field-parts.ts';
import { type Limits, typing } from './typed-text.ts';

const Input = styled('input', inputLook, {
  variants: { caps: { true: { textTransform: 'uppercase' } } },
});

type Passed =
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

export interface TextFieldProps extends FieldTexts, Limits, Pick<ComponentPropsWithRef<'input'>, Passed> {
  value: string;
  onChange: (value: string) => void;
  /** Inside the box, before or after what is typed. */
  start?: ReactNode;
  end?: ReactNode;
  /** Capitals for the eye; the value stays as typed. */
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
  accept,
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
          {...describedBy(id, { hint, error })}
          type={type}
          caps={caps}
          {...typing({ maxLength, accept }, onChange)}
          value={value}
        />
        {end}
      </FieldBox>
    </FieldFrame>
  );
}
