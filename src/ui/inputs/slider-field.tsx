import { useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

const Line = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', minHeight: 44 });
const Range = styled('input', {
  flex: 1,
  minWidth: 0,
  height: 44,
  margin: 0,
  cursor: 'pointer',
  accentColor: '$colors$brand',
});
const Value = styled('output', {
  minWidth: 48,
  textAlign: 'end',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
const Ends = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  color: '$mute',
  fontSize: '$12',
});

export interface SliderFieldProps extends FieldTexts {
  min: number;
  max: number;
  step: number;
  /** Null while nobody has said anything: then nothing is shown as chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** The value in words. */
  format: (value: number) => string;
  /** What stands for no value: "–". */
  none: string;
  /** What its ends mean. */
  ends?: readonly [string, string] | undefined;
}

/** A number on a line. Nothing counts as said before it was touched: a press on where it stands says that. */
export function SliderField(props: SliderFieldProps) {
  const { label, optionalLabel, hint, error, min, max, step, value, onChange, format, none, ends } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      <Line>
        <Range
          {...describedBy(id, { hint, error })}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value ?? min}
          aria-valuetext={value === null ? none : format(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          onPointerUp={(event) => value === null && onChange(Number(event.currentTarget.value))}
          onKeyUp={({ key, currentTarget }) => {
            if (value === null && key.startsWith('Arrow')) onChange(Number(currentTarget.value));
          }}
        />
        {/* The line itself says it: an output would be read out a second time. */}
        <Value htmlFor={id} aria-hidden="true">
          {value === null ? none : format(value)}
        </Value>
      </Line>
      {ends && (
        <Ends>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </Ends>
      )}
    </FieldFrame>
  );
}
