import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { minus, plus } from '../icons/icon-paths-more.ts';

const Box = styled('div', {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  variants: {
    size: {
      s: {
        height: 36,
        borderRadius: '$round',
        background: '$brand',
        color: '$onBrand',
        boxShadow: '$low, 0 0 0 2px $colors$card',
      },
      m: { height: 44, borderRadius: '$2', border: '1px solid $line', background: '$card' },
      l: { height: 54, borderRadius: '$3', border: '1px solid $edge', background: '$card', fontSize: '$16' },
    },
  },
  [forced]: { border: '1px solid ButtonText' },
});

const Press = styled('button', {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: 40,
  height: '100%',
  borderRadius: 'inherit',
  // Wide and tall enough for a finger, whatever the eye sees.
  '&::after': { content: '', position: 'absolute', insetBlock: -4, insetInline: -2 },
  '&[aria-disabled=true]': { opacity: 0.35, cursor: 'not-allowed' },
});

const Value = styled('output', { minWidth: '1.5em', textAlign: 'center' });

export interface StepperProps {
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** What is counted: the group's accessible name. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** `s` sits on an item card. */
  size?: 's' | 'm' | 'l';
  /** The number as the locale writes it. */
  format?: (value: number) => string;
  /** Shown in place of the minus when one press more goes to zero (a bin, in the cart). */
  lastIcon?: string;
}

/** At its ends a button stays where the focus is: it says that it is off, and does nothing. */
export function Stepper(props: StepperProps) {
  const {
    value,
    min = 0,
    max,
    onChange,
    label,
    decreaseLabel,
    increaseLabel,
    size = 'm',
    format = String,
  } = props;
  return (
    <Box role="group" aria-label={label} size={size}>
      <Press
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon of={value === 1 && min === 0 ? (props.lastIcon ?? minus) : minus} size={18} />
      </Press>
      <Value>{format(value)}</Value>
      <Press
        type="button"
        aria-label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon of={plus} size={18} />
      </Press>
    </Box>
  );
}
