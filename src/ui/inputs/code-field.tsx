import { type ClipboardEvent, type Ref, type SyntheticEvent, useId, useState } from 'react';
import { keepDigits, toAsciiDigits } from '../../lib/digits.ts';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { buildDescriptionProps, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { createTextHandlers } from './typed-text.ts';

const Box = styled('div', {
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '$2',
  maxWidth: 352,
  // Numbers read left to right in every language.
  direction: 'ltr',
});
const Cell = styled('span', {
  display: 'grid',
  placeItems: 'center',
  minHeight: 56,
  background: '$card',
  border: '1px solid $edge',
  borderRadius: '$2',
  fontSize: '$22',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  transition: 'border-color .16s, box-shadow .16s',
  'input:focus ~ &[data-next]': { borderColor: '$brandText', boxShadow: '0 0 0 1px $colors$brandText' },
  'input:focus-visible ~ &[data-next]': { [forcedColors]: { outline: '2px solid Highlight' } },
  'input:disabled ~ &': { opacity: 0.6 },
  variants: { invalid: { true: { borderColor: '$danger', boxShadow: '0 0 0 1px $colors$danger' } } },
});
/** A single input on top of the cells. It supports keyboards, screen readers, pasting and autofill. */
const HiddenInput = styled('input', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  fontSize: '$16',
  cursor: 'text',
});

/** The positions of the six digits of a code. */
const DIGIT_INDEXES = [0, 1, 2, 3, 4, 5];

/** Finds the code in a pasted message. */
const CODE_PATTERN = /(?:^|\D)(\d{3}[ -]?\d{3})(?!\d)/;

/**
 * Keeps the invisible caret at the end, so that typed digits are appended. A selection of all digits stays, so that the
 * customer can replace the code.
 */
const moveCaretToEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  const end = input.value.length;
  const isAllSelected = input.selectionStart === 0 && input.selectionEnd === end;
  if (!isAllSelected && input.selectionStart !== end) input.setSelectionRange(end, end);
};

export interface CodeFieldProps extends FieldTexts {
  ref?: Ref<HTMLInputElement>;
  /** Digits from 0 to 9. */
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  /** Called when all digits have been entered. */
  onComplete: (value: string) => void;
}

/** A field for a one-time code, with a cell for each digit. Accepts a pasted message that contains the code. */
export function CodeField({
  ref,
  label,
  hint,
  error,
  errorRole,
  value,
  disabled = false,
  onChange,
  onComplete,
}: CodeFieldProps) {
  const id = useId();
  /**
   * The text that an input method is composing; null otherwise. Rendering any other value would end the composition.
   */
  const [composition, setComposition] = useState<string | null>(null);
  const handleText = (typedText: string) => {
    const code = keepDigits(typedText).slice(0, DIGIT_INDEXES.length);
    if (code === value) return;
    onChange(code);
    if (code.length === DIGIT_INDEXES.length) onComplete(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = toAsciiDigits(event.clipboardData.getData('text'));
    handleText(CODE_PATTERN.exec(text)?.[1] ?? text);
  };
  const textHandlers = createTextHandlers<HTMLInputElement>(
    { maxLength: DIGIT_INDEXES.length, filter: keepDigits },
    handleText,
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} errorRole={errorRole}>
      <Box>
        <HiddenInput
          ref={ref}
          {...buildDescriptionProps(id, { hint, error })}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          disabled={disabled}
          onChange={(event) => {
            const { currentTarget, nativeEvent } = event;
            if ('isComposing' in nativeEvent && nativeEvent.isComposing) setComposition(currentTarget.value);
            else textHandlers.onChange(event);
          }}
          onCompositionEnd={(event) => {
            setComposition(null);
            textHandlers.onCompositionEnd(event);
          }}
          value={composition ?? value}
          onPaste={paste}
          onSelect={moveCaretToEnd}
        />
        {DIGIT_INDEXES.map((index) => (
          <Cell
            key={index}
            aria-hidden="true"
            invalid={!!error}
            data-next={index === Math.min(value.length, DIGIT_INDEXES.length - 1) ? '' : undefined}
          >
            {value[index]}
          </Cell>
        ))}
      </Box>
    </FieldFrame>
  );
}
