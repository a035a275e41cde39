import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../theme/stitches.ts';
import { FieldBox, inputLook } from './field-box.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

const Input = styled('input', inputLook);

type Passed =
  | 'ref'
  | 'name'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'maxLength'
  | 'required'
  | 'disabled'
  | 'placeholder'
  | 'dir'
  | 'onBlur'
  | 'onKeyDown'
  | 'enterKeyHint';

export interface TextFieldProps extends FieldTexts, Pick<ComponentPropsWithRef<'input'>, Passed> {
  value: string;
  onChange: (value: string) => void;
  /** Inside the box, before or after what is typed. */
  start?: ReactNode;
  end?: ReactNode;
}

export function TextField({
  label,
  optionalLabel,
  hint,
  error,
  value,
  onChange,
  start,
  end,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      <FieldBox invalid={!!error}>
        {start}
        <Input
          {...rest}
          {...describedBy(id, { hint, error })}
          type={type}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end}
      </FieldBox>
    </FieldFrame>
  );
}
