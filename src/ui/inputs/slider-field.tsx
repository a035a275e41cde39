import { useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { buildDescriptionProps, FieldFrame, type FieldTexts } from './field-frame.tsx';

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
  /** Null until the customer chooses a value. */
  value: number | null;
  onChange: (value: number) => void;
  format: (value: number) => string;
  /** Shown while there is no value, such as "–". */
  emptyText: string;
  /** Texts below the two ends. */
  endLabels?: readonly [string, string] | undefined;
}

/**
 * A range slider without a preset value. The thumb starts at the minimum. A press on the thumb selects the minimum,
 * even without a movement.
 */
export function SliderField(props: SliderFieldProps) {
  const { label, optionalLabel, hint, error, min, max, step, value, onChange, format, emptyText, endLabels } =
    props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      <Line>
        <Range
          {...buildDescriptionProps(id, { hint, error })}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value ?? min}
          aria-valuetext={value === null ? emptyText : format(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          onPointerUp={(event) => value === null && onChange(Number(event.currentTarget.value))}
          onKeyUp={({ key, currentTarget }) => {
            if (value === null && key.startsWith('Arrow')) onChange(Number(currentTarget.value));
          }}
        />
        {/* Hidden, because screen readers already read the value from the slider. */}
        <Value htmlFor={id} aria-hidden="true">
          {value === null ? emptyText : format(value)}
        </Value>
      </Line>
      {endLabels && (
        <Ends>
          <span>{endLabels[0]}</span>
          <span>{endLabels[1]}</span>
        </Ends>
      )}
    </FieldFrame>
  );
}
