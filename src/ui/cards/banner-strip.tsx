import { type ReactNode, type RefObject, useId } from 'react';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { chevronBack, chevronForward } from '../icons/icon-paths-more.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { followPlainClick } from '../navigation/plain-click.ts';
import { useStripPosition } from '../navigation/use-strip-position.ts';
import { BannerPlace } from './banner-place.ts';

const List = styled('ul', {
  display: 'flex',
  gap: '$3',
  height: '100%',
  // To the edges of the screen, so that what is cut off says there is more.
  '--out': 'calc(-1 * var(--edge, 0px))',
  marginInline: 'var(--out)',
  paddingInline: 'var(--edge, 0px)',
  scrollPaddingInline: 'var(--edge, 0px)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&:focus-visible': { outlineOffset: -2 },
});
const Slide = styled('li', {
  flex: 'none',
  position: 'relative',
  aspectRatio: '3',
  height: '100%',
  borderRadius: '$3',
  scrollSnapAlign: 'start',
  // Alone it fills the width, however wide.
  '&:only-child': { width: '100%', aspectRatio: 'auto' },
});
const Link = styled('a', {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  '&:focus-visible': {
    outline: '3px solid $colors$brandText',
    outlineOffset: -3,
    // On whatever the picture shows there.
    boxShadow: 'inset 0 0 0 5px $colors$card',
    [forced]: { outlineColor: 'Highlight' },
  },
});
/** Where there are arrows. */
const pointing = '@media (hover: hover) and (pointer: fine)';

const Place = styled('span', {
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  paddingInline: '$2',
  borderRadius: '$round',
  background: '$card',
  color: '$ink',
  fontSize: '$12',
  fontWeight: 600,
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  // Low down there is no room for it beside an arrow.
  [pointing]: { '[data-low] &': { display: 'none' } },
});
/** Fingers swipe; arrows are for those who point at things. */
const Arrow = styled('div', {
  position: 'absolute',
  insetBlock: 0,
  display: 'none',
  alignItems: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', transition: 'opacity .16s' },
  // Nothing more that way; one that was just pressed stays, with the focus on it.
  '& > [aria-disabled=true]': {
    opacity: 0.45,
    '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  },
  [pointing]: { display: 'flex' },
  variants: { side: { start: { insetInlineStart: 8 }, end: { insetInlineEnd: 8 } } },
});

export interface StripBanner {
  readonly id: string;
  readonly picture: PictureSource | null;
  /** What it says or where it leads; '' for one that only decorates. */
  readonly name: string;
  /** Absent: a picture only. */
  readonly href?: string | undefined;
  /** Followed inside the app; without it `href` is another site's and opens in a new tab. */
  readonly onOpen?: (() => void) | undefined;
}

export interface BannerStripProps {
  /** Of the whole strip. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  banners: readonly StripBanner[];
  /** "2 / 5". */
  placeText: (at: number, count: number) => string;
  /** The list; its children carry `data-id`. */
  ref: RefObject<HTMLUListElement | null>;
}

function Content({ banner, priority }: { banner: StripBanner; priority: boolean }): ReactNode {
  const { picture, name, href, onOpen } = banner;
  return (
    <>
      <Picture picture={picture} alt={href === undefined ? name : ''} preset="banner" priority={priority} />
      {href !== undefined &&
        (onOpen ? (
          <Link href={href} aria-label={name} onClick={(event) => followPlainClick(event, onOpen)} />
        ) : (
          <Link href={href} aria-label={name} target="_blank" rel="noopener" />
        ))}
    </>
  );
}

/** Pictures to leaf through by finger, wheel, arrow or keyboard. Nothing moves by itself. Fills a `BannerPlace` of its own. */
export function BannerStrip({ label, previousLabel, nextLabel, banners, placeText, ref }: BannerStripProps) {
  const id = useId();
  const { at, atStart, atEnd, leaf } = useStripPosition(ref, banners.length);
  const isFocusable = banners.some(({ href }) => href === undefined) && !(atStart && atEnd);
  const arrow = (side: 'start' | 'end', isLast: boolean) => (
    <Arrow side={side}>
      <IconButton
        variant="overlay"
        icon={side === 'start' ? chevronBack : chevronForward}
        label={side === 'start' ? previousLabel : nextLabel}
        aria-controls={id}
        aria-disabled={isLast}
        onClick={() => leaf(side === 'start' ? -1 : 1)}
      />
    </Arrow>
  );
  return (
    <BannerPlace as="section" aria-label={label}>
      {/* Links inside bring their banner into view themselves; a strip of mere pictures is scrolled by arrow keys. */}
      <List ref={ref} id={id} role="list" aria-label={label} tabIndex={isFocusable ? 0 : undefined}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} data-id={banner.id}>
            <Content banner={banner} priority={!index} />
          </Slide>
        ))}
      </List>
      {!(atStart && atEnd) && (
        <>
          <Place aria-hidden="true">{placeText(at + 1, banners.length)}</Place>
          {arrow('start', atStart)}
          {arrow('end', atEnd)}
        </>
      )}
    </BannerPlace>
  );
}
