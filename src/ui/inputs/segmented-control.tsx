import { useId } from 'react';
import { isServer } from '../../lib/is-server.ts';
import { cramped, forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

const Box = styled('fieldset', {
  display: 'flex',
  padding: '$1',
  background: '$tint',
  borderRadius: '$3',
  [cramped]: { flexDirection: 'column' },
});

const Option = styled('label', {
  flex: 1,
  // In a column, each option is only as high as its text.
  [cramped]: { flex: 'auto' },
  minWidth: 0,
  minHeight: 44,
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  paddingInline: '$2',
  borderRadius: '$2',
  fontWeight: 600,
  textAlign: 'center',
  lineHeight: 1.2,
  color: '$mute',
  cursor: 'pointer',
  transition: 'background-color .16s, color .16s',
  '&:has(:checked)': {
    background: '$card',
    color: '$ink',
    boxShadow: '$low',
    [forcedColors]: { outline: '2px solid Highlight' },
  },
  '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$brandText', outlineOffset: 1 },
});

const Radio = styled('input', {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none !important',
});

/** A link that covers the option where JavaScript is disabled. */
const OptionLink = styled('a', {
  display: 'none',
  '@media (scripting: none)': { display: 'block', position: 'absolute', inset: 0 },
});

export interface SegmentedOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
  /** URL that the option opens where JavaScript is disabled. */
  readonly href?: string;
}

export interface SegmentedControlProps<V extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** Single choice between a few visible options. Built from radio buttons, which work with the arrow keys. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Option key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {isServer && option.href && <OptionLink href={option.href} aria-label={option.label} />}
        </Option>
      ))}
    </Box>
  );
}
