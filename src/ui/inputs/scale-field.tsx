import { useId } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { bad, good, soSo, star, veryBad, veryGood } from '../icons/icon-paths-feedback.ts';
import { CoverInput } from './field-parts.ts';
import { GroupFrame, type GroupFrameProps } from './group-frame.tsx';

const ICONS = {
  stars: [star, star, star, star, star],
  smiles: [veryBad, bad, soSo, good, veryGood],
} as const;

const Steps = styled('div', { display: 'flex', marginInlineStart: -10 });
const Step = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  minHeight: 52,
  borderRadius: '$round',
  color: '$mute',
  cursor: 'pointer',
  transition: 'color .16s, transform .12s',
  '&:hover': { color: '$brandText' },
  '&:active': { transform: 'scale(.92)' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$brandText', outlineOffset: -4 },
  variants: {
    filled: {
      true: {
        color: '$warn',
        '& svg': { fill: 'currentColor', fillOpacity: 0.85 },
        [forcedColors]: { color: 'Highlight' },
      },
    },
    selected: {
      true: { color: '$brandText', background: '$tint', [forcedColors]: { outline: '2px solid Highlight' } },
    },
  },
});
/** The label of the selected value. It takes up the same space while no value is selected. */
const SelectedName = styled('p', { minHeight: 22, fontSize: '$14', color: '$mute' });

export interface ScaleFieldProps extends Omit<GroupFrameProps, 'children'> {
  kind: keyof typeof ICONS;
  /** Labels of the five values, worst first. */
  names: readonly string[];
  /** 1 to 5; 0 if nothing is selected. */
  value: number;
  onChange: (value: number) => void;
}

/**
 * A rating from 1 to 5 with stars or faces. Built from radio buttons, so it has a single Tab stop, and
 * the arrow keys select a value.
 */
export function ScaleField({ kind, names, value, onChange, ...frame }: ScaleFieldProps) {
  const name = useId();
  const isFilled = (step: number) => kind === 'stars' && step <= value;
  return (
    <GroupFrame {...frame}>
      <Steps>
        {ICONS[kind].map((shape, index) => (
          <Step
            key={names[index]}
            filled={isFilled(index + 1)}
            selected={kind === 'smiles' && index + 1 === value}
          >
            <CoverInput
              type="radio"
              name={name}
              value={index + 1}
              checked={index + 1 === value}
              aria-label={names[index]}
              onChange={() => onChange(index + 1)}
            />
            <Icon path={shape} size={32} />
          </Step>
        ))}
      </Steps>
      <SelectedName aria-hidden="true">{names[value - 1]}</SelectedName>
    </GroupFrame>
  );
}
