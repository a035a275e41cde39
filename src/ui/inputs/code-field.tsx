import { type ClipboardEvent, type Ref, type SyntheticEvent, useId } from 'react';
import { onlyDigits, plainDigits } from '../../lib/digits.ts';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { typing } from './typed-text.ts';

const Box = styled('div', {
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '$2',
  maxWidth: 352,
  // A number reads this way in every language.
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
  'input:focus-visible ~ &[data-next]': { [forced]: { outline: '2px solid Highlight' } },
  'input:disabled ~ &': { opacity: 0.6 },
  variants: { invalid: { true: { borderColor: '$danger', boxShadow: '0 0 0 1px $colors$danger' } } },
});
/** Over all cells, which show what is in it: one field for keyboards, readers, pasting and what the browser fills in. */
const Whole = styled('input', {
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

/** Six digits (decisions, section 5). */
const PLACES = [0, 1, 2, 3, 4, 5];

/** In a whole message. */
const CODE = /(?:^|\D)(\d{3}[ -]?\d{3})(?!\d)/;

/** Nobody sees a caret: what is typed is added at the end. */
const toEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  const end = input.value.length;
  const isWhole = input.selectionStart === 0 && input.selectionEnd === end;
  if (!isWhole && input.selectionStart !== end) input.setSelectionRange(end, end);
};

export interface CodeFieldProps extends FieldTexts {
  ref?: Ref<HTMLInputElement>;
  /** Digits, 0 to 9. */
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  /** All digits are there. */
  onComplete: (value: string) => void;
}

/** A one-time code: a cell for each digit, and one field underneath, which takes a pasted message too. */
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
  const take = (typed: string) => {
    const code = onlyDigits(typed).slice(0, PLACES.length);
    if (code === value) return;
    onChange(code);
    if (code.length === PLACES.length) onComplete(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = plainDigits(event.clipboardData.getData('text'));
    take(CODE.exec(text)?.[1] ?? text);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} errorRole={errorRole}>
      <Box>
        <Whole
          ref={ref}
          {...describedBy(id, { hint, error })}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          disabled={disabled}
          {...typing({ maxLength: PLACES.length, accept: onlyDigits }, take)}
          value={value}
          onPaste={paste}
          onSelect={toEnd}
        />
        {PLACES.map((at) => (
          <Cell
            key={at}
            aria-hidden="true"
            invalid={!!error}
            data-next={at === Math.min(value.length, PLACES.length - 1) ? '' : undefined}
          >
            {value[at]}
          </Cell>
        ))}
      </Box>
    </FieldFrame>
  );
}
