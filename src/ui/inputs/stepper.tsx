import { forcedColors } from '../../theme/container.ts';
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
  [forcedColors]: { border: '1px solid ButtonText' },
});

const StepButton = styled('button', {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: 40,
  height: '100%',
  borderRadius: 'inherit',
  // The click target is larger than the button looks.
  '&::after': { content: '', position: 'absolute', insetBlock: -4, insetInline: -2 },
  '&[aria-disabled=true]': { opacity: 0.35, cursor: 'not-allowed' },
});

const Value = styled('output', { minWidth: '1.5em', textAlign: 'center' });

export interface StepperProps {
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** Called when the customer presses plus at `max`. */
  onLimit?: (() => void) | undefined;
  /** Accessible name of the group: the name of the counted item. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** `s` is for item cards. */
  size?: 's' | 'm' | 'l';
  /** Formats the number for the locale. */
  format?: (value: number) => string;
  /** Replaces the minus icon while the value is 1 and `min` is 0, because the button then removes the item. */
  removeIcon?: string;
}

/**
 * A number between a minus and a plus button. At a limit, the button is `aria-disabled` instead of disabled, so that it
 * keeps the focus.
 */
export function Stepper(props: StepperProps) {
  const {
    value,
    min = 0,
    max,
    onChange,
    onLimit,
    label,
    decreaseLabel,
    increaseLabel,
    size = 'm',
    format = String,
  } = props;
  return (
    <Box role="group" aria-label={label} size={size}>
      <StepButton
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon path={value === 1 && min === 0 ? (props.removeIcon ?? minus) : minus} size={18} />
      </StepButton>
      <Value>{format(value)}</Value>
      <StepButton
        type="button"
        aria-label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => (value < max ? onChange(value + 1) : onLimit?.())}
      >
        <Icon path={plus} size={18} />
      </StepButton>
    </Box>
  );
}
