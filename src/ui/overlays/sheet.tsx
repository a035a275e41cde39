import { type ReactNode, type UIEvent, useId, useRef, useState } from 'react';
import { forced, medium } from '../../theme/container.ts';
import { keyframes, styled } from '../../theme/stitches.ts';
import { close } from '../icons/icon-paths.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { Heading } from '../layout/text.tsx';
import { useModal } from './use-modal.ts';

const fade = keyframes({ from: { backgroundColor: 'transparent' } });
const fadeOut = keyframes({ to: { backgroundColor: 'transparent' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });
const settle = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });
const leave = keyframes({ to: { transform: 'translateY(16px)', opacity: 0 } });
const slideEnd = keyframes({ from: { transform: 'translateX(calc(var(--side) * 100%))' } });
const slideOut = keyframes({ to: { transform: 'translateX(calc(var(--side) * 100%))' } });

/** The dialog is the whole view, so that a press beside the panel is a press on it. */
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
  // What is hidden can be scrolled, and is, to the panel that has the focus before it has risen: it would rise out of nowhere.
  '@supports (overflow: clip)': { overflow: 'clip' },
  color: '$ink',
  background: '$scrim',
  '&::backdrop': { background: 'none' },
  animation: `${fade} .2s ease-out`,
  '&[data-closing]': { animation: `${fadeOut} .18s ease-in forwards` },
  variants: { still: { true: { animation: 'none', '& > div': { animation: 'none' } } } },
});

const Panel = styled('div', {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  background: '$card',
  boxShadow: '$high',
  overflow: 'hidden',
  '&:focus': { outline: 'none' },
  [forced]: { border: '1px solid' },
  variants: {
    kind: {
      sheet: {
        insetBlockEnd: 0,
        // Physical on purpose: where the element is in the view, in either direction of writing.
        left: 'var(--at, 0)',
        width: 'var(--span, 100%)',
        maxHeight: 'calc(100% - 48px)',
        borderRadius: '$3 $3 0 0',
        animation: `${rise} .24s cubic-bezier(.2,.8,.3,1)`,
        '[data-closing] > &': { animation: `${sink} .18s ease-in forwards` },
        [medium]: {
          insetBlock: 0,
          left: 0,
          right: 0,
          margin: 'auto',
          width: 'min(560px, 100% - 48px)',
          height: 'fit-content',
          maxHeight: 'min(860px, 100% - 48px)',
          borderRadius: '$3',
          animationName: `${settle}`,
          '[data-closing] > &': { animationName: `${leave}` },
        },
      },
      drawer: {
        insetBlock: 0,
        insetInlineEnd: 0,
        width: 'min(420px, 100%)',
        animation: `${slideEnd} .24s cubic-bezier(.2,.8,.3,1)`,
        '[data-closing] > &': { animation: `${slideOut} .18s ease-in forwards` },
      },
    },
  },
});

/** In px. */
const HEAD_HEIGHT = 60;

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  paddingInline: '$4 $2',
  flex: 'none',
  minHeight: HEAD_HEIGHT,
  '& > h2': { paddingBlock: '$3' },
  variants: {
    over: {
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
    /** The picture has scrolled away: what comes below it must not run through the button. */
    solid: { true: { background: '$card', borderColor: '$line' } },
  },
});
const Name = styled('span', {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$16',
  fontWeight: 700,
  transition: 'opacity .16s',
  variants: { away: { true: { opacity: 0 } } },
});
const Scroll = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  position: 'relative',
  '&:focus-visible': { outlineOffset: -3 },
  variants: { under: { true: { scrollPaddingBlockStart: HEAD_HEIGHT + 8 } } },
});
const Body = styled('div', { padding: '$4', variants: { under: { true: { paddingBlockStart: 0 } } } });
const Foot = styled('div', {
  display: 'flex',
  gap: '$2',
  padding: '$3 $4 calc(12px + env(safe-area-inset-bottom, 0px))',
  borderBlockStart: '1px solid $line',
  background: '$card',
});

export interface SheetProps {
  open: boolean;
  /** Asked for by Escape, the close button or a press beside the panel; the owner then sets `open` to false. */
  onClose: () => void;
  /** The dialog's name, and its heading unless `media` is there. */
  title: string;
  closeLabel: string;
  /** A picture across the top; the title is then the content's to show. */
  media?: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  /** Stands at once, in place of another one. */
  still?: boolean;
  /** Instead of the cross: an arrow, where closing leads back into another sheet. */
  closeIcon?: string;
  /** Where the focus goes after closing, when it came from nowhere. */
  home?: () => HTMLElement | null;
  children: ReactNode;
}

/** What holds nothing but text is scrolled by keys only where it can have the focus itself. */
const makeReachable = (box: HTMLElement | null): void => {
  if (box && !box.querySelector('a[href], button, input, select, textarea')) box.tabIndex = 0;
};

function ModalPanel({
  kind,
  open,
  onClose,
  title,
  closeLabel,
  closeIcon = close,
  media,
  footer,
  still = false,
  home,
  children,
}: SheetProps & { kind: 'sheet' | 'drawer' }) {
  const { ref, isShown } = useModal(open, home);
  const [isPast, setPast] = useState(false);
  const titleId = useId();
  const last = useRef({ media, footer, children });
  if (open) last.current = { media, footer, children };
  const shown = last.current;
  if (!isShown) return null;
  const hasMedia = !!shown.media;
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const media = box.firstElementChild?.clientHeight ?? 0;
    setPast(hasMedia && box.scrollTop > media - HEAD_HEIGHT);
  };
  return (
    <Dialog
      ref={ref}
      still={still}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => open && event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {/* First focus lands on the panel, so that a reader hears the title and a phone opens no keyboard. */}
      <Panel kind={kind} tabIndex={-1}>
        <Head over={hasMedia} solid={isPast}>
          {hasMedia ? (
            // The content has the heading; this one is the dialog's name, and for the eye once that is out of sight.
            <Name id={titleId} aria-hidden="true" away={!isPast}>
              {title}
            </Name>
          ) : (
            <Heading id={titleId}>{title}</Heading>
          )}
          <IconButton
            label={closeLabel}
            icon={closeIcon}
            variant={hasMedia && !isPast ? 'overlay' : 'plain'}
            onClick={onClose}
          />
        </Head>
        <Scroll ref={makeReachable} under={hasMedia} onScroll={onScroll}>
          {shown.media}
          <Body under={!hasMedia}>{shown.children}</Body>
        </Scroll>
        {shown.footer && <Foot>{shown.footer}</Foot>}
      </Panel>
    </Dialog>
  );
}

/** Modal: slides up from the bottom in a narrow element, a centred dialog from 768 px on. */
export const Sheet = (props: SheetProps) => <ModalPanel {...props} kind="sheet" />;

/** Modal: slides in from the end side. */
export const Drawer = (props: SheetProps) => <ModalPanel {...props} kind="drawer" />;
