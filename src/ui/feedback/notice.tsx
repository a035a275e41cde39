import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { useIsLiveRegionReady } from './use-is-live-region-ready.ts';

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  // The action goes below the message in a narrow element.
  flexWrap: 'wrap',
  gap: '$3',
  padding: '$3 $4',
  borderRadius: '$2',
  // With several lines, the icon is beside the first one.
  '&:has(h2, h3, ul)': { alignItems: 'start' },
  variants: {
    tone: {
      brand: { background: '$tint', '& > svg': { color: '$brandText' } },
      warn: { background: '$warnTint', '& > svg': { color: '$warn' } },
      danger: { background: '$dangerTint', '& > svg': { color: '$danger' } },
      ok: { background: '$okTint', '& > svg': { color: '$ok' } },
    },
  },
});
const ICON_AND_GAP_PX = 32;
const Words = styled('div', { flex: `1 1 min(180px, 100% - ${ICON_AND_GAP_PX}px)`, minWidth: 0 });
const Action = styled('div', { marginInlineStart: 'auto' });

export interface NoticeProps {
  icon: string;
  tone?: 'brand' | 'warn' | 'danger' | 'ok';
  /** Screen readers announce the notice when it appears. */
  announce?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** A message inside a screen. */
export function Notice({ icon, tone = 'brand', announce = false, action, children }: NoticeProps) {
  const isReady = useIsLiveRegionReady(announce);
  return (
    <Box tone={tone} role={announce ? 'status' : undefined}>
      <Icon path={icon} />
      <Words aria-hidden={isReady ? undefined : 'true'}>{children}</Words>
      {action && <Action>{action}</Action>}
    </Box>
  );
}
