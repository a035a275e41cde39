import { type ReactNode, type UIEvent, useId, useRef, useState } from 'react';
import { createButtonLink } from '../../lib/button-link.ts';
import { isServer } from '../../lib/is-server.ts';
import { cramped, forcedColors, medium } from '../../theme/container.ts';
import { keyframes, styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { close } from '../icons/icon-paths.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { Heading } from '../layout/text.tsx';
import { useModal } from './use-modal.ts';

const fadeIn = keyframes({ from: { backgroundColor: 'transparent' } });
const fadeOut = keyframes({ to: { backgroundColor: 'transparent' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });
const fadeInUp = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });
const fadeOutDown = keyframes({ to: { transform: 'translateY(16px)', opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(calc(var(--side) * 100%))' } });
const slideOut = keyframes({ to: { transform: 'translateX(calc(var(--side) * 100%))' } });

/** The dialog covers the whole viewport, so that it receives clicks outside the panel. */
const Dialog = styled('dialog', {
  '--side': 1,
  '&:dir(rtl)': { '--side': -1 },
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  // `hidden` would let the browser scroll to the focused panel before its animation starts.
  '@supports (overflow: clip)': { overflow: 'clip' },
  color: '$ink',
  background: '$scrim',
  '&::backdrop': { background: 'none' },
  animation: `${fadeIn} .2s ease-out`,
  '&[data-closing]': { animation: `${fadeOut} .18s ease-in forwards` },
  variants: { skipsAnimation: { true: { animation: 'none', '& > div': { animation: 'none' } } } },
});

const Panel = styled('div', {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  background: '$card',
  boxShadow: '$high',
  overflow: 'hidden',
  '&:focus': { outline: 'none' },
  [forcedColors]: { border: '1px solid' },
  variants: {
    kind: {
      sheet: {
        insetBlockEnd: 0,
        // `left` is physical on purpose: it is the position of the element in the viewport.
        left: 'var(--at, 0)',
        width: 'var(--span, 100%)',
        maxHeight: 'calc(100% - 48px)',
        borderRadius: '$3 $3 0 0',
        animation: `${slideUp} .24s cubic-bezier(.2,.8,.3,1)`,
        '[data-closing] > &': { animation: `${slideDown} .18s ease-in forwards` },
        [medium]: {
          insetBlock: 0,
          left: 0,
          right: 0,
          margin: 'auto',
          width: 'min(560px, 100% - 48px)',
          height: 'fit-content',
          maxHeight: 'min(860px, 100% - 48px)',
          borderRadius: '$3',
          animationName: `${fadeInUp}`,
          '[data-closing] > &': { animationName: `${fadeOutDown}` },
        },
      },
      drawer: {
        insetBlock: 0,
        insetInlineEnd: 0,
        width: 'min(420px, 100%)',
        animation: `${slideIn} .24s cubic-bezier(.2,.8,.3,1)`,
        '[data-closing] > &': { animation: `${slideOut} .18s ease-in forwards` },
      },
    },
  },
});

const HEAD_HEIGHT_PX = 60;

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  paddingInline: '$4 $2',
  flex: 'none',
  minHeight: HEAD_HEIGHT_PX,
  '& > h2': { paddingBlock: '$3' },
  variants: {
    overlaysMedia: {
      true: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: 1,
        paddingInlineEnd: '$3',
        pointerEvents: 'none',
        '& > button': { pointerEvents: 'auto' },
        borderBlockEnd: '1px solid transparent',
        transition: 'background-color .16s, border-color .16s',
      },
    },
    /** True once the picture has scrolled away. The background then keeps content from showing through the buttons. */
    solid: { true: { background: '$card', borderColor: '$line' } },
  },
});
const Name = styled('span', {
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  [cramped]: { WebkitLineClamp: 4 },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '$16',
  lineHeight: 1.25,
  fontWeight: 700,
  transition: 'opacity .16s',
  variants: { isHidden: { true: { opacity: 0 } } },
});
const Scroll = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  position: 'relative',
  '&:focus-visible': { outlineOffset: -3 },
  variants: { isUnderHead: { true: { scrollPaddingBlockStart: scaleWithText(HEAD_HEIGHT_PX + 8) } } },
});
const Body = styled('div', { padding: '$4', variants: { isBelowHead: { true: { paddingBlockStart: 0 } } } });
const Foot = styled('div', {
  display: 'flex',
  [cramped]: { flexWrap: 'wrap' },
  gap: '$2',
  padding: '$3 $4 calc(12px + env(safe-area-inset-bottom, 0px))',
  borderBlockStart: '1px solid $line',
  background: '$card',
});

