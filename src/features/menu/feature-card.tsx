import { memo, useId } from 'react';
import type { MenuItem } from '../../domain/menu/types.ts';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Picture } from '../../ui/picture.tsx';
import { followPlainClick } from '../../ui/plain-click.ts';
import { useCard } from './use-card.tsx';

const WIDTH = 168;

const Box = styled('article', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: WIDTH,
  height: 212,
  overflow: 'hidden',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  '&:hover': { borderColor: '$edge', boxShadow: '$low' },
  '&:has(a:focus-visible)': {
    outline: '2px solid $colors$brandText',
    outlineOffset: 1,
    [forced]: { outlineColor: 'Highlight' },
  },
});
const Tile = styled('div', {
  position: 'relative',
  flex: 'none',
  height: 116,
  variants: { faded: { true: { opacity: 0.55 } } },
});
const Badges = styled('div', {
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
});
const Action = styled('div', { position: 'absolute', insetBlockStart: 72, insetInlineEnd: 8 });
const Name = styled('h3', {
  margin: '10px 12px 0',
  fontSize: '$14',
  lineHeight: '18px',
  height: 36,
  overflow: 'hidden',
  '& > a': { outline: 'none', '&::after': { content: '', position: 'absolute', inset: 0 } },
});
const Foot = styled('div', { margin: 'auto 12px 10px', minHeight: 20 });

/** A dish of the highlighted group: picture first. */
export const FeatureCard = memo(function FeatureCard({
  item,
  priority,
}: {
  item: MenuItem;
  priority: boolean;
}) {
  const { name, href, onOpen, price, badges, action, unavailable } = useCard(item);
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Tile faded={unavailable}>
        <Picture picture={item.image} alt="" preset="tile" priority={priority} />
      </Tile>
      <Name id={id}>
        <a href={href} onClick={(event) => followPlainClick(event, onOpen)}>
          {name}
        </a>
      </Name>
      <Foot>{price}</Foot>
      {badges && <Badges>{badges}</Badges>}
      {action && <Action>{action}</Action>}
    </Box>
  );
});
