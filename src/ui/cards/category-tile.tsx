import { useId } from 'react';
import { cramped, forcedColors, medium, wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { tallScripts } from '../../theme/tall-scripts.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Badge } from '../feedback/badge.tsx';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { followPlainClick } from '../navigation/plain-click.ts';
import { clampLines, tileStyles } from './tile-styles.ts';

/**
 * One tile per row in a cramped element, two in a narrow one, three or four in a medium one, four or five in a wide
 * one.
 */
export const TileGrid = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [medium]: { gridTemplateColumns: `repeat(auto-fill, minmax(${scaleWithText(232)}, 1fr))` },
  [wide]: { gridTemplateColumns: `repeat(auto-fill, minmax(max(${scaleWithText(180)}, 20% - 12px), 1fr))` },
});

const Box = styled('div', {
  ...tileStyles,
  overflow: 'hidden',
  '&:has(a:focus-visible)': {
    outline: '2px solid $colors$brandText',
    outlineOffset: 1,
    [forcedColors]: { outlineColor: 'Highlight' },
  },
});
const Top = styled('div', {
  aspectRatio: '4 / 3',
  borderRadius: 0,
  variants: { faded: { true: { opacity: 0.55 } } },
});
// Has a fixed height, so that tiles line up and nothing moves when the item count has loaded.
const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: `calc(20px + ${scaleWithText(58)})`,
  padding: '10px 12px',
});
const Name = styled('h3', {
  fontSize: '$16',
  lineHeight: scaleWithText(20, 16),
  [tallScripts]: { lineHeight: scaleWithText(22, 16) },
  ...clampLines(2),
  '& > a': {
    outline: 'none',
    unicodeBidi: 'plaintext',
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});
const Meta = styled('p', {
  color: '$mute',
  fontSize: '$12',
  lineHeight: scaleWithText(16, 12),
  minHeight: scaleWithText(16, 12),
});
const Corner = styled('div', { position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 });

export interface CategoryTileProps {
  id: string;
  name: string;
  picture: PictureSource | null;
  /** "9 items"; '' while the count is unknown. */
  count: string;
  /** "From 17:00", if no item in the category is served yet. */
  availableFrom?: string | undefined;
  href: string;
  onOpen: () => void;
  /** True if the tile is in view when the screen opens. Its picture then loads first. */
  priority?: boolean;
}

/** A category as a link with a picture. */
export function CategoryTile({
  id,
  name,
  picture,
  count,
  availableFrom,
  href,
  onOpen,
  priority = false,
}: CategoryTileProps) {
  const descriptionId = useId();
  return (
    <Box>
      <Top faded={availableFrom !== undefined}>
        <Picture picture={picture} alt="" preset="tile" priority={priority} />
      </Top>
      <Words>
        <Name>
          <a
            href={href}
            data-tile={id}
            aria-describedby={`${descriptionId}-later ${descriptionId}-count`}
            onClick={(event) => followPlainClick(event, onOpen)}
          >
            {name}
          </a>
        </Name>
        <Meta id={`${descriptionId}-count`}>{count}</Meta>
      </Words>
      {availableFrom !== undefined && (
        <Corner id={`${descriptionId}-later`}>
          <Badge tone="warn">{availableFrom}</Badge>
        </Corner>
      )}
    </Box>
  );
}
