import { type MouseEvent, type ReactNode, useId } from 'react';
import { cramped, forcedColors, tiny } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';
import { tallScripts } from '../../theme/tall-scripts.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { followPlainClick } from '../navigation/plain-click.ts';
import { getItemHeightCss, type ItemLayout } from './item-layout.ts';
import { clampLines, tileStyles } from './tile-styles.ts';

const PRESETS = { list: 'card', grid: 'tile', compact: 'thumb' } as const;

const box = css({
  ...tileStyles,
  display: 'flex',
  gap: '$3',
  padding: '$3',
  variants: {
    layout: {
      list: { height: getItemHeightCss('list') },
      grid: {
        height: getItemHeightCss('grid'),
        flexDirection: 'column-reverse',
        gap: 0,
        padding: 0,
        overflow: 'hidden',
      },
      compact: { height: getItemHeightCss('compact'), alignItems: 'center', padding: '$2' },
    },
  },
});

const textColumn = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  variants: {
    layout: {
      list: {},
      grid: { padding: '10px 12px' },
      // Badges that do not fit beside the price wrap to a second row, which is hidden.
      compact: {
        flexFlow: 'row wrap',
        gap: '4px 8px',
        alignItems: 'center',
        maxHeight: scaleWithText(52),
        overflow: 'hidden',
      },
    },
  },
});

const name = css({
  fontSize: '$16',
  lineHeight: scaleWithText(22, 16),
  [tallScripts]: { lineHeight: scaleWithText(25, 16) },
  fontWeight: 700,
  ...clampLines(2),
  variants: {
    singleLine: { true: { WebkitLineClamp: 1 } },
    layout: {
      list: {},
      grid: { fontSize: '$14', lineHeight: scaleWithText(18) },
      compact: { width: '100%', order: -1 },
    },
  },
});

const link = css({
  font: 'inherit',
  textAlign: 'start',
  // A name in another language keeps its own direction.
  unicodeBidi: 'plaintext',
  // The click target covers the whole card, except for the stepper above it.
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$3' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid $colors$brandText',
    outlineOffset: 2,
    [forcedColors]: { outlineColor: 'Highlight' },
  },
});

const description = css({
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  color: '$mute',
  fontSize: '$14',
  lineHeight: scaleWithText(20),
  [tallScripts]: { lineHeight: scaleWithText(22) },
  marginBlockStart: 2,
  ...clampLines(2),
});

const badges = css({
  display: 'flex',
  gap: '$1',
  // Badges that do not fit wrap to a second row, which is hidden.
  flexWrap: 'wrap',
  height: scaleWithText(20),
  '& > *': {
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  overflow: 'hidden',
  variants: {
    layout: {
      list: { marginBlockEnd: '$1' },
      grid: { position: 'absolute', insetBlockStart: 8, insetInline: 8 },
      compact: { order: 1 },
    },
  },
});
const footer = css({
  marginBlockStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: scaleWithText(22),
});
const tile = css({
  position: 'relative',
  flex: 'none',
  alignSelf: 'center',
  borderRadius: '$2',
  variants: {
    faded: { true: { opacity: 0.55 } },
    layout: {
      list: { width: 112, height: 112, [tiny]: { width: 88 }, [cramped]: { width: 64, height: 88 } },
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
  /** Plain text, or text with search matches marked. */
  name: ReactNode;
  description?: ReactNode;
  /** Languages of name and description, if they differ from the interface. */
  lang?: string | undefined;
  descriptionLang?: string | undefined;
  /** A `Price`, or text ("Price on selection"). */
  price?: ReactNode;
  /** `Badge`s, in one row. */
  badges?: ReactNode;
  picture: PictureSource | null;
  fit?: 'cover' | 'contain' | undefined;
  /** URL of the item's page. */
  href: string;
  onOpen: () => void;
  /** An `AddButton` or a small `Stepper` over the corner of the picture. */
  action?: ReactNode;
  /** Fades the picture, for example when the item is sold out. */
  unavailable?: boolean;
  /** True if the card is in view when the screen opens. Its picture then loads first. */
  priority?: boolean;
}

const buildClassNames = (layout: ItemLayout) => ({
  box: `${box({ layout })}`,
  text: `${textColumn({ layout })}`,
  badges: `${badges({ layout })}`,
  name: `${name({ layout, singleLine: layout === 'compact' })}`,
  /** The name below a row of badges. In a list, it has one line less, so that the card keeps its height. */
  nameBelowBadges: `${name({ layout, singleLine: layout !== 'grid' })}`,
  link: `${link()}`,
  description: `${description()}`,
  footer: `${footer()}`,
  tile: `${tile({ layout })}`,
  tileFaded: `${tile({ layout, faded: true })}`,
  action: `${action({ layout })}`,
});
const classNamesByLayout: Partial<Record<ItemLayout, ReturnType<typeof buildClassNames>>> = {};

/**
 * The card of a dish. Its height depends only on the layout and the text size, so that nothing moves while content
 * loads.
 */
export function ItemCard(props: ItemCardProps) {
  const { layout = 'list', picture, fit, href, onOpen, unavailable = false, priority = false } = props;
  const id = useId();
  const open = (event: MouseEvent) => followPlainClick(event, onOpen);
  // Memoised, because a list renders hundreds of cards. A styled component for each part would double the work.
  classNamesByLayout[layout] ??= buildClassNames(layout);
  const classNames = classNamesByLayout[layout];
  return (
    <article className={classNames.box} aria-labelledby={id}>
      <div className={classNames.text}>
        {props.badges && <div className={classNames.badges}>{props.badges}</div>}
        <h3 id={id} className={props.badges ? classNames.nameBelowBadges : classNames.name}>
          <a className={classNames.link} href={href} onClick={open} lang={props.lang}>
            {props.name}
          </a>
        </h3>
        {props.description && layout === 'list' && (
          <p className={classNames.description} lang={props.descriptionLang}>
            {props.description}
          </p>
        )}
        <div className={classNames.footer}>{props.price}</div>
      </div>
      <div className={unavailable ? classNames.tileFaded : classNames.tile}>
        <Picture picture={picture} alt="" preset={PRESETS[layout]} fit={fit} priority={priority} />
      </div>
      {props.action && <div className={classNames.action}>{props.action}</div>}
    </article>
  );
}
