import type { ReactNode } from 'react';
import { cramped, forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Icon } from '../icons/icon.tsx';

const Box = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  paddingInline: '$2',
  borderRadius: '$1',
  fontSize: '$12',
  lineHeight: scaleWithText(20, 12),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  [cramped]: { whiteSpace: 'normal' },
  [forcedColors]: { border: '1px solid' },
  variants: {
    tone: {
      brand: { background: '$tint', color: '$brandText' },
      sale: { background: '$saleTint', color: '$sale' },
      ok: { background: '$okTint', color: '$ok' },
      warn: { background: '$warnTint', color: '$warn' },
      danger: { background: '$dangerTint', color: '$danger' },
      neutral: { background: '$line', color: '$ink' },
    },
  },
});

export type BadgeTone = 'brand' | 'sale' | 'ok' | 'warn' | 'danger' | 'neutral';

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Box tone={tone}>
      {icon && <Icon path={icon} size={14} />}
      <bdi>{children}</bdi>
    </Box>
  );
}
