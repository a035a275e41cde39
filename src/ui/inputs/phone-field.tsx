import { type ChangeEvent, type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Flag } from '../icons/flag.tsx';
import { Icon } from '../icons/icon.tsx';
import { chevronDown } from '../icons/icon-paths-more.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FieldBox, inputLook } from './field-parts.ts';

const Input = styled('input', inputLook);
// Numbers read left to right in every script; the box keeps the order of dial code, then number.
const Line = styled(FieldBox, { direction: 'ltr', paddingInlineStart: 0 });
/** As wide as the longest code, or the number would move when the code comes. */
const Code = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1',
  alignSelf: 'stretch',
  minWidth: 116,
  paddingInline: '$3 $2',
  border: 0,
  borderInlineEnd: '1px solid $line',
  borderStartStartRadius: 'calc($radii$2 - 1px)',
  borderEndStartRadius: 'calc($radii$2 - 1px)',
  background: 'none',
  color: 'inherit',
  fontSize: '$16',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:focus-visible': { background: '$tint', boxShadow: 'inset 0 0 0 2px $colors$brandText' },
  '&:disabled': { cursor: 'not-allowed' },
});

/** What stands in the field after a key, and where the caret is in it. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

export interface TypedKey extends TypedText {
  /** Which way the key deleted, if it did. */
  readonly deleted: 'backward' | 'forward' | undefined;
}

export interface PhoneFieldProps
  extends FieldTexts,
    Pick<
      ComponentPropsWithRef<'input'>,
      'ref' | 'name' | 'required' | 'disabled' | 'onBlur' | 'placeholder'
    > {
  /** Address of the flag's picture; null without one. */
  flag: string | null;
  /** "+965"; '' while nobody knows. */
  dialCode: string;
  /** Names the button: "Country code: Kuwait +965". */
  dialLabel: string;
  /** The chooser is asked for. */
  onDial: () => void;
  /** As it is shown. */
  value: string;
  /** Told of every key; answers what is to stand there instead. */
  onType: (key: TypedKey) => TypedText;
}

const DELETED: Readonly<Record<string, TypedKey['deleted']>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/** A phone number, shown in groups as it is typed, beside its country's flag and calling code. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, optionalLabel, hint, error, flag, dialCode, dialLabel, onDial, value, onType, ...rest } =
    props;
  const id = useId();
  const type = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '' } = nativeEvent as InputEvent;
    const { value: typed } = input;
    const { text, caret } = onType({
      text: typed,
      caret: input.selectionStart ?? typed.length,
      deleted: DELETED[inputType],
    });
    if (text === typed) return;
    input.value = text;
    // Setting the value sends the caret to the end.
    input.setSelectionRange(caret, caret);
  };
  return (
    <FieldFrame id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      <Line invalid={!!error}>
        <Code
          type="button"
          aria-label={dialLabel}
          aria-haspopup="dialog"
          disabled={rest.disabled}
          onClick={onDial}
        >
          <Flag src={flag} />
          <span>{dialCode}</span>
          <Icon of={chevronDown} size={16} />
        </Code>
        <Input
          {...rest}
          {...describedBy(id, { hint, error })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={value}
          onChange={type}
        />
      </Line>
    </FieldFrame>
  );
}
