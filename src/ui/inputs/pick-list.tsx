import { type ReactNode, useId } from 'react';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { person } from '../icons/icon-paths.ts';
import { check } from '../icons/icon-paths-more.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { CoverInput } from './field-parts.ts';

/** Beside each other where there is room for two. */
const Grid = styled('div', {
  display: 'grid',
  gap: '$2',
  variants: {
    shape: {
      face: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(184px, 100%), 1fr))' },
      tile: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' },
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
    [forced]: { outline: '2px solid Highlight', outlineOffset: -4 },
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

export interface Pick {
  readonly id: string;
  readonly name: string;
  readonly detail?: string | undefined;
  /** Side by side below: how long, how much. */
  readonly facts?: readonly string[];
  /** Null: a shape stands in its place; absent: none of the list has one. */
  readonly picture?: PictureSource | null;
}

export interface PickListProps {
  /** What is chosen: the group's name. */
  label: string;
  picks: readonly Pick[];
  value: string | null;
  /** People have round pictures, and more of them fit beside each other. */
  shape?: 'face' | 'tile';
  disabled?: boolean;
  /** Of the words that say what is wrong with the choice. */
  faultId?: string | undefined;
  onChange: (id: string) => void;
}

/** One of several, each with its picture and what there is to know. Radio buttons underneath: one stop of the tab key. */
export function PickList(props: PickListProps) {
  const { label, picks, value, shape = 'tile', disabled = false, faultId, onChange } = props;
  const name = useId();
  const media = ({ picture }: Pick): ReactNode =>
    picture ? <Picture picture={picture} alt="" preset="thumb" /> : <Icon of={person} />;
  return (
    <Grid
      role="radiogroup"
      aria-label={label}
      aria-invalid={faultId ? true : undefined}
      aria-describedby={faultId}
      shape={shape}
    >
      {picks.map((pick) => (
        <Option key={pick.id}>
          <CoverInput
            type="radio"
            name={name}
            value={pick.id}
            checked={pick.id === value}
            disabled={disabled}
            onChange={() => onChange(pick.id)}
          />
          {pick.picture !== undefined && <Frame shape={shape}>{media(pick)}</Frame>}
          <Words>
            <Name>
              <bdi>{pick.name}</bdi>
            </Name>
            {pick.detail && (
              <Detail>
                <bdi>{pick.detail}</bdi>
              </Detail>
            )}
            {pick.facts && pick.facts.length > 0 && (
              <Facts>
                {pick.facts.map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
              </Facts>
            )}
          </Words>
          <Icon of={check} />
        </Option>
      ))}
    </Grid>
  );
}
