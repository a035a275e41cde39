import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

export interface TitledNoticeProps {
  icon: string;
  tone: 'warn' | 'danger' | 'brand';
  title: ReactNode;
  text?: ReactNode;
  /** Details and next actions. */
  children?: ReactNode;
}

/** A notice with a heading, for the result of an attempt to order. */
export function TitledNotice({ icon, tone, title, text, children }: TitledNoticeProps) {
  return (
    <Notice icon={icon} tone={tone}>
      <Stack gap="2">
        <Heading as="h2" size="s">
          {title}
        </Heading>
        {text && <Text>{text}</Text>}
        {children}
      </Stack>
    </Notice>
  );
}
