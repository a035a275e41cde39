import { useId } from 'react';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { bad, good, soSo, star, veryBad, veryGood } from '../icons/icon-paths-said.ts';
import { CoverInput } from './field-parts.ts';
import { GroupFrame, type GroupFrameProps } from './group-frame.tsx';

const SHAPES = {
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
  '&:has(:disabled)': { cursor: 'default' },
  variants: {
    on: {
      true: {
        color: '$warn',
        '& svg': { fill: 'currentColor', fillOpacity: 0.85 },
        [forced]: { color: 'Highlight' },
      },
    },
    chosen: {
      true: { color: '$brandText', background: '$tint', [forced]: { outline: '2px solid Highlight' } },
    },
  },
});
/** What the choice is called: its room is kept. */
const Chosen = styled('p', { minHeight: 22, fontSize: '$14', color: '$mute' });

export interface ScaleFieldProps extends Omit<GroupFrameProps, 'children'> {
  kind: keyof typeof SHAPES;
  /** What each of the five is called, the worst first. */
  names: readonly string[];
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** One to five, in stars or faces. Radio buttons underneath: one stop of the tab key, arrows within. */
export function ScaleField({ kind, names, value, onChange, disabled = false, ...frame }: ScaleFieldProps) {
  const name = useId();
  const isOn = (step: number) => kind === 'stars' && step <= value;
  return (
    <GroupFrame {...frame}>
      <Steps>
        {SHAPES[kind].map((shape, at) => (
          <Step key={names[at]} on={isOn(at + 1)} chosen={kind === 'smiles' && at + 1 === value}>
            <CoverInput
              type="radio"
              name={name}
              value={at + 1}
              checked={at + 1 === value}
              disabled={disabled}
              aria-label={names[at]}
              onChange={() => onChange(at + 1)}
            />
            <Icon of={shape} size={32} />
          </Step>
        ))}
      </Steps>
      <Chosen aria-hidden="true">{names[value - 1]}</Chosen>
    </GroupFrame>
  );
}
