import { type ChangeEvent, type ComponentPropsWithRef, useId } from 'react';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Flag } from '../icons/flag.tsx';
import { Icon } from '../icons/icon.tsx';
import { chevronDown } from '../icons/icon-paths-more.ts';
import { buildDescriptionProps, FieldFrame, type FieldTexts, splitFieldTexts } from './field-frame.tsx';
import { FieldBox, inputStyles } from './field-parts.ts';

const Input = styled('input', inputStyles, {
  [cramped]: { flexBasis: '100%', minHeight: 48, paddingInline: '$3' },
});
// Numbers read left to right in every script, so the dial code stays before the number.
const Line = styled(FieldBox, {
  direction: 'ltr',
  paddingInlineStart: 0,
  // Where there is too little space, the number goes below the dial code.
  [cramped]: { flexWrap: 'wrap', paddingInlineEnd: 0 },
});
/** The button is as wide as the longest dial code, so that the number does not move when the code appears. */
const CountryButton = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1',
  alignSelf: 'stretch',
  minWidth: 116,
  [cramped]: { flexBasis: '100%', minHeight: 48, border: 0, borderBlockEnd: '1px solid $line' },
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

/** Text of the field and position of the caret. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

export interface TypedEdit extends TypedText {
  /** The direction in which the edit deleted text; undefined if it deleted none. */
  readonly deleted: 'backward' | 'forward' | undefined;
}

export interface PhoneFieldProps
  extends FieldTexts,
    Pick<
      ComponentPropsWithRef<'input'>,
      'ref' | 'name' | 'required' | 'disabled' | 'onBlur' | 'placeholder'
    > {
  /** URL of the flag; null without a flag. */
  flag: string | null;
  /** "+965"; '' while unknown. */
  dialCode: string;
  /** Accessible name of the country button: "Country code: Kuwait +965". */
  countryLabel: string;
  /** Called when the customer presses the country button. */
  onChooseCountry: () => void;
  /** Formatted number. */
  value: string;
  /** Called with every edit. Returns the formatted text and the position of the caret. */
  onType: (edit: TypedEdit) => TypedText;
}

const DELETE_DIRECTIONS: Readonly<Record<string, TypedEdit['deleted']>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/** A phone number field that formats the number while the customer types, with a button for flag and dial code. */
export function PhoneField(props: PhoneFieldProps) {
  const { texts, control } = splitFieldTexts(props);
  const { flag, dialCode, countryLabel, onChooseCountry, value, onType, ...rest } = control;
  const id = useId();
  const onChange = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '' } = nativeEvent as InputEvent;
    const { value: typedText } = input;
    const { text, caret } = onType({
      text: typedText,
      caret: input.selectionStart ?? typedText.length,
      deleted: DELETE_DIRECTIONS[inputType],
    });
    if (text === typedText) return;
    input.value = text;
    // Setting the value moves the caret to the end, so restore the caret.
    input.setSelectionRange(caret, caret);
  };
  return (
    <FieldFrame id={id} {...texts}>
      <Line invalid={!!texts.error}>
        <CountryButton
          type="button"
          aria-label={countryLabel}
          aria-haspopup="dialog"
          disabled={rest.disabled}
          onClick={onChooseCountry}
        >
          <Flag src={flag} />
          <span>{dialCode}</span>
          <Icon path={chevronDown} size={16} />
        </CountryButton>
        <Input
          {...rest}
          {...buildDescriptionProps(id, texts)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={value}
          onChange={onChange}
        />
      </Line>
    </FieldFrame>
  );
}
