import { type ReactNode, useId } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Icon } from '../icons/icon.tsx';
import { person } from '../icons/icon-paths.ts';
import { check } from '../icons/icon-paths-more.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { CoverInput } from './field-parts.ts';

/** Two or more options per row when there is space. */
const Grid = styled('div', {
  display: 'grid',
  gap: '$2',
  variants: {
    shape: {
      face: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${scaleWithText(184)}, 100%), 1fr))` },
      tile: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${scaleWithText(260)}, 100%), 1fr))` },
    },
  },
});
const Option = styled('label', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minWidth: 0,
  minHeight: 64,
  padding: '$2 $3',
  borderRadius: '$2',
  border: '1px solid $edge',
  background: '$card',
  cursor: 'pointer',
  transition: 'background-color .16s, border-color .16s',
  '&:hover': { background: '$tint' },
  '& > svg': { flex: 'none', color: 'transparent' },
  '&:has(:checked)': {
    background: '$tint',
    borderColor: '$brandText',
    boxShadow: 'inset 0 0 0 1px $colors$brandText',
    '& > svg': { color: '$brandText' },
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -4 },
  },
  '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$brandText', outlineOffset: 2 },
});
const Frame = styled('span', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: '$tint',
  color: '$mute',
  variants: {
    shape: {
      face: { width: 44, height: 44, borderRadius: '$round' },
      tile: { width: 64, height: 64, borderRadius: '$2' },
    },
  },
});
const Words = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Name = styled('span', { display: 'block', fontWeight: 700 });
const Detail = styled('span', { display: 'block', color: '$mute', fontSize: '$12' });
const Facts = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$2',
  fontVariantNumeric: 'tabular-nums',
});

export interface PickOption {
  readonly id: string;
  readonly name: string;
  readonly detail?: string | undefined;
  /** Short facts below, such as duration and price. */
  readonly facts?: readonly string[];
  /** Null shows an icon instead. Absent if the list shows no pictures at all. */
  readonly picture?: PictureSource | null;
}

export interface PickListProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly PickOption[];
  value: string | null;
  /** `face`: small round pictures of people. */
  shape?: 'face' | 'tile';
  disabled?: boolean;
  /** Id of the element that shows the error of the group; undefined without an error. */
  errorId?: string | undefined;
  onChange: (id: string) => void;
}

/** Single choice between options with pictures and facts. Built from radio buttons, so it has a single Tab stop. */
export function PickList(props: PickListProps) {
  const { label, options, value, shape = 'tile', disabled = false, errorId, onChange } = props;
  const name = useId();
  const renderMedia = ({ picture }: PickOption): ReactNode =>
    picture ? <Picture picture={picture} alt="" preset="thumb" /> : <Icon path={person} />;
  return (
    <Grid
      role="radiogroup"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      shape={shape}
    >
      {options.map((option) => (
        <Option key={option.id}>
          <CoverInput
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === value}
            disabled={disabled}
            onChange={() => onChange(option.id)}
          />
          {option.picture !== undefined && <Frame shape={shape}>{renderMedia(option)}</Frame>}
          <Words>
            <Name>
              <bdi>{option.name}</bdi>
            </Name>
            {option.detail && (
              <Detail>
                <bdi>{option.detail}</bdi>
              </Detail>
            )}
            {option.facts && option.facts.length > 0 && (
              <Facts>
                {option.facts.map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
              </Facts>
            )}
          </Words>
          <Icon path={check} />
        </Option>
      ))}
    </Grid>
  );
}
