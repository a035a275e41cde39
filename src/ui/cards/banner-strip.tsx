import { type ReactNode, type RefObject, useId } from 'react';
import { cramped, forcedColors, lowHeight } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { chevronBack, chevronForward } from '../icons/icon-paths-more.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { followPlainClick } from '../navigation/plain-click.ts';
import { useStripPosition } from '../navigation/use-strip-position.ts';
import { BannerSpace } from './banner-space.ts';

const List = styled('ul', {
  display: 'flex',
  gap: '$3',
  height: '100%',
  // Extends to the edges of the screen, so that a cut-off banner shows that the strip scrolls.
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
  // A single banner fills the width.
  '&:only-child': { width: '100%', aspectRatio: 'auto' },
});
const Link = styled('a', {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  '&:focus-visible': {
    outline: '3px solid $colors$brandText',
    outlineOffset: -3,
    // A ring in the card colour keeps the focus visible on pictures of any colour.
    boxShadow: 'inset 0 0 0 5px $colors$card',
    [forcedColors]: { outlineColor: 'Highlight' },
  },
});
/** Devices on which the arrow buttons are shown. */
const HAS_MOUSE = '@media (hover: hover) and (pointer: fine)';

const PositionLabel = styled('span', {
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  paddingInline: '$2',
  borderRadius: '$round',
  background: '$card',
  color: '$ink',
  fontSize: '$12',
  fontWeight: 600,
  lineHeight: scaleWithText(22, 12),
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  // In a low element or with large text, the position label does not fit beside an arrow.
  [HAS_MOUSE]: { [lowHeight]: { display: 'none' }, [cramped]: { display: 'none' } },
});
/** Touch users swipe. Only mouse users see the arrows. */
const Arrow = styled('div', {
  position: 'absolute',
  insetBlock: 0,
  display: 'none',
  alignItems: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', transition: 'opacity .16s' },
  // At the start or end of the strip, the arrow in that direction is hidden, unless it has the focus.
  '& > [aria-disabled=true]': {
    opacity: 0.45,
    '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  },
  [HAS_MOUSE]: { display: 'flex' },
  variants: { side: { start: { insetInlineStart: 8 }, end: { insetInlineEnd: 8 } } },
});

export interface StripBanner {
  readonly id: string;
  readonly picture: PictureSource | null;
  /** The text or destination of the banner; '' for a decorative banner. */
  readonly name: string;
  /** Absent when the banner is not a link. */
  readonly href?: string | undefined;
  /** Navigates inside the app. Without it, `href` is on another site and opens in a new tab. */
  readonly onOpen?: (() => void) | undefined;
}

export interface BannerStripProps {
  /** Accessible name of the strip. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  banners: readonly StripBanner[];
  /** "2 / 5". */
  formatPosition: (position: number, count: number) => string;
  /** The list element. Its children have a `data-id`. */
  ref: RefObject<HTMLUListElement | null>;
}

function BannerContent({ banner, priority }: { banner: StripBanner; priority: boolean }): ReactNode {
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

/** A carousel for touch, wheel, arrow buttons and keyboard. It never moves automatically. */
export function BannerStrip({
  label,
  previousLabel,
  nextLabel,
  banners,
  formatPosition,
  ref,
}: BannerStripProps) {
  const id = useId();
  const { index: position, isAtStart, isAtEnd, scrollByStep } = useStripPosition(ref, banners.length);
  const isFocusable = banners.some(({ href }) => href === undefined) && !(isAtStart && isAtEnd);
  const renderArrow = (side: 'start' | 'end', isDisabled: boolean) => (
    <Arrow side={side}>
      <IconButton
        variant="overlay"
        icon={side === 'start' ? chevronBack : chevronForward}
        label={side === 'start' ? previousLabel : nextLabel}
        aria-controls={id}
        aria-disabled={isDisabled}
        onClick={() => scrollByStep(side === 'start' ? -1 : 1)}
      />
    </Arrow>
  );
  return (
    <BannerSpace as="section" aria-label={label}>
      {/*
        A focused link scrolls into view by itself. If a banner is not a link, the strip itself must be focusable, so that
        the keyboard can scroll to that banner.
      */}
      <List ref={ref} id={id} role="list" aria-label={label} tabIndex={isFocusable ? 0 : undefined}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} data-id={banner.id}>
            <BannerContent banner={banner} priority={!index} />
          </Slide>
        ))}
      </List>
      {!(isAtStart && isAtEnd) && (
        <>
          <PositionLabel aria-hidden="true">{formatPosition(position + 1, banners.length)}</PositionLabel>
          {renderArrow('start', isAtStart)}
          {renderArrow('end', isAtEnd)}
        </>
      )}
    </BannerSpace>
  );
}
