import { useId } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { CoverInput } from './field-parts.ts';

const Box = styled('fieldset', { minWidth: 0 });
const Legend = styled('legend', { fontWeight: 600, marginBlockEnd: '$1' });
const Optional = styled('span', { color: '$mute', fontWeight: 400 });
const Options = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const Option = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 44,
  paddingInline: '$3',
  borderRadius: '$round',
  border: '1px solid $edge',
  background: '$card',
  fontSize: '$14',
  cursor: 'pointer',
  transition: 'background-color .16s, border-color .16s',
  '&:hover': { background: '$tint' },
  '&:has(:checked)': {
    background: '$tint',
    borderColor: '$brandText',
    boxShadow: '0 0 0 1px $colors$brandText',
    fontWeight: 600,
    [forcedColors]: { outline: '2px solid Highlight' },
  },
  '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$brandText', outlineOffset: 2 },
});

/** Keeps its colour in forced-colours mode. */
const Swatch = styled('span', {
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '$round',
  border: '1px solid $edge',
  forcedColorAdjust: 'none',
});

export interface SwatchOption {
  readonly id: string;
  readonly label: string;
  /** A CSS colour. Without it, only the label is shown. */
  readonly color?: string | undefined;
}

export interface SwatchGroupProps {
  legend: string;
  optionalLabel?: string;
  options: readonly SwatchOption[];
  value: string;
  disabled?: boolean;
  onChange: (id: string) => void;
}

/** Single choice between colours. Built from radio buttons, so it has a single Tab stop. */
export function SwatchGroup({
  legend,
  optionalLabel,
  options,
  value,
  disabled = false,
  onChange,
}: SwatchGroupProps) {
  const name = useId();
  return (
    <Box role="radiogroup" aria-labelledby={name} disabled={disabled}>
      <Legend id={name}>
        {legend} {optionalLabel && <Optional>({optionalLabel})</Optional>}
      </Legend>
      <Options>
        {options.map(({ id, label, color }) => (
          <Option key={id}>
            <CoverInput
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              disabled={disabled}
              onChange={() => onChange(id)}
            />
            {color && <Swatch aria-hidden="true" style={{ background: color }} />}
            {label}
          </Option>
        ))}
      </Options>
    </Box>
  );
}
