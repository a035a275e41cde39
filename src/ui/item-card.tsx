import { type MouseEvent, type ReactNode, useId } from 'react';
import { forced, tiny } from '../theme/container.ts';
import { styled } from '../theme/stitches.ts';
import { Picture, type PictureSource } from './picture.tsx';
import { followPlainClick } from './plain-click.ts';

/** In px, at every width: a list can keep the space of cards it has not drawn. */
export const ITEM_CARD_HEIGHT = 144;

const Box = styled('article', {
  position: 'relative',
  display: 'flex',
  gap: '$3',
  height: ITEM_CARD_HEIGHT,
  padding: '$3',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  transition: 'border-color .16s, box-shadow .16s',
  '&:hover': { borderColor: '$edge', boxShadow: '$low' },
});

const Words = styled('div', { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

// Joined scripts reach lower: their lines are taller, so that clamping cuts no dots off.
const Name = styled('h3', {
  fontSize: '$16',
  lineHeight: '22px',
  '&:lang(ar), &:lang(fa), &:lang(ur)': { lineHeight: '25px' },
  fontWeight: 700,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
  variants: { lines: { 1: { WebkitLineClamp: 1 }, 2: { WebkitLineClamp: 2 } } },
});

const press = {
  font: 'inherit',
  textAlign: 'start',
  // The whole card is the target; what lies above it (the stepper) keeps its own.
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$3' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid $colors$brandText',
    outlineOffset: 2,
    [forced]: { outlineColor: 'Highlight' },
  },
} as const;
const Link = styled('a', press);
const Press = styled('button', press);

const About = styled('p', {
  color: '$mute',
  fontSize: '$14',
  lineHeight: '20px',
  '&:lang(ar), &:lang(fa), &:lang(ur)': { lineHeight: '22px' },
  marginBlockStart: 2,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
});

const Badges = styled('div', {
  display: 'flex',
  gap: '$1',
  height: 20,
  marginBlockEnd: '$1',
  overflow: 'hidden',
});
const Foot = styled('div', {
  marginBlockStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 22,
});
const Tile = styled('div', {
  position: 'relative',
  flex: 'none',
  alignSelf: 'center',
  width: 112,
  height: 112,
  borderRadius: '$2',
  [tiny]: { width: 88 },
  variants: { faded: { true: { opacity: 0.55 } } },
});
const Action = styled('div', { position: 'absolute', insetBlockEnd: 6, insetInlineEnd: 6, display: 'flex' });

export interface ItemCardProps {
  name: string;
  description?: string | undefined;
  /** A `Price`, or plain words ("Price on selection"). */
  price?: ReactNode;
  /** `Badge`s, in one row. */
  badges?: ReactNode;
  picture: PictureSource | null;
  fit?: 'cover' | 'contain' | undefined;
  /** Where the item's own page is; with it the card is a link, without it a button. */
  href?: string | undefined;
  onOpen: () => void;
  /** An `add` IconButton or an `s` Stepper, over the picture's corner. */
  action?: ReactNode;
  /** Sold out and the like: the picture fades. */
  unavailable?: boolean;
  /** In view when the screen opens. */
  priority?: boolean;
}

/** One dish in a list. Of one height whatever it holds, so that nothing jumps. */
export function ItemCard(props: ItemCardProps) {
  const {
    name,
    description,
    price,
    badges,
    picture,
    fit,
    href,
    onOpen,
    action,
    unavailable = false,
    priority = false,
  } = props;
  const id = useId();
  const open = (event: MouseEvent) => followPlainClick(event, onOpen);
  return (
    <Box aria-labelledby={id}>
      <Words>
        {/* With badges above, the name gives up a line instead of the card growing. */}
        {badges && <Badges>{badges}</Badges>}
        <Name id={id} lines={badges ? 1 : 2}>
          {href === undefined ? (
            <Press type="button" onClick={open}>
              {name}
            </Press>
          ) : (
            <Link href={href} onClick={open}>
              {name}
            </Link>
          )}
        </Name>
        {description && <About>{description}</About>}
        <Foot>{price}</Foot>
      </Words>
      <Tile faded={unavailable}>
        <Picture picture={picture} alt="" preset="card" fit={fit} priority={priority} />
      </Tile>
      {action && <Action>{action}</Action>}
    </Box>
  );
}
