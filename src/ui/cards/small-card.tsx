import type { MouseEvent, ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { tallScripts } from '../../theme/tall-scripts.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { followPlainClick } from '../navigation/plain-click.ts';
import { clampLines } from './tile-styles.ts';

/** Small cards in a row that scrolls sideways. */
export const CardStrip = styled('ul', {
  display: 'flex',
  gap: '$3',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  // Space for the focus ring, which the strip would otherwise clip.
  padding: 4,
  margin: -4,
  '& > li': { flex: 'none', width: scaleWithText(136), scrollSnapAlign: 'start' },
});

const Box = styled('a', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  height: '100%',
  borderRadius: '$2',
  fontSize: '$14',
});
const Tile = styled('span', { display: 'block', height: 102, borderRadius: '$2' });
const Frame = styled('div', { position: 'relative', height: '100%' });
const Corner = styled('div', { position: 'absolute', insetInlineEnd: 4, insetBlockStart: 54 });
const Name = styled('span', {
  fontWeight: 600,
  lineHeight: scaleWithText(20),
  [tallScripts]: { lineHeight: scaleWithText(23) },
  ...clampLines(2),
});

export interface SmallCardProps {
  name: string;
  /** A `Price`, or text. */
  price?: ReactNode;
  picture: PictureSource | null;
  href: string;
  onOpen: () => void;
  /** A button over the lower corner of the picture. */
  action?: ReactNode;
}

/** A dish in a `CardStrip`. */
export function SmallCard({ name, price, picture, href, onOpen, action }: SmallCardProps) {
  const card = (
    <Box href={href} onClick={(event: MouseEvent) => followPlainClick(event, onOpen)}>
      <Tile>
        <Picture picture={picture} alt="" preset="tile" />
      </Tile>
      <Name>{name}</Name>
      {price}
    </Box>
  );
  if (!action) return card;
  return (
    <Frame>
      {card}
      <Corner>{action}</Corner>
    </Frame>
  );
}