export interface SheetProps {
  open: boolean;
  /** Called on Escape, on the close button and on a click outside the panel. The parent then sets `open` to false. */
  onClose: () => void;
  /** The dialog's name. Also its heading, unless there is `media`. */
  title: string;
  closeLabel: string;
  /** URL that the close button opens where JavaScript is disabled. */
  closeHref?: string;
  /** A picture at the top. The title is then part of the content. */
  media?: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** Opens without an animation, for example in place of another sheet. */
  skipsAnimation?: boolean;
  /** Replaces the cross, for example by an arrow back to another sheet. */
  closeIcon?: string;
  /**
   * Returns the element to focus after closing, if nothing had the focus before opening or the focused element is gone.
   */
  getFallbackFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** Makes a scroll area without controls focusable, because keys can scroll only a focused area. */
const makeScrollableByKeys = (box: HTMLElement | null): void => {
  if (box && !box.querySelector('a[href], button, input, select, textarea')) box.tabIndex = 0;
};

function ModalPanel({
  kind,
  open,
  onClose,
  title,
  closeLabel,
  closeHref,
  closeIcon = close,
  media,
  footer,
  skipsAnimation = false,
  getFallbackFocus,
  children,
}: SheetProps & { kind: 'sheet' | 'drawer' }) {
  const { ref, handleNativeClose, isMounted } = useModal({ open, onClose, getFallbackFocus });
  const [isMediaScrolledAway, setMediaScrolledAway] = useState(false);
  const titleId = useId();
  const lastContent = useRef({ media, footer, children });
  if (open) lastContent.current = { media, footer, children };
  const content = lastContent.current;
  if (!isMounted) return null;
  const hasMedia = !!content.media;
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const mediaHeight = box.firstElementChild?.clientHeight ?? 0;
    setMediaScrolledAway(hasMedia && box.scrollTop > mediaHeight - HEAD_HEIGHT_PX);
  };
  return (
    <Dialog
      ref={ref}
      // In the browser, the dialog opens as a modal. In the server's screen it is open initially, without an animation.
      open={isServer || undefined}
      skipsAnimation={skipsAnimation || isServer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.target === event.currentTarget && handleNativeClose()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {/* The panel gets the first focus, so that screen readers read the title and phones open no keyboard. */}
      <Panel kind={kind} tabIndex={-1}>
        <Head overlaysMedia={hasMedia} solid={isMediaScrolledAway}>
          {hasMedia ? (
            // The content contains the heading. The dialog's name becomes visible once that heading has scrolled away.
            <Name id={titleId} aria-hidden="true" isHidden={!isMediaScrolledAway}>
              {title}
            </Name>
          ) : (
            <Heading id={titleId}>{title}</Heading>
          )}
          <IconButton
            {...createButtonLink(closeHref)}
            label={closeLabel}
            icon={closeIcon}
            variant={hasMedia && !isMediaScrolledAway ? 'overlay' : 'plain'}
            onClick={onClose}
          />
        </Head>
        <Scroll ref={makeScrollableByKeys} isUnderHead={hasMedia} onScroll={onScroll}>
          {content.media}
          <Body isBelowHead={!hasMedia}>{content.children}</Body>
        </Scroll>
        {content.footer && <Foot>{content.footer}</Foot>}
      </Panel>
    </Dialog>
  );
}

/** A modal that slides up from the bottom in a narrow element. From 768 px on, it is a centred dialog. */
export const Sheet = (props: SheetProps) => <ModalPanel {...props} kind="sheet" />;

/** A modal that slides in from the end side. */
export const Drawer = (props: SheetProps) => <ModalPanel {...props} kind="drawer" />;
