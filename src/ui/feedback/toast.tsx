import { type ReactNode, useEffect, useRef } from 'react';
import { cramped } from '../../theme/container.ts';
import { keyframes, styled } from '../../theme/stitches.ts';
import { useIsLiveRegionReady } from './use-is-live-region-ready.ts';

const slideUp = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  // A long action goes below the message in a narrow element.
  flexWrap: 'wrap',
  columnGap: '$3',
  width: 'fit-content',
  maxWidth: 'min(480px, 100% - 24px)',
  minHeight: 48,
  marginInline: 'auto',
  marginBlockEnd: '$2',
  padding: '$1 $1 $1 $4',
  paddingInline: '$4 $1',
  borderRadius: '$2',
  background: '$ink',
  color: '$bg',
  boxShadow: '$high',
  animation: `${slideUp} .2s ease-out`,
});
const Words = styled('span', { flex: '1 1 180px', paddingBlock: '$2', paddingInlineEnd: '$3' });
const Detail = styled('span', { display: 'block' });
/** Two buttons stay on one line, except in a cramped element. */
const Actions = styled('span', {
  display: 'flex',
  [cramped]: { flexWrap: 'wrap' },
  columnGap: '$3',
  marginInlineStart: 'auto',
});
const ActionButton = styled('button', {
  minHeight: 44,
  paddingInline: '$3',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export interface ToastProps {
  message: ReactNode;
  /** Text on a separate line below the message. It may be in a language other than the interface's. */
  detail?: string | null;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Label of a second button, which closes the toast. Set it if the toast stays for a long time. */
  closeLabel?: string | undefined;
  /** Called when the customer presses the second button. */
  onClose?: (() => void) | undefined;
  /** Called when the time is over, so that the owner removes the toast. The buttons do not call it. */
  onDismiss: () => void;
  /** Time until the toast dismisses itself, in ms. */
  duration?: number;
}

function VisibleToast({
  message,
  detail,
  actionLabel,
  onAction,
  closeLabel,
  onClose,
  onDismiss,
  duration = 6000,
}: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const isReady = useIsLiveRegionReady();
  const onDismissRef = useRef(onDismiss);
  onDismissRef.current = onDismiss;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const startTimer = () => {
      timer = setTimeout(() => {
        if (box.current?.matches(':hover, :focus-within')) startTimer();
        else onDismissRef.current();
      }, duration);
    };
    startTimer();
    return () => clearTimeout(timer);
  }, [duration]);
  return (
    <Box ref={box} role="status">
      <Words aria-hidden={isReady ? undefined : 'true'}>
        {message}
        {detail && (
          <Detail>
            <bdi>{detail}</bdi>
          </Detail>
        )}
      </Words>
      <Actions>
        {actionLabel && (
          <ActionButton type="button" onClick={onAction}>
            {actionLabel}
          </ActionButton>
        )}
        {closeLabel && (
          <ActionButton type="button" onClick={onClose}>
            {closeLabel}
          </ActionButton>
        )}
      </Actions>
    </Box>
  );
}

/** Shows what happened and offers to undo it. Dismisses itself, unless it is hovered or has the focus. */
export function Toast(props: ToastProps) {
  // A new text changes the key. The toast is then mounted again, which restarts its timer.
  return <VisibleToast key={typeof props.message === 'string' ? props.message : undefined} {...props} />;
}
