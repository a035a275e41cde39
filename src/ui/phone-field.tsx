import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../theme/stitches.ts';
import { FieldBox, inputLook } from './field-box.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { chevronDown } from './icon-paths-more.ts';

const Input = styled('input', inputLook);
// Numbers read left to right in every script; the box keeps the order of dial code, then number.
const Line = styled(FieldBox, { direction: 'ltr', paddingInlineStart: 0 });
const Code = styled('span', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  alignSelf: 'stretch',
  paddingInline: '$3',
  borderInlineEnd: '1px solid $line',
  fontSize: '$16',
  fontVariantNumeric: 'tabular-nums',
  '&:has(:focus-visible)': { background: '$tint' },
});
const Select = styled('select', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: '$16',
});

export interface DialCode {
  /** Digits without the plus: "965". */
  readonly code: string;
  /** "Kuwait". */
  readonly label: string;
}

export interface PhoneFieldProps
  extends FieldTexts,
    Pick<
      ComponentPropsWithRef<'input'>,
      'ref' | 'name' | 'required' | 'disabled' | 'onBlur' | 'placeholder'
    > {
  dialLabel: string;
  dialCode: string;
  dialCodes: readonly DialCode[];
  onDialCode: (code: string) => void;
  /** The national number, as typed. */
  value: string;
  onChange: (value: string) => void;
}

export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    optionalLabel,
    hint,
    error,
    dialLabel,
    dialCode,
    dialCodes,
    onDialCode,
    value,
    onChange,
    ...rest
  } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      <Line invalid={!!error}>
        <Code>
          <span aria-hidden="true">+{dialCode}</span>
          <Icon of={chevronDown} size={16} />
          <Select
            aria-label={dialLabel}
            value={dialCode}
            disabled={rest.disabled}
            onChange={(event) => onDialCode(event.currentTarget.value)}
          >
            {dialCodes.map((dial) => (
              <option key={`${dial.code} ${dial.label}`} value={dial.code}>
                {dial.label} +{dial.code}
              </option>
            ))}
          </Select>
        </Code>
        <Input
          {...rest}
          {...describedBy(id, { hint, error })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={250}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Line>
    </FieldFrame>
  );
}
