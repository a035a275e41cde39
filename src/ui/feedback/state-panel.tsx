import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { Heading, Text, TITLE_ID } from '../layout/text.tsx';

const Box = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  flex: '1 0 auto',
  minHeight: 320,
  padding: '$8 $6',
  textAlign: 'center',
  '& > p': { maxWidth: 400 },
});
const IconCircle = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  marginBlockEnd: '$2',
  borderRadius: '$round',
  variants: {
    tone: {
      brand: { background: '$tint', color: '$brandText' },
      warn: { background: '$warnTint', color: '$warn' },
      danger: { background: '$dangerTint', color: '$danger' },
      ok: { background: '$okTint', color: '$ok' },
    },
  },
});
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$2',
  marginBlockStart: '$3',
});

export interface StatePanelProps {
  icon: string;
  title: ReactNode;
  text?: ReactNode;
  /** One or two buttons for the next action. */
  action?: ReactNode;
  tone?: 'brand' | 'warn' | 'danger' | 'ok';
  /** Heading level of the title. */
  level?: 'h1' | 'h2' | 'h3';
  /** Screen readers announce the panel when it appears, for example after a failure. */
  announce?: boolean;
}

/** Explains why there is nothing to show (empty, failed, offline or closed) and offers the next action. */
export function StatePanel({
  icon,
  title,
  text,
  action,
  tone = 'brand',
  level = 'h2',
  announce = false,
}: StatePanelProps) {
  return (
    <Box role={announce ? 'alert' : undefined}>
      <IconCircle tone={tone}>
        <Icon path={icon} size={36} />
      </IconCircle>
      <Heading as={level} id={level === 'h1' ? TITLE_ID : undefined}>
        {title}
      </Heading>
      {text && (
        <Text tone="mute" size="l">
          {text}
        </Text>
      )}
      {action && <Actions>{action}</Actions>}
    </Box>
  );
}
