import { useEffect, useRef } from 'react';
import { keyframes, styled } from '../../theme/stitches.ts';
import { useHeard } from './use-heard.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
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
  animation: `${rise} .2s ease-out`,
});
const Words = styled('span', { flex: 1, paddingBlock: '$2', paddingInlineEnd: '$3' });
const Act = styled('button', {
  minHeight: 44,
  paddingInline: '$3',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export interface ToastProps {
  message: string;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  onDismiss: () => void;
  /** In ms. */
  duration?: number;
}

function Shown({ message, actionLabel, onAction, onDismiss, duration = 6000 }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const isHeard = useHeard();
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      timer = setTimeout(() => {
        if (box.current?.matches(':hover, :focus-within')) start();
        else dismiss.current();
      }, duration);
    };
    start();
    return () => clearTimeout(timer);
  }, [duration]);
  return (
    <Box ref={box} role="status">
      <Words aria-hidden={isHeard ? undefined : 'true'}>{message}</Words>
      {actionLabel && (
        <Act type="button" onClick={onAction}>
          {actionLabel}
        </Act>
      )}
    </Box>
  );
}

/** Says what happened, offers to undo it, and goes by itself; not while it is pointed at or holds focus. */
export function Toast(props: ToastProps) {
  // A new message starts its own time.
  return <Shown key={props.message} {...props} />;
}
