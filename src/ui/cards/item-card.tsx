import { type MouseEvent, type ReactNode, useId } from 'react';
import { forced, tiny } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';
import { tallScripts } from '../../theme/tall-scripts.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { followPlainClick } from '../navigation/plain-click.ts';
import { type ItemLayout, itemHeight } from './item-layout.ts';
import { clamped, tileLook } from './tile-look.ts';

/** The image presets of the layouts' pictures. */
const PRESETS = { list: 'card', grid: 'tile', compact: 'thumb' } as const;

const box = css({
  ...tileLook,
  display: 'flex',
  gap: '$3',
  padding: '$3',
  variants: {
    layout: {
      list: {},
      grid: { flexDirection: 'column-reverse', gap: 0, padding: 0, overflow: 'hidden' },
      compact: { alignItems: 'center', padding: '$2' },
    },
  },
});

const words = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  variants: {
    layout: {
      list: {},
      grid: { padding: '10px 12px' },
      // Name and price; badges that have no room beside it wrap out of sight.
      compact: {
        flexFlow: 'row wrap',
        gap: '4px 8px',
        alignItems: 'center',
        maxHeight: 52,
        overflow: 'hidden',
      },
    },
  },
});

const name = css({
  fontSize: '$16',
  lineHeight: '22px',
  [tallScripts]: { lineHeight: '25px' },
  fontWeight: 700,
  ...clamped(2),
  variants: {
    one: { true: { WebkitLineClamp: 1 } },
    layout: {
      list: {},
      grid: { fontSize: '$14', lineHeight: '18px' },
      compact: { width: '100%', order: -1 },
    },
  },
});

const link = css({
  font: 'inherit',
  textAlign: 'start',
  // In its own direction, whatever the interface's: a name may be in another language.
  unicodeBidi: 'plaintext',
  // The whole card is the target; what lies above it (the stepper) keeps its own.
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$3' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid $colors$brandText',
    outlineOffset: 2,
    [forced]: { outlineColor: 'Highlight' },
  },
});

const about = css({
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  color: '$mute',
  fontSize: '$14',
  lineHeight: '20px',
  [tallScripts]: { lineHeight: '22px' },
  marginBlockStart: 2,
  ...clamped(2),
});

const badges = css({
  display: 'flex',
  gap: '$1',
  height: 20,
  overflow: 'hidden',
  variants: {
    layout: {
      list: { marginBlockEnd: '$1' },
      grid: { position: 'absolute', insetBlockStart: 8, insetInline: 8 },
      compact: { order: 1 },
    },
  },
});
const foot = css({
  marginBlockStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 22,
});
const tile = css({
  position: 'relative',
  flex: 'none',
  alignSelf: 'center',
  borderRadius: '$2',
  variants: {
    faded: { true: { opacity: 0.55 } },
    layout: {
      list: { width: 112, height: 112, [tiny]: { width: 88 } },
      grid: { width: '100%', height: 116, borderRadius: 0 },
      compact: { width: 54, height: 54, order: -1 },
    },
  },
});
const action = css({
  display: 'flex',
  variants: {
    layout: {
      list: { position: 'absolute', insetBlockEnd: 6, insetInlineEnd: 6 },
      grid: { position: 'absolute', insetBlockStart: 72, insetInlineEnd: 8 },
      compact: { position: 'relative' },
    },
  },
});

export interface ItemCardProps {
  layout?: ItemLayout;
  /** Words; some of them may be marked. */
  name: ReactNode;
  description?: ReactNode;
  /** Of name and description, where they are in another language than the interface. */
  lang?: string | undefined;
  descriptionLang?: string | undefined;
  /** A `Price`, or plain words ("Price on selection"). */
  price?: ReactNode;
  /** `Badge`s, in one row. */
  badges?: ReactNode;
  picture: PictureSource | null;
  fit?: 'cover' | 'contain' | undefined;
  /** Where the item's own page is. */
  href: string;
  onOpen: () => void;
  /** An `add` IconButton or an `s` Stepper, over the picture's corner. */
  action?: ReactNode;
  /** Sold out and the like: the picture fades. */
  unavailable?: boolean;
  /** In view when the screen opens. */
  priority?: boolean;
}

/** The classes of a card's parts. */
const looksIn = (layout: ItemLayout) => ({
  box: `${box({ layout })}`,
  words: `${words({ layout })}`,
  badges: `${badges({ layout })}`,
  name: `${name({ layout, one: layout === 'compact' })}`,
  /** Below badges it gives up a line instead of the card growing. */
  nameBelow: `${name({ layout, one: layout !== 'grid' })}`,
  link: `${link()}`,
  about: `${about()}`,
  foot: `${foot()}`,
  tile: `${tile({ layout })}`,
  tileFaded: `${tile({ layout, faded: true })}`,
  action: `${action({ layout })}`,
});
const known: Partial<Record<ItemLayout, ReturnType<typeof looksIn>>> = {};

/** One dish in a list. Of one height in its layout whatever it holds, so that nothing jumps. */
export function ItemCard(props: ItemCardProps) {
  const { layout = 'list', picture, fit, href, onOpen, unavailable = false, priority = false } = props;
  const id = useId();
  const open = (event: MouseEvent) => followPlainClick(event, onOpen);
  // Worked out once: a list draws hundreds of cards, and components of their own for their parts were half of the work.
  known[layout] ??= looksIn(layout);
  const look = known[layout];
  return (
    <article className={look.box} aria-labelledby={id} style={{ height: itemHeight(layout) }}>
      <div className={look.words}>
        {props.badges && <div className={look.badges}>{props.badges}</div>}
        <h3 id={id} className={props.badges ? look.nameBelow : look.name}>
          <a className={look.link} href={href} onClick={open} lang={props.lang}>
            {props.name}
          </a>
        </h3>
        {props.description && layout === 'list' && (
          <p className={look.about} lang={props.descriptionLang}>
            {props.description}
          </p>
        )}
        <div className={look.foot}>{props.price}</div>
      </div>
      <div className={unavailable ? look.tileFaded : look.tile}>
        <Picture picture={picture} alt="" preset={PRESETS[layout]} fit={fit} priority={priority} />
      </div>
      {props.action && <div className={look.action}>{props.action}</div>}
    </article>
  );
}
